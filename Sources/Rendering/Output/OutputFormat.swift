/// The kinds of pictures, told by a file's ending.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case png, pdf, svg

  /// The format of a path by its ending, in either case; nil for any other.
  package init?(path: String) {
    let bytes = path.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    // A bit makes a letter small; what is not a letter does not become one.
    let ending = bytes[bytes.index(after: dot)...].map { $0 | 0x20 }
    self.init(rawValue: String(decoding: ending, as: UTF8.self))
  }
}
