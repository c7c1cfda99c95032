/// Reads files that keep to the plain part of YAML, at several times the speed of libyaml.
///
/// Plain are block mappings and sequences, lists and mappings in brackets, and scalars on one line:
/// nearly all that scenes and JSON are written in. At anything else (anchors, tags, texts over
/// several lines, tabs, a second document, whatever is wrong) the reading is given up, and libyaml
/// reads the file from its start: what it makes of a plain file is the same to the last column, and
/// all errors are its own.
struct PlainReader {
  /// The end of a reading: the file is not plain.
  struct NotPlain: Error {}

  /// The file.
  let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  /// What has been read.
  var builder: DocumentBuilder
  /// The byte that is read next.
  var position = 0
  var line: Int32 = 1
  /// The first byte of the line.
  var lineStart = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, texts: [UInt8]) {
    self.bytes = bytes
    self.isASCII = isASCII
    builder = DocumentBuilder(byteCount: bytes.count, texts: texts)
  }

  /// Reads a file of UTF-8 without a byte order mark; nil when it is not plain.
  static func read(_ source: [UInt8]) -> DocumentBuilder? {
    source.withUnsafeBufferPointer { bytes in
      guard let isASCII = isASCII(bytes) else { return nil }
      var reader = PlainReader(bytes, isASCII: isASCII, texts: source)
      do throws(NotPlain) {
        try reader.readDocument()
      } catch {
        return nil
      }
      return reader.builder
    }
  }

  private mutating func readDocument() throws(NotPlain) {
    try toContent()
    guard let byte = peek else { throw NotPlain() }
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      try readFlow()
      try endLine()
    } else {
      try readBlock()
    }
    guard peek == nil else { throw NotPlain() }
  }

  /// The byte that is read next; nil at the end of the file.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Bytes into the line; where indentation is compared there is nothing but ASCII before.
  var indent: Int { position - lineStart }

  /// Whether a dash that begins an item stands here.
  var isAtItem: Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: "-") && isBlank(position + 1)
  }

  /// Whether a space, a line's end or the file's end stands at an offset.
  func isBlank(_ offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset] == 0x20 || bytes[offset] == 0x0A
  }

  /// The column of an offset in the line, from 1, in Unicode scalars.
  func column(_ offset: Int) -> Int32 {
    if isASCII { return Int32(truncatingIfNeeded: offset - lineStart + 1) }
    return bytes[lineStart..<offset].reduce(1) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }

  mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
  }

  /// Ends a line on which only spaces and a comment may be left, and goes to the next content.
  mutating func endLine() throws(NotPlain) {
    let start = position
    skipSpaces()
    if let byte = peek, byte != 0x0A {
      guard byte == UInt8(ascii: "#"), position > start else { throw NotPlain() }
    }
    try toContent()
  }

  /// Goes to the next byte that is not space, comment or line break.
  mutating func toContent() throws(NotPlain) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20: position += 1
      case 0x0A:
        position += 1
        line += 1
        lineStart = position
      case UInt8(ascii: "#"):
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      default:
        // `---` and `...` begin and end documents.
        if position == lineStart, bytes[position] == UInt8(ascii: "-"), !isAtItem {
          throw NotPlain()
        }
        if position == lineStart, bytes[position] == UInt8(ascii: ".") { throw NotPlain() }
        return
      }
    }
  }

  /// Adds a key, which has been read, and passes its colon.
  mutating func readColon(of key: YAMLDocument.Record) throws(NotPlain) {
    let end = position
    skipSpaces()
    // Behind a quoted key in brackets, as in JSON, the colon needs no space. libyaml knows a key by
    // a colon that comes in time.
    guard peek == UInt8(ascii: ":"), Int(key.textLength) + position - end <= 500 else {
      throw NotPlain()
    }
    builder.add(key)
    position += 1
  }

  /// Adds the value of a key or an item that states none.
  mutating func addNothing(line: Int32, column: Int32) {
    builder.add(
      YAMLDocument.Record(
        shape: .scalar, line: line, column: column, endLine: line, endColumn: column))
  }

  mutating func open(
    _ shape: YAMLDocument.Shape, line: Int32, column: Int32
  ) throws(NotPlain) {
    do throws(DocumentBuilder.Failure) {
      try builder.open(shape, line: line, column: column)
    } catch {
      throw NotPlain()
    }
  }

  mutating func close() throws(NotPlain) {
    do throws(DocumentBuilder.Failure) {
      try builder.close()
    } catch {
      throw NotPlain()
    }
  }

  /// Whether all is ASCII; nil where a character stands that YAML does not allow, or that ends a
  /// line other than a line feed.
  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var controls: UInt8 = 0
    var high: UInt8 = 0
    for byte in bytes {
      controls |= (byte < 0x20 ? 1 : 0) & (byte == 0x0A ? 0 : 1) | (byte == 0x7F ? 1 : 0)
      high |= byte
    }
    if controls != 0 { return nil }
    if high < 0x80 { return true }
    for (index, byte) in bytes.dropLast().enumerated() where byte >= 0xC2 {
      let next = bytes[index + 1]
      switch (byte, next) {
      case (0xC2, 0x80...0x9F), (0xEF, 0xBB), (0xEF, 0xBF): return nil
      case (0xE2, 0x80) where index + 2 < bytes.count && bytes[index + 2] & 0xFE == 0xA8:
        return nil
      default: break
      }
    }
    return false
  }
}
