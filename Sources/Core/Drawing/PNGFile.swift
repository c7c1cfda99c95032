import CImages

/// The chunks of a PNG file, checked but not decoded.
package struct PNGFile: Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The checksum of the compressed pixels.
  package let dataChecksum: UInt32
  /// The uncompressed texts in the order of the file.
  package let texts: [(key: String, value: String)]
  /// The positions of the texts' chunks.
  private let chunks: [Range<Int>]
  /// The position of the end chunk.
  private let end: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Walks through a file; throws if it is not a PNG, a checksum is wrong or its end is missing.
  package init(_ bytes: [UInt8]) throws(ImageError) {
    if bytes.isEmpty { throw .empty }
    guard bytes.starts(with: Self.signature) else { throw .unknownFormat }
    var (index, checksum) = (8, UInt32(0))
    var (width, height) = (0, 0)
    var texts: [(key: String, value: String)] = []
    var chunks: [Range<Int>] = []
    while true {
      guard index + 12 <= bytes.count else { throw .damaged(reason: "it ends too early") }
      let length = Int(Self.number(bytes, at: index))
      guard index + 12 + length <= bytes.count else {
        throw .damaged(reason: "it ends too early")
      }
      let body = index + 8..<index + 8 + length
      guard
        Self.checksum(bytes, index + 4..<body.upperBound) == Self.number(bytes, at: body.upperBound)
      else { throw .damaged(reason: "a checksum is wrong") }
      switch Array(bytes[index + 4..<index + 8]) {
      case Array("IHDR".utf8) where length == 13:
        width = Int(Self.number(bytes, at: body.lowerBound))
        height = Int(Self.number(bytes, at: body.lowerBound + 4))
      case Array("IDAT".utf8): checksum = Self.checksum(bytes, body, from: checksum)
      case Array("iTXt".utf8):
        guard let text = Self.text(bytes[body]) else { break }
        texts.append(text)
        chunks.append(index..<body.upperBound + 4)
      case Array("IEND".utf8):
        guard width > 0, height > 0 else { throw .damaged(reason: "it has no pixels") }
        (self.width, self.height, end) = (width, height, index)
        (self.texts, self.chunks) = (texts, chunks)
        dataChecksum = checksum
        return
      default: break
      }
      index = body.upperBound + 4
    }
  }

  /// Whether a PNG ends within a chunk, or before its pixels, by the lengths of its chunks alone.
  static func endsEarly(_ bytes: [UInt8]) -> Bool {
    var hasPixels = false
    for chunk in chunks(of: bytes) {
      if chunk.body.upperBound + 4 > bytes.count { return true }
      hasPixels = hasPixels || chunk.isNamed("IDAT", in: bytes)
    }
    return !hasPixels
  }

  /// Returns the content of the first chunk with a name; nil without one.
  static func body(of name: StaticString, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    chunks(of: bytes).first {
      $0.isNamed(name, in: bytes) && $0.body.upperBound <= bytes.count
    }.map { bytes[$0.body] }
  }

  /// A chunk by its place, which may extend beyond the file.
  private struct Chunk {
    let body: Range<Int>

    func isNamed(_ name: StaticString, in bytes: [UInt8]) -> Bool {
      name.withUTF8Buffer { bytes[body.lowerBound - 4..<body.lowerBound].elementsEqual($0) }
    }
  }

  /// Returns the chunks before the end one by one: a file may consist of millions without content.
  private static func chunks(of bytes: [UInt8]) -> UnfoldSequence<Chunk, Int> {
    sequence(state: signature.count) { index in
      guard index + 8 <= bytes.count else { return nil }
      let start = index + 8
      let chunk = Chunk(body: start..<start + Int(number(bytes, at: index)))
      index = chunk.body.upperBound + 4
      return chunk.isNamed("IEND", in: bytes) ? nil : chunk
    }
  }

  /// The value of the last text with a key; nil for none.
  package subscript(_ key: String) -> String? { texts.last { $0.key == key }?.value }

  /// Returns the file with a text added before its end.
  package func adding(_ key: String, _ value: String, to bytes: [UInt8]) -> [UInt8] {
    bytes[..<end] + Self.chunk(key, value) + bytes[end...]
  }

  /// Returns the file with another value for the last text of a key, or with the text added.
  package func replacing(_ key: String, by value: String, in bytes: [UInt8]) -> [UInt8] {
    guard let index = texts.lastIndex(where: { $0.key == key }) else {
      return adding(key, value, to: bytes)
    }
    let range = chunks[index]
    return bytes[..<range.lowerBound] + Self.chunk(key, value) + bytes[range.upperBound...]
  }

  private static func chunk(_ key: String, _ value: String) -> [UInt8] {
    let body = Array("iTXt".utf8) + Array(key.utf8) + [0, 0, 0, 0, 0] + Array(value.utf8)
    return bigEndian(UInt32(body.count - 4)) + body + bigEndian(checksum(body, body.indices))
  }

  /// Returns the key and value of an uncompressed international text.
  private static func text(_ body: ArraySlice<UInt8>) -> (key: String, value: String)? {
    // Key, 0, compression flag, method, language, 0, translated key, 0, text.
    guard let keyEnd = body.firstIndex(of: 0), keyEnd + 3 < body.endIndex, body[keyEnd + 1] == 0
    else { return nil }
    guard let language = body[(keyEnd + 3)...].firstIndex(of: 0),
      let translated = body[(language + 1)...].firstIndex(of: 0)
    else { return nil }
    return (
      String(decoding: body[..<keyEnd], as: UTF8.self),
      String(decoding: body[(translated + 1)...], as: UTF8.self)
    )
  }

  private static func checksum(
    _ bytes: [UInt8], _ range: Range<Int>, from start: UInt32 = 0
  ) -> UInt32 {
    bytes.withUnsafeBufferPointer { buffer in
      ci_crc32(start, buffer.baseAddress.map { $0 + range.lowerBound }, range.count)
    }
  }

  private static func number(_ bytes: [UInt8], at index: Int) -> UInt32 {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
