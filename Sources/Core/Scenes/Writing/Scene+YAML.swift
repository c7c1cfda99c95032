import Documents

extension Scene {
  /// The scene as a file: reading the text gives an equal scene except for its places.
  ///
  /// Names of numbers and colours are written as their values; colours that differ between light
  /// and dark get names. Values that only a state or a moment of an animation gives a visual
  /// format can't be written and are left out.
  package var yaml: String {
    YAMLWriter.text(of: value, blocks: ["root", "subviews", "constraints", "expect", "states"])
  }

  /// The scene as keys and values.
  var value: YAMLValue {
    let encoder = SceneEncoder()
    let parts = SceneParts(self)
    // The colour table must come before the keys that use it.
    _ = SceneParts.table.encode(parts, besides: SceneParts(), encoder)
    return SceneParts.table.encode(parts, besides: SceneParts(), encoder)
  }
}

extension SceneParts {
  /// Creates the parts of a scene that has been read.
  init(_ scene: Scene) {
    title = scene.title
    pictures = scene.pictures
    canvas = scene.canvas
    metrics = scene.metrics
    root = scene.root
    constraints = scene.constraints
    strings = scene.strings
    numbers = scene.numbers
    conflicts = scene.conflicts
    states = scene.states
    variants = scene.variants
    expectations = scene.expectations
    reading = scene.reading
    waivers = scene.waivers
  }
}
