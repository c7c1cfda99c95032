/// The text of a file as it was read, with the path for diagnostics.
package struct SourceFile: Equatable, Sendable {
  /// The path as the user gave it, `<stdin>` for standard input.
  package let path: String
  /// The file's bytes without a byte order mark.
  package let bytes: [UInt8]
  /// The offset at which each line begins, after a line feed, a carriage return or both, as lines
  /// are counted in YAML, XML and editors.
  private let lineStarts: [Int]
  /// Where the scalars of long lines are; nil if all lines are short.
  let marks: ScalarMarks?

  /// Wraps a file's bytes; a UTF-8 byte order mark is dropped.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
    lineStarts = self.bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      for offset in bytes.indices {
        let isBreak =
          bytes[offset] == 0x0A
          || bytes[offset] == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
        if isBreak { starts.append(offset + 1) }
      }
      return starts
    }
    let ends = lineStarts.dropFirst() + [self.bytes.count]
    let isLong = zip(lineStarts, ends).contains { $1 - $0 > ScalarMarks.stretch }
    marks = isLong ? ScalarMarks(self.bytes) : nil
  }

  /// The number of lines, including an empty last line.
  package var lineCount: Int { lineStarts.count }

  /// Returns the text of a line, starting at 1, without its line break; empty past the end.
  package func line(_ number: Int) -> String {
    String(decoding: bytes[range(ofLine: number)], as: UTF8.self)
  }

  /// Returns the bytes of a line without its line break; none past the end.
  func range(ofLine number: Int) -> Range<Int> {
    guard lineStarts.indices.contains(number - 1) else { return bytes.count..<bytes.count }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Whether any line starts with a word.
  package func hasLine(startingWith word: String) -> Bool {
    lineStarts.contains { bytes[$0...].starts(with: word.utf8) }
  }

  /// Returns the place of a byte offset.
  package func place(ofByte offset: Int) -> Place {
    let end = min(offset, bytes.count)
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= end { low = middle + 1 } else { high = middle }
    }
    let start = lineStarts[low - 1]
    guard let marks, end - start > ScalarMarks.stretch else {
      return Place(line: low, column: 1 + ScalarMarks.count(bytes[start..<end]))
    }
    let before = marks.count(before: end, in: bytes) - marks.count(before: start, in: bytes)
    return Place(line: low, column: 1 + before)
  }

  /// Returns the offset of a column, from 1 in Unicode scalars, of a line from 1; past the end of a
  /// line, the end of its text with its break, and past the last line the end of the file.
  package func offset(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return bytes.count }
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count
    var offset = lineStarts[line - 1]
    if let marks, column > ScalarMarks.stretch {
      let first = marks.count(before: offset, in: bytes)
      return min(end, marks.offset(ofScalar: first + column - 1, in: bytes))
    }
    for _ in 1..<max(1, column) {
      guard offset < end else { break }
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// Returns the bytes of a line, from 1, with its line break.
  package func wholeRange(ofLine line: Int) -> Range<Int> {
    offset(line: line, column: 1)..<offset(line: line + 1, column: 1)
  }

  /// The offset of the first byte that is not UTF-8; nil if there is none.
  package var firstInvalidByte: Int? {
    bytes.withUnsafeBufferPointer { buffer in
      let raw = UnsafeRawBufferPointer(buffer)
      let highBits: UInt64 = 0x8080_8080_8080_8080
      var index = 0
      while index < buffer.count {
        while index + 8 <= buffer.count,
          raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & highBits == 0
        {
          index += 8
        }
        guard index < buffer.count else { return nil }
        if buffer[index] < 0x80 {
          index += 1
          continue
        }
        guard let length = Self.sequenceLength(buffer, at: index) else { return index }
        index += length
      }
      return nil
    }
  }

  /// Returns the length of the multi-byte sequence at an index; nil if it is malformed.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}
