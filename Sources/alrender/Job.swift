import Documents
import InterfaceBuilder
import Rendering
import Scenes

/// One layout that is to be made: a scene, or a tree of an Interface Builder document, under a
/// variant.
struct Job: Sendable {
  /// What is laid out.
  indirect enum Subject: Sendable {
    /// A scene with the files that it names.
    case scene(LoadedScene)
    /// A tree of an Interface Builder document; `isOnly` when the document has no other.
    case nib(NibScene, isOnly: Bool)

    /// The file's path as remarks call it.
    var source: String {
      switch self {
      case .scene(let loaded): loaded.scene.source.path
      case .nib(let scene, _): scene.source.path
      }
    }

    /// The name in lists: a tree's id follows the path of its document.
    var name: String {
      switch self {
      case .scene: source
      case .nib(let scene, _): "\(source)#\(scene.tree.id)"
      }
    }

    /// The variants that it declares; a document declares none but the default.
    var variants: SceneVariants {
      switch self {
      case .scene(let loaded): loaded.scene.variants
      case .nib: SceneVariants()
      }
    }
  }

  /// The path as the user gave it; `-` is standard input.
  let argument: String
  let subject: Subject
  /// What `{scene}` stands for: the path below the folder of scenes, with the tree's id for one of
  /// several.
  let scene: String
  /// The variant, with the command line's values applied.
  let variant: Variant

  /// Device pixels in a point.
  var scale: Double {
    switch subject {
    case .scene(let loaded): loaded.canvas(variant.overrides).scale
    case .nib(let scene, _): variant.overrides.scale ?? scene.document.device.scale
    }
  }

  /// The path of this job's result.
  func path(in template: OutputTemplate, frame: String = "") -> String {
    template.path(scene: scene, variant: variant.name, scale: scale, frame: frame)
  }

  /// Builds the tree and lays it out.
  func layOut(with renderer: Renderer) throws(SceneErrors) -> LaidOutScene {
    try layOut(with: renderer, as: variant)
  }

  /// Builds the tree under another variant and lays it out.
  func layOut(
    with renderer: Renderer, as variant: Variant
  ) throws(SceneErrors) -> LaidOutScene {
    switch subject {
    case .scene(let loaded): try renderer.layOut(loaded, variant)
    case .nib(let scene, _): try renderer.layOut(scene, variant)
    }
  }
}

extension [Job] {
  /// The jobs of each scene with all its variants, in order.
  var byScene: [[Job]] {
    var groups: [[Job]] = []
    for job in self {
      if let last = groups.last?[0], last.argument == job.argument, last.scene == job.scene {
        groups[groups.count - 1].append(job)
      } else {
        groups.append([job])
      }
    }
    return groups
  }
}
