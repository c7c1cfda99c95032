/// What the format allows in one place: the half of a `Shape` that can be printed.
indirect enum Schema: Sendable {
  /// `true` or `false`.
  case boolean
  /// A number.
  case number(NumberRange)
  /// A whole number.
  case integer(NumberRange)
  /// A string; the noun says what kind, such as `a colour`.
  case string(noun: String, pattern: String? = nil)
  /// One of some words.
  case choice([String])
  /// A list, of a fixed number of items where `count` says so.
  case list(Schema, count: Int? = nil)
  /// A mapping with named keys.
  case mapping(name: String, @Sendable () -> [Property])
  /// A mapping from names to values.
  case dictionary(Schema)
  /// A view: a mapping whose keys depend on its type, see `ViewFields`.
  case view
  /// What a state changes of a view: any key of a view but those that make the tree.
  case viewChange
  /// What a view changes of itself under a condition: the same keys and `when`.
  case variation
  /// One of several.
  case either([Schema])

  /// One key of a mapping.
  struct Property: Sendable {
    let name: String
    let schema: Schema
    let help: String
  }

  /// What a message calls it: `a number`, `true or false`, `a list of 4 numbers`.
  var noun: String {
    switch self {
    case .boolean: "true or false"
    case .number: "a number"
    case .integer: "a whole number"
    case .string(let noun, _): noun
    case .choice(let words): Self.join(words.map { "'\($0)'" })
    case .list(let item, let count?): "a list of \(count) \(item.plural)"
    case .list(let item, nil): "a list of \(item.plural)"
    case .mapping, .dictionary, .view, .viewChange, .variation: "a mapping"
    case .either(let options): Self.join(options.map(\.noun))
    }
  }

  private var plural: String {
    switch self {
    case .number: "numbers"
    case .string(let noun, _):
      (noun.hasPrefix("an ") ? noun.dropFirst(3) : noun.dropFirst(2)) + "s"
    case .mapping(let name, _): "\(name) mappings"
    case .choice: "words"
    default: "items"
    }
  }

  /// `a`, `a or b`, `a, b or c`.
  static func join(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
