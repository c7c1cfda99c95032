import Glibc

/// Writes whole files where the user says: readers see the old bytes or the new ones, never a part.
///
/// Only what the user typed comes here; every other name goes through `RootFolder`.
package enum OutputFile {
  /// Replaces or makes the file at `path` with `bytes`.
  ///
  /// The bytes go to a temporary file in the same folder, which then takes the name; a device or a
  /// pipe is written directly, and a link stays one. When this throws, an existing file is as it was
  /// and no temporary file is left; a process that is killed may leave one, which the next writer of
  /// the same file removes.
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
    let (parent, name) = parts(of: exists ? resolved(path) : path)
    guard !name.isEmpty, let folder = FolderDescriptor(following: parent) else {
      throw OutputError(path: path, code: name.isEmpty ? EISDIR : errno)
    }
    try folder.replace(name, path: path, isDurable: isDurable, content)
  }

  /// Adds to the end of a file, which is made if need be.
  package static func append(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputError(path: path, code: errno) }
    defer { close(descriptor) }
    if let failure = writeAll(bytes, to: descriptor) {
      throw OutputError(path: path, code: failure)
    }
  }

  /// Makes a folder and those above it that are missing.
  package static func makeFolder(_ path: String) throws(OutputError) {
    var status = stat()
    guard !path.isEmpty, stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR else {
      return
    }
    let parent = parts(of: path).folder
    if parent != path { try makeFolder(parent) }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw OutputError(path: path, code: errno) }
  }

  /// The folder and the name of the file at a path.
  package static func parts(of path: String) -> (folder: String, name: String) {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(decoding: bytes[bytes.index(after: slash)...], as: UTF8.self)
    let folder = String(decoding: bytes[..<slash], as: UTF8.self)
    return (folder.isEmpty ? "/" : folder, name)
  }

  /// The name under which a file is written before it takes its own.
  static func temporaryName(for name: String) -> String { ".\(name)\(temporaryEnding)" }

  private static let temporaryEnding = ".alrender.tmp"

  /// Whether a name is that of a file which a writer did not live to give its own.
  package static func isLeftover(_ name: String) -> Bool {
    if name.hasPrefix("."), name.hasSuffix(temporaryEnding) { return true }
    // Earlier versions put the number of the process after the name.
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
  /// Better words than the system's; nil for none.
  private let clause: String?

  /// Makes an error from a path and the system's error number.
  ///
  /// - Parameter clause: why, where the system's words would not say it.
  package init(path: String, code: Int32, clause: String? = nil) {
    self.path = path
    self.code = code
    self.clause = clause
  }

  /// Why: a clause without the path.
  package var reason: String { clause ?? String(cString: strerror(code)) }

  /// `path: error: cannot be written: reason`.
  package var description: String { "\(path): error: cannot be written: \(reason)" }
}
