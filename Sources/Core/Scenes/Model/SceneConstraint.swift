package import AutoLayout
package import Documents

/// A constraint, or the constraints of a visual format, as a scene states them.
package struct SceneConstraint: Equatable, Sendable {
  /// The parsed text.
  package enum Form: Equatable, Sendable {
    /// One constraint.
    case equation(SceneEquation)
    /// A visual format with its options: one or more constraints.
    indirect case format(VisualFormat, LayoutConstraint.FormatOptions)
  }

  /// The line of a short form, which stands for several constraints, of which this is one.
  package struct ShortForm: Equatable, Sendable {
    /// The line as written.
    package let text: String
    /// The index of this constraint among the line's, from 0.
    package let part: Int
    /// The range of the line that this constraint applies to, in Unicode scalars: an item of a
    /// list; nil for the whole line.
    package let range: Range<Int>?
  }

  /// The equation or visual format as written; for a short form, the equation of this constraint.
  package let text: String
  /// The parsed text.
  package internal(set) var form: Form
  /// Where the text is.
  package let span: ScalarSpan
  /// The name given in the scene, which is Apple's identifier.
  package let id: String?
  /// The priority; for a visual format, that of every predicate without one of its own.
  package internal(set) var priority: Double?
  /// The reason for the constraint, in the user's words.
  package let why: String?
  /// Whether the constraint is active.
  package internal(set) var isActive: Bool
  /// The condition under which the constraint takes part in the layout; nil for always.
  package internal(set) var condition: SceneCondition?
  /// The constant that a state gives the single constraint of a visual format; nil keeps its own.
  package internal(set) var constant: Double?
  /// The priority that a state gives the constraints of a visual format; nil keeps their own.
  package internal(set) var changedPriority: Double?
  /// The short form that the constraint is part of; nil if the text is its own.
  package internal(set) var shortForm: ShortForm?

  /// Whether the constraint represents its line when a scene is written: the first of a short
  /// form.
  var isStated: Bool { (shortForm?.part ?? 0) == 0 }
  /// The instance whose ids the constraint uses; empty for the scene itself.
  package internal(set) var scope = ""
  /// The numbers that an instance provides to its constraints.
  package internal(set) var locals: [SceneMetric] = []

  /// Where the text begins.
  package var place: Place { span.place }
}

/// The options of a visual format by their names.
package enum SceneFormatOption: String, CaseIterable, Hashable, Sendable {
  case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading, alignAllTrailing
  case alignAllCenterX, alignAllCenterY, alignAllLastBaseline, alignAllFirstBaseline
  case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
  case leadingToTrailing, leftToRight, rightToLeft
  case spacingEdgeToEdge, spacingBaselineToBaseline

  /// The corresponding option of the visual format parser.
  package var option: LayoutConstraint.FormatOptions {
    switch self {
    case .alignAllLeft: .alignAllLeft
    case .alignAllRight: .alignAllRight
    case .alignAllTop: .alignAllTop
    case .alignAllBottom: .alignAllBottom
    case .alignAllLeading: .alignAllLeading
    case .alignAllTrailing: .alignAllTrailing
    case .alignAllCenterX: .alignAllCenterX
    case .alignAllCenterY: .alignAllCenterY
    case .alignAllLastBaseline: .alignAllLastBaseline
    case .alignAllFirstBaseline: .alignAllFirstBaseline
    case .directionLeadingToTrailing, .leadingToTrailing, .spacingEdgeToEdge: []
    case .directionLeftToRight, .leftToRight: .directionLeftToRight
    case .directionRightToLeft, .rightToLeft: .directionRightToLeft
    case .spacingBaselineToBaseline: .spacingBaselineToBaseline
    }
  }

  /// The attribute that the option aligns; nil for direction and spacing.
  var alignedAttribute: LayoutConstraint.Attribute? {
    // An alignment option is the bit whose index is its attribute's raw value.
    let bits = option.rawValue & 0xFFFF
    return bits == 0 ? nil : LayoutConstraint.Attribute(rawValue: bits.trailingZeroBitCount)
  }
}
