extension SyntaxParser {
  /// Skips anchors and tags.
  mutating func skipProperties() {
    while byte(position) == UInt8(ascii: "&") || byte(position) == UInt8(ascii: "!") {
      while !isBlank(position) { position += 1 }
      skipBlanks()
    }
  }

  /// Returns the key that begins at an offset, and the offset after its colon, or nil if there is
  /// no key.
  func key(at start: Int) -> (range: Range<Int>, end: Int)? {
    let first = byte(start)
    if first == 0x22 || first == 0x27 {
      guard var end = closingQuote(from: start, parentIndent: nil) else { return nil }
      let range = start..<end
      while byte(end) == 0x20 { end += 1 }
      return byte(end) == UInt8(ascii: ":") && isBlank(end + 1) ? (range, end + 1) : nil
    }
    guard ![UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "#")].contains(first) else {
      return nil
    }
    var index = start
    while !isBreak(index) {
      if byte(index) == UInt8(ascii: ":"), isBlank(index + 1) {
        var end = index
        while end > start, byte(end - 1) == 0x20 { end -= 1 }
        return (start..<end, index + 1)
      }
      if byte(index) == UInt8(ascii: "#"), index > start, isBlank(index - 1) { return nil }
      index += 1
    }
    return nil
  }

  /// Reads the value that begins on this line.
  mutating func inlineValue(of node: Int) {
    let start = position
    let parentIndent = frames.last?.indent ?? -1
    switch byte(position) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): flow(node, parentIndent: parentIndent)
    case 0x22, 0x27:
      let style: SyntaxTree.Style = byte(position) == 0x22 ? .doubleQuoted : .singleQuoted
      quoted(parentIndent: parentIndent)
      nodes[node].kind = .scalar(style)
      nodes[node].range = start..<position
    case UInt8(ascii: "*"):
      nodes[node].kind = .alias
      nodes[node].range = plain()
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      if isBlockHeader {
        blockScalar(parentIndent)
        nodes[node].kind = .scalar(.block)
        nodes[node].range = start..<position
      } else {
        plainLines(node, parentIndent)
      }
    default: plainLines(node, parentIndent)
    }
  }

  /// Reads a plain scalar to the end of its line.
  mutating func plain() -> Range<Int> {
    let start = position
    while !isBreak(position) {
      if byte(position) == UInt8(ascii: "#"), position > start, isBlank(position - 1) { break }
      position += 1
    }
    var end = position
    while end > start, isBlank(end - 1) { end -= 1 }
    return start..<end
  }

  /// Reads a plain scalar with its continuation lines.
  private mutating func plainLines(_ node: Int, _ parentIndent: Int) {
    nodes[node].kind = .scalar(.plain)
    nodes[node].range = plain()
    while let next = nextText(after: position) {
      let isDash = byte(next.text) == UInt8(ascii: "-") && isBlank(next.text + 1)
      guard next.text - next.line > parentIndent, byte(next.text) != UInt8(ascii: "#"), !isDash,
        key(at: next.text) == nil
      else { return }
      (position, lineStart) = (next.text, next.line)
      nodes[node].range = nodes[node].range.lowerBound..<plain().upperBound
    }
  }

  /// Returns the next line with text after the line that ends at an offset: where it begins, and
  /// where its text begins. Returns nil if there is none, or if no line ends at the offset.
  func nextText(after offset: Int) -> (line: Int, text: Int)? {
    guard isBreak(offset) else { return nil }
    var (line, index) = (offset, offset)
    while index < bytes.count {
      if isBreak(index) { line = index + 1 } else if !isBlank(index) { return (line, index) }
      index += 1
    }
    return nil
  }

  /// Whether the `|` or `>` here begins a block scalar: only digits, signs and a comment follow
  /// it.
  private var isBlockHeader: Bool {
    var index = position + 1
    while [0x2B, 0x2D].contains(byte(index)) || (0x30...0x39).contains(byte(index)) { index += 1 }
    while byte(index) == 0x20 { index += 1 }
    return isBreak(index) || byte(index) == UInt8(ascii: "#")
  }

  /// Reads the lines of a block scalar, up to the end of the last one.
  private mutating func blockScalar(_ parentIndent: Int) {
    while !isBreak(position) { position += 1 }
    while let next = nextText(after: position), next.text - next.line > parentIndent {
      (position, lineStart) = (next.text, next.line)
      while !isBreak(position) { position += 1 }
    }
  }

  /// Moves past a quoted scalar. If it is never closed, it ends with its line.
  mutating func quoted(parentIndent: Int) {
    if let end = closingQuote(from: position, parentIndent: parentIndent) {
      position = end
      return
    }
    while !isBreak(position) { position += 1 }
  }

  /// Returns the offset after the quote that closes the one at `start`. Without a `parentIndent`
  /// it must be on the same line, else on lines indented further.
  private func closingQuote(from start: Int, parentIndent: Int?) -> Int? {
    let quote = byte(start)
    var index = start + 1
    while index < bytes.count {
      if isBreak(index) {
        guard let parentIndent else { return nil }
        var ahead = index + 1
        let line = ahead
        while byte(ahead) == 0x20 { ahead += 1 }
        guard isBreak(ahead) || ahead - line > parentIndent else { return nil }
      } else if quote == 0x22, byte(index) == 0x5C {
        index += 1
      } else if byte(index) == quote {
        guard quote == 0x27, byte(index + 1) == 0x27, index + 1 < bytes.count else {
          return index + 1
        }
        index += 1
      }
      index += 1
    }
    return nil
  }
}
