import Glibc

/// Which files may be read for a scene: any, or those below one folder.
package struct FileReach: Hashable, Sendable {
  /// The folder as it was named; nil for no bounds.
  package let folder: String?

  /// Any file.
  package static let everywhere = FileReach(folder: nil)

  private init(folder: String?) { self.folder = folder }

  /// The files below a folder, wherever links lead to.
  package init(below folder: String) { self.folder = folder }

  /// The path that is opened for another one: without links where there are bounds.
  ///
  /// Throws where the file lies outside.
  package func resolved(_ path: String) throws(FileError) -> String {
    guard let folder else { return path }
    guard let target = Self.absolute(path) else { throw FileBytes.failure(errno) }
    guard let root = Self.absolute(folder) else { throw .outside(folder) }
    let isInside = target.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
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
