/// The spelling of ids and metric names.
package enum Identifier {
  /// The spelling as a regular expression.
  package static let pattern = "^[A-Za-z_][A-Za-z0-9_]*$"

  /// Whether a name is a C identifier: a letter or `_`, then letters, digits and `_`.
  package static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, isStart(first) else { return false }
    return name.utf8.dropFirst().allSatisfy(isPart)
  }

  /// Whether a name can be an item's id: an identifier, or a whole number of at most 18 digits.
  package static func isItem(_ name: String) -> Bool {
    isValid(name)
      || (1...18).contains(name.utf8.count) && name.utf8.allSatisfy { isPart($0) && !isStart($0) }
  }

  /// Whether a name can be part of a file name: letters, digits, `_` and `-`, at most 64 of them.
  package static func isFileWord(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64
      && name.utf8.allSatisfy { isPart($0) || $0 == UInt8(ascii: "-") } && !name.hasPrefix("-")
  }

  /// Whether a name is a path of identifiers and numbers joined by dots, such as `row.0.badge`:
  /// the id of a view in an instance.
  package static func isPath(_ name: String) -> Bool {
    var parts = 0
    var isNumber = false
    var isEmpty = true
    for byte in name.utf8 {
      if byte == UInt8(ascii: ".") {
        guard !isEmpty else { return false }
        parts += 1
        isEmpty = true
      } else {
        guard isPart(byte) else { return false }
        if isEmpty { isNumber = !isStart(byte) }
        if isNumber, parts == 0 || isStart(byte) { return false }
        isEmpty = false
      }
    }
    return parts > 0 && !isEmpty
  }

  /// Whether a byte can begin an identifier.
  package static func isStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a byte can continue an identifier.
  package static func isPart(_ byte: UInt8) -> Bool {
    isStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
