import Glibc

/// Converts paths to the form in which a file in some folder names them.
package enum RelativePath {
  /// Returns the folder of a path; empty for a bare name.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Returns a path as a file in `folder` names it; both are as the user gave them.
  package static func of(_ path: String, from folder: String) -> String {
    if path.hasPrefix("/"), !folder.hasPrefix("/") { return path }
    let target = absolute(path)
    let start = absolute(folder)
    var shared = 0
    while shared < min(target.count - 1, start.count), target[shared] == start[shared] {
      shared += 1
    }
    let up = Array(repeating: "..", count: start.count - shared)
    return (up + target[shared...]).joined(separator: "/")
  }

  /// Returns the components of a path from the root of the file system, without `.` and `..`.
  private static func absolute(_ path: String) -> [String] {
    var parts = path.hasPrefix("/") ? [] : workingFolder
    for part in PathParts.names(in: path).map(String.init) where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts
  }

  private static var workingFolder: [String] {
    guard let buffer = getcwd(nil, 0) else { return [] }
    defer { free(buffer) }
    return PathParts.names(in: String(cString: buffer)).map(String.init)
  }
}
