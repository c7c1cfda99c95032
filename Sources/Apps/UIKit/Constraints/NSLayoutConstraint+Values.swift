import AutoLayout
import Foundation
import Geometry

extension NSLayoutConstraint {
  /// The part of an item that a constraint uses; raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    /// An edge of the alignment rect.
    case left = 1
    /// An edge of the alignment rect.
    case right, top, bottom, leading, trailing
    /// A dimension or a centre of the alignment rect.
    case width, height, centerX, centerY
    /// A baseline.
    case lastBaseline, firstBaseline
    /// An edge inside the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// A centre between the layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// No attribute: the second side of a constraint on a constant size.
    case notAnAttribute = 0

    /// The older name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }

    var core: LayoutConstraint.Attribute {
      LayoutConstraint.Attribute(rawValue: rawValue) ?? .notAnAttribute
    }

    init(_ core: LayoutConstraint.Attribute) {
      self = Attribute(rawValue: core.rawValue) ?? Self.autoresizing[core] ?? .notAnAttribute
    }

    private static let autoresizing: [LayoutConstraint.Attribute: Attribute] = [
      .minX: .left, .minY: .top, .midX: .centerX, .midY: .centerY, .maxX: .right, .maxY: .bottom,
    ]
  }

  /// What a visual format aligns, and its direction; bits are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// UIKit's raw bits.
    public let rawValue: UInt
    /// Makes options from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centres.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centres.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The older name of `alignAllLastBaseline`.
    public static var alignAllBaseline: FormatOptions { alignAllLastBaseline }
    /// Aligns the first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits for alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Reads from leading to trailing.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Reads from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits for the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Measures spacing from edge to edge.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures spacing from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
  }

  /// Returns the constraints of a visual format; an error in it stops the process with UIKit's
  /// message.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.mapValues { ($0 as? any LayoutItemConvertible)?.layoutItem ?? $0 }
    let numbers = metrics?.mapValues { value -> Any in
      switch value {
      case let number as CGFloat: Double(number)
      case let number as NSNumber: number.doubleValue
      default: value
      }
    }
    return LayoutConstraint.constraints(
      withVisualFormat: format, options: LayoutConstraint.FormatOptions(rawValue: opts.rawValue),
      metrics: numbers, views: items
    ).map(NSLayoutConstraint.of)
  }
}

extension NSLayoutConstraint.Relation {
  var core: LayoutConstraint.Relation { LayoutConstraint.Relation(rawValue: rawValue) ?? .equal }
}

extension Axis {
  init(_ axis: NSLayoutConstraint.Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
