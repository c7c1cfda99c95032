import Documents
import Glibc

/// Finds the paths of files relative to a folder, with symbolic links to folders resolved in both. Each
/// folder is resolved once, however many files are in it.
///
/// A link to a file is where it is named, as in the sandboxes of build systems, which link every file
/// from elsewhere; only if that is outside the folder, it is where it leads.
package struct InnerPaths {
  /// The number of paths that were resolved, which takes a question to the system for each of their parts.
  package private(set) var resolutions = 0
  /// The folder with a slash at its end; nil if there is none.
  private let folder: String?
  /// The folders of files; used only for lookup.
  private var parents: [String: Parent] = [:]
  /// The one that was asked for last, because files come folder by folder.
  private var last: (path: String, parent: Parent)?

  /// Where a folder of files is.
  private enum Parent {
    /// Below the folder, with a slash at its end unless it is the folder itself.
    case inside(String)
    case outside
  }

  /// Prepares to find paths below a folder.
  package init(below folder: String) {
    self.folder = Self.resolved(folder).map { $0 == "/" ? $0 : $0 + "/" }
  }

  /// Returns the part of a path after the folder; nil if it is outside or doesn't exist.
  ///
  /// - Parameter isFound: whether a search has just found the path, so that nobody is asked whether it
  ///   exists.
  package mutating func path(of path: String, isFound: Bool = false) -> String? {
    guard let folder, isFound || access(path, F_OK) == 0 else { return nil }
    let (parent, name) = OutputFile.parts(of: path)
    let isName = !name.isEmpty && name != "." && name != ".."
    if isName, case .inside(let prefix) = self.parent(parent, below: folder) {
      return prefix + name
    }
    resolutions += 1
    guard let target = Self.resolved(path), target.hasPrefix(folder) else { return nil }
    return String(target.dropFirst(folder.count))
  }

  private mutating func parent(_ path: String, below folder: String) -> Parent {
    if let last, last.path == path { return last.parent }
    let found = parents[path] ?? resolvedParent(path, below: folder)
    parents[path] = found
    last = (path, found)
    return found
  }

  private mutating func resolvedParent(_ path: String, below folder: String) -> Parent {
    resolutions += 1
    guard let resolved = Self.resolved(path) else { return .outside }
    let whole = resolved == "/" ? resolved : resolved + "/"
    guard whole.utf8.starts(with: folder.utf8) else { return .outside }
    return .inside(String(decoding: whole.utf8.dropFirst(folder.utf8.count), as: UTF8.self))
  }

  /// Returns the absolute path without links; nil if nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
