package import Documents
import Glibc

extension ProjectConfiguration {
  /// Reads the text of an `alrender.yaml`; a file with only comments sets nothing.
  ///
  /// Reports all errors of the file, not only the first.
  package init(bytes: [UInt8], path: String) throws(SceneErrors) {
    self.init()
    folder = Self.folder(of: path)
    guard !Self.saysNothing(bytes) else { return }
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    guard let document = DocumentReader.read(reporter) else { throw SceneErrors(reporter.sorted) }
    let decoder = SceneDecoder(document, reporter)
    Self.table.decode(document.root, into: &self, decoder)
    guard !reporter.hasErrors else { throw SceneErrors(reporter.sorted) }
  }

  /// Reads the `alrender.yaml` of the project that a folder belongs to: the folder's own,
  /// otherwise that of the nearest enclosing folder, up to the top of a Git repository.
  ///
  /// If there is none, the project is the folder itself, with all defaults.
  package static func find(from folder: String = ".") throws(SceneErrors) -> ProjectConfiguration {
    var candidate = folder
    // Each step up uses the file system's own `..`, so that links and mount points are respected.
    while true {
      let path = candidate == "." ? fileName : "\(candidate)/\(fileName)"
      if access(path, F_OK) == 0 {
        do {
          return try ProjectConfiguration(bytes: try FileBytes.read(path), path: path)
        } catch let errors as SceneErrors {
          throw errors
        } catch {
          let reason = (error as? FileError)?.message ?? "\(error)"
          throw SceneErrors([
            Diagnostic(
              severity: .error, code: .resource, message: "cannot be read: \(reason)", file: path)
          ])
        }
      }
      if access("\(candidate)/.git", F_OK) == 0 || isTop(candidate) { break }
      candidate = candidate == "." ? ".." : "\(candidate)/.."
    }
    var configuration = ProjectConfiguration()
    configuration.folder = folder
    return configuration
  }

  /// Returns a path of the configuration relative to the working directory.
  package func path(_ path: String) -> String {
    if path.hasPrefix("/") || folder == "." { return path }
    return folder == "/" ? "/\(path)" : "\(folder)/\(path)"
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func isTop(_ folder: String) -> Bool {
    var (here, above) = (stat(), stat())
    guard stat(folder, &here) == 0, stat("\(folder)/..", &above) == 0 else { return true }
    return here.st_dev == above.st_dev && here.st_ino == above.st_ino
  }

  /// Whether there are only comments and blanks.
  private static func saysNothing(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).allSatisfy { line in
      let text = line.drop { $0.isWhitespace }
      return text.isEmpty || text.hasPrefix("#")
    }
  }
}
