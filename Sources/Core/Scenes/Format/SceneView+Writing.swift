import Controls
import Documents

extension SceneView {
  /// Returns the view's keys: its type, its attributes in the order of the file, and the keys
  /// that make the tree.
  func encoded(_ encoder: SceneEncoder) -> YAMLValue {
    let table = ViewFields.table(of: kind)
    func entry(_ key: String) -> YAMLValue.Entry? {
      table.encode(key, of: self, encoder).map { .init(key, $0) }
    }
    let front =
      [entry("type"), slot.map { .init("slot", .word($0.value)) }]
      + attributes.map { entry($0.key) }
    return .mapping((front + ViewFields.contentKeys.map(entry)).compactMap { $0 })
  }
}

extension [StatedAttribute] {
  /// Returns the keys of a change to a view of a type.
  func encoded(of kind: ViewKind, _ encoder: SceneEncoder) -> [YAMLValue.Entry] {
    var view = SceneView(id: "", place: Place(line: 1, column: 1), kind: kind)
    view.attributes = self
    return compactMap { attribute in
      ViewFields.table(of: kind).encode(attribute.key, of: view, encoder)
        .map { .init(attribute.key, $0) }
    }
  }
}

extension ViewAttribute {
  /// Returns the attribute's value if it has the given type. Writing is rare enough to use
  /// reflection.
  func payload<Value>(as type: Value.Type = Value.self) -> Value? {
    Mirror(reflecting: self).children.first?.value as? Value
  }
}
