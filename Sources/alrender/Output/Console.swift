import Documents
import Glibc
import Rendering
import Synchronization

/// The two streams of the process: data goes to standard output, words go to standard error.
enum Console {
  /// Whether a status line stands on the terminal, which goes before anything else is written.
  private static let hasStatus = Atomic(false)
  /// The number of the error that data was lost by on standard output, 0 while all is written;
  /// negative once there is nothing more to say about it.
  private static let loss = Atomic<Int32>(0)

  /// Gives the streams that the process was started without descriptors that refuse everything, so
  /// that no file opened later takes their place.
  static func holdStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) == -1, errno == EBADF else { continue }
      // The lowest free number is taken, which is this one: those below it are open by now.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of `bytes` to a file descriptor; the error's number when the other end refuses them.
  @discardableResult
  static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Int32? {
    let all = ContiguousArray(bytes)
    return all.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
        if count > 0 {
          written += count
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  /// Writes lines to standard output, without what a terminal or the server of a build would obey;
  /// see `takeLoss` for what comes of data that cannot be written.
  static func put(_ text: String) { put(Escape.log(Escape.terminal(text)).utf8) }

  /// Writes workflow commands to standard output, without what a terminal would obey.
  static func putCommands(_ lines: String) { put(Escape.terminal(lines).utf8) }

  /// Writes a line of fields with a tab between each two, none of which breaks the line.
  static func put(fields: String...) {
    put(fields.map(Escape.line).joined(separator: "\t") + "\n")
  }

  /// Writes data to standard output.
  static func put(_ bytes: some Sequence<UInt8>) {
    show(status: nil)
    guard loss.load(ordering: .relaxed) == 0, let code = write(bytes, to: STDOUT_FILENO) else {
      return
    }
    // Who closes a pipe has read enough: where that does not end the process, it is not a failure.
    loss.store(code == EPIPE ? -code : code, ordering: .relaxed)
  }

  /// Whether some of what was put could not be written.
  static var hasLostData: Bool { loss.load(ordering: .relaxed) != 0 }

  /// The failure to write what was put, handed out once; nil when nothing was lost.
  static func takeLoss() -> Failure? {
    let code = loss.load(ordering: .relaxed)
    guard code > 0 else { return nil }
    loss.store(-code, ordering: .relaxed)
    return Failure(WriteFailure.words(for: code), file: "<stdout>")
  }

  /// Writes lines of words to standard error, without what a terminal would obey.
  static func say(_ text: String) { say(styled: Escape.terminal(text)) }

  /// Writes lines whose texts have been escaped already, and which may be coloured; none is a
  /// command to the server of a build.
  static func say(styled text: String) { say(escaped: Escape.log(text)) }

  /// Writes a workflow command to standard error, without what a terminal would obey.
  static func say(command: String) { say(escaped: Escape.terminal(command)) }

  private static func say(escaped text: String) {
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
