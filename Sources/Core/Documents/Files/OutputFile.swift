import Glibc

/// Writes whole files where the user says: readers see either the old bytes or the new ones,
/// never a part.
///
/// Only for paths that the user typed; every other name goes through `RootFolder`.
package enum OutputFile {
  /// Replaces or creates the file at `path` with `bytes`.
  ///
  /// The bytes go to a temporary file in the same folder, which is then renamed; a device or a
  /// pipe is written directly, and so is a file that cannot be replaced, such as one that a container
  /// mounts by itself; a link remains a link. Otherwise, if this throws, an existing file is unchanged
  /// and no temporary file is left; a process that is killed may leave one, which the next writer of
  /// the same file removes.
  ///
  /// - Parameter isDurable: Whether the bytes are flushed to the disk before the file is renamed,
  ///   so that not even a power cut leaves a half-written file.
  package static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = false
  ) throws(OutputError) {
    try write(to: path, isDurable: isDurable) { $0.append(bytes) }
  }

  /// Replaces or creates the file at `path` with content that is supplied piece by piece.
  ///
  /// As with whole bytes, readers see the old file or the whole new one.
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
    let (parent, name) = parts(of: exists ? resolved(path) : path)
    guard !name.isEmpty, let folder = FolderDescriptor(following: parent) else {
      throw OutputError(path: path, code: name.isEmpty ? EISDIR : errno)
    }
    try folder.replace(name, path: path, isDurable: isDurable, content)
  }

  /// Appends to a file, which is created if necessary.
  package static func append(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputError(path: path, code: errno) }
    defer { close(descriptor) }
    if let failure = writeAll(bytes, to: descriptor) {
      throw OutputError(path: path, code: failure)
    }
  }

  /// Creates a folder and any missing parent folders.
  package static func makeFolder(_ path: String) throws(OutputError) {
    var status = stat()
    guard !path.isEmpty, stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR else {
      return
    }
    let parent = parts(of: path).folder
    if parent != path { try makeFolder(parent) }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw OutputError(path: path, code: errno) }
  }

  /// Returns the folder and the name of the file at a path.
  package static func parts(of path: String) -> (folder: String, name: String) {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(decoding: bytes[bytes.index(after: slash)...], as: UTF8.self)
    let folder = String(decoding: bytes[..<slash], as: UTF8.self)
    return (folder.isEmpty ? "/" : folder, name)
  }

  /// Returns the name under which a file is written before it is renamed.
  static func temporaryName(for name: String) -> String { ".\(name)\(temporaryEnding)" }

  private static let temporaryEnding = ".alrender.tmp"

  /// Whether a name is that of a file whose writer was killed before renaming it.
  package static func isLeftover(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(temporaryEnding)
  }

  /// Writes all bytes to an open descriptor; returns the error number if that fails.
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

  /// Returns the path without symbolic links, so that a link continues to point at its file.
  private static func resolved(_ path: String) -> String {
    guard let pointer = realpath(path, nil) else { return path }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}

/// The error of a file that could not be written.
package struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  package let path: String
  /// The system's error number.
  package let code: Int32
  /// A better wording than the system's; nil for none.
  private let clause: String?

  /// Makes an error from a path and the system's error number.
  ///
  /// - Parameter clause: The reason, if the system's wording would not state it.
  package init(path: String, code: Int32, clause: String? = nil) {
    self.path = path
    self.code = code
    self.clause = clause
  }

  /// The reason as a clause without the path.
  package var reason: String { clause ?? String(cString: strerror(code)) }

  /// The text `path: error: cannot be written: reason`.
  package var description: String { "\(path): error: cannot be written: \(reason)" }
}
