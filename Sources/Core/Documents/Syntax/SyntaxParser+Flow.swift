/// The state of the walk through brackets and braces.
private struct FlowWalk {
  /// The open containers, innermost last.
  var open: [Int] = []
  /// The value expected after a colon, or at the start.
  var target: Int?
}

extension SyntaxParser {
  /// Reads a container with brackets. If it is never closed, it ends at the first line that isn't
  /// indented further than its parent.
  mutating func flow(_ node: Int, parentIndent: Int) {
    var walk = FlowWalk(target: node)
    while position < bytes.count {
      switch byte(position) {
      case 0x0A, 0x0D:
        if endsFlow(parentIndent) { return close(walk) }
        position += 1
        lineStart = position
      case 0x20, 0x09: position += 1
      case UInt8(ascii: "#") where isBlank(position - 1):
        while !isBreak(position) { position += 1 }
      case UInt8(ascii: "{"), UInt8(ascii: "["): openFlow(&walk)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        position += 1
        if let top = walk.open.popLast() { end(top) }
        walk.target = nil
        if walk.open.isEmpty { return }
      case UInt8(ascii: ","):
        position += 1
        walk.target = nil
      case UInt8(ascii: ":"):
        colon(&walk)
        position += 1
      default: flowScalar(&walk, parentIndent)
      }
    }
    close(walk)
  }

  private mutating func close(_ walk: FlowWalk) { for node in walk.open { end(node) } }

  private mutating func end(_ node: Int) {
    nodes[node].range = nodes[node].range.lowerBound..<position
  }

  /// Whether the next line with text belongs to an outer container.
  private func endsFlow(_ parentIndent: Int) -> Bool {
    guard parentIndent >= 0, let next = nextText(after: position) else { return false }
    let first = byte(next.text)
    return next.text - next.line <= parentIndent
      && ![UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "#")].contains(first)
  }

  private mutating func openFlow(_ walk: inout FlowWalk) {
    guard walk.open.count < Self.depthLimit else {
      position += 1
      return
    }
    let node = walk.target ?? add(to: walk.open[walk.open.count - 1], at: position)
    nodes[node].kind = byte(position) == UInt8(ascii: "{") ? .mapping : .sequence
    nodes[node].isFlow = true
    nodes[node].range = position..<position + 1
    walk.open.append(node)
    walk.target = nil
    position += 1
  }

  private mutating func flowScalar(_ walk: inout FlowWalk, _ parentIndent: Int) {
    let start = position
    var style = SyntaxTree.Style.plain
    if byte(position) == 0x22 || byte(position) == 0x27 {
      style = byte(position) == 0x22 ? .doubleQuoted : .singleQuoted
      quoted(parentIndent: parentIndent)
    } else {
      flowPlain()
    }
    var end = position
    while style == .plain, end > start, isBlank(end - 1) { end -= 1 }
    guard let top = walk.open.last else { return }
    if let target = walk.target {
      nodes[target].kind = byte(start) == UInt8(ascii: "*") ? .alias : .scalar(style)
      nodes[target].range = start..<end
      walk.target = nil
    } else if nodes[top].kind == .mapping {
      let entry = add(to: top, key: start..<end, at: end)
      nodes[entry].hasColon = false
    } else {
      let item = add(to: top, at: start)
      nodes[item].kind = byte(start) == UInt8(ascii: "*") ? .alias : .scalar(style)
      nodes[item].range = start..<end
    }
  }

  private mutating func flowPlain() {
    while !isBreak(position) {
      switch byte(position) {
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        return
      case UInt8(ascii: ":"):
        let next = byte(position + 1)
        if isBlank(position + 1) || [0x2C, 0x5B, 0x5D, 0x7B, 0x7D].contains(next) { return }
      case UInt8(ascii: "#") where isBlank(position - 1): return
      default: break
      }
      position += 1
    }
  }

  /// Turns the scalar before a colon into a key.
  private mutating func colon(_ walk: inout FlowWalk) {
    guard walk.target == nil, let top = walk.open.last, let last = nodes[top].children.last else {
      return
    }
    if nodes[top].kind == .mapping {
      guard !nodes[last].hasColon else { return }
      nodes[last].hasColon = true
      nodes[last].range = position + 1..<position + 1
      walk.target = last
    } else if case .scalar = nodes[last].kind {
      // `[a: b]` is a list of one mapping.
      let range = nodes[last].range
      nodes[last].kind = .mapping
      walk.target = add(to: last, key: range, at: position + 1)
    }
  }
}
