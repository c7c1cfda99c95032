extension PlainReader {
  /// Reads the mapping or the sequence that begins here, the first content of its line.
  mutating func readBlock() throws(NotPlain) {
    if isAtItem { return try readSequence() }
    let column = indent
    try readMapping(at: column, first: try readScalar(inFlow: false))
  }

  /// Reads a mapping whose keys stand at a column, its first key read.
  private mutating func readMapping(at indent: Int, first: YAMLDocument.Record) throws(NotPlain) {
    try open(.mapping, line: first.line, column: first.column)
    var key = first
    while true {
      try readColon(of: key)
      guard isBlank(position) else { throw NotPlain() }
      try readValue(below: indent, takesItemsAtIndent: true)
      guard position < bytes.count, self.indent >= indent else { break }
      guard self.indent == indent, !isAtItem else { throw NotPlain() }
      key = try readScalar(inFlow: false)
    }
    try close()
  }

  /// Reads a sequence whose dashes stand here.
  private mutating func readSequence() throws(NotPlain) {
    let indent = indent
    try open(.sequence, line: line, column: column(position))
    while true {
      position += 1
      try readValue(below: indent, takesItemsAtIndent: false)
      guard position < bytes.count, self.indent >= indent else { break }
      guard self.indent == indent else { throw NotPlain() }
      // A sequence at the column of its key ends where the next key stands.
      guard isAtItem else { break }
    }
    try close()
  }

  /// Reads what stands behind a colon or a dash, to the next content.
  private mutating func readValue(
    below indent: Int, takesItemsAtIndent: Bool
  ) throws(NotPlain) {
    let (line, column) = (line, column(position))
    let start = position
    skipSpaces()
    let isComment = peek == UInt8(ascii: "#") && position > start
    if peek == nil || peek == 0x0A || isComment {
      try toContent()
      let isDeeper = position < bytes.count && self.indent > indent
      if isDeeper { return try readBlock() }
      if takesItemsAtIndent, isAtItem, self.indent == indent { return try readSequence() }
      return addNothing(line: line, column: column)
    }
    if isAtItem {
      // An item may begin with an item of its own, a value may not.
      guard !takesItemsAtIndent else { throw NotPlain() }
      return try readSequence()
    }
    if peek == UInt8(ascii: "{") || peek == UInt8(ascii: "[") {
      try readFlow()
    } else {
      let ownIndent = self.indent
      let scalar = try readScalar(inFlow: false)
      let end = position
      skipSpaces()
      if peek == UInt8(ascii: ":"), isBlank(position + 1) {
        // An item may be a mapping that begins on its line.
        guard !takesItemsAtIndent else { throw NotPlain() }
        return try readMapping(at: ownIndent, first: scalar)
      }
      position = end
      builder.add(scalar)
    }
    try endLine()
    // A deeper line would go on with the scalar.
    guard position >= bytes.count || self.indent <= indent else { throw NotPlain() }
  }
}
