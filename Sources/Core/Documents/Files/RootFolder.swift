import Glibc

/// A folder that the user named, below which files are written and removed.
///
/// This is the only way in which a name that the user did not type becomes a path to write or
/// remove. Below the root no link is followed: each folder along the path is opened inside the
/// previous one, so that concurrent changes cannot lead elsewhere either.
package struct RootFolder: Hashable, Sendable {
  /// The folder as the user named it; links in this part are followed.
  package let anchor: String
  /// The names from there to the folder itself, none of which may be a link.
  package let inner: [String]

  /// Makes a root from a folder, which need not exist.
  package init(_ anchor: String) { (self.anchor, inner) = (anchor.isEmpty ? "." : anchor, []) }

  private init(anchor: String, inner: [String]) { (self.anchor, self.inner) = (anchor, inner) }

  /// Returns a folder below this one, which, like the files in it, is not reached through links.
  package func folder(_ path: InnerPath) -> RootFolder {
    RootFolder(anchor: anchor, inner: inner + path.names)
  }

  /// The folder's path as seen from the working directory.
  package var path: String { Self.joined(anchor, inner) }

  /// Returns the path of something below the folder, for readers and messages.
  package func path(_ path: InnerPath) -> String { Self.joined(anchor, inner + path.names) }

  // MARK: - Writing

  /// Creates or replaces a file, and creates the folders that it needs.
  ///
  /// Readers see the old file or the whole new one. If this throws, an existing file is
  /// unchanged.
  ///
  /// - Parameter isDurable: Whether not even a power cut leaves a half-written file.
  package func write(
    _ bytes: [UInt8], to path: InnerPath, isDurable: Bool = false, isPrivate: Bool = false
  ) throws(OutputError) {
    try write(to: path, isDurable: isDurable, isPrivate: isPrivate) { $0.append(bytes) }
  }

  /// Creates or replaces a file with content that is supplied piece by piece.
  package func write(
    to path: InnerPath, isDurable: Bool = false, isPrivate: Bool = false,
    _ content: (inout OutputPieces) -> Void
  ) throws(OutputError) {
    let folder = try open(path.names.dropLast(), making: true)
    try folder.replace(
      path.names[path.names.count - 1], path: self.path(path), isDurable: isDurable,
      isPrivate: isPrivate, content)
  }

  /// Creates the folder itself and any missing parent folders.
  package func make() throws(OutputError) {
    _ = try open([], making: true)
  }

  /// Puts a file at the same path below another folder: under a second name where the system has such,
  /// otherwise as a copy. A file that can't be read is left out.
  package func copy(_ path: InnerPath, to target: RootFolder) throws(OutputError) {
    let name = path.names[path.names.count - 1]
    if let source = try? open(path.names.dropLast(), making: false),
      source.kind(of: name) == S_IFREG
    {
      let folder = try target.open(path.names.dropLast(), making: true)
      if linkat(source.number, name, folder.number, name, 0) == 0 { return }
    }
    guard let bytes = try? read(path) else { return }
    try target.write(bytes, to: path)
  }

  /// Moves a file or folder to another name below the folder, creating the folders that the name
  /// needs.
  package func move(_ source: InnerPath, to target: InnerPath) throws(OutputError) {
    let first = try open(source.names.dropLast(), making: false)
    let second = try open(target.names.dropLast(), making: true)
    let (old, new) = (source.names[source.names.count - 1], target.names[target.names.count - 1])
    if renameat(first.number, old, second.number, new) != 0 {
      throw OutputError(path: path(source), code: errno)
    }
  }

  // MARK: - Removing

  /// Removes a file, or a link but not its target.
  package func remove(_ path: InnerPath) throws(OutputError) {
    let folder = try open(path.names.dropLast(), making: false)
    if unlinkat(folder.number, path.names[path.names.count - 1], 0) != 0 {
      throw OutputError(path: self.path(path), code: errno)
    }
  }

  /// Removes whatever is at a path, including the contents of a folder; it is not an error if
  /// there is nothing.
  ///
  /// For links, only the links themselves are removed.
  package func removeAll(_ path: InnerPath) {
    guard let folder = try? open(path.names.dropLast(), making: false) else { return }
    folder.removeAll(path.names[path.names.count - 1])
  }

  /// Removes the empty folders between a removed file and this folder.
  package func removeEmptyFolders(above path: InnerPath) {
    var names = path.names.dropLast()
    while let name = names.popLast(), let folder = try? open(names, making: false),
      unlinkat(folder.number, name, AT_REMOVEDIR) == 0
    {}
  }

  // MARK: - Looking

  /// Returns the files in the folder and its subfolders, sorted by folder; empty if there is no
  /// folder.
  ///
  /// Folders that are links are not entered, so that cycles of links end.
  package func files(below path: InnerPath? = nil) -> [InnerPath] {
    guard let folder = try? open(path?.names[...] ?? [], making: false) else { return [] }
    return folder.files().compactMap { try? InnerPath($0.joined(separator: "/")) }
  }

  /// Returns the names in a folder, sorted, each with whether it is itself a folder, which a link
  /// is not.
  package func entries(of path: InnerPath? = nil) -> [(name: String, isFolder: Bool)] {
    guard let folder = try? open(path?.names[...] ?? [], making: false) else { return [] }
    return folder.names().map { ($0, folder.kind(of: $0) == S_IFDIR) }
  }

  /// Whether there is anything at a path, including a link.
  package func contains(_ path: InnerPath) -> Bool {
    guard let folder = try? open(path.names.dropLast(), making: false) else { return false }
    return folder.kind(of: path.names[path.names.count - 1]) != nil
  }

  /// Returns the bytes of a file below the folder, without following links.
  package func read(_ path: InnerPath) throws(FileError) -> [UInt8] {
    do {
      let folder = try open(path.names.dropLast(), making: false)
      return try FileBytes.read(path.names[path.names.count - 1], in: folder.number)
    } catch let error as OutputError {
      throw error.code == ENOENT ? .missing : .system(error.reason)
    } catch let error as FileError {
      throw error
    } catch {
      throw .system("\(error)")
    }
  }

  // MARK: - The way

  /// Opens a folder step by step.
  ///
  /// - Parameter making: Whether to create missing folders, including those of the anchor.
  func open(
    _ names: ArraySlice<String>, making: Bool
  ) throws(OutputError) -> FolderDescriptor {
    if making { try OutputFile.makeFolder(anchor) }
    guard var folder = FolderDescriptor(following: anchor) else {
      throw OutputError(path: anchor, code: errno)
    }
    var way: [String] = []
    for name in inner + names {
      way.append(name)
      if making, mkdirat(folder.number, name, 0o777) != 0, errno != EEXIST {
        throw OutputError(path: Self.joined(anchor, way), code: errno)
      }
      guard let next = FolderDescriptor(name, in: folder) else {
        let code = errno
        let isLink = folder.kind(of: name) == S_IFLNK
        throw OutputError(
          path: Self.joined(anchor, way), code: code,
          clause: isLink ? "it is a symbolic link, which is not followed below '\(anchor)'" : nil)
      }
      folder = next
    }
    return folder
  }

  private static func joined(_ anchor: String, _ names: [String]) -> String {
    if names.isEmpty { return anchor }
    let inner = names.joined(separator: "/")
    if anchor == "." { return inner }
    return anchor.utf8.last == UInt8(ascii: "/") ? anchor + inner : "\(anchor)/\(inner)"
  }
}
