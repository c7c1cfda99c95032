/// Determines whether an SVG contains text.
///
/// The file may be anything: only its tags are examined, each byte once.
enum SVGText {
  /// Whether an element called `text`, with any prefix, occurs outside comments and character
  /// data.
  static func isFound(in bytes: [UInt8]) -> Bool {
    var place = 0
    while let tag = bytes[place...].firstIndex(of: less) {
      let rest = bytes[(tag + 1)...]
      if let end = passedOver(rest) {
        place = end
        continue
      }
      let name = rest.prefix { !isEnd($0) }
      let local = name.lastIndex(of: colon).map { name[($0 + 1)...] } ?? name
      if local.elementsEqual("text".utf8) { return true }
      place = name.endIndex
    }
    return false
  }

  private static let less = UInt8(ascii: "<")
  private static let colon = UInt8(ascii: ":")

  /// Returns where a comment or character data ends; nil for anything else.
  private static func passedOver(_ bytes: ArraySlice<UInt8>) -> Int? {
    for (start, end) in [("!--", "-->"), ("![CDATA[", "]]>")] where bytes.starts(with: start.utf8) {
      var rest = bytes.dropFirst(start.utf8.count)
      while let last = end.utf8.last, let found = rest.firstIndex(of: last) {
        let next = rest.index(after: found)
        if bytes[bytes.startIndex..<next].suffix(end.utf8.count).elementsEqual(end.utf8) {
          return next
        }
        rest = rest[next...]
      }
      return bytes.endIndex
    }
    return nil
  }

  /// Whether a byte ends the name of a tag.
  private static func isEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == less
  }
}
