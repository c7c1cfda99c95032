import Documents

/// What a format allows in one place: the half of a `Shape` that can be printed.
package indirect enum Schema: Sendable {
  /// Nothing at all: what YAML writes as an empty value.
  case null
  /// `true` or `false`.
  case boolean
  /// A number.
  case number(NumberRange)
  /// A whole number.
  case integer(NumberRange)
  /// A string that stands for something, such as a colour.
  case string(StringMeaning = .any, pattern: String? = nil)
  /// One of some words.
  case choice([String])
  /// One of some words, or another spelling of one of them, which a pattern may describe.
  case openChoice([String], pattern: String? = nil)
  /// A list, of a fixed number of items where `count` says so.
  case list(Schema, count: Int? = nil)
  /// A mapping with named keys: some are required, and of some others exactly one.
  case mapping(
    name: String, required: [String] = [], oneOf: [String] = [], @Sendable () -> [Property])
  /// A mapping from names to values; the names match a pattern where `keys` has one.
  case dictionary(Schema, keys: String? = nil)
  /// `true`, `false` or a condition over names.
  case flag
  /// Any value at all.
  case anything
  /// A view: a mapping whose keys depend on its type, see `ViewFields`.
  case view
  /// What a state changes of a view: any key of a view but those that make the tree.
  case viewChange
  /// What a view changes of itself under a condition: the same keys and `when`.
  case variation
  /// One of several.
  case either([Schema])

  /// One key of a mapping.
  package struct Property: Sendable {
    /// The key.
    package let name: String
    /// What it takes.
    package let schema: Schema
    /// One sentence for the reader of the format.
    package let help: String

    /// Describes a key.
    package init(name: String, schema: Schema, help: String) {
      self.name = name
      self.schema = schema
      self.help = help
    }
  }

  /// What a message calls it: `a number`, `true or false`, `a list of 4 numbers`.
  package var noun: String {
    switch self {
    case .null: "nothing"
    case .boolean: "true or false"
    case .number: "a number"
    case .integer: "a whole number"
    case .string(let meaning, _): meaning.noun
    case .choice(let words), .openChoice(let words, _): NameList.either(words.map { "'\($0)'" })
    case .list(let item, let count?): "a list of \(count) \(item.plural)"
    case .list(let item, nil): "a list of \(item.plural)"
    case .mapping, .dictionary, .view, .viewChange, .variation: "a mapping"
    case .flag: "true, false or a condition"
    case .anything: "any value"
    case .either(let options): NameList.either(options.filter { !$0.isNull }.map(\.noun))
    }
  }

  /// Whether it takes a number before anything else.
  var takesNumberFirst: Bool {
    switch self {
    case .number: true
    case .either(let options): options.first { !$0.isNull }?.takesNumberFirst ?? false
    default: false
    }
  }

  private var isNull: Bool {
    if case .null = self { true } else { false }
  }

  private var plural: String {
    switch self {
    case .number: "numbers"
    case .string(let meaning, _):
      (meaning.noun.hasPrefix("an ") ? noun.dropFirst(3) : noun.dropFirst(2)) + "s"
    case .mapping(let name, _, _, _): "\(name) mappings"
    case .choice, .openChoice: "words"
    default: "items"
    }
  }
}
