import Glibc

/// An open folder, closed after its last use.
///
/// Everything done through it happens in the very folder that was opened, wherever its path leads
/// by then.
struct FolderDescriptor: ~Copyable {
  /// The system's file descriptor.
  let number: Int32

  /// Opens the folder at a path, following links; nil with `errno` set if that fails.
  init?(following path: String) {
    number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if number < 0 { return nil }
  }

  /// Opens a folder inside another, unless it is a link; nil with `errno` set if that fails.
  init?(_ name: String, in folder: borrowing FolderDescriptor) {
    number = openat(folder.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if number < 0 { return nil }
  }

  deinit { if number >= 0 { close(number) } }

  /// Returns the file type of a name in the folder, without following links; nil if there is no
  /// such name.
  func kind(of name: String) -> mode_t? {
    var status = stat()
    guard fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  /// The names in the folder except `.` and `..`, sorted.
  func names() -> [String] {
    let descriptor = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return []
    }
    return FolderContents.read(stream)
  }

  /// Returns the files in the folder and its subfolders, as the names that lead to them; folders
  /// that are links are not entered.
  func files(behind path: [String] = []) -> [[String]] {
    var files: [[String]] = []
    for name in names() {
      if kind(of: name) == S_IFDIR, let inner = FolderDescriptor(name, in: self) {
        files += inner.files(behind: path + [name])
      } else if !leadsToFolder(name) {
        files.append(path + [name])
      }
    }
    return files
  }

  /// Whether a name is that of a folder, or of a link that leads to one.
  private func leadsToFolder(_ name: String) -> Bool {
    var status = stat()
    return fstatat(number, name, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes whatever has a name in the folder, including the contents of a folder; for a link,
  /// only the link itself.
  func removeAll(_ name: String) {
    if kind(of: name) == S_IFDIR, let inner = FolderDescriptor(name, in: self) {
      for entry in inner.names() { inner.removeAll(entry) }
      unlinkat(number, name, AT_REMOVEDIR)
    } else {
      unlinkat(number, name, 0)
    }
  }
}
