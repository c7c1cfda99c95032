import Glibc

extension RootFolder {
  /// Creates a folder with a new name, which stays locked until the process ends:
  /// `removeUnlessLocked` removes folders that no process holds locked.
  ///
  /// - Parameter name: The name, followed by a number if there is such a folder already.
  package func makeLocked(_ name: String) throws -> InnerPath {
    let folder = try open([], making: true)
    var (candidate, number) = (name, 1)
    while true {
      if mkdirat(folder.number, candidate, 0o777) != 0 {
        guard errno == EEXIST else { throw OutputError(path: path, code: errno) }
        number += 1
        candidate = "\(name)-\(number)"
        continue
      }
      // Kept open on purpose: the system releases the lock when the process ends, however it
      // ends.
      let descriptor = openat(
        folder.number, candidate, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else {
        if errno == ENOENT { continue }
        throw OutputError(path: path, code: errno)
      }
      _ = FolderDescriptor.lock(descriptor, waits: true)
      // Between creation and locking, another process may have taken it for a leftover.
      if folder.isOpen(descriptor, named: candidate) { return try InnerPath(candidate) }
      close(descriptor)
    }
  }

  /// Removes a subfolder with everything in it, unless a living process holds it locked.
  package func removeUnlessLocked(_ name: String) {
    guard let folder = try? open([], making: false) else { return }
    let descriptor = openat(
      folder.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if FolderDescriptor.lock(descriptor, waits: false) != EWOULDBLOCK { folder.removeAll(name) }
  }

  /// Removes the temporary file of a file, unless a living process is writing it.
  package func removeTemporary(of path: InnerPath) {
    guard let folder = try? open(path.names.dropLast(), making: false) else { return }
    folder.removeLeftover(OutputFile.temporaryName(for: path.names[path.names.count - 1]))
  }

  /// Removes a temporary file that no living process is writing.
  package func removeLeftover(_ path: InnerPath) {
    guard let folder = try? open(path.names.dropLast(), making: false) else { return }
    folder.removeLeftover(path.names[path.names.count - 1])
  }
}
