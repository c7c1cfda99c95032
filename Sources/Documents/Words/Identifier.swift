/// The spelling of ids and metric names.
package enum Identifier {
  /// The spelling as a regular expression.
  package static let pattern = "^[A-Za-z_][A-Za-z0-9_]*$"

  /// Whether a name is a C identifier: a letter or `_`, then letters, digits and `_`.
  package static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, isStart(first) else { return false }
    return name.utf8.dropFirst().allSatisfy(isPart)
  }

  /// Whether a byte may begin an identifier.
  package static func isStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a byte may go on in an identifier.
  package static func isPart(_ byte: UInt8) -> Bool {
    isStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
