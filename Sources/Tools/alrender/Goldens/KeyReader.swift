import CSystem
import Glibc

/// Reads keys one at a time, from a terminal without waiting for Return, or from a pipe.
///
/// However the program ends or stops meanwhile, the terminal gets its state back.
final class KeyReader {
  private let isHeld = cs_hold_terminal(STDIN_FILENO) != 0

  deinit { restore() }

  /// Restores the terminal's state.
  func restore() { cs_release_terminal() }

  /// Returns the next key that is neither a line end nor a key without a letter, such as an arrow,
  /// or nil at the end of input.
  func next() -> Character? {
    while let byte = byte() {
      switch byte {
      case 0x0A, 0x0D: continue
      case 0x04 where isHeld: return nil
      case 0x1B: skipSequence()
      case 0x80...: skipContinuation(of: byte)
      default: return Character(Unicode.Scalar(byte))
      }
    }
    return nil
  }

  /// Skips what a terminal sends for an arrow or a function key: `ESC [ 1 ; 5 A`, `ESC O P`.
  private func skipSequence() {
    guard isWaiting, let first = byte(), [UInt8(ascii: "["), UInt8(ascii: "O")].contains(first)
    else { return }
    while isWaiting, let next = byte(), !(0x40...0x7E).contains(next) {}
  }

  /// Skips the rest of a character outside ASCII.
  private func skipContinuation(of lead: UInt8) {
    let count = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0
    for _ in 0..<count where isWaiting { _ = byte() }
  }

  /// Whether more arrives at once, as the parts of one key do.
  private var isWaiting: Bool { cs_wait_readable(STDIN_FILENO, 50) != 0 }

  private func byte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }
}
