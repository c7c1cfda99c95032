package import Documents
import InterfaceBuilder
package import Rendering
package import Scenes

/// Something that can be laid out: a scene, or a tree in an Interface Builder document.
package enum SceneSubject: Sendable {
  /// A scene with the files it names.
  indirect case scene(LoadedScene)
  /// A tree in an Interface Builder document; `isOnly` if the document has no other.
  indirect case nib(NibScene, isOnly: Bool)

  /// The file's path as findings refer to it.
  package var source: String {
    switch self {
    case .scene(let loaded): loaded.scene.source.path
    case .nib(let scene, _): scene.source.path
    }
  }

  /// The name in lists; the name of a tree follows the path of its document.
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

  /// What distinguishes it from others in its file: the id of a document's tree, or the path of a
  /// component's example; nil for a scene.
  package var part: String? {
    switch self {
    case .scene(let loaded): loaded.scene.example?.path
    case .nib(let scene, _): scene.tree.id
    }
  }

  /// What follows the path of its file in the names of results: the component and the example, or
  /// the name of a tree that is one of several.
  package var suffix: String {
    switch self {
    case .scene(let loaded): loaded.scene.example.map { "/\($0.path)" } ?? ""
    case .nib(_, isOnly: true): ""
    case .nib(let scene, isOnly: false): "#\(InnerPath.name(scene.name))"
    }
  }

  /// The title it states; nil if there is none.
  package var title: String? {
    switch self {
    case .scene(let loaded): loaded.scene.title
    case .nib(let scene, _): scene.title
    }
  }

  /// The variants it declares; a document has those of its project.
  package var variants: SceneVariants {
    switch self {
    case .scene(let loaded): loaded.scene.variants
    case .nib(let scene, _): scene.variants
    }
  }

  /// Returns the number of device pixels per point under some settings.
  package func scale(_ overrides: Overrides) -> Double {
    switch self {
    case .scene(let loaded): loaded.canvas(overrides).scale
    case .nib(let scene, _): overrides.scale ?? scene.document.device.scale
    }
  }

  /// Builds the tree for a variant and lays it out.
  package func layOut(
    with renderer: Renderer, as variant: Variant
  ) throws(SceneErrors) -> LaidOutScene {
    switch self {
    case .scene(let loaded): try renderer.layOut(loaded, variant)
    case .nib(let scene, _): try renderer.layOut(scene, variant)
    }
  }
}
