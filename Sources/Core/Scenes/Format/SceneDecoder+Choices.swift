import Documents

extension SceneDecoder {
  /// Reads `{ when: { width: "< 350" }, then: 12, else: 16 }` in place of a value of a view: the key has
  /// the value of `else`, and under the condition that of `then`.
  ///
  /// Either value may be of this kind, too. Conditions over names were decided when the scene was
  /// assembled.
  ///
  /// - Parameters:
  ///   - path: The view that has the key: what is decoded, or a part of it.
  ///   - depth: The number of such values in whose `then` it is.
  /// - Returns: Whether the value is of this kind.
  func decodeChoice<Owner>(
    _ node: NodeID, of field: Field<Owner>, into owner: inout Owner,
    at path: WritableKeyPath<Owner, SceneView>, depth: Int = 0
  ) -> Bool {
    guard document.shape(of: node) == .mapping, ViewFields.takesCondition(field.name),
      let when = document.value("when", of: node)
    else { return false }
    guard depth < Self.mostChoices else {
      report(.nestedChoices(most: Self.mostChoices), at: node)
      return true
    }
    let keys = SceneFormat.choiceKeys
    for (key, _) in document.entries(of: node) where !keys.contains(document.text(of: key)) {
      report(
        .unknownKey(document.text(of: key), in: SceneFormat.choiceName, keys, value: nil), at: key)
    }
    guard let then = document.value("then", of: node) else {
      report(.missingKey("then", in: SceneFormat.choiceName), at: node)
      return true
    }
    let otherwise = document.value("else", of: node)
    if let otherwise, !decodeChoice(otherwise, of: field, into: &owner, at: path, depth: depth) {
      field.decode(otherwise, self, into: &owner)
    }
    var inner = owner
    inner[keyPath: path] = SceneView(
      id: owner[keyPath: path].id, place: document.place(of: node),
      kind: owner[keyPath: path].kind)
    if !decodeChoice(then, of: field, into: &inner, at: path, depth: depth + 1) {
      field.decode(then, self, into: &inner)
    }
    let changed = inner[keyPath: path]
    guard let condition = Shape<SceneCondition>.condition.decode(when, self) else { return true }
    // Without a value of its own the inner one would be the outer one's 'else'.
    if otherwise != nil, changed.attributes.isEmpty, !changed.variations.isEmpty {
      report(.missingKey("else", in: SceneFormat.choiceName), at: then)
    }
    if !changed.attributes.isEmpty {
      owner[keyPath: path].variations.append(
        SceneVariation(condition: condition, attributes: changed.attributes))
    }
    owner[keyPath: path].variations += changed.variations.map { inner in
      SceneVariation(condition: condition.and(inner.condition), attributes: inner.attributes)
    }
    return true
  }

  /// In how many conditions that must all hold a value may be.
  private static let mostChoices = 8
}

extension ViewFields {
  /// Whether the value of a key may depend on a condition: that of every key that makes no tree.
  static func takesCondition(_ key: String) -> Bool { !structureKeys.contains(key) }
}

extension SceneFormat {
  /// The keys of a value that depends on a condition.
  static let choiceKeys = ["when", "then", "else"]
  /// The name of such a value in messages and in the schema.
  static let choiceName = "conditional value"

  /// The schema of a value that depends on a condition.
  package static var choice: Schema {
    .mapping(name: choiceName, required: ["when", "then"]) {
      [
        Schema.Property(
          name: "when",
          schema: .either([SceneCondition.table.schema, .string(.other("a condition over names"))]),
          help: "The condition: on the canvas, or over names, such as `unread > 0`."),
        Schema.Property(name: "then", schema: .anything, help: "The value if it holds."),
        Schema.Property(
          name: "else", schema: .anything,
          help: "The value if it doesn't; without it, the key is as if it were not there."),
      ]
    }
  }

  /// Whether a key of a view may have such a value.
  package static func takesCondition(_ key: String) -> Bool {
    key != "when" && ViewFields.takesCondition(key)
      && !assembledProperties.contains { $0.name == key }
  }
}
