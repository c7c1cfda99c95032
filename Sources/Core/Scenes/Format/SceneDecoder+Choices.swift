import Documents

extension SceneDecoder {
  /// Reads `{ when: { width: "< 350" }, then: 12, else: 16 }` in place of a value of a view: the key has
  /// the value of `else`, and under the condition that of `then`.
  ///
  /// Conditions over names were decided when the scene was assembled.
  ///
  /// - Returns: Whether the value is of this kind.
  func decodeChoice(
    _ node: NodeID, of field: Field<SceneView>, into view: inout SceneView
  ) -> Bool {
    guard document.shape(of: node) == .mapping, ViewFields.takesCondition(field.name),
      let when = document.value("when", of: node)
    else { return false }
    let keys = SceneFormat.choiceKeys
    for (key, _) in document.entries(of: node) where !keys.contains(document.text(of: key)) {
      report(
        .unknownKey(document.text(of: key), in: SceneFormat.choiceName, keys, value: nil), at: key)
    }
    guard let then = document.value("then", of: node) else {
      report(.missingKey("then", in: SceneFormat.choiceName), at: node)
      return true
    }
    if let otherwise = document.value("else", of: node) {
      field.decode(otherwise, self, into: &view)
    }
    var changed = SceneView(id: view.id, place: document.place(of: node), kind: view.kind)
    field.decode(then, self, into: &changed)
    if let condition = Shape<SceneCondition>.condition.decode(when, self),
      !changed.attributes.isEmpty
    {
      view.variations.append(
        SceneVariation(condition: condition, attributes: changed.attributes))
    }
    return true
  }
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
