import Controls
import Scenes

/// The keys of one kind of mapping, for lookup.
struct KeySet: Sendable {
  /// A key with the values it may have.
  struct Entry: Sendable {
    let property: Schema.Property
    let alternatives: [Schema]
  }

  /// The keys in the order of the format.
  let properties: [Schema.Property]
  private let entries: [String: Entry]

  init(_ properties: [Schema.Property]) {
    self.properties = properties
    entries = Dictionary(
      properties.map { ($0.name, Entry(property: $0, alternatives: $0.schema.alternatives)) }
    ) { first, _ in first }
  }

  /// Returns a key by its name.
  subscript(_ name: String) -> Entry? { entries[name] }
}

/// The keys of views by type, computed once for all documents.
enum Vocabulary {
  /// The keys of each type.
  static let views = table { SceneFormat.properties(of: $0) + SceneFormat.assembledProperties }
  /// The keys of each type that a state can change.
  static let changes = table(SceneFormat.changeProperties(of:))
  /// The keys of a variation of each type.
  static let variations = table(SceneFormat.variationProperties(of:))

  /// Returns the keys of an instance of a component: those of any view, and the component's
  /// slots.
  static func instance(of component: SceneComponent) -> KeySet {
    KeySet(
      SceneFormat.properties(of: .view) + SceneFormat.assembledProperties + slots(of: component))
  }

  /// Returns the keys of an instance's `with`.
  static func parameters(of component: SceneComponent) -> KeySet {
    KeySet(
      component.parameters.map { parameter in
        let standard = parameter.standard.map { "default \($0)" } ?? "required"
        return Schema.Property(
          name: parameter.name, schema: parameter.type.schema,
          help: "\(parameter.type.rawValue), \(standard).")
      })
  }

  /// Returns the keys of a component's example: parameters, slots and the view's frame, side by
  /// side.
  static func example(of component: SceneComponent) -> KeySet {
    let own = parameters(of: component).properties + slots(of: component)
    let frame = SceneFormat.properties(of: .view).filter { property in
      property.name == "frame" && !own.contains { $0.name == property.name }
    }
    return KeySet(own + frame)
  }

  private static func slots(of component: SceneComponent) -> [Schema.Property] {
    component.slots.map {
      Schema.Property(
        name: $0, schema: .either([.view, .dictionary(.view)]),
        help: "The views that fill the slot '\($0)'.")
    }
  }

  private static func table(_ properties: (ViewKind) -> [Schema.Property]) -> [ViewKind: KeySet] {
    Dictionary(uniqueKeysWithValues: ViewKind.allCases.map { ($0, KeySet(properties($0))) })
  }
}

extension ParameterType {
  /// The values that the format allows for a parameter.
  fileprivate var schema: Schema {
    switch self {
    case .text, .verbatim: .string(.any)
    case .number: .number(.unbounded)
    case .flag: .boolean
    case .color: .string(.color)
    case .image: .string(.path)
    case .view: .view
    case .data: .anything
    }
  }
}

extension Schema {
  /// The alternatives for a value, with `either` flattened.
  var alternatives: [Schema] {
    if case .either(let options) = self { options.flatMap(\.alternatives) } else { [self] }
  }

  /// What the string it takes means; nil for anything else.
  var meaning: StringMeaning? {
    if case .string(let meaning, _) = self { meaning } else { nil }
  }

  /// Whether it takes equations or visual formats.
  var isStatement: Bool { meaning?.isStatement ?? false }

  /// The words it takes.
  var words: [String] {
    switch self {
    case .choice(let words), .openChoice(let words, _): words
    case .boolean: ["true", "false"]
    default: []
    }
  }
}
