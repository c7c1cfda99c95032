import CSystem

/// Secrets for one run.
package enum Secret {
  /// Returns 32 hexadecimal digits that nobody can guess, or nil if the system has no random
  /// bytes.
  package static func token() -> String? {
    var bytes = [UInt8](repeating: 0, count: 16)
    guard cs_random(&bytes, bytes.count) == 0 else { return nil }
    return bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined()
  }

  /// Whether a text has the form of a `token`.
  package static func isToken(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  /// Whether two texts are equal, in a time that does not reveal how much of them is.
  static func areEqual(_ first: String, _ second: String) -> Bool {
    let (one, other) = (Array(first.utf8), Array(second.utf8))
    return one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
