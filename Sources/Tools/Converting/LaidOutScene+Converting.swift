import Documents
import InterfaceBuilder
package import Rendering

extension LaidOutScene {
  /// Returns a scene file with the same layout as this tree of an Interface Builder document; nil
  /// for a subject that is already a scene.
  ///
  /// `place` converts the path of an asset's file to the one that the scene should use.
  package func convertedScene(place: @escaping (String) -> String = { $0 }) -> ReadableScene? {
    guard let nib else { return nil }
    let scene = nib.scene
    let path = scene.source.path
    let name = PathParts.lastName(of: path)
    let converter = SceneConverter(
      nib.tree, of: scene.document, origin: name, names: scene.names, environment: nib.environment,
      source: { name in
        guard let file = scene.assets?.file(of: name, nib.traits) else { return nil }
        return (path: place(file.path), scale: file.scale)
      })
    return converter.scene(title: scene.title)
  }
}
