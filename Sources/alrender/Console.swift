import Glibc

/// The two streams of the process: data goes to standard output, words go to standard error.
enum Console {
  /// Writes all of `bytes` to a file descriptor; false when the other end refuses them.
  @discardableResult
  static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
    let all = ContiguousArray(bytes)
    return all.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
        if count > 0 {
          written += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Writes data to standard output.
  static func put(_ text: String) {
    write(text.utf8, to: STDOUT_FILENO)
  }

  /// Writes a line of words to standard error.
  static func say(_ text: String) {
    write((text + "\n").utf8, to: STDERR_FILENO)
  }

  /// Whether words on standard error may be coloured: it is a terminal that understands colours
  /// and the user has not asked for none (https://no-color.org).
  static var wordsAreColoured: Bool {
    isatty(STDERR_FILENO) == 1 && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
      && getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }
}
