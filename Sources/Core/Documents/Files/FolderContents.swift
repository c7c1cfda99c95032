package import Glibc

/// Lists folders.
package enum FolderContents {
  /// Returns the names in a folder in ascending order, without those that begin with a dot; nil
  /// for anything that is not a folder or cannot be read.
  package static func names(of path: String) -> [String]? {
    if let source = FileSources.current { return source.names(of: path) }
    return namesOnDisk(of: path)
  }

  /// Returns the names in a folder on disk.
  package static func namesOnDisk(of path: String) -> [String]? {
    opendir(path).map { read($0).filter { !$0.hasPrefix(".") } }
  }

  /// Returns what the folder itself says are plain files on disk, without a question for each of
  /// them; others may be files, too, where the file system does not say.
  package static func plainFilesOnDisk(of path: String) -> Set<String> {
    var files: Set<String> = []
    if let folder = opendir(path) {
      visit(folder) { name, kind in if kind == UInt8(DT_REG) { files.insert(name) } }
    }
    return files
  }

  /// Returns the names in an open folder except `.` and `..`, sorted, and closes it.
  package static func read(_ folder: OpaquePointer) -> [String] {
    var names: [String] = []
    visit(folder) { name, _ in if name != ".", name != ".." { names.append(name) } }
    return names.sorted()
  }

  /// Calls a closure with each name in an open folder and the kind that the folder says it has, and
  /// closes the folder.
  private static func visit(_ folder: OpaquePointer, _ body: (String, UInt8) -> Void) {
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      body(name(of: UnsafePointer(entry)), entry.pointee.d_type)
    }
  }

  /// Returns the name of an entry of a folder.
  ///
  /// An entry is only as long as its name: the whole of the structure may reach beyond the memory
  /// that it is in.
  package static func name(of entry: UnsafePointer<dirent>) -> String {
    let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    return String(
      cString: (UnsafeRawPointer(entry) + start).assumingMemoryBound(to: CChar.self))
  }
}
