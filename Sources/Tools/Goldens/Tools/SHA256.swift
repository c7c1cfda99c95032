import CSystem
import Documents

/// SHA-256, the fingerprint of files.
package enum SHA256 {
  /// Returns the digest as 64 hexadecimal digits.
  package static func digits(of bytes: [UInt8]) -> String {
    digest(of: bytes).map { Hexadecimal.digits(UInt64($0), count: 2) }.joined()
  }

  /// Returns the digest of a text.
  package static func digits(of text: String) -> String { digits(of: Array(text.utf8)) }

  /// Returns the digest as 44 base64 characters (RFC 4648).
  package static func base64(of text: String) -> String {
    Base64.text(of: digest(of: Array(text.utf8)))
  }

  private static func digest(of bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    cs_sha256(bytes, bytes.count, &digest)
    return digest
  }
}

/// Formats numbers as hexadecimal digits.
package enum Hexadecimal {
  /// Returns a number padded with leading zeros to `count` digits.
  package static func digits(_ number: UInt64, count: Int = 16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
