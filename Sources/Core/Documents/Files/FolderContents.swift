import Glibc

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

  /// Returns the names in an open folder except `.` and `..`, sorted, and closes it.
  package static func read(_ folder: OpaquePointer) -> [String] {
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
