package import Documents
import Rendering
package import Scenes

/// What came of reading a scene or a document, and what that rests on.
package struct SceneReading: Sendable {
  /// What can be laid out; all errors of a file that is wrong.
  package let subjects: Result<[SceneSubject], SceneErrors>
  /// What it rests on.
  package let dependencies: SceneDependencies
}

/// What a scene rests on: its layouts are the same as long as all of this is.
package struct SceneDependencies: Sendable {
  /// The files that were asked for, the scene's own first, as paths from `/`, in the order in which
  /// they were asked for; files that were looked for in vain are among them.
  package var files: [String] = []
  /// The folders from `/` of which any file may be asked for by its name: asset catalogs, symbols.
  package var folders: [String] = []

  /// Rests on nothing.
  package init() {}

  /// The same with the files of a document's texts in a variant's language.
  package func adding(
    _ variant: Variant, of subject: SceneSubject, through files: WorkspaceFiles
  ) -> SceneDependencies {
    guard case .nib(let scene, _) = subject, variant.overrides.locale != nil else { return self }
    var all = self
    all.files += files.tracing { try? scene.strings(variant.overrides) }.paths
    return all
  }
}
