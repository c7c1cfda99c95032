/// Reads single files of strings, for whoever knows their language without a scene.
package enum StringFiles {
  /// Reads a `.strings` file of one language, or a `.xcstrings` file of several, into a catalog;
  /// later texts win over earlier ones.
  ///
  /// A file that is not there is no error: it answers false.
  @discardableResult
  package static func read(
    _ path: String, locale: String, into catalog: inout StringCatalog
  ) throws(SceneErrors) -> Bool {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path)
    } catch {
      guard error != .missing else { return false }
      throw SceneErrors([resource(path, error.message)])
    }
    guard let text = StringLoader.utf8(bytes) else {
      throw SceneErrors([resource(path, "it is neither UTF-8 nor UTF-16")])
    }
    let reporter = Reporter(SourceFile(path: path, bytes: text))
    if path.hasSuffix(".xcstrings") {
      StringCatalogFile.read(reporter, into: &catalog)
    } else {
      for entry in StringsFile.read(reporter) {
        catalog.add(Message(entry.text), for: entry.key, locale: locale)
      }
    }
    guard !reporter.hasErrors else { throw SceneErrors(reporter.sorted) }
    return true
  }

  private static func resource(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(severity: .error, code: .resource, message: message, file: path)
  }
}
