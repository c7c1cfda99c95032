import Glibc

extension FolderDescriptor {
  /// Creates or replaces a file in one step.
  ///
  /// The bytes go to a file without a name, so that nothing is left of a process that is killed; it
  /// gets a temporary name for the moment before it is renamed. A link of that name is replaced, not
  /// followed. Where files need a name, the temporary one is there while the file is written. It is
  /// locked, so that what a killed process left behind is recognised and removed by the next writer of
  /// the same name.
  ///
  /// A file that cannot be replaced, because a container mounts it by itself or its folder is not
  /// writable, is written in place.
  ///
  /// - Parameters:
  ///   - path: The path for error messages.
  ///   - isDurable: Whether the bytes are flushed to the disk before the file is renamed.
  ///   - isPrivate: Whether nobody but the user may read it, whatever the file it replaces allows.
  func replace(
    _ name: String, path: String, isDurable: Bool, isPrivate: Bool = false,
    _ content: (inout OutputPieces) -> Void
  ) throws(OutputError) {
    var status = stat()
    let exists = fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw OutputError(path: path, code: EISDIR) }
    let isFile = exists && status.st_mode & S_IFMT == S_IFREG
    if isFile, faccessat(number, name, W_OK, 0) != 0 {
      throw OutputError(path: path, code: errno)
    }
    let temporary = OutputFile.temporaryName(for: name)
    let mode: mode_t? = isPrivate ? 0o600 : isFile ? status.st_mode & 0o7777 : nil
    if try replaceNameless(name, path: path, mode, isDurable: isDurable, content) { return }
    let descriptor: Int32
    do {
      descriptor = try makeLocked(temporary, path: path)
    } catch {
      guard isFile, !isPrivate, [EACCES, EPERM, EROFS].contains(error.code) else { throw error }
      return try overwrite(name, path: path, isDurable: isDurable, content)
    }
    // Set first, because the file has a name meanwhile.
    if let mode { _ = fchmod(descriptor, mode) }
    var failure = OutputPieces.write(content, to: descriptor)
    if isDurable, failure == nil, fsync(descriptor) != 0, errno != EINVAL { failure = errno }
    var isFixed = false
    if failure == nil, renameat(number, temporary, number, name) != 0 {
      failure = errno
      isFixed = isFile && !isPrivate && [EBUSY, EXDEV, EPERM, EACCES].contains(errno)
    }
    if failure != nil { unlinkat(number, temporary, 0) }
    // Closed last, because the lock indicates that the temporary name is in use.
    if close(descriptor) != 0, failure == nil { failure = errno }
    if isFixed { return try overwrite(name, path: path, isDurable: isDurable, content) }
    if let failure { throw OutputError(path: path, code: failure) }
  }

  /// `O_TMPFILE`, which Swift does not import: a file without a name in a folder.
  private static let nameless: Int32 = 0o20_200_000

  /// Replaces a file by one that has no name until all is written.
  ///
  /// - Returns: Whether that was possible; if not, nothing has changed.
  private func replaceNameless(
    _ name: String, path: String, _ mode: mode_t?, isDurable: Bool,
    _ content: (inout OutputPieces) -> Void
  ) throws(OutputError) -> Bool {
    let descriptor = openat(number, ".", Self.nameless | O_WRONLY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var failure = OutputPieces.write(content, to: descriptor)
    if isDurable, failure == nil, fsync(descriptor) != 0, errno != EINVAL { failure = errno }
    if let failure { throw OutputError(path: path, code: failure) }
    if let mode { _ = fchmod(descriptor, mode) }
    // The lock tells other writers of the same file that the temporary name is in use.
    _ = Self.lock(descriptor, waits: true)
    let temporary = OutputFile.temporaryName(for: name)
    let entry = "/proc/self/fd/\(descriptor)"
    while linkat(AT_FDCWD, entry, number, temporary, AT_SYMLINK_FOLLOW) != 0 {
      guard errno == EEXIST, removeLeftover(temporary, waits: true) else { return false }
    }
    if renameat(number, temporary, number, name) == 0 { return true }
    unlinkat(number, temporary, 0)
    return false
  }

  /// Writes an existing file in place.
  private func overwrite(
    _ name: String, path: String, isDurable: Bool, _ content: (inout OutputPieces) -> Void
  ) throws(OutputError) {
    let descriptor = openat(number, name, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputError(path: path, code: errno) }
    var failure = OutputPieces.write(content, to: descriptor)
    if isDurable, failure == nil, fsync(descriptor) != 0, errno != EINVAL { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if let failure { throw OutputError(path: path, code: failure) }
  }

  /// Removes a temporary file that no living process is writing.
  ///
  /// - Returns: Whether it is gone.
  @discardableResult
  func removeLeftover(_ name: String, waits: Bool = false) -> Bool {
    let descriptor = openat(number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 {
      // Anything that cannot even be opened, such as a link, was not made by a writer.
      return errno == ENOENT || unlinkat(number, name, 0) == 0
    }
    defer { close(descriptor) }
    if Self.lock(descriptor, waits: waits) == EWOULDBLOCK { return false }
    return !isOpen(descriptor, named: name) || unlinkat(number, name, 0) == 0
  }

  /// Creates and locks an empty file that did not exist before.
  private func makeLocked(_ name: String, path: String) throws(OutputError) -> Int32 {
    while true {
      let descriptor = openat(
        number, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        _ = Self.lock(descriptor, waits: true)
        // Between creation and locking, another process may have taken it for a leftover.
        if isOpen(descriptor, named: name) { return descriptor }
        close(descriptor)
        continue
      }
      guard errno == EEXIST else { throw OutputError(path: path, code: errno) }
      // Waits for another writer of the same file; removes what a killed one left behind.
      if !removeLeftover(name, waits: true) { throw OutputError(path: path, code: EEXIST) }
    }
  }

  /// Whether an open file or folder is the one that currently has a given name in this folder.
  func isOpen(_ descriptor: Int32, named name: String) -> Bool {
    var (own, named) = (stat(), stat())
    return fstat(descriptor, &own) == 0
      && fstatat(number, name, &named, AT_SYMLINK_NOFOLLOW) == 0
      && own.st_dev == named.st_dev && own.st_ino == named.st_ino
  }

  /// Locks an open file or folder for as long as it stays open; returns the error number, or 0.
  ///
  /// A file system without locks returns an error, and every file counts as left behind.
  static func lock(_ descriptor: Int32, waits: Bool) -> Int32 {
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno != EINTR { return errno }
    }
    return 0
  }
}
