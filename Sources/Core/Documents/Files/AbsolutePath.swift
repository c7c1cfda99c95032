import Glibc

/// Absolute paths, by which two names of the same file can be compared.
package enum AbsolutePath {
  /// Returns the absolute path with `.` and `..` resolved lexically; links are kept.
  ///
  /// - Parameter folder: The folder that a relative path starts from; by default the working
  ///   directory.
  package static func of(_ path: String, in folder: String? = nil) -> String {
    let start = path.utf8.first == slash ? "" : folder ?? workingDirectory
    var names: [Substring.UTF8View.SubSequence] = []
    let text = "\(start)/\(path)"
    for name in text.utf8.split(separator: slash) {
      if name.elementsEqual("..".utf8) {
        _ = names.popLast()
      } else if !name.elementsEqual(".".utf8) {
        names.append(name)
      }
    }
    return "/" + names.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  /// Returns the absolute path that a path leads to, following links; nil when nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  private static let slash = UInt8(ascii: "/")
}
