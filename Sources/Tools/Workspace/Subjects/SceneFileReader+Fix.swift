package import Documents
package import Rendering
package import Scenes

extension SceneFileReader {
  /// Returns how to lay out a scene as it would be after a fix.
  package func layingOut(
    _ subject: SceneSubject, after fix: Fix, with renderer: Renderer
  ) throws(SceneErrors) -> (Variant) throws -> LaidOutScene {
    let edited = try read(subject, after: fix)
    return { try edited.layOut(with: renderer, as: $0) }
  }

  /// Returns the errors of a file as it would be after a fix; no file is written.
  package func errors(in bytes: [UInt8], path: String, after fix: Fix) -> [Diagnostic] {
    let edited = fix.applied(to: SourceFile(path: path, bytes: bytes))
    let result = files.tracing { () -> Result<[SceneSubject], SceneErrors> in
      guard let source = FileSources.current else { return .success([]) }
      return FileSources.$current.withValue(EditedFiles(source, fix)) {
        Result { () throws(SceneErrors) in try subjects(of: edited, path: path) }
      }
    }.result
    switch result {
    case .success: return []
    case .failure(let errors): return errors.diagnostics
    }
  }

  /// Reads a scene again as it would be after a fix; no file is written.
  ///
  /// Throws the errors in the edited text, and an error if the scene is no longer there.
  package func read(
    _ subject: SceneSubject, after fix: Fix
  ) throws(SceneErrors) -> SceneSubject {
    let path = subject.source
    guard let text = subject.text else {
      throw SceneErrors(file: path, "cannot be edited")
    }
    let bytes = fix.applied(to: text)
    let result = files.tracing { () -> Result<[SceneSubject], SceneErrors> in
      guard let source = FileSources.current else { return .success([]) }
      return FileSources.$current.withValue(EditedFiles(source, fix)) {
        Result { () throws(SceneErrors) in try subjects(of: bytes, path: path) }
      }
    }.result
    guard let edited = try result.get().first(where: { $0.part == subject.part }) else {
      throw SceneErrors(file: path, "is no longer the same scene")
    }
    return edited
  }
}

extension SceneSubject {
  /// The text of its own file.
  fileprivate var text: SourceFile? {
    switch self {
    case .scene(let loaded): loaded.scene.text(of: nil)
    case .nib(let scene, _): scene.source
    }
  }
}
