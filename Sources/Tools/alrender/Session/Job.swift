import Documents
import Rendering
import Scenes
import Workspace

/// A layout to make: a scene, or a tree in an Interface Builder document, under a variant.
struct Job: Sendable {
  /// What is laid out.
  typealias Subject = SceneSubject

  /// The path as the user gave it; `-` is standard input.
  let argument: String
  let subject: Subject
  /// What `{scene}` stands for: the path below the folder of scenes, followed by the tree's name
  /// if there are several.
  let scene: String
  /// The variant, with the command line's values applied.
  let variant: Variant
  /// What the scene depends on, apart from the texts of a document in the variant's language.
  var dependencies = SceneDependencies()

  /// The number of device pixels per point.
  var scale: Double { subject.scale(variant.overrides) }

  /// Returns the path of this job's result.
  func path(in template: OutputTemplate, frame: String = "") -> String {
    template.path(scene: scene, variant: variant.name, scale: scale, frame: frame)
  }

  /// Builds the tree and lays it out.
  func layOut(with renderer: Renderer) throws(SceneErrors) -> LaidOutScene {
    try layOut(with: renderer, as: variant)
  }

  /// Builds the tree for another variant and lays it out.
  func layOut(
    with renderer: Renderer, as variant: Variant
  ) throws(SceneErrors) -> LaidOutScene {
    try subject.layOut(with: renderer, as: variant)
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
