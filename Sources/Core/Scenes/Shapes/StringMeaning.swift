/// The meaning of a string in the format: editors complete names by it, and messages use its
/// `noun`.
package enum StringMeaning: Hashable, Sendable {
  /// A colour, by name or number.
  case color
  /// The path of a file.
  case path
  /// The name given to a view or guide.
  case id
  /// The name of a view.
  case viewID
  /// The name of a metric.
  case metricName
  /// The name of a state.
  case stateName
  /// The name of a font family.
  case fontFamily
  /// A language, optionally with a region.
  case locale
  /// An equation between attributes.
  case equation
  /// A visual format.
  case visualFormat
  /// An equation or a visual format.
  case statement
  /// Two sides and the relation between them.
  case comparison
  /// A sum of attributes and numbers.
  case expression
  /// Anything else, with its noun in messages.
  case other(String)

  /// A string with no particular meaning.
  package static let any = StringMeaning.other("a string")

  /// The noun in messages.
  package var noun: String {
    switch self {
    case .color: "a colour"
    case .path: "a path"
    case .id: "an id"
    case .viewID: "the id of a view"
    case .metricName: "the name of a metric"
    case .stateName: "the name of a state"
    case .fontFamily: "a font family"
    case .locale: "a locale"
    case .equation: "an equation"
    case .visualFormat: "a visual format"
    case .statement: "an equation or a visual format"
    case .comparison: "a comparison"
    case .expression: "an expression"
    case .other(let noun): noun
    }
  }

  /// Whether the string has the grammar of equations or of visual formats.
  package var isStatement: Bool {
    switch self {
    case .equation, .visualFormat, .statement, .comparison, .expression: true
    default: false
    }
  }
}
