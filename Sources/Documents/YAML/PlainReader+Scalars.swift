extension PlainReader {
  /// Reads the scalar that begins here, which must end on its line.
  mutating func readScalar(inFlow: Bool) throws(NotPlain) -> YAMLDocument.Record {
    guard let byte = peek else { throw NotPlain() }
    switch byte {
    case UInt8(ascii: "\""): return try readDoubleQuoted()
    case UInt8(ascii: "'"): return try readSingleQuoted()
    default: return try readPlain(inFlow: inFlow)
    }
  }

  private mutating func readPlain(inFlow: Bool) throws(NotPlain) -> YAMLDocument.Record {
    let start = position
    guard canBegin(bytes[start]) else { throw NotPlain() }
    var index = start
    var end = start
    scan: while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x0A: break scan
      case 0x20:
        index += 1
        continue
      case UInt8(ascii: ":"):
        if isBlank(index + 1) { break scan }
        if inFlow, isFlowSign(bytes[index + 1]) { throw NotPlain() }
      case UInt8(ascii: "#"):
        if end < index { break scan }
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "?"):
        if inFlow {
          guard byte != UInt8(ascii: "?") else { throw NotPlain() }
          break scan
        }
      default: break
      }
      index += 1
      // Names and words go by quickly.
      while index < bytes.count, Identifier.isPart(bytes[index]) { index += 1 }
      end = index
    }
    position = end
    return makeScalar(start..<end, .plain, from: start, to: end)
  }

  /// Whether a plain scalar can begin with a byte; a dash only in front of a letter or a digit.
  private func canBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"):
      guard position + 1 < bytes.count else { return false }
      return Identifier.isPart(bytes[position + 1]) || bytes[position + 1] == UInt8(ascii: ".")
    case UInt8(ascii: "."): return position > lineStart
    case UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"),
      UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"),
      UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), 0x0A:
      return false
    default: return true
    }
  }

  private func isFlowSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  private mutating func readSingleQuoted() throws(NotPlain) -> YAMLDocument.Record {
    let start = position
    var value: [UInt8]?
    var copied = start + 1
    while true {
      let quote = try find(UInt8(ascii: "'"), or: UInt8(ascii: "'"), from: copied)
      guard quote + 1 < bytes.count, bytes[quote + 1] == UInt8(ascii: "'") else {
        value?.append(contentsOf: bytes[copied..<quote])
        return finish(value, .singleQuoted, from: start, at: quote)
      }
      // Two quotes stand for one.
      if value == nil { value = [] }
      value?.append(contentsOf: bytes[copied...quote])
      copied = quote + 2
    }
  }

  private mutating func readDoubleQuoted() throws(NotPlain) -> YAMLDocument.Record {
    let start = position
    var value: [UInt8]?
    var copied = start + 1
    while true {
      let sign = try find(UInt8(ascii: "\""), or: UInt8(ascii: "\\"), from: copied)
      guard bytes[sign] == UInt8(ascii: "\\") else {
        value?.append(contentsOf: bytes[copied..<sign])
        return finish(value, .doubleQuoted, from: start, at: sign)
      }
      guard sign + 1 < bytes.count, let byte = Self.escaped(bytes[sign + 1]) else {
        throw NotPlain()
      }
      if value == nil { value = [] }
      value?.append(contentsOf: bytes[copied..<sign])
      value?.append(byte)
      copied = sign + 2
    }
  }

  /// The offset of the next of two bytes in the line.
  private func find(
    _ first: UInt8, or second: UInt8, from start: Int
  ) throws(NotPlain) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == first || byte == second { return index }
      if byte == 0x0A { break }
      index += 1
    }
    throw NotPlain()
  }

  /// The character of the common escapes.
  private static func escaped(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Passes the closing quote; `value` is the text where it is not what stands between the quotes.
  private mutating func finish(
    _ value: [UInt8]?, _ style: ScalarSpan.Style, from start: Int, at quote: Int
  ) -> YAMLDocument.Record {
    position = quote + 1
    var record = makeScalar(start + 1..<quote, style, from: start, to: position)
    value?.withUnsafeBufferPointer { builder.store($0, in: &record) }
    return record
  }

  private func makeScalar(
    _ text: Range<Int>, _ style: ScalarSpan.Style, from start: Int, to end: Int
  ) -> YAMLDocument.Record {
    YAMLDocument.Record(
      shape: .scalar, style: style, line: line, column: column(start), endLine: line,
      endColumn: column(end), textOffset: Int32(truncatingIfNeeded: text.lowerBound),
      textLength: Int32(truncatingIfNeeded: text.count))
  }
}
