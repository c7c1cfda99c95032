/// The keys of the format, for whoever describes it.
package enum SceneFormat {
  /// The keys of a scene.
  package static var sceneKeys: [String] { SceneParts.table.keys }

  /// The keys of the canvas.
  package static var canvasKeys: [String] { SceneCanvas.table.keys }

  /// The keys that a type of view takes.
  package static func keys(of kind: ViewKind) -> [String] { ViewFields.table(of: kind).keys }
}
