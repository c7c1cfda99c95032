/// The value of a scalar, and where in the file each of its bytes is written.
package struct ScalarText: Sendable {
  /// The value in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The offset in the file of each byte, and of the end of the value.
  package private(set) var offsets: [Int] = [0]

  /// The value.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  init() {}

  /// Reads a scalar that occupies a range of bytes in a file.
  init(_ file: [UInt8], _ range: Range<Int>, _ style: SyntaxTree.Style) {
    var inner = range
    offsets = []
    switch style {
    case .plain: fold(file, inner) { _, _ in 0 }
    case .singleQuoted:
      inner = Self.unquoted(file, range)
      fold(file, inner) { file, index in
        // Two quotes stand for one.
        guard file[index] == 0x27, index + 1 < inner.upperBound else { return 0 }
        return file[index + 1] == 0x27 ? 2 : 0
      }
    case .doubleQuoted:
      inner = Self.unquoted(file, range)
      foldEscapes(file, inner)
    case .block: block(file, inner)
    }
    offsets.append(inner.upperBound)
  }

  /// Returns the bytes of the file in which a part of the value is written.
  package func source(_ range: Range<Int>) -> Range<Int> {
    let last = offsets.count - 1
    let start = offsets[min(max(0, range.lowerBound), last)]
    return start..<max(start, offsets[min(max(0, range.upperBound), last)])
  }

  private static func unquoted(_ file: [UInt8], _ range: Range<Int>) -> Range<Int> {
    let isClosed = range.count > 1 && file[range.upperBound - 1] == file[range.lowerBound]
    return range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - (isClosed ? 1 : 0))
  }

  private mutating func add(_ byte: UInt8, at offset: Int) {
    bytes.append(byte)
    offsets.append(offset)
  }

  /// Adds text; a line break with the whitespace around it becomes one space. `skip` returns how
  /// many bytes at an offset stand for the first of them; 0 for an ordinary byte.
  private mutating func fold(
    _ file: [UInt8], _ range: Range<Int>, _ skip: ([UInt8], Int) -> Int
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      if file[index] == 0x0A || file[index] == 0x0D {
        breakLine(file, &index, range)
        continue
      }
      add(file[index], at: index)
      index += max(1, skip(file, index))
    }
  }

  private mutating func breakLine(_ file: [UInt8], _ index: inout Int, _ range: Range<Int>) {
    while bytes.last == 0x20 {
      bytes.removeLast()
      offsets.removeLast()
    }
    add(0x20, at: index)
    while index < range.upperBound, [0x0A, 0x0D, 0x20, 0x09].contains(file[index]) { index += 1 }
  }

  private mutating func foldEscapes(_ file: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch file[index] {
      case 0x0A, 0x0D: breakLine(file, &index, range)
      case 0x5C where index + 1 < range.upperBound:
        let start = index
        for byte in Self.escape(file, &index, range) { add(byte, at: start) }
      default:
        add(file[index], at: index)
        index += 1
      }
    }
  }

  /// Returns the bytes that an escape sequence stands for, and moves past it.
  private static func escape(
    _ file: [UInt8], _ index: inout Int, _ range: Range<Int>
  ) -> [UInt8] {
    let letter = file[index + 1]
    index += 2
    let digits =
      switch letter {
      case UInt8(ascii: "x"): 2
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "U"): 8
      default: 0
      }
    guard digits > 0 else {
      switch letter {
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "r"): return [0x0D]
      case 0x0A, 0x0D: return []
      default: return [letter]
      }
    }
    let end = min(index + digits, range.upperBound)
    let code = UInt32(String(decoding: file[index..<end], as: UTF8.self), radix: 16)
    index = end
    return Array(Character(code.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}").utf8)
  }

  /// Adds the lines of a block scalar, each without the indentation of the first.
  private mutating func block(_ file: [UInt8], _ range: Range<Int>) {
    guard let head = file[range].firstIndex(of: 0x0A) else { return }
    var index = head + 1
    var indent: Int?
    while index < range.upperBound {
      let blanks = file[index..<range.upperBound].prefix { $0 == 0x20 }.count
      let end = file[index..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      if indent == nil, index + blanks < end { indent = blanks }
      for offset in min(index + min(blanks, indent ?? blanks), end)..<end {
        add(file[offset], at: offset)
      }
      if end < range.upperBound { add(0x0A, at: end) }
      index = end + 1
    }
  }
}
