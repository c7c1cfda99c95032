/// The formats of pictures, selected by a file's extension.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case png, pdf, svg

  /// Returns the format for a path by its extension, ignoring case; nil for any other.
  package init?(path: String) {
    let bytes = path.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    // Setting a bit makes a letter lowercase, and never makes another character a letter.
    let ending = bytes[bytes.index(after: dot)...].map { $0 | 0x20 }
    self.init(rawValue: String(decoding: ending, as: UTF8.self))
  }
}
