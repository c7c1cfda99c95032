package import Documents
import InterfaceBuilder
package import Rendering
package import Scenes

/// What can be laid out: a scene, or a tree of an Interface Builder document.
package enum SceneSubject: Sendable {
  /// A scene with the files that it names.
  indirect case scene(LoadedScene)
  /// A tree of an Interface Builder document; `isOnly` when the document has no other.
  indirect case nib(NibScene, isOnly: Bool)

  /// The file's path as remarks call it.
  package var source: String {
    switch self {
    case .scene(let loaded): loaded.scene.source.path
    case .nib(let scene, _): scene.source.path
    }
  }

  /// The name in lists: a tree's name follows the path of its document.
  package var name: String {
    switch self {
    case .scene(let loaded): loaded.scene.example.map { "\(source)#\($0.path)" } ?? source
    case .nib(let scene, _): "\(source)#\(scene.name)"
    }
  }

  /// The id of a document's tree; nil for a scene.
  package var tree: String? {
    if case .nib(let scene, _) = self { scene.tree.id } else { nil }
  }

  /// What tells it from the others of its file: the id of a document's tree, or the path of a
  /// component's example; nil for a scene.
  package var part: String? {
    switch self {
    case .scene(let loaded): loaded.scene.example?.path
    case .nib(let scene, _): scene.tree.id
    }
  }

  /// What follows the path of its file in names of results: the component and the example, or the
  /// tree's name for one of several.
  package var suffix: String {
    switch self {
    case .scene(let loaded): loaded.scene.example.map { "/\($0.path)" } ?? ""
    case .nib(_, isOnly: true): ""
    case .nib(let scene, isOnly: false): "#\(InnerPath.name(scene.name))"
    }
  }

  /// The title that it gives itself; nil for none.
  package var title: String? {
    switch self {
    case .scene(let loaded): loaded.scene.title
    case .nib(let scene, _): scene.title
    }
  }

  /// The variants that it declares; those of a document are its project's.
  package var variants: SceneVariants {
    switch self {
    case .scene(let loaded): loaded.scene.variants
    case .nib(let scene, _): scene.variants
    }
  }

  /// Device pixels in a point under some settings.
  package func scale(_ overrides: Overrides) -> Double {
    switch self {
    case .scene(let loaded): loaded.canvas(overrides).scale
    case .nib(let scene, _): overrides.scale ?? scene.document.device.scale
    }
  }

  /// Builds the tree under a variant and lays it out.
  package func layOut(
    with renderer: Renderer, as variant: Variant
  ) throws(SceneErrors) -> LaidOutScene {
    switch self {
    case .scene(let loaded): try renderer.layOut(loaded, variant)
    case .nib(let scene, _): try renderer.layOut(scene, variant)
    }
  }
}
