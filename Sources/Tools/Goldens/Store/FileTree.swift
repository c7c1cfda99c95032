import Documents
import Glibc

/// Lists folders and the files in them; `RootFolder` writes and removes.
package enum FileTree {
  /// Returns the files in and below a folder, as sorted paths relative to it; none if there is no
  /// folder.
  ///
  /// Symbolic links to folders are followed, but each folder is visited once, so cyclic links
  /// end.
  package static func files(below folder: String) -> [String] {
    var known: Set<FileIdentity> = []
    return files(below: folder, known: &known)
  }

  private static func files(below folder: String, known: inout Set<FileIdentity>) -> [String] {
    guard let identity = FileIdentity(folder), known.insert(identity).inserted else { return [] }
    var files: [String] = []
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      files +=
        isFolder(path) ? self.files(below: path, known: &known).map { "\(name)/\($0)" } : [name]
    }
    return files
  }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether anything exists at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns the names in a folder except `.` and `..`, sorted by their bytes.
  package static func names(in folder: String) -> [String] {
    opendir(folder).map(FolderContents.read) ?? []
  }

  /// Returns the folder that contains the file at a path.
  package static func parent(of path: String) -> String {
    OutputFile.parts(of: path).folder
  }
}
