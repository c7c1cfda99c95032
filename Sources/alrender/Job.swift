import Scenes

/// One layout that is to be made.
struct Job {
  /// The scene's path as the user gave it; `-` is standard input.
  let argument: String
  /// The scene with the files that it names.
  let loaded: LoadedScene
  /// The variant, with the command line's values applied.
  let variant: Variant

  var scene: Scene { loaded.scene }

  /// Device pixels in a point.
  var scale: Double { loaded.canvas(variant.overrides).scale }

  /// The path of this job's result.
  func path(in template: OutputTemplate) -> String {
    template.path(scene: SceneName.of(path: argument), variant: variant.name, scale: scale)
  }
}
