import Controls
import Documents
package import Rendering
import Scenes

extension OpenDocument {
  /// The protocol's numbers for the kinds of outline entries.
  private enum SymbolKind: Int {
    case module = 2
    case namespace = 3
    case classKind = 5
    case property = 7
    case constant = 14
    case string = 15
    case key = 20
    case event = 24
    case operatorKind = 25
  }

  /// The views as a tree, together with the scene's metrics, constraints, states and strings.
  package var outline: JSON {
    .array(tree[tree.root].children.compactMap { entry($0, depth: 0) })
  }

  private static let deepest = 100

  private func entry(_ id: SyntaxTree.ID, depth: Int) -> JSON? {
    let node = tree[id]
    guard let key = node.key, !key.isEmpty, depth < Self.deepest else { return nil }
    let isView = formatMap.alternatives(of: id).contains {
      if case .view = $0 { true } else { false }
    }
    if isView {
      let subviews = tree.value("subviews", of: id).map { tree[$0].children } ?? []
      let guides = tree.value("guides", of: id).map { tree[$0].children } ?? []
      let children =
        guides.map { item(tree.text(of: $0), tree[$0].range, .namespace, detail: "layout guide") }
        + subviews.compactMap { entry($0, depth: depth + 1) }
      let kind = formatMap.kinds[node.name]?.rawValue ?? "view"
      return symbol(id, .classKind, detail: kind, children: children)
    }
    return symbol(id, kind(of: id), detail: detail(of: id), children: children(of: id, depth))
  }

  private func kind(of id: SyntaxTree.ID) -> SymbolKind {
    switch tree[id].name {
    case "metrics", "colors", "canvas", "variants": .namespace
    case "constraints", "expect": .module
    case "states": .event
    default: tree.isScalar(id) ? .property : .key
    }
  }

  private func detail(of id: SyntaxTree.ID) -> String {
    tree.isScalar(id) ? String(tree.text(of: id).prefix(60)) : ""
  }

  private func children(of id: SyntaxTree.ID, _ depth: Int) -> [JSON] {
    switch tree[id].kind {
    case .mapping: tree[id].children.compactMap { entry($0, depth: depth + 1) }
    case .sequence where ["constraints", "expect"].contains(tree[id].name):
      tree[id].children.compactMap(statement)
    default: []
    }
  }

  /// Returns the entry of a constraint: its id, else its text.
  private func statement(_ id: SyntaxTree.ID) -> JSON? {
    let text =
      tree.isScalar(id)
      ? id
      : tree.value("expr", of: id) ?? tree.value("format", of: id) ?? tree.value("when", of: id)
    let words =
      text.map { tree.isScalar($0) ? tree.text(of: $0) : buffer.text(tree[$0].range) } ?? ""
    let name = tree.value("id", of: id).map { tree.text(of: $0) }
    guard let title = name ?? (words.isEmpty ? nil : words) else { return nil }
    return item(title, tree[id].range, .operatorKind, detail: name == nil ? "" : words)
  }

  private func symbol(
    _ id: SyntaxTree.ID, _ kind: SymbolKind, detail: String, children: [JSON]
  ) -> JSON {
    let node = tree[id]
    return item(
      node.name, node.whole, kind, detail: detail, selection: node.key, children: children)
  }

  private func item(
    _ name: String, _ range: Range<Int>, _ kind: SymbolKind, detail: String,
    selection: Range<Int>? = nil, children: [JSON] = []
  ) -> JSON {
    .object([
      "name": .string(name.isEmpty ? "\"\"" : name), "detail": .string(detail),
      "kind": .int(kind.rawValue), "range": buffer.json(range),
      "selectionRange": buffer.json(selection ?? range), "children": .array(children),
    ])
  }

  /// The ranges that an editor can fold: containers and runs of comments that span several lines.
  package var foldingRanges: JSON {
    var ranges: [JSON] = []
    for id in tree.nodes.indices.dropFirst() {
      guard tree.isMapping(id) || tree[id].kind == .sequence else { continue }
      let whole = tree[id].whole
      let first = buffer.line(ofByte: whole.lowerBound)
      let last = buffer.line(ofByte: max(whole.lowerBound, whole.upperBound - 1))
      if last > first {
        ranges.append(.object(["startLine": .int(first), "endLine": .int(last)]))
      }
    }
    return .array(ranges + commentRanges)
  }

  private var commentRanges: [JSON] {
    var ranges: [JSON] = []
    var start: Int?
    for line in 0...buffer.lineStarts.count {
      let text = buffer.bytes[buffer.lineRange(line)].first { $0 != 0x20 }
      if text == UInt8(ascii: "#") {
        start = start ?? line
      } else if let first = start {
        if line - 1 > first {
          ranges.append(
            .object([
              "startLine": .int(first), "endLine": .int(line - 1), "kind": .string("comment"),
            ]))
        }
        start = nil
      }
    }
    return ranges
  }
}
