import Documents

extension ProjectConfiguration {
  /// Returns a path relative to the project's folder; nil if it is outside or doesn't exist.
  package func inner(_ path: String) -> String? {
    var paths = innerPaths
    return paths.path(of: path)
  }

  /// Finds paths relative to the project's folder.
  package var innerPaths: InnerPaths { InnerPaths(below: folder) }

  /// Finds paths relative to the folder of scenes.
  package var scenePaths: InnerPaths { InnerPaths(below: path(scenesFolder)) }

  /// The folder below which the names of scenes begin: that of the scenes, or the innermost that
  /// contains all of them. Relative to the project's folder; `.` for the project's own.
  package var scenesFolder: String {
    let parts = scenes.map { entry in
      let names = PathParts.names(in: PathParts.normal(entry)).map(String.init)
      let plain = Array(names.prefix { !Self.isPattern($0) })
      // A file is in its folder.
      let isFile =
        plain.count == names.count && plain.last?.contains(".") == true && plain.last != ".."
      return isFile ? Array(plain.dropLast()) : plain
    }
    guard var shared = parts.first else { return "." }
    for other in parts.dropFirst() {
      shared = Array(zip(shared, other).prefix { $0 == $1 }.map(\.0))
    }
    let isAbsolute = scenes[0].hasPrefix("/")
    if shared.isEmpty { return isAbsolute ? "/" : "." }
    return (isAbsolute ? "/" : "") + shared.joined(separator: "/")
  }

  /// Whether a path has stars or question marks, so that it names those that match.
  package static func isPattern(_ path: String) -> Bool {
    path.utf8.contains(UInt8(ascii: "*")) || path.utf8.contains(UInt8(ascii: "?"))
  }

  /// Returns a path relative to the folder of scenes; nil if it is outside or doesn't exist.
  package func scene(_ path: String) -> String? {
    var paths = scenePaths
    return paths.path(of: path)
  }
}
