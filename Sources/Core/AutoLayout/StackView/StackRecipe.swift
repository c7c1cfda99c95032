package import Geometry

/// The inputs that determine a stack view's constraints, as a value; `rules` lists the
/// constraints.
///
/// The lists are those that UIStackView was observed to make, in A. Grebenyuk's dumps and in
/// TZStackView's tests against it, including identifiers and priorities.
package struct StackRecipe: Hashable, Sendable {
  /// One arranged view.
  package struct Element: Hashable, Sendable {
    /// Whether it takes up no room along the axis.
    package var isHidden = false
    /// The gap after it; nil for the stack's spacing.
    package var customSpacing: Double?
    /// Its intrinsic length along the axis, in points; nil if it has none.
    package var intrinsicLength: Double?
    /// How firmly a row gives it an equal share of the length; nil for not at all.
    package var equalSharePriority: LayoutPriority?
    /// Whether it is a text that may wrap, or a stack with one: where nothing else decides, a row
    /// makes those equally wide.
    package var wraps = false

    /// Makes an element; by default visible and without an intrinsic length.
    package init(
      isHidden: Bool = false, customSpacing: Double? = nil, intrinsicLength: Double? = nil,
      equalSharePriority: LayoutPriority? = nil, wraps: Bool = false
    ) {
      self.isHidden = isHidden
      self.customSpacing = customSpacing
      self.intrinsicLength = intrinsicLength
      self.equalSharePriority = equalSharePriority
      self.wraps = wraps
    }
  }

  /// The participants in a stack view's constraints.
  package enum Role: Hashable, Sendable, CustomStringConvertible {
    /// The stack view.
    case stack
    /// Its layout margins guide.
    case margins
    /// The arranged view at that index.
    case view(Int)
    /// The guide that spans the arranged views across the axis.
    case spanner
    /// The guide between two neighbours, one of several kept equal in size.
    case gap(Int)

    /// A short name, such as `view0`.
    package var description: String {
      switch self {
      case .stack: "stack"
      case .margins: "margins"
      case .view(let index): "view\(index)"
      case .spanner: "spanner"
      case .gap(let index): "gap\(index)"
      }
    }
  }

  /// A constraint of a stack view as a value.
  package typealias Rule = LayoutRule<Role>

  /// The axis along which the views are arranged.
  package var axis: Axis
  /// How they share the length.
  package var distribution: StackView.Distribution
  /// How they are aligned across the axis.
  package var alignment: StackView.Alignment
  /// The gap between neighbours, in points, or `StackView.spacingUseSystem`.
  package var spacing: Double
  /// Whether the gaps of a vertical stack are measured from baseline to baseline.
  package var isBaselineRelative: Bool
  /// Whether the views stay inside the stack's layout margins.
  package var isLayoutMarginsRelative: Bool
  /// How firmly a hidden view is kept to no length.
  package var hidingPriority: LayoutPriority
  /// The arranged views in order.
  package var elements: [Element]

  /// Makes a recipe; the defaults are those of a new stack view.
  package init(
    axis: Axis = .horizontal, distribution: StackView.Distribution = .fill,
    alignment: StackView.Alignment = .fill, spacing: Double = 0, isBaselineRelative: Bool = false,
    isLayoutMarginsRelative: Bool = false, hidingPriority: LayoutPriority = .required,
    elements: [Element]
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.isBaselineRelative = isBaselineRelative
    self.isLayoutMarginsRelative = isLayoutMarginsRelative
    self.hidingPriority = hidingPriority
    self.elements = elements
  }

  /// The constraints along the axis, then those across it; empty without arranged views.
  package var rules: [Rule] {
    guard !elements.isEmpty else { return [] }
    return rulesAlong + rulesAcross
  }

  /// The number of gap guides that the rules mention.
  package var gapCount: Int {
    distribution == .equalSpacing || distribution == .equalCentering
      ? max(0, visible.count - 1) : 0
  }

  /// The axis along which all gap guides are as long as the first; nil if they may differ.
  var impliedExtent: Axis? { distribution == .equalSpacing ? axis : nil }

  /// Whether the rules mention the spanning guide.
  package var hasSpanner: Bool {
    !elements.isEmpty && (visible.isEmpty || spansAcross)
  }
}

extension StackRecipe {
  /// The attributes of one axis.
  struct Attributes {
    let start: LayoutConstraint.Attribute
    let end: LayoutConstraint.Attribute
    let center: LayoutConstraint.Attribute
    let size: LayoutConstraint.Attribute

    init(_ axis: Axis) {
      switch axis {
      case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
      case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
      }
    }
  }

  var along: Attributes { Attributes(axis) }
  var across: Attributes { Attributes(axis.perpendicular) }

  /// The indices of the visible views.
  var visible: [Int] { elements.indices.filter { !elements[$0].isHidden } }

  /// Baselines are aligned in rows only: a column uses the nearest edge instead, as UIKit does.
  var effectiveAlignment: StackView.Alignment {
    guard axis == .vertical else { return alignment }
    return switch alignment {
    case .firstBaseline: .leading
    case .lastBaseline: .trailing
    default: alignment
    }
  }

  /// Whether a guide spans the views; a single view needs none to enclose it.
  var spansAcross: Bool { effectiveAlignment != .fill && elements.count > 1 }

  /// The item that the outermost views are connected to.
  var canvas: Role { isLayoutMarginsRelative ? .margins : .stack }

  func connection(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation = .equal,
    to role: Role
  ) -> Rule {
    Rule(
      Identifier.canvasConnection, Rule.Side(canvas, attribute), relation,
      Rule.Side(role, attribute))
  }

  /// The identifiers that UIStackView gives its constraints.
  enum Identifier {
    static let canvasConnection = "UISV-canvas-connection"
    static let spacing = "UISV-spacing"
    static let hiding = "UISV-hiding"
    static let fillEqually = "UISV-fill-equally"
    static let fillProportionally = "UISV-fill-proportionally"
    static let distributingEdge = "UISV-distributing-edge"
    static let textWidthDisambiguation = "UISV-text-width-disambiguation"
    static let canvasFit = "UISV-canvas-fit"
    static let alignment = "UISV-alignment"
    static let spanningBoundary = "UISV-spanning-boundary"
    static let spanningFit = "UISV-spanning-fit"
    static let ambiguitySuppression = "UISV-ambiguity-suppression"
  }

  /// Just below required: the spanning guide follows the views and never breaks them.
  static let spanningPriority = LayoutPriority.almostRequired
  /// Above the fitting size's 50: the spanning guide shrinks before the stack does.
  static let spanningFitPriority = LayoutPriority(51)
  /// Below the fitting size's 50.
  static let canvasFitPriority = LayoutPriority(49)
  /// Below those of content and of fitting: gives a size to a view that has none.
  static let suppressionPriority = LayoutPriority(25)
  /// Returns the priority of an equal share: 10 above the text's own compression resistance.
  static func sharePriority(over compression: LayoutPriority) -> LayoutPriority {
    min(LayoutPriority(rawValue: compression.rawValue + 10), .almostRequired)
  }
  /// Below all others: decides only what they leave open.
  static let equalWidthPriority = LayoutPriority(24)
  /// Below hugging and compression resistance.
  static let centeringPriority = LayoutPriority(149)
}
