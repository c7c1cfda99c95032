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
