import CPango
import Glibc

/// Fingerprints of font files, by which goldens verify that text was set in the same fonts.
package enum FontDigest {
  /// Returns the SHA-256 of a file in lower-case hexadecimal; nil if it cannot be read.
  package static func sha256(ofFile path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { return nil }
    defer { g_checksum_free(checksum) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      g_checksum_update(checksum, buffer, count)
    }
    guard ferror(file) == 0, let text = g_checksum_get_string(checksum) else { return nil }
    return String(cString: text)
  }
}
