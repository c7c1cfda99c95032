import Glibc

/// Which files may be read for a scene: any, or those below some folders.
package struct FileReach: Hashable, Sendable {
  /// The folder as it was named; nil for no bounds.
  package let folder: String?

  /// Any file.
  package static let everywhere = FileReach(folder: nil)

  /// Further folders.
  private var others: [String] = []

  private init(folder: String?) { self.folder = folder }

  /// The files below a folder, wherever links lead to.
  package init(below folder: String) { self.folder = folder }

  /// The files below some folders, at least one, wherever links lead to.
  package init(belowAny folders: [String]) {
    precondition(!folders.isEmpty, "Something is within reach.")
    (folder, others) = (folders[0], Array(folders.dropFirst()))
  }

  /// The path that is opened for another one: without links where there are bounds.
  ///
  /// Throws where the file lies outside.
  package func resolved(_ path: String) throws(FileError) -> String {
    guard let folder else { return path }
    guard let target = Self.absolute(path) else { throw FileBytes.failure(errno) }
    let isInside = ([folder] + others).contains { folder in
      guard let root = Self.absolute(folder) else { return false }
      return target.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
    }
    if !isInside { throw .outside(folder) }
    return target
  }

  /// The path from `/` without links; nil when nothing is there.
  private static func absolute(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
