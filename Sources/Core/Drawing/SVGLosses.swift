/// Determines what an SVG contains that is not drawn.
///
/// The file may be anything: only its tags and style sheets are examined, each byte a few times.
struct SVGLosses {
  /// What is not drawn.
  private(set) var found: VectorLosses = []

  /// Examines a file.
  init(_ bytes: [UInt8]) {
    var place = 0
    while let tag = bytes[place...].firstIndex(of: Self.less) {
      let rest = bytes[(tag + 1)...]
      if let end = Self.passedOver(rest) {
        place = end
        continue
      }
      let name = rest.prefix { !Self.isEnd($0) }
      let content = Self.tag(rest)
      place = content.endIndex
      let local = name.lastIndex(of: Self.colon).map { name[($0 + 1)...] } ?? name
      examine(local, content)
      guard local.elementsEqual("style".utf8), bytes[place - 1] != Self.slash else { continue }
      let sheet = bytes[place...].prefix(Self.length(before: "</", in: bytes[place...]))
      examineSheet(sheet)
      place = sheet.endIndex
    }
  }

  /// Looks at an element's name and attributes.
  private mutating func examine(_ name: ArraySlice<UInt8>, _ tag: ArraySlice<UInt8>) {
    switch String(decoding: name.prefix(20), as: UTF8.self) {
    case "text": found.insert(.text)
    case "foreignObject": found.insert(.foreignObjects)
    case "feDropShadow": found.insert(.dropShadows)
    case "image", "feImage", "use": if Self.linksFile(tag) { found.insert(.linkedFiles) }
    default: break
    }
    if Self.contains("var(--", in: tag) { found.insert(.variables) }
  }

  private mutating func examineSheet(_ sheet: ArraySlice<UInt8>) {
    if Self.contains("var(--", in: sheet) { found.insert(.variables) }
    if Self.contains("@import", in: sheet) { found.insert(.linkedFiles) }
  }

  /// Whether an element refers to anything outside its file.
  private static func linksFile(_ tag: ArraySlice<UInt8>) -> Bool {
    let start = length(before: "href", in: tag)
    guard start < tag.count else { return false }
    let value = tag.dropFirst(start + 4).drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      .dropFirst().drop { $0 <= 0x20 }
    return !value.isEmpty && value.first != UInt8(ascii: "#") && !value.starts(with: "data:".utf8)
  }

  private static let less = UInt8(ascii: "<")
  private static let colon = UInt8(ascii: ":")
  private static let slash = UInt8(ascii: "/")

  /// Returns the bytes of a tag after its opening bracket, without the closing one, which may
  /// also occur in an attribute's value.
  private static func tag(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var quote: UInt8?
    for (index, byte) in zip(bytes.indices, bytes) {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") || byte == less {
        return bytes[..<index]
      }
    }
    return bytes
  }

  private static func contains(_ word: StaticString, in bytes: ArraySlice<UInt8>) -> Bool {
    length(before: word, in: bytes) < bytes.count
  }

  /// Returns the number of bytes before a word; all of them if it does not occur.
  private static func length(before word: StaticString, in bytes: ArraySlice<UInt8>) -> Int {
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var rest = bytes
    while let start = rest.firstIndex(of: wanted[0]) {
      if bytes[start...].starts(with: wanted) { return start - bytes.startIndex }
      rest = bytes[(start + 1)...]
    }
    return bytes.count
  }

  /// Returns where a comment or character data ends; nil for anything else.
  private static func passedOver(_ bytes: ArraySlice<UInt8>) -> Int? {
    let pairs: [(start: StaticString, end: StaticString, extra: Int)] = [
      ("!--", "-->", 3), ("![CDATA[", "]]>", 3),
    ]
    for (start, end, extra) in pairs where length(before: start, in: bytes) == 0 {
      guard bytes.count >= start.utf8CodeUnitCount else { continue }
      let rest = bytes.dropFirst(start.utf8CodeUnitCount)
      let found = length(before: end, in: rest)
      return found == rest.count ? bytes.endIndex : rest.startIndex + found + extra
    }
    return nil
  }

  /// Whether a byte ends the name of a tag.
  private static func isEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == slash || byte == less
  }
}
