import Glibc
import Synchronization

/// The two streams of the process: data goes to standard output, words go to standard error.
enum Console {
  /// Whether a status line stands on the terminal, which goes before anything else is written.
  private static let hasStatus = Atomic(false)

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
    show(status: nil)
    write(text.utf8, to: STDOUT_FILENO)
  }

  /// Writes a line of words to standard error.
  static func say(_ text: String) {
    show(status: nil)
    write((text + "\n").utf8, to: STDERR_FILENO)
  }

  /// Whether words on standard error may be coloured: `CLICOLOR_FORCE` asks for it; else it must
  /// be a terminal that understands colours, and `NO_COLOR` must not be set (https://no-color.org).
  static var wordsAreColoured: Bool {
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE"), !isZero("CLICOLOR_FORCE") { return true }
    return isatty(STDERR_FILENO) == 1 && terminalObeys
  }

  /// Whether a status line may be shown: standard error is a terminal that can erase a line.
  static var showsStatus: Bool { isatty(STDERR_FILENO) == 1 && terminalObeys }

  /// Shows a line in place of the one that was shown before; nil takes it away.
  static func show(status: String?) {
    let wasShown = hasStatus.exchange(status != nil, ordering: .relaxed)
    guard wasShown || status != nil else { return }
    write("\r\u{1B}[K\(status ?? "")".utf8, to: STDERR_FILENO)
  }

  private static var terminalObeys: Bool {
    getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }

  /// Whether a variable of the environment is there and not empty.
  private static func isSet(_ name: String) -> Bool {
    getenv(name).map { $0.pointee != 0 } ?? false
  }

  private static func isZero(_ name: String) -> Bool {
    getenv(name).map { String(cString: $0) == "0" } ?? false
  }
}
