/// Lexical operations on paths, without accessing the disk: links are not followed.
package enum PathParts {
  /// Returns a path without `.` and without folders that `..` leaves again; empty for the folder
  /// itself.
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in names(in: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns a path below a folder in its normal form; an absolute path unchanged.
  ///
  /// - Parameters:
  ///   - folder: The folder's path, with or without a trailing slash; empty for the current one.
  ///   - path: The path relative to the folder.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return normal(folder.isEmpty ? path : folder + "/" + path)
  }

  /// Returns the names in a path in their order, separated byte by byte like `isNamed(_:ending:)`.
  package static func names(in path: some StringProtocol) -> [Substring] {
    Array(path.utf8).split(separator: UInt8(ascii: "/")).map {
      Substring(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns the last name in a path; the path itself if it has none.
  package static func lastName(of path: String) -> String {
    names(in: path).last.map(String.init) ?? path
  }

  /// Returns a file's name without its last extension; a name whose only dot comes first is
  /// unchanged.
  package static func stem(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// Whether a name has an extension such as `.yaml`, compared byte by byte as the system
  /// compares names: as a Swift character, a dot after U+0600 or before an accent is not a dot.
  package static func isNamed(_ name: String, ending: String) -> Bool {
    name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}
