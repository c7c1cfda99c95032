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
    let found = try reading(subject, after: fix) {
      bytes throws(SceneErrors) -> [SceneSubject] in
      try subjects(of: bytes, path: path)
    }
    guard let edited = found.first(where: { $0.part == subject.part }) else {
      throw SceneErrors(file: path, "is no longer the same scene")
    }
    return edited
  }

  /// Reads an example with other values than the file's again, as it would be after a fix.
  func read(
    _ example: SceneExample, with values: [UInt8], as subject: SceneSubject, after fix: Fix
  ) throws(SceneErrors) -> SceneSubject {
    let path = subject.source
    return try reading(subject, after: fix) { bytes throws(SceneErrors) -> SceneSubject in
      try read(example, with: values, bytes, path)
    }
  }

  private func reading<Read>(
    _ subject: SceneSubject, after fix: Fix, _ read: ([UInt8]) throws(SceneErrors) -> Read
  ) throws(SceneErrors) -> Read {
    guard let text = subject.text else {
      throw SceneErrors(file: subject.source, "cannot be edited")
    }
    let bytes = fix.applied(to: text)
    return try files.tracing { () -> Result<Read, SceneErrors> in
      guard let source = FileSources.current else {
        return Result { () throws(SceneErrors) in try read(bytes) }
      }
      return FileSources.$current.withValue(EditedFiles(source, fix)) {
        Result { () throws(SceneErrors) in try read(bytes) }
      }
    }.result.get()
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
