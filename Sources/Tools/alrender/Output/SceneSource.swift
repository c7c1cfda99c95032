import Documents
import Glibc
import Workspace

/// The bytes of a scene and the path by which diagnostics refer to it.
struct SceneSource {
  /// The path as the user gave it; `-` is standard input.
  let argument: String
  let bytes: [UInt8]

  /// The path in diagnostics.
  var path: String { argument == "-" ? "<stdin>" : argument }

  /// No scene written by people comes near this size; a larger file is something else.
  private static let largestSize = 64 << 20

  /// Reads a file, or standard input for `-`.
  init(_ argument: String) throws(ReadFailure) {
    self.argument = argument
    guard argument != "-" else {
      bytes = try Self.readAll(STDIN_FILENO)
      return
    }
    try Self.size(of: argument)
    guard Self.isStream(argument) else {
      do throws(FileError) {
        bytes = try FileBytes.readFromDisk(argument, limit: Self.largestSize)
      } catch {
        throw ReadFailure(error)
      }
      return
    }
    let descriptor = open(argument, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ReadFailure(errno) }
    defer { close(descriptor) }
    bytes = try Self.readAll(descriptor)
  }

  /// Throws for anything that is neither a file nor a stream. Returns the size of a file in
  /// bytes.
  @discardableResult
  static func size(of argument: String) throws(ReadFailure) -> Int {
    var status = stat()
    guard stat(argument, &status) == 0 else {
      let code = errno
      // The system passes names as bytes; those that are not UTF-8 have no spelling here.
      guard code == ENOENT, argument.unicodeScalars.contains("\u{FFFD}") else {
        throw ReadFailure(code)
      }
      throw ReadFailure(message: "its name is not UTF-8, and such files cannot be read; rename it")
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw ReadFailure(EISDIR) }
    if let noun = nameOfSpecial(status.st_mode), !isStream(argument) {
      throw ReadFailure(message: "is \(noun), not a file; '-' reads standard input")
    }
    guard status.st_size <= largestSize else { throw tooLarge }
    return Int(status.st_size)
  }

  private static var tooLarge: ReadFailure { ReadFailure(.tooLarge(limit: largestSize)) }

  /// Names a special file, which is neither a file nor a folder; it may have no end, or never
  /// begin.
  private static func nameOfSpecial(_ mode: mode_t) -> String? {
    switch mode & S_IFMT {
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    case S_IFCHR, S_IFBLK: "a device"
    default: nil
    }
  }

  /// Whether a path refers to a stream that the process was started with, which is how shells
  /// pass on the output of another command.
  static func isStream(_ path: String) -> Bool {
    path == "-" || path == "/dev/stdin" || path.hasPrefix("/dev/fd/")
      || path.hasPrefix("/proc/self/fd/")
  }

  /// Reads to the end of a pipe, a terminal or a file that the process was started with.
  private static func readAll(_ descriptor: Int32) throws(ReadFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var (count, code) = (0, Int32(0))
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        code = errno
        initialized = max(0, count)
      }
      if count == 0 { return bytes }
      if count < 0, code != EINTR { throw ReadFailure(code) }
      bytes += chunk
      if bytes.count > largestSize { throw tooLarge }
    }
  }
}

extension SceneFileReader {
  /// Reads an argument of the command line; `-` is standard input.
  func read(argument: String) throws(ReadFailure) -> SceneReading {
    guard SceneSource.isStream(argument) else {
      try SceneSource.size(of: argument)
      return read(argument)
    }
    let source = try SceneSource(argument)
    return read(source.bytes, path: source.path)
  }
}
