import Documents

extension Scene {
  /// The scene as a file says it: reading the text gives an equal scene but for its places.
  ///
  /// Names that stand for numbers and colours are written as what they stand for; colours that differ
  /// between light and dark get names. What only a state or a moment of an animation gives a visual
  /// format has no spelling and is left out.
  package var yaml: String {
    YAMLWriter.text(of: value, blocks: ["root", "subviews", "constraints", "expect", "states"])
  }

  /// The scene as keys and values.
  var value: YAMLValue {
    let encoder = SceneEncoder()
    let parts = SceneParts(self)
    // The table of colours stands in front of what asks for them.
    _ = SceneParts.table.encode(parts, besides: SceneParts(), encoder)
    return SceneParts.table.encode(parts, besides: SceneParts(), encoder)
  }
}

extension SceneParts {
  /// The parts of a scene that has been read.
  init(_ scene: Scene) {
    title = scene.title
    pictures = scene.pictures
    canvas = scene.canvas
    metrics = scene.metrics
    root = scene.root
    constraints = scene.constraints
    strings = scene.strings
    states = scene.states
    variants = scene.variants
    expectations = scene.expectations
  }
}

extension SceneView {
  /// The view's keys: its type, what it states in the order of the file, what makes the tree.
  func encoded(_ encoder: SceneEncoder) -> YAMLValue {
    let table = ViewFields.table(of: kind)
    func entry(_ key: String) -> YAMLValue.Entry? {
      table.encode(key, of: self, encoder).map { .init(key, $0) }
    }
    let front = [entry("type")] + attributes.map { entry($0.key) }
    return .mapping((front + ViewFields.contentKeys.map(entry)).compactMap { $0 })
  }
}

extension [StatedAttribute] {
  /// The keys of a change of a view of a type.
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
  /// What the attribute says, if that is of a type. Writing is rare enough for reflection.
  func payload<Value>(as type: Value.Type = Value.self) -> Value? {
    Mirror(reflecting: self).children.first?.value as? Value
  }
}
