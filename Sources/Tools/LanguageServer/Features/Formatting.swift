import Documents
package import Rendering

extension OpenDocument {
  /// Why the text cannot be formatted; nil if it can.
  package var formattingObstacle: String? {
    guard kind == .scene, case .failure(let errors) = reading else { return nil }
    let first = errors.diagnostics[0]
    let place = first.line.map { "line \($0): " } ?? ""
    return "alrender changes nothing in a scene that has errors; \(place)\(first.message)"
  }

  /// The edits that format the text; none if the text cannot be read.
  ///
  /// Two spaces per level, one after colons and commas, none at the ends of lines, and at most
  /// one empty line. Comments, quotes, the order of keys and line breaks stay.
  package var formatting: JSON {
    switch (kind, reading) {
    case (.other, _), (.scene, .failure): .array([])
    default: .array(Formatter(tree, buffer).edits.map(buffer.json))
    }
  }
}

/// Normalizes the whitespace of a text.
struct Formatter {
  private let tree: SyntaxTree
  private let buffer: TextBuffer
  /// The columns at which lines that start with a key or a dash should begin.
  private var indents: [Int: Int] = [:]
  /// The lines inside scalars of several lines, which keep their whitespace.
  private var inner: Set<Int> = []

  init(_ tree: SyntaxTree, _ buffer: TextBuffer) {
    (self.tree, self.buffer) = (tree, buffer)
    visit(tree.root, indent: 0)
    for id in tree.nodes.indices where tree.isScalar(id) {
      let range = tree[id].range
      let first = buffer.line(ofByte: range.lowerBound)
      inner.formUnion((first + 1)..<max(first + 1, buffer.line(ofByte: range.upperBound) + 1))
      inner.formUnion(keptLines(of: range))
    }
  }

