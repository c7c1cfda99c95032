extension SyntaxTree {
  /// Reads a text; every text yields a tree.
  package init(_ bytes: [UInt8]) {
    var parser = SyntaxParser(bytes)
    self = parser.parse()
  }
}

/// Reads a text line by line: indentation decides which container a line belongs to, and what
/// cannot be understood is skipped.
struct SyntaxParser {
  /// A block container that may continue.
  struct Frame {
    let node: Int
    let indent: Int
    let isSequence: Bool
  }

  /// Deeper containers are treated as text.
  static let depthLimit = 512

  let bytes: [UInt8]
  var position = 0
  var lineStart = 0
  var nodes: [SyntaxTree.Node] = [SyntaxTree.Node(range: 0..<0)]
  var frames: [Frame] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (position, lineStart) = (3, 3) }
  }

  /// Reads the whole text.
  mutating func parse() -> SyntaxTree {
    while position < bytes.count { line() }
    for index in nodes.indices.reversed() {
      guard let parent = nodes[index].parent, !nodes[parent].isFlow else { continue }
      let (whole, outer) = (nodes[index].whole, nodes[parent].range)
      nodes[parent].range =
        min(outer.lowerBound, whole.lowerBound)..<max(outer.upperBound, whole.upperBound)
    }
    return SyntaxTree(bytes: bytes, nodes: nodes)
  }

  // MARK: Characters

  /// Returns the byte at an offset, or a line feed past the end.
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0x0A }

  /// Whether a line ends at an offset.
  func isBreak(_ offset: Int) -> Bool { byte(offset) == 0x0A || byte(offset) == 0x0D }

  /// Whether there is a space, a tab or the end of a line at an offset.
  func isBlank(_ offset: Int) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte(offset)) }

  mutating func skipBlanks() {
    while byte(position) == 0x20 || byte(position) == 0x09, position < bytes.count {
      position += 1
    }
  }

  mutating func skipLine() {
    while position < bytes.count, !isBreak(position) { position += 1 }
    if byte(position) == 0x0D, position + 1 < bytes.count, byte(position + 1) == 0x0A {
      position += 1
    }
    position = min(position + 1, bytes.count)
    lineStart = position
  }

  /// Whether only a comment, if anything, follows on the line.
  var isLineDone: Bool { isBreak(position) || byte(position) == UInt8(ascii: "#") }

  // MARK: Lines

  private mutating func line() {
    lineStart = position
    skipBlanks()
    let column = position - lineStart
    if isLineDone || column == 0 && isMarker { return skipLine() }
    block(column)
  }

  /// Whether this is a directive or the beginning or end of a document.
  private var isMarker: Bool {
    if byte(position) == UInt8(ascii: "%") { return true }
    let mark = byte(position)
    return (mark == UInt8(ascii: "-") || mark == UInt8(ascii: "."))
      && byte(position + 1) == mark && byte(position + 2) == mark && isBlank(position + 3)
  }

  /// Reads what begins at a column of the line: dashes, a key with its value, or a scalar.
  private mutating func block(_ column: Int) {
    var column = column
    while true {
      let isDash = byte(position) == UInt8(ascii: "-") && isBlank(position + 1)
      leaveFrames(column, isDash: isDash)
      guard isDash else { break }
      guard let sequence = container(column, isSequence: true) else { return skipLine() }
      position += 1
      skipBlanks()
      add(to: sequence, at: isLineDone ? lineStart + column + 1 : position)
      if isLineDone { return skipLine() }
      column = position - lineStart
    }
    skipProperties()
    if isLineDone { return skipLine() }
    if let key = key(at: position) {
      guard let mapping = container(column, isSequence: false) else { return skipLine() }
      position = key.end
      let colon = position
      skipBlanks()
      skipProperties()
      let entry = add(to: mapping, key: key.range, at: isLineDone ? colon : position)
      if !isLineDone { inlineValue(of: entry) }
      return skipLine()
    }
    loose(column)
  }

  /// Reads what is neither an item nor a key: a value on its own line, or half a key.
  private mutating func loose(_ column: Int) {
    if let slot = slot(column, isDash: false) {
      nodes[slot].range = position..<position
      inlineValue(of: slot)
    } else if let frame = frames.last, !frame.isSequence {
      let range = plain()
      let entry = add(to: frame.node, key: range, at: range.upperBound)
      nodes[entry].hasColon = false
    }
    skipLine()
  }

  /// Leaves the containers that a line at a column does not belong to.
  private mutating func leaveFrames(_ column: Int, isDash: Bool) {
    while let top = frames.last,
      top.indent > column || top.indent == column && top.isSequence && !isDash
    {
      frames.removeLast()
    }
  }

  /// Returns the missing value that can begin at a column.
  private func slot(_ column: Int, isDash: Bool) -> Int? {
    guard let top = frames.last else { return nodes[0].kind == .missing ? 0 : nil }
    guard let last = nodes[top.node].children.last, nodes[last].kind == .missing,
      nodes[last].hasColon,
      column > top.indent || isDash && !top.isSequence && column == top.indent
    else { return nil }
    return last
  }

  /// Returns the container that an item or key at a column belongs to, creating it if necessary.
  private mutating func container(_ column: Int, isSequence: Bool) -> Int? {
    let kind: SyntaxTree.Kind = isSequence ? .sequence : .mapping
    if let top = frames.last, top.indent == column, top.isSequence == isSequence { return top.node }
    if let slot = slot(column, isDash: isSequence) { return open(slot, kind, column) }
    guard frames.count < Self.depthLimit else { return nil }
    // No earlier line has this indentation, so the line continues the container with the nearest
    // one.
    let last = frames.last.flatMap { nodes[$0.node].children.last } ?? 0
    if nodes[last].kind == kind, !nodes[last].isFlow, nodes[last].hasColon {
      frames.append(Frame(node: last, indent: column, isSequence: isSequence))
      return last
    }
    if case .scalar = nodes[last].kind { return open(last, kind, column) }
    return frames.last.flatMap { $0.isSequence == isSequence ? $0.node : nil }
  }

  private mutating func open(_ node: Int, _ kind: SyntaxTree.Kind, _ column: Int) -> Int? {
    guard frames.count < Self.depthLimit else { return nil }
    nodes[node].kind = kind
    nodes[node].range = position..<position
    frames.append(Frame(node: node, indent: column, isSequence: kind == .sequence))
    return node
  }

  /// Adds a missing value to a container.
  @discardableResult
  mutating func add(to parent: Int, key: Range<Int>? = nil, at offset: Int) -> Int {
    var node = SyntaxTree.Node(range: offset..<offset)
    node.parent = parent
    node.key = key
    if let key { node.name = keyText(key) }
    nodes.append(node)
    nodes[parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  private func keyText(_ range: Range<Int>) -> String {
    switch byte(range.lowerBound) {
    case 0x22: ScalarText(bytes, range, .doubleQuoted).text
    case 0x27: ScalarText(bytes, range, .singleQuoted).text
    default: String(decoding: bytes[range], as: UTF8.self)
    }
  }
}
