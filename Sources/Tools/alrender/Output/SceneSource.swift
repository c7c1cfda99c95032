import Glibc
import Scenes
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
    let size = try Self.size(of: argument)
    let descriptor = open(argument, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ReadFailure(errno) }
    defer { close(descriptor) }
    bytes = try Self.readAll(descriptor, expecting: size)
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

  private static var tooLarge: ReadFailure {
    ReadFailure(message: "the file is larger than \(largestSize >> 20) MB")
  }

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

  /// Reads to the end of a file, pipe or terminal.
  private static func readAll(
    _ descriptor: Int32, expecting size: Int = 0
  ) throws(ReadFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end is detected without another chunk.
    var chunk = max(min(size, largestSize) + 1, 1 << 14)
    while true {
      let start = bytes.count
      var count = 0
      var code: Int32 = 0
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      bytes.withUnsafeMutableBytes { buffer in
        count = read(descriptor, buffer.baseAddress! + start, chunk)
        code = errno
      }
      bytes.removeLast(chunk - max(count, 0))
      // Scenes are kept while they are laid out; the spare capacity used for reading is not.
      if count == 0 { return bytes.withUnsafeBytes { Array($0) } }
      if count < 0, code != EINTR { throw ReadFailure(code) }
      if bytes.count > largestSize {
        throw tooLarge
      }
      chunk = max(1 << 14, min(size, largestSize) + 1 - bytes.count)
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
