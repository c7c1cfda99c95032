import Glibc

/// Writes whole files: readers see the old bytes or the new ones, never a part.
package enum OutputFile {
  /// Replaces or makes the file at `path` with `bytes`.
  ///
  /// The bytes go to a temporary file in the same directory, which then takes the name; a device
  /// or a pipe is written directly. When this throws, an existing file is as it was and no
  /// temporary file is left; a process that is killed may leave one, which `isLeftover` knows.
  ///
  /// - Parameter isDurable: whether the bytes are on the disk before they take the name, so that
  ///   not even a power cut leaves a half-written file.
  package static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = false
  ) throws(OutputError) {
    try write(to: path, isDurable: isDurable) { $0.append(bytes) }
  }

  /// Replaces or makes the file at `path` with what is handed over piece by piece.
  ///
  /// As for whole bytes, readers see the old file or the whole new one.
  package static func write(
    to path: String, isDurable: Bool = false, _ content: (inout OutputPieces) -> Void
  ) throws(OutputError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw OutputError(path: path, code: EISDIR)
    }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      try writeDirectly(content, to: path)
      return
    }
    if exists, access(path, W_OK) != 0 { throw OutputError(path: path, code: errno) }
    let target = exists ? resolved(path) : path
    let temporary = "\(target).\(getpid()).tmp"
    var descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0, errno == EEXIST {
      // A killed process of the same number left it.
      unlink(temporary)
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw OutputError(path: path, code: errno) }
    var failure = OutputPieces.write(content, to: descriptor)
    if isDurable, failure == nil, fsync(descriptor) != 0, errno != EINVAL { failure = errno }
    if exists, failure == nil { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(temporary, target) != 0 { failure = errno }
    if let failure {
      unlink(temporary)
      throw OutputError(path: path, code: failure)
    }
  }

  /// Whether a name is that of a file which a writer did not live to give its own.
  package static func isLeftover(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.count > 2 && parts.last == "tmp" && Int(parts[parts.count - 2]) != nil
  }

  /// Writes all bytes to an open descriptor; the error's number when that fails.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  private static func writeDirectly(
    _ content: (inout OutputPieces) -> Void, to path: String
  ) throws(OutputError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputError(path: path, code: errno) }
    var failure = OutputPieces.write(content, to: descriptor)
    if close(descriptor) != 0, failure == nil { failure = errno }
    if let failure { throw OutputError(path: path, code: failure) }
  }

  /// The path without symbolic links, so that a link keeps pointing at the file that it names.
  private static func resolved(_ path: String) -> String {
    guard let pointer = realpath(path, nil) else { return path }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}

/// A file that could not be written.
package struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  package let path: String
  /// The system's error number.
  package let code: Int32

  /// Makes an error from a path and the system's error number.
  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// Why: the system's words, without the path.
  package var reason: String { String(cString: strerror(code)) }

  /// `path: error: cannot be written: reason`.
  package var description: String { "\(path): error: cannot be written: \(reason)" }
}
