import Documents

/// The format of a value: the part of a `Shape` that can be printed.
package indirect enum Schema: Sendable {
  /// No value: what YAML writes as an empty value.
  case null
  /// `true` or `false`.
  case boolean
  /// A number.
  case number(NumberRange)
  /// A whole number.
  case integer(NumberRange)
  /// A string with a meaning, such as a colour.
  case string(StringMeaning = .any, pattern: String? = nil)
  /// One of several words.
  case choice([String])
  /// One of several words, or another spelling of one of them, which a pattern may describe.
  case openChoice([String], pattern: String? = nil)
  /// A list; `count` is the fixed number of items, if there is one.
  case list(Schema, count: Int? = nil)
  /// A mapping with named keys, some of which are required; exactly one of `oneOf` must be
  /// present. Other keys are allowed if `others` is the schema of their values.
  case mapping(
    name: String, required: [String] = [], oneOf: [String] = [], others: Schema? = nil,
    @Sendable () -> [Property])
  /// A mapping from names to values; the names match the pattern `keys`, if there is one.
  case dictionary(Schema, keys: String? = nil)
  /// `true`, `false` or a condition over names.
  case flag
  /// Any value.
  case anything
  /// A view: a mapping whose keys depend on its type; see `ViewFields`.
  case view
  /// A state's changes to a view: any key of a view except those that make the tree.
  case viewChange
  /// A view's changes to itself under a condition: the same keys and `when`.
  case variation
  /// One of several schemas.
  case either([Schema])

  /// A key of a mapping.
  package struct Property: Sendable {
    /// The key.
    package let name: String
    /// The schema of the value.
    package let schema: Schema
    /// One sentence of documentation for users of the format.
    package let help: String

    /// Creates a key.
    package init(name: String, schema: Schema, help: String) {
      self.name = name
      self.schema = schema
      self.help = help
    }
  }

  /// The noun in messages: `a number`, `true or false`, `a list of 4 numbers`.
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

  /// The range of the value if it is primarily a number; otherwise nil.
  var numberRange: NumberRange? {
    switch self {
    case .number(let range), .integer(let range): range
    case .either(let options): options.first { !$0.isNull }?.numberRange
    default: nil
    }
  }

  /// Whether the value is a font.
  var isFont: Bool {
    switch self {
    case .mapping("font", _, _, _, _): true
    case .either(let options): options.contains { $0.isFont }
    default: false
    }
  }

  /// Whether the value is a text that may be any.
  var isText: Bool {
    switch self {
    case .string(.any, _): true
    case .either(let options): options.contains { $0.isText }
    default: false
    }
  }

  /// The words that a list of words may have; nil for another value.
  var words: [String]? {
    switch self {
    case .list(.choice(let words), _), .list(.openChoice(let words, _), _): words
    default: nil
    }
  }

  /// Whether it is a mapping with a width and a height.
  var isSize: Bool {
    guard case .mapping(_, _, _, _, let properties) = self else { return false }
    return Set(["width", "height"]).isSubset(of: properties().map(\.name))
  }

  private var isNull: Bool {
    if case .null = self { true } else { false }
  }

  private var plural: String {
    switch self {
    case .number: "numbers"
    case .string(let meaning, _):
      (meaning.noun.hasPrefix("an ") ? noun.dropFirst(3) : noun.dropFirst(2)) + "s"
    case .mapping(let name, _, _, _, _): "\(name) mappings"
    case .choice, .openChoice: "words"
    default: "items"
    }
  }
}
