import Documents
import Glibc
import Synchronization

/// The process's two output streams: data goes to standard output, messages go to standard error.
enum Console {
  /// Whether the terminal shows a status line, which is removed before anything else is written.
  private static let hasStatus = Atomic(false)
  /// The error number with which standard output lost data; 0 while everything is written, and
  /// negative once there is nothing more to report about it.
  private static let loss = Atomic<Int32>(0)

  /// Opens missing standard streams as descriptors that refuse everything, so that no file opened
  /// later takes their place.
  static func holdStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) == -1, errno == EBADF else { continue }
      // `open` takes the lowest free number, which is this one: those below it are open by now.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of `bytes` to a file descriptor. Returns the error number if the other end
  /// refuses them.
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

  /// Writes lines to standard output, without anything that a terminal or a build server would
  /// interpret; see `takeLoss` for what happens to data that cannot be written.
  static func put(_ text: String) { put(Escape.log(Escape.terminal(text)).utf8) }

  /// Writes workflow commands to standard output, without terminal control sequences.
  static func putCommands(_ lines: String) { put(Escape.terminal(lines).utf8) }

  /// Writes a line of fields separated by tabs; line breaks in fields are escaped.
  static func put(fields: String...) {
    put(fields.map(Escape.line).joined(separator: "\t") + "\n")
  }

  /// Writes data to standard output.
  static func put(_ bytes: some Sequence<UInt8>) {
    show(status: nil)
    guard loss.load(ordering: .relaxed) == 0, let code = write(bytes, to: STDOUT_FILENO) else {
      return
    }
    // Whoever closes a pipe has read enough: if that does not end the process, it is not a
    // failure.
    loss.store(code == EPIPE ? -code : code, ordering: .relaxed)
  }

  /// Whether any output could not be written.
  static var hasLostData: Bool { loss.load(ordering: .relaxed) != 0 }

  /// Returns the failure to write output, once; nil if nothing was lost.
  static func takeLoss() -> Failure? {
    let code = loss.load(ordering: .relaxed)
    guard code > 0 else { return nil }
    loss.store(-code, ordering: .relaxed)
    return Failure(WriteFailure.words(for: code), file: "<stdout>")
  }

  /// Writes lines of text to standard error, without terminal control sequences.
  static func say(_ text: String) { say(styled: Escape.terminal(text)) }

  /// Writes lines whose texts are already escaped and may be coloured; none is a command to a
  /// build server.
  static func say(styled text: String) { say(escaped: Escape.log(text)) }

  /// Writes a workflow command to standard error, without terminal control sequences.
  static func say(command: String) { say(escaped: Escape.terminal(command)) }

  private static func say(escaped text: String) {
    show(status: nil)
    write((text + "\n").utf8, to: STDERR_FILENO)
  }

  /// Whether messages on standard error may be coloured: `NO_COLOR` forbids it
  /// (https://no-color.org), `FORCE_COLOR` (https://force-color.org) and `CLICOLOR_FORCE` request it;
  /// without any of them, standard error must be a terminal that understands colours, for which
  /// `CLICOLOR=0` turns them off.
  static var wordsAreColoured: Bool {
    if isSet("NO_COLOR") { return false }
    if isSet("FORCE_COLOR") { return !isZero("FORCE_COLOR") }
    if isSet("CLICOLOR_FORCE"), !isZero("CLICOLOR_FORCE") { return true }
    if isZero("CLICOLOR") { return false }
    return isatty(STDERR_FILENO) == 1 && terminalObeys
  }

  /// Whether a status line may be shown: standard error is a terminal that can erase a line.
  static var showsStatus: Bool { isatty(STDERR_FILENO) == 1 && terminalObeys }

  /// Shows a status line in place of the previous one; nil removes it.
  static func show(status: String?) {
    let wasShown = hasStatus.exchange(status != nil, ordering: .relaxed)
    guard wasShown || status != nil else { return }
    write("\r\u{1B}[K\(status ?? "")".utf8, to: STDERR_FILENO)
  }

  private static var terminalObeys: Bool {
    getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }

  /// Whether an environment variable is set and not empty.
  private static func isSet(_ name: String) -> Bool {
    getenv(name).map { $0.pointee != 0 } ?? false
  }

  private static func isZero(_ name: String) -> Bool {
    getenv(name).map { ["0", "false"].contains(String(cString: $0)) } ?? false
  }
}
