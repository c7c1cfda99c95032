package import AutoLayout
package import Documents

/// A constraint, or the constraints of a visual format, as a scene states them.
package struct SceneConstraint: Equatable, Sendable {
  /// What the text turned out to be.
  package enum Form: Equatable, Sendable {
    /// One constraint.
    case equation(SceneEquation)
    /// A visual format with its options: several constraints, or one.
    indirect case format(VisualFormat, LayoutConstraint.FormatOptions)
  }

  /// A line of text that stands for several constraints, of which this is one.
  package struct ShortForm: Equatable, Sendable {
    /// The line as written.
    package let text: String
    /// Which of its constraints this is, from 0.
    package let part: Int
    /// What of the line this one is about, in Unicode scalars: an item of a list; nil for all of it.
    package let range: Range<Int>?
  }

  /// The equation or visual format as written; of a short form, the equation that this one stands
  /// for.
  package let text: String
  /// What the text turned out to be.
  package internal(set) var form: Form
  /// Where the text stands.
  package let span: ScalarSpan
  /// The name given in the scene, Apple's identifier.
  package let id: String?
  /// The priority: for a visual format that of every predicate without one of its own.
  package internal(set) var priority: Double?
  /// Why it is there, in the user's words.
  package let why: String?
  /// Whether it takes part in the layout.
  package internal(set) var isActive: Bool
  /// When it takes part at all; nil for always.
  package internal(set) var condition: SceneCondition?
  /// The constant that a state gives the one constraint of a visual format; nil leaves its own.
  package internal(set) var constant: Double?
  /// The priority that a state gives the constraints of a visual format; nil leaves theirs.
  package internal(set) var changedPriority: Double?
  /// The line that it is a part of; nil where the text is its own.
  package internal(set) var shortForm: ShortForm?

  /// Whether it is the one that writes the line: the first of a short form's.
  var isStated: Bool { (shortForm?.part ?? 0) == 0 }
  /// The instance whose ids it names; empty for the scene's own.
  package internal(set) var scope = ""
  /// The numbers that an instance has for its constraints.
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

  /// The option for the parser of visual formats.
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

  /// The attribute on which the option aligns; nil for direction and spacing.
  var alignedAttribute: LayoutConstraint.Attribute? {
    // An alignment option is the bit of its attribute's raw value.
    let bits = option.rawValue & 0xFFFF
    return bits == 0 ? nil : LayoutConstraint.Attribute(rawValue: bits.trailingZeroBitCount)
  }
}
