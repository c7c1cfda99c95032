import Glibc

/// Reads keys one at a time, from a terminal without waiting for Return, or from a pipe.
final class KeyReader {
  private var saved = termios()
  private let isRaw: Bool

  init() {
    isRaw = isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &saved) == 0
    guard isRaw else { return }
    var raw = saved
    // Keys arrive as they are pressed; Control-C still ends the program.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
  }

  deinit { restore() }

  /// Restores the terminal's state.
  func restore() {
    if isRaw { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
  }

  /// Returns the next key that is not a line end, or nil at the end of input.
  func next() -> Character? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      if byte != 0x0A, byte != 0x0D { return Character(Unicode.Scalar(byte)) }
    }
  }
}
