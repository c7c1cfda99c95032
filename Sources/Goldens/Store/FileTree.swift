import Glibc
package import Rendering
import Scenes

/// Folders and the files in them.
package enum FileTree {
  /// The files in a folder and below it, as paths from it, sorted; none where there is no folder.
  package static func files(below folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return isFolder(path) ? files(below: path).map { "\(name)/\($0)" } : [name]
    }
  }

  /// Whether a path is a folder's.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is anything at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The names in a folder but `.` and `..`, sorted by their bytes.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a folder and those above it that are missing.
  package static func makeFolder(_ path: String) throws(OutputError) {
    guard !path.isEmpty, path != ".", path != "/", !isFolder(path) else { return }
    try makeFolder(parent(of: path))
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw OutputError(path: path, code: errno) }
  }

  /// Writes a whole file that survives a crash, with the folders that it needs.
  package static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    try makeFolder(parent(of: path))
    try OutputFile.write(bytes, to: path, isDurable: true)
  }

  /// Removes a file; false where that fails.
  @discardableResult
  package static func remove(_ path: String) -> Bool { unlink(path) == 0 }

  /// Removes a folder with everything in it.
  package static func removeFolder(_ path: String) {
    for name in names(in: path) {
      let inner = "\(path)/\(name)"
      var status = stat()
      // A link is removed itself; what it names is somebody else's.
      if lstat(inner, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        removeFolder(inner)
      } else {
        unlink(inner)
      }
    }
    rmdir(path)
  }

  /// Removes the folders between a file that is gone and `top` as far as they are empty.
  package static func removeEmptyFolders(above path: String, below top: String) {
    var folder = parent(of: path)
    while folder != top, folder.hasPrefix(top + "/"), rmdir(folder) == 0 {
      folder = parent(of: folder)
    }
  }

  /// The folder that holds the file at a path.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
