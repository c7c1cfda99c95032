import Documents
import Glibc

extension ProjectConfiguration {
  /// Returns a path relative to the project's folder; nil if it is outside or doesn't exist.
  package func inner(_ path: String) -> String? { Self.part(of: path, below: folder) }

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
    Self.part(of: path, below: self.path(scenesFolder))
  }

  /// Returns the part of `path` after `folder`, with symbolic links to folders resolved in both.
  ///
  /// A link to a file is where it is named, as in the sandboxes of build systems, which link every file
  /// from elsewhere; only if that is outside the folder, it is where it leads.
  private static func part(of path: String, below folder: String) -> String? {
    guard let target = absolute(path), var folder = absolute(folder) else { return nil }
    if folder != "/" { folder += "/" }
    let (parent, name) = OutputFile.parts(of: path)
    let named = absolute(parent).map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }
    let isName = !name.isEmpty && name != "." && name != ".."
    return [isName ? named : nil, target].lazy.compactMap(\.self)
      .first { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
  }

  /// Returns the absolute path without links; nil if nothing is there.
  private static func absolute(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
