package import Documents

/// The text of an open document, with the lines by which the protocol addresses it.
///
/// A position past the end of a line means that end, and a line past the last one means the end
/// of the document. A position inside a surrogate pair means the front of its character.
package struct TextBuffer: Equatable, Sendable {
  /// The text in UTF-8.
  package private(set) var bytes: [UInt8]
  /// The offsets at which lines begin, after a line feed, a carriage return or both.
  package private(set) var lineStarts: [Int]

  /// Makes a buffer from a text.
  package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// Makes a buffer from well-formed UTF-8.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      for offset in bytes.indices where bytes[offset] == 0x0A || bytes[offset] == 0x0D {
        let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        if !isPair { starts.append(offset + 1) }
      }
      return starts
    }
  }

  /// The text as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns part of the text.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Returns the bytes of a line, from 0, without its line break, or the empty end of the text
  /// for a line past the last.
  package func lineRange(_ line: Int) -> Range<Int> {
    guard lineStarts.indices.contains(line) else { return bytes.count..<bytes.count }
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Returns the line, from 0, that contains a byte.
  package func line(ofByte offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the offset of the byte after a position.
  package func offset(of position: TextPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let range = lineRange(position.line)
    var (offset, units) = (range.lowerBound, 0)
    while offset < range.upperBound, units < position.character {
      let length = Self.length(bytes[offset])
      units += length == 4 ? 2 : 1
      guard units <= position.character else { break }
      offset = min(offset + length, range.upperBound)
    }
    return offset
  }

  /// Returns the position of a byte; for one inside a character, the end of that character.
  package func position(ofByte offset: Int) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = line(ofByte: offset)
    var units = 0
    for byte in bytes[lineStarts[line]..<offset] where byte & 0xC0 != 0x80 {
      units += byte >= 0xF0 ? 2 : 1
    }
    return TextPosition(line: line, character: units)
  }

  /// Returns a range of bytes as positions.
  package func range(_ bytes: Range<Int>) -> TextRange {
    TextRange(
      start: position(ofByte: bytes.lowerBound), end: position(ofByte: bytes.upperBound))
  }

  /// Returns the bytes of a range; empty if it ends before it begins.
  package func bytes(of range: TextRange) -> Range<Int> {
    let start = offset(of: range.start)
    return start..<max(start, offset(of: range.end))
  }

  /// Returns the bytes at a diagnostic's place, which counts Unicode scalars after a byte order
  /// mark.
  package func bytes(of place: Place) -> Range<Int> {
    let line = lineRange(place.line - 1)
    let mark = place.line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 1 : 0
    let start = advance(line.lowerBound, by: place.column - 1 + mark, within: line)
    return start..<advance(start, by: place.length, within: line)
  }

  private func advance(_ offset: Int, by scalars: Int, within line: Range<Int>) -> Int {
    var offset = offset
    for _ in 0..<max(0, scalars) where offset < line.upperBound {
      offset = min(offset + Self.length(bytes[offset]), line.upperBound)
    }
    return offset
  }

  /// Replaces part of the text.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// Returns the text after applying edits, which must not overlap.
  package func applying(_ edits: [TextEdit]) -> TextBuffer {
    var bytes = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return TextBuffer(bytes: bytes)
  }

  /// Returns the number of bytes of a character, given its first byte.
  private static func length(_ lead: UInt8) -> Int {
    switch lead {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