  /// Returns the empty lines after a block scalar whose header keeps them: `|+`.
  private func keptLines(of range: Range<Int>) -> [Int] {
    let header = buffer.bytes[range].prefix { ![0x20, 0x0A, 0x0D].contains($0) }
    guard let sign = header.first, [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(sign),
      header.contains(UInt8(ascii: "+"))
    else { return [] }
    let last = buffer.line(ofByte: range.upperBound)
    return Array(
      ((last + 1)..<max(last + 1, buffer.lineStarts.count)).prefix { line in
        buffer.bytes[buffer.lineRange(line)].allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
      })
  }

  /// The edits; none if they would change what the text says.
  var edits: [TextEdit] {
    let edits = (lineEdits + blankEdits).sorted { $0.range.lowerBound < $1.range.lowerBound }
    let changed = edits.filter { buffer.text($0.range) != $0.text }
    let after = SyntaxTree(buffer.applying(changed).bytes)
    return Self.content(of: after) == Self.content(of: tree) ? changed : []
  }

  /// Returns everything a tree says, regardless of whitespace.
  private static func content(of tree: SyntaxTree) -> [String] {
    tree.nodes.indices.map { id in
      "\(tree[id].parent ?? -1) \(tree[id].name) \(tree[id].kind) \(tree.text(of: id))"
    }
  }

  // MARK: Indentation

  /// Notes the columns at which the lines of a block container begin.
  private mutating func visit(_ id: SyntaxTree.ID, indent: Int) {
    guard !tree[id].isFlow else { return }
    for child in tree[id].children {
      let start = tree[id].kind == .sequence ? dash(of: child) : tree[child].key?.lowerBound
      if let start {
        let line = buffer.line(ofByte: start)
        if isFirst(start, on: line) { indents[line] = indent }
      }
      visit(child, indent: indent + 2)
    }
  }

  private func isFirst(_ offset: Int, on line: Int) -> Bool {
    buffer.bytes[buffer.lineStarts[line]..<offset].allSatisfy { $0 == 0x20 }
  }

  /// Returns the dash of a list item.
  private func dash(of item: SyntaxTree.ID) -> Int? {
    let end = min(tree[item].whole.lowerBound, buffer.bytes.count)
    return buffer.bytes[..<end].lastIndex { ![0x20, 0x0A, 0x0D].contains($0) }
      .flatMap { buffer.bytes[$0] == UInt8(ascii: "-") ? $0 : nil }
  }

  private var lineEdits: [TextEdit] {
    var edits: [TextEdit] = []
    var shift = 0
    var isAfterBlank = true
    for line in buffer.lineStarts.indices {
      let range = buffer.lineRange(line)
      let text = buffer.bytes[range]
      let indent = text.prefix { $0 == 0x20 }.count
      guard indent < range.count else {
        if !inner.contains(line) { edits += emptyLine(line, range, isAfterBlank: isAfterBlank) }
        isAfterBlank = true
        continue
      }
      isAfterBlank = false
      let isComment = text[range.lowerBound + indent] == UInt8(ascii: "#")
      if let wanted = indents[line] {
        shift = wanted - indent
      } else if isComment, let next = nextAnchored(line), next.indent == indent {
        shift = next.wanted - indent
      }
      edits.append(
        TextEdit(
          range.lowerBound..<range.lowerBound + indent,
          String(repeating: " ", count: max(0, indent + shift))))
      let end = text.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? range.upperBound
      if !inner.contains(line), !inner.contains(line + 1) {
        edits.append(TextEdit(end..<range.upperBound, ""))
      }
    }
    return edits + finalEdit
  }

  /// Returns the next line that starts with a key or a dash.
  private func nextAnchored(_ line: Int) -> (indent: Int, wanted: Int)? {
    for next in (line + 1)..<max(line + 1, buffer.lineStarts.count) {
      let text = buffer.bytes[buffer.lineRange(next)]
      let indent = text.prefix { $0 == 0x20 }.count
      if let wanted = indents[next] { return (indent, wanted) }
      guard indent == text.count || text[text.startIndex + indent] == UInt8(ascii: "#") else {
        return nil
      }
    }
    return nil
  }

  /// Allows one empty line between two lines of text, and none at the beginning and the end.
  private func emptyLine(_ line: Int, _ range: Range<Int>, isAfterBlank: Bool) -> [TextEdit] {
    guard isAfterBlank || line > lastLine, line + 1 < buffer.lineStarts.count else {
      return [TextEdit(range, "")]
    }
    return [TextEdit(range.lowerBound..<buffer.lineStarts[line + 1], "")]
  }

  /// The last line with text.
  private var lastLine: Int {
    buffer.bytes.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map {
      buffer.line(ofByte: $0)
    } ?? 0
  }

  /// Ends the text with a line break.
  private var finalEdit: [TextEdit] {
    let end = buffer.bytes.count
    guard end > 0, lastLine == buffer.lineStarts.count - 1 else { return [] }
    return [TextEdit(end..<end, "\n")]
  }

  // MARK: Blanks within lines

  private var blankEdits: [TextEdit] {
    var edits: [TextEdit] = []
    for id in tree.nodes.indices {
      let node = tree[id]
      if let key = node.key, node.hasColon, node.kind != .missing {
        edits += gap(behind: UInt8(ascii: ":"), from: key.upperBound, to: node.range.lowerBound)
      }
      if node.kind == .sequence, !node.isFlow {
        for child in node.children {
          guard tree[child].kind != .missing, let dash = dash(of: child) else { continue }
          edits += blanks(dash + 1, to: tree[child].whole.lowerBound, " ")
        }
      }
      if node.isFlow { edits += flowEdits(node) }
    }
    return edits
  }

  /// One space between a colon and what follows it on the line, none before the colon.
  private func gap(behind sign: UInt8, from start: Int, to end: Int) -> [TextEdit] {
    guard start < end, let colon = buffer.bytes[start..<end].firstIndex(of: sign) else { return [] }
    return blanks(start, to: colon, "") + blanks(colon + 1, to: end, " ")
  }

  /// Returns an edit of a range that contains only spaces.
  private func blanks(_ start: Int, to end: Int, _ text: String) -> [TextEdit] {
    guard start <= end, end <= buffer.bytes.count,
      buffer.bytes[start..<end].allSatisfy({ $0 == 0x20 }), end < buffer.bytes.count
    else { return [] }
    return [TextEdit(start..<end, text)]
  }

  private func flowEdits(_ node: SyntaxTree.Node) -> [TextEdit] {
    guard let first = node.children.first, let last = node.children.last else { return [] }
    let pad = node.kind == .mapping ? " " : ""
    var edits = blanks(
      node.range.lowerBound + 1, to: tree[first].whole.lowerBound, pad)
    edits += blanks(tree[last].whole.upperBound, to: node.range.upperBound - 1, pad)
    for (left, right) in zip(node.children, node.children.dropFirst()) {
      let (start, end) = (tree[left].whole.upperBound, tree[right].whole.lowerBound)
      guard start < end,
        let comma = buffer.bytes[start..<end].firstIndex(of: UInt8(ascii: ","))
      else { continue }
      edits += blanks(start, to: comma, "") + blanks(comma + 1, to: end, " ")
    }
    return edits
  }
}
