import Glibc
import Rendering

/// Writes results where the user wants them.
enum OutputWriter {
  /// Why a result could not be written: one lower-case clause.
  struct Failure: Error {
    /// The path that was to be written.
    let path: String
    let message: String
  }

  /// Writes a result to standard output, or to a file in one piece.
  ///
  /// What standard output refuses is told at the end of the run. Folders that come from a placeholder of `template` are made; those that the user wrote out
  /// must be there.
  static func write(
    _ bytes: [UInt8], to path: String, of template: OutputTemplate
  ) throws(Failure) {
    if template.isStandardOutput {
      Console.put(bytes)
      return
    }
    try makeFolders(of: path, below: template.literalFolder)
    do {
      try OutputFile.write(bytes, to: path)
    } catch {
      let folder = folder(of: path)
      if error.code == ENOENT, access(folder, F_OK) != 0 {
        throw Failure(path: path, message: "no such folder '\(folder)'")
      }
      throw Failure(path: path, message: words(for: error.code))
    }
  }

  /// The clause for an error's number.
  static func words(for code: Int32) -> String {
    code == EISDIR
      ? "is a directory" : "cannot be written: \(String(cString: strerror(code)).lowercased())"
  }

  /// The folder that holds the file at `path`; `.` for a bare name.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes what is missing of the path's folders behind `literal`, which must be there.
  private static func makeFolders(of path: String, below literal: String) throws(Failure) {
    guard access(literal, F_OK) == 0 else { return }
    var index = path.startIndex
    while let slash = path[index...].dropFirst().firstIndex(of: "/") {
      index = slash
      let folder = String(path[..<slash])
      guard folder.utf8.count > literal.utf8.count || literal == "." else { continue }
      if mkdir(folder, 0o777) != 0, errno != EEXIST {
        throw Failure(path: path, message: "the folder '\(folder)' cannot be made")
      }
    }
  }
}
