import Controls
package import Scenes

/// Prints the schema of a format as a JSON Schema, draft 2020-12.
///
/// Named mappings become definitions, each once; so do views, whose keys depend on their type.
package struct JSONSchema {
  private var definitions: [(name: String, body: JSON)] = []
  /// Where the definition of a name stands; looked up, never iterated.
  private var places: [String: Int] = [:]
  /// The definition of each mapping, identified by its name and keys.
  private var names: [String: String] = [:]
  /// The definition of a view's key, by the schema printed for it.
  private var keys: [JSON: String] = [:]
  /// Whether names such as `$gap` may replace values.
  private var takesNames = false
  /// Whether values may be names of states.
  private(set) var hasStates = true
  /// The components that views may name as their types; nil to allow any name.
  private(set) var components: [SceneComponent]?
  /// The keys of all types, which every component's instances may have; nil until one is printed.
  var instanceKeys: [JSON.Member]?

  /// Returns the schema of a whole document.
  package static func document(
    title: String, about: String, _ schema: Schema, takesNames: Bool = false,
    components: [SceneComponent]? = nil, hasStates: Bool = true
  ) -> JSON {
    var printer = JSONSchema()
    printer.hasStates = hasStates
    printer.takesNames = takesNames
    printer.components = components
    var members = [
      JSON.Member("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      JSON.Member("title", .string(title)), JSON.Member("description", .string(about)),
    ]
    if case .mapping(_, let required, let oneOf, _, let properties) = schema {
      members += printer.mapping(properties(), required: required, oneOf: oneOf)
      if let examples = printer.examples() { members.append(JSON.Member("allOf", examples)) }
    } else {
      members += printer.members(of: schema)
    }
    let definitions = printer.definitions.map { JSON.Member($0.name, $0.body) }
    return .object(members + [JSON.Member("$defs", .object(definitions))])
  }

  private mutating func print(_ schema: Schema) -> JSON { .object(members(of: schema)) }

  mutating func members(of schema: Schema) -> [JSON.Member] {
    switch schema {
    case .null: return [JSON.Member("type", .string("null"))]
    case .boolean: return named([JSON.Member("type", .string("boolean"))], or: [condition()])
    case .number(let range): return named(number("number", range))
    case .integer(let range): return named(number("integer", range))
    case .flag:
      return [
        JSON.Member(
          "anyOf",
          .array([
            .object(["type": .string("boolean")]), .object(["type": .string("string")]),
            condition(),
          ]))
      ]
    case .anything: return []
    case .string(_, let pattern):
      return [JSON.Member("type", .string("string"))]
        + (pattern.map { [JSON.Member("pattern", .string($0))] } ?? [])
    case .choice(let words):
      return named([JSON.Member("enum", .array(words.map(JSON.string)))])
    case .openChoice(let words, let pattern):
      let other = print(.string(pattern: pattern))
      return [JSON.Member("anyOf", .array([print(.choice(words)), other]))]
    case .list(let item, let count):
      let bounds = count.map {
        [JSON.Member("minItems", .int($0)), JSON.Member("maxItems", .int($0))]
      }
      return [JSON.Member("type", .string("array")), JSON.Member("items", print(item))]
        + (bounds ?? [])
    case .dictionary(let value, let keys):
      let names = keys.map {
        [JSON.Member("propertyNames", .object(["pattern": .string($0)]))]
      }
      return [JSON.Member("type", .string("object"))] + (names ?? [])
        + [JSON.Member("additionalProperties", print(value))]
    case .either(let options):
      return [JSON.Member("anyOf", .array(options.map { print($0) }))]
    case .mapping(let name, let required, let oneOf, let others, let properties):
      let others = others.flatMap { isOpen($0) ? $0 : nil }
      let members = reference(name, required, oneOf, others, properties())
      // A shadow may be that of a design token.
      return name == "shadow" ? named(members) : members
    case .view: return view()
    case .viewChange: return viewChange()
    case .variation: return [JSON.Member("type", .string("object"))]
    }
  }

  /// Returns the schema of a value, or of a name in its place.
  private mutating func named(_ members: [JSON.Member], or more: [JSON] = []) -> [JSON.Member] {
    guard takesNames else { return members }
    return [
      JSON.Member(
        "anyOf", .array([.object(members), .object(name())] + more))
    ]
  }

  /// The pattern of a name that replaces a value: `$gap`, `${item.name}`.
  static let namePattern = #"^\$([A-Za-z_][A-Za-z0-9_.]*|\{[A-Za-z_][A-Za-z0-9_.]*\})$"#

  /// The pattern of such a name, or of the name of a design token: `space.m`.
  private static let valuePattern =
    #"^(\$([A-Za-z_][A-Za-z0-9_.]*|\{[A-Za-z_][A-Za-z0-9_.]*\})|[A-Za-z_][\w-]*(\.[\w-]+)+)$"#

  /// Returns the schema of a name that replaces a value.
  mutating func name() -> [JSON.Member] {
    if names["name\n"] == nil {
      names["name\n"] = reserve("name")
      fill(
        "name",
        .object([
          "description": .string("A parameter, a metric, a field of an item, a design token."),
          "type": .string("string"),
          "pattern": .string(Self.valuePattern),
        ]))
    }
    return reference("name")
  }

  /// Returns the schema of a condition over names: `{ when: unread == 0 }`.
  private func condition() -> JSON {
    .object([
      "type": .string("object"), "required": .array([.string("when")]),
      "properties": .object(["when": .object(["type": .string("string")])]),
      "additionalProperties": .bool(false),
    ])
  }

  private func number(_ type: String, _ range: NumberRange) -> [JSON.Member] {
    var members = [JSON.Member("type", .string(type))]
    if range.lower.isFinite {
      let key = range.excludesLower ? "exclusiveMinimum" : "minimum"
      members.append(JSON.Member(key, .number(range.lower)))
    }
    if range.upper.isFinite { members.append(JSON.Member("maximum", .number(range.upper))) }
    return members
  }

  private mutating func mapping(
    _ properties: [Schema.Property], required: [String], oneOf: [String] = [],
    others: Schema? = nil
  ) -> [JSON.Member] {
    let described = properties.map { property in
      JSON.Member(
        property.name,
        .object(
          [JSON.Member("description", .string(property.help))] + members(of: property.schema)))
    }
    return [JSON.Member("type", .string("object")), JSON.Member("properties", .object(described))]
      + (required.isEmpty ? [] : [JSON.Member("required", .array(required.map(JSON.string)))])
      + (oneOf.isEmpty ? [] : [JSON.Member("oneOf", .array(oneOf.map(Self.presence)))])
      + [
        JSON.Member("additionalProperties", others.map { .object(members(of: $0)) } ?? .bool(false))
      ]
  }

  /// Returns the requirement that a key be present.
  private static func presence(_ key: String) -> JSON {
    .object([JSON.Member("required", .array([.string(key)]))])
  }

  // MARK: Definitions

  private mutating func reference(
    _ name: String, _ required: [String], _ oneOf: [String], _ others: Schema?,
    _ properties: [Schema.Property]
  ) -> [JSON.Member] {
    let signature = ([name] + properties.map(\.name)).joined(separator: "\n")
    if names[signature] == nil {
      // The name is registered before the body is printed, which may refer to it.
      let unique = reserve(name)
      names[signature] = unique
      fill(unique, .object(mapping(properties, required: required, oneOf: oneOf, others: others)))
    }
    return reference(names[signature] ?? name)
  }

  func reference(_ name: String) -> [JSON.Member] {
    [JSON.Member("$ref", .string("#/$defs/\(name)"))]
  }

  /// Reserves a definition with a unique name.
  mutating func reserve(_ name: String) -> String {
    let spelled = String(name.filter { $0 != "'" }.map { $0 == " " ? "-" : $0 })
    var unique = spelled
    var number = 2
    while places[unique] != nil {
      unique = "\(spelled)-\(number)"
      number += 1
    }
    places[unique] = definitions.count
    definitions.append((unique, .null))
    return unique
  }

  mutating func fill(_ name: String, _ body: JSON) {
    guard let index = places[name] else { return }
    definitions[index].body = body
  }
}

// MARK: - Views

extension JSONSchema {
  /// Returns the schema of a view: its type determines which keys it has; without a type it is a
  /// plain view.
  mutating func view() -> [JSON.Member] {
    guard names["view\n"] == nil else { return reference("view") }
    names["view\n"] = reserve("view")
    var branches: [JSON] = []
    for kind in ViewKind.allCases {
      let words = SceneFormat.names(of: kind).map(JSON.string)
      let type = JSON.object(["properties": .object(["type": .object(["enum": .array(words)])])])
      let name = reserve("type.\(kind.rawValue)")
      let keys = SceneFormat.properties(of: kind) + SceneFormat.assembledProperties
      fill(name, body(of: keys.filter { $0.name != "with" }, kind))
      // A view that doesn't state its type meets the condition on the type of plain ones.
      let condition =
        kind == .view ? type : type.adding("required", .array([.string("type")]))
      branches.append(.object(["if": condition, "then": .object(reference(name))]))
    }
    let types = ViewKind.allCases.flatMap(SceneFormat.names(of:)).map(JSON.string)
    let instances = takesNames ? self.instances(besides: types) : nil
    fill(
      "view",
      .object([
        "type": .array(
          [.string("object"), .string("null")] + (takesNames ? [.string("string")] : [])),
        "pattern": .string(Self.namePattern),
        "properties": .object(["type": instances?.type ?? .object(["enum": .array(types)])]),
        "allOf": .array(branches + (instances?.branches ?? [])),
      ]))
    return reference("view")
  }

  /// Returns the keys of one type of view; types share the definitions that describe them.
  private mutating func body(of properties: [Schema.Property], _ kind: ViewKind) -> JSON {
    let described = properties.map { property in
      JSON.Member(property.name, .object(reference(key(property, kind))))
    }
    return .object([
      "properties": .object(described), "additionalProperties": .bool(false),
    ])
  }

  mutating func key(_ property: Schema.Property, _ kind: ViewKind) -> String {
    var value = property.name == "variations" ? variations(of: kind) : members(of: property.schema)
    if takesNames, SceneFormat.takesCondition(property.name) {
      value = [
        JSON.Member(
          "anyOf", .array([.object(value), .object(members(of: SceneFormat.choice))]))
      ]
    }
    let body = JSON.object([JSON.Member("description", .string(property.help))] + value)
    if let known = keys[body] { return known }
    let name = reserve("key.\(property.name)")
    fill(name, body)
    keys[body] = name
    return name
  }

  private mutating func variations(of kind: ViewKind) -> [JSON.Member] {
    let name = reserve("variation.\(kind.rawValue)")
    let body = body(of: SceneFormat.variationProperties(of: kind), kind)
    fill(
      name,
      body.adding("required", .array([.string("when")])).adding("type", .string("object")))
    let one = JSON.object(reference(name))
    return [
      JSON.Member(
        "anyOf", .array([.object(["type": .string("array"), "items": one]), one]))
    ]
  }

  /// Returns the schema of a state's change to a view whose type is known only by its id: the
  /// keys of all types.
  private mutating func viewChange() -> [JSON.Member] {
    guard names["view change\n"] == nil else { return reference("view-change") }
    names["view change\n"] = reserve("view change")
    var members: [(key: String, options: [JSON])] = []
    for kind in ViewKind.allCases {
      for property in SceneFormat.changeProperties(of: kind) {
        let option = JSON.object(reference(key(property, kind)))
        if let index = members.firstIndex(where: { $0.key == property.name }) {
          if !members[index].options.contains(option) { members[index].options.append(option) }
        } else {
          members.append((property.name, [option]))
        }
      }
    }
    let properties = members.map { key, options in
      JSON.Member(key, options.count == 1 ? options[0] : .object(["anyOf": .array(options)]))
    }
    fill(
      "view-change",
      .object([
        "type": .string("object"), "properties": .object(properties),
        "additionalProperties": .bool(false),
      ]))
    return reference("view-change")
  }
}

extension JSON {
  /// Returns the object with one more member.
  fileprivate func adding(_ key: String, _ value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members + [Member(key, value)])
  }
}

// MARK: - Documents

extension JSONSchema {
  /// The schema of scene files.
  package static var scene: JSON {
    document(
      title: "alrender scene", about: "Views, constraints and how they vary, as YAML or JSON.",
      SceneFormat.scene, takesNames: true)
  }

  /// The schema of `alrender.yaml`.
  package static var configuration: JSON {
    document(
      title: "alrender configuration", about: "The alrender.yaml at a project's root.",
      SceneFormat.configuration)
  }

  /// The schema of a line of `alrender layout --format json`.
  package static var layout: JSON {
    document(
      title: "alrender layout", about: "A line of 'alrender layout --format json'.",
      LayoutResult.schema)
  }
}
