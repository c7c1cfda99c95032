/// What a string of the format stands for: editors offer names by it, and messages call it by its
/// `noun`.
package enum StringMeaning: Hashable, Sendable {
  /// A colour, by its name or number.
  case color
  /// The path of a file.
  case path
  /// A name that a view or guide gets.
  case id
  /// The name of a view.
  case viewID
  /// The name of a metric.
  case metricName
  /// The name of a state.
  case stateName
  /// The name of a font family.
  case fontFamily
  /// A language, and a region perhaps.
  case locale
  /// An equation between attributes.
  case equation
  /// A visual format.
  case visualFormat
  /// An equation or a visual format.
  case statement
  /// Two sides that compare.
  case comparison
  /// A sum of attributes and numbers.
  case expression
  /// Anything else, by what messages call it.
  case other(String)

  /// A string of which no more is known.
  package static let any = StringMeaning.other("a string")

  /// What messages call it.
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

  /// Whether it has the grammar of equations or of visual formats.
  package var isStatement: Bool {
    switch self {
    case .equation, .visualFormat, .statement, .comparison, .expression: true
    default: false
    }
  }
}
