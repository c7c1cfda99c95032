package import Documents
import Rendering
package import Scenes

/// The result of reading a scene or a document, and what it depends on.
package struct SceneReading: Sendable {
  /// The subjects to lay out, or all errors in the file.
  package let subjects: Result<[SceneSubject], SceneErrors>
  /// The dependencies.
  package let dependencies: SceneDependencies
}

/// What a scene depends on: its layouts stay the same as long as none of this changes.
package struct SceneDependencies: Sendable {
  /// The requested files as absolute paths, the scene first, in the order of request, including
  /// files that were not found.
  package var files: [String] = []
  /// The absolute paths of folders in which any file may be requested by name: asset catalogs,
  /// symbols.
  package var folders: [String] = []

  /// Makes an empty set of dependencies.
  package init() {}

  /// Returns the dependencies with the files of a document's texts in a variant's language added.
  package func adding(
    _ variant: Variant, of subject: SceneSubject, through files: WorkspaceFiles
  ) -> SceneDependencies {
    guard case .nib(let scene, _) = subject, variant.overrides.locale != nil else { return self }
    var all = self
    all.files += files.tracing { try? scene.strings(variant.overrides) }.paths
    return all
  }
}
