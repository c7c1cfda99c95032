import Glibc

/// The files that may be read for a scene: any, or those below certain folders.
package struct FileReach: Hashable, Sendable {
  /// The folder as it was given; nil for no restriction.
  package let folder: String?

  /// Any file.
  package static let everywhere = FileReach(folder: nil)

  /// Additional folders.
  private var others: [String] = []

  /// Whether the folders are repositories, beyond which a scene doesn't lead by itself.
  private var areRepositories = false

  private init(folder: String?) { self.folder = folder }

  /// Makes a reach of the files of at least one repository, after following links.
  package init(repositories folders: [String]) {
    self.init(belowAny: folders)
    areRepositories = true
  }

  /// Makes a reach of the files below a folder, after following links.
  package init(below folder: String) { self.folder = folder }

  /// Makes a reach of the files below any of at least one folder, after following links.
  package init(belowAny folders: [String]) {
    precondition(!folders.isEmpty, "Something is within reach.")
    (folder, others) = (folders[0], Array(folders.dropFirst()))
  }

  /// Returns the path to open for another path: without links if reading is restricted.
  ///
  /// Throws if the file is outside.
  package func resolved(_ path: String) throws(FileError) -> String {
    guard let folder else { return path }
    guard let target = Self.absolute(path) else {
      let reason = errno
      // Nothing is revealed about files outside, not even that they do not exist.
      if !isInside(Self.nearestFolder(of: path)) { throw refusal(folder) }
      throw FileBytes.failure(reason)
    }
    if !isInside(target) { throw refusal(folder) }
    return target
  }

  private func refusal(_ folder: String) -> FileError {
    areRepositories ? .outsideRepository(folder) : .outside(folder)
  }

  /// Whether a path is within reach lexically, wherever links lead to.
  package func names(_ path: String) -> Bool {
    guard let folder else { return true }
    let path = AbsolutePath.of(path)
    return ([folder] + others).contains { path.utf8.starts(with: (AbsolutePath.of($0) + "/").utf8) }
  }

  /// Whether a path without links is one of the folders or below one.
  private func isInside(_ path: String) -> Bool {
    ([folder].compactMap(\.self) + others).contains { folder in
      guard let root = Self.absolute(folder) else { return false }
      return path == root || path.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
    }
  }

  /// Returns the innermost existing folder on the way to a path, without links.
  private static func nearestFolder(of path: String) -> String {
    var path = AbsolutePath.of(path)
    while path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
      path = slash == path.utf8.startIndex ? "/" : String(path[..<slash])
      if let found = absolute(path) { return found }
    }
    return "/"
  }

  /// Returns the absolute path without links; nil when nothing is there.
  private static func absolute(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
