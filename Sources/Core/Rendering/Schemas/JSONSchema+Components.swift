import Controls
package import Scenes

// MARK: - Components

extension JSONSchema {
  /// Returns the schema of scene files that may use only these components.
  ///
  /// - Parameter hasStates: whether the file has states, and may have axes of them.
  package static func scene(components: [SceneComponent], hasStates: Bool = true) -> JSON {
    document(
      title: "alrender scene", about: "Views, constraints and how they vary, as YAML or JSON.",
      SceneFormat.scene, takesNames: true, components: components, hasStates: hasStates)
  }

  /// Whether keys with such values may be there beside those listed: axes of states only with states.
  func isOpen(_ others: Schema) -> Bool {
    if case .string(.stateName, _) = others { return hasStates }
    guard case .list(let item, _) = others else { return true }
    return isOpen(item)
  }

  /// Returns the names allowed as a view's type, and the schema that applies to each that isn't
  /// built in.
  mutating func instances(besides types: [JSON]) -> (type: JSON, branches: [JSON]) {
    guard let components else {
      let name = reserve("instance")
      fill(name, instance(nil))
      let other = JSON.object([
        "properties": .object(["type": .object(["not": .object(["enum": .array(types)])])]),
        "required": .array([.string("type")]),
      ])
      return (
        .object(["type": .string("string"), "pattern": .string("^[A-Za-z_][A-Za-z0-9_]*$")]),
        [.object(["if": other, "then": .object(reference(name))])]
      )
    }
    let branches = components.map { component -> JSON in
      let name = reserve("component.\(component.name)")
      fill(name, instance(component))
      let type = JSON.object(["const": .string(component.name)])
      return .object([
        "if": .object([
          "properties": .object(["type": type]), "required": .array([.string("type")]),
        ]),
        "then": .object(reference(name)),
      ])
    }
    return (
      .object(["enum": .array(types + components.map { .string($0.name) })]), branches
    )
  }

  /// The keys of all types, those of one type described as they are there.
  private mutating func keysOfInstances() -> [JSON.Member] {
    if let instanceKeys { return instanceKeys }
    let own = ["subviews", "with", "slot"]
    var members: [(key: String, options: [JSON])] = []
    for kind in ViewKind.allCases {
      let keys = SceneFormat.properties(of: kind) + SceneFormat.assembledProperties
      for property in keys where !own.contains(property.name) {
        let option = JSON.object(reference(key(property, kind)))
        if let index = members.firstIndex(where: { $0.key == property.name }) {
          if !members[index].options.contains(option) { members[index].options.append(option) }
        } else {
          members.append((property.name, [option]))
        }
      }
    }
    let properties = members.map { key, options in
      JSON.Member(
        key,
        key == "type"
          ? .bool(true) : options.count == 1 ? options[0] : .object(["anyOf": .array(options)]))
    }
    instanceKeys = properties
    return properties
  }

  /// An instance: the keys of all types, since its component has one of them, its parameters, and its
  /// slots; of a component that is not known, any of these.
  private mutating func instance(_ component: SceneComponent?) -> JSON {
    var properties = keysOfInstances()
    properties.append(JSON.Member("with", component.map { parameters(of: $0) } ?? .bool(true)))
    let views = JSON.object([
      "anyOf": .array([
        .object(view()),
        .object([
          "type": .string("object"), "additionalProperties": .object(view()),
        ]),
      ])
    ])
    for slot in component?.slots ?? [] { properties.append(JSON.Member(slot, views)) }
    let mustBeGiven = component?.parameters.contains { $0.standard == nil } ?? false
    return .object(
      [
        JSON.Member("properties", .object(properties)),
        JSON.Member("additionalProperties", component == nil ? views : .bool(false)),
      ] + (mustBeGiven ? [JSON.Member("required", .array([.string("with")]))] : []))
  }

  /// Returns the schema of the examples of a file's own components: parameters, slots and a
  /// frame; nil if no component is known.
  mutating func examples() -> JSON? {
    let own = (components ?? []).filter(\.isOwn)
    guard !own.isEmpty else { return nil }
    let described = own.map { component in
      JSON.Member(
        component.name,
        .object([
          "properties": .object([
            "examples": .object([
              "additionalProperties": .object([
                "anyOf": .array([
                  .object(["type": .string("null")]),
                  parameters(of: component, beside: besideParameters(of: component)),
                ])
              ])
            ])
          ])
        ]))
    }
    let components = JSON.object(["properties": .object(described)])
    return .array([.object(["properties": .object(["components": components])])])
  }

  /// Returns what an example may state besides parameters: views for slots, and the frame and the width
  /// of its view unless the component uses these names itself.
  private mutating func besideParameters(of component: SceneComponent) -> [JSON.Member] {
    let names = component.slots + component.parameters.map(\.name)
    var members = component.slots.map { JSON.Member($0, .bool(true)) }
    let frame = SceneFormat.properties(of: .view).first { $0.name == "frame" }
    if let frame, !names.contains("frame") {
      members.append(JSON.Member("frame", .object(reference(key(frame, .view)))))
    }
    if !names.contains("width") {
      members.append(JSON.Member("width", .object(self.members(of: .number(.count)))))
    }
    return members
  }

  private mutating func parameters(
    of component: SceneComponent, beside others: [JSON.Member] = []
  ) -> JSON {
    let described =
      component.parameters.map { parameter in
        JSON.Member(parameter.name, value(of: parameter.type))
      } + others
    let required = component.parameters.filter { $0.standard == nil }
    var members = [
      JSON.Member("type", .string("object")), JSON.Member("properties", .object(described)),
      JSON.Member("additionalProperties", .bool(false)),
    ]
    if !required.isEmpty {
      members.append(JSON.Member("required", .array(required.map { .string($0.name) })))
    }
    let whole = JSON.object(members)
    // An item has fields.
    return .object(["anyOf": .array([whole, .object(name())])])
  }

  private mutating func value(of type: ParameterType) -> JSON {
    switch type {
    case .text, .verbatim, .color, .image: .object(["type": .string("string")])
    case .number: .object(members(of: .number(.unbounded)))
    case .flag: .object(members(of: .boolean))
    case .view: .object(["anyOf": .array([.object(view()), .object(name())])])
    case .data: .bool(true)
    }
  }
}
