extension PlainReader {
  /// Reads the list or the mapping in brackets that begins here.
  mutating func readFlow() throws(NotPlain) {
    let isMapping = peek == UInt8(ascii: "{")
    let closing = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    try open(isMapping ? .mapping : .sequence, line: line, column: column(position))
    position += 1
    skipBreaks()
    while let byte = peek, byte != closing {
      if isMapping { try readFlowKey() }
      try readFlowValue()
      skipBreaks()
      if peek == UInt8(ascii: ",") {
        position += 1
        skipBreaks()
      } else if peek != closing {
        throw NotPlain()
      }
    }
    guard peek == closing else { throw NotPlain() }
    position += 1
    try close()
  }

  /// Reads a key and its colon.
  private mutating func readFlowKey() throws(NotPlain) {
    let key = try readScalar(inFlow: true)
    try readColon(of: key)
    guard key.style != .plain || isBlank(position) else { throw NotPlain() }
    skipBreaks()
  }

  private mutating func readFlowValue() throws(NotPlain) {
    if peek == UInt8(ascii: "{") || peek == UInt8(ascii: "[") { return try readFlow() }
    builder.add(try readScalar(inFlow: true))
  }

  /// Passes spaces and line breaks between brackets; a comment there is not plain.
  private mutating func skipBreaks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A {
      position += 1
      if byte == 0x0A {
        line += 1
        lineStart = position
      }
    }
  }
}
