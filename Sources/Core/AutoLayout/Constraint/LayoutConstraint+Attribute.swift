public import Geometry

extension LayoutConstraint {
  /// UIKit's name for the axis of a stack, a priority or a constraint.
  public typealias Axis = Geometry.Axis

  /// How the two sides compare; raw values are UIKit's.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The part of an item that a constraint refers to; raw values are UIKit's.
  public enum Attribute: Int, Hashable, Sendable {
    /// No attribute, as on the second side of a constant size.
    case notAnAttribute = 0
    /// The left edge of the alignment rect.
    case left = 1
    /// The right edge of the alignment rect.
    case right = 2
    /// The top edge of the alignment rect.
    case top = 3
    /// The bottom edge of the alignment rect.
    case bottom = 4
    /// The leading edge, where reading begins.
    case leading = 5
    /// The trailing edge, where reading ends.
    case trailing = 6
    /// The width of the alignment rect.
    case width = 7
    /// The height of the alignment rect.
    case height = 8
    /// The horizontal centre of the alignment rect.
    case centerX = 9
    /// The vertical centre of the alignment rect.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of a view without text.
    case firstBaseline = 12
    /// The left edge inside the layout margins.
    case leftMargin = 13
    /// The right edge inside the layout margins.
    case rightMargin = 14
    /// The top edge inside the layout margins.
    case topMargin = 15
    /// The bottom edge inside the layout margins.
    case bottomMargin = 16
    /// The leading edge inside the layout margins, where reading begins.
    case leadingMargin = 17
    /// The trailing edge inside the layout margins, where reading ends.
    case trailingMargin = 18
    /// The horizontal centre of the area inside the layout margins.
    case centerXWithinMargins = 19
    /// The vertical centre of the area inside the layout margins.
    case centerYWithinMargins = 20
    /// The left edge, as named by autoresizing constraints (private in UIKit).
    case minX = 32
    /// The top edge, as named by autoresizing constraints (private in UIKit).
    case minY = 33
    /// The horizontal centre, as named by autoresizing constraints (private in UIKit).
    case midX = 34
    /// The vertical centre, as named by autoresizing constraints (private in UIKit).
    case midY = 35
    /// The right edge, as named by autoresizing constraints (private in UIKit).
    case maxX = 36
    /// The bottom edge, as named by autoresizing constraints (private in UIKit).
    case maxY = 37

    /// The old name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }
}

extension LayoutConstraint.Attribute: CustomStringConvertible {
  /// The case's name, such as `centerX`.
  ///
  /// Written out, because Swift looks a name up in the program's metadata each time.
  public var description: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .minX: "minX"
    case .minY: "minY"
    case .midX: "midX"
    case .midY: "midY"
    case .maxX: "maxX"
    case .maxY: "maxY"
    }
  }
}

extension LayoutConstraint.Attribute {
  /// What an attribute measures; only attributes of the same kind can be paired (rules V1 and
  /// V4).
  package enum Kind: Hashable, Sendable {
    case none, xLocation, yLocation, dimension
  }

  /// What the attribute measures.
  package var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .dimension
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX:
      .xLocation
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins, .minY, .midY, .maxY:
      .yLocation
    }
  }

  /// The attribute's position between the near edge (0: left, top, leading) and the far edge (1);
  /// for a baseline, that of the edge from which its distance is measured; 0 for attributes that
  /// are not locations.
  package var share: Double {
    switch self {
    case .left, .top, .leading, .firstBaseline, .leftMargin, .topMargin, .leadingMargin,
      .minX, .minY:
      0
    case .right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin,
      .maxX, .maxY:
      1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .midX, .midY: 0.5
    case .notAnAttribute, .width, .height: 0
    }
  }

  /// Whether only autoresizing constraints use the attribute.
  package var isOfAutoresizing: Bool { rawValue >= Self.minX.rawValue }

  /// Whether the attribute is a location rather than a size.
  package var isLocation: Bool { kind == .xLocation || kind == .yLocation }

  /// The axis along which the attribute measures; nil if it has none.
  package var axis: Geometry.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .width: .horizontal
    case .height: .vertical
    default: kind == .xLocation ? .horizontal : .vertical
    }
  }

  /// Whether the attribute flips with the layout direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a physical side, and so cannot be paired with a directional one
  /// (rule V2).
  package var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute refers to the layout margins.
  package var isMargin: Bool { (13...20).contains(rawValue) }

  /// Whether the attribute is a baseline.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute is a centre, with or without margins.
  var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// Returns the physical attribute for a directional one in the given direction.
  package func resolved(_ direction: LayoutDirection) -> LayoutConstraint.Attribute {
    let reversed = direction == .rightToLeft
    return switch self {
    case .leading: reversed ? .right : .left
    case .trailing: reversed ? .left : .right
    case .leadingMargin: reversed ? .rightMargin : .leftMargin
    case .trailingMargin: reversed ? .leftMargin : .rightMargin
    default: self
    }
  }
}
