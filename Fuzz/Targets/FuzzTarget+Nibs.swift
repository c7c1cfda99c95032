import Converting
import Documents
import InterfaceBuilder
import Rendering
import Scenes

extension FuzzTarget {
  /// The maximum number of a document's trees that are laid out.
  private static let trees = 3

  /// An Interface Builder document, laid out and diagnosed.
  static let nib = FuzzTarget("nib", mutate: TreeMutator.xml) { bytes throws(FuzzFailure) in
    guard bytes.count <= 1 << 16,
      let scenes = try? NibScene.read(bytes: bytes, path: "Card.storyboard")
    else { return }
    for scene in scenes.prefix(trees) {
      try lay(out: [.default]) { renderer, variant in try renderer.layOut(scene, variant) }
    }
  }

  /// A converted document: the scene can be read, and lays out without an error of its own.
  static let convert = FuzzTarget("convert", mutate: TreeMutator.xml) { bytes throws(FuzzFailure) in
    guard bytes.count <= 1 << 16, let renderer = try? Renderer(.blocks),
      let scenes = try? NibScene.read(bytes: bytes, path: "Card.storyboard")
    else { return }
    for scene in scenes.prefix(trees) {
      guard let laidOut = try? renderer.layOut(scene), let text = laidOut.convertedScene()?.text
      else { continue }
      let again: LoadedScene
      do throws(SceneErrors) {
        let bytes = Array(text.utf8)
        // A nib becomes a component, whose example is read.
        if case .library? = ScenePart(bytes) {
          _ = try LoadedScene.readLibrary(bytes: bytes, path: "card.yaml")
          continue
        }
        again = try LoadedScene(bytes: bytes, path: "card.yaml")
      } catch {
        // The app's pictures and strings are not available.
        if error.diagnostics.allSatisfy({ $0.code == Diagnostic.Code.resource }) { continue }
        throw FuzzFailure("the converted scene cannot be read: \(error)\n\(text)")
      }
      try checkWriting(of: again.scene)
    }
  }
}
