/// The nodes of a YAML or JSON text with the bytes they cover, however malformed the text is.
///
/// The strict reader stops at the first error; this tree continues, so an editor can use it
/// during typing. Nodes are in reading order, each container before its content.
package struct SyntaxTree: Sendable {
  /// How a scalar is written.
  package enum Style: Hashable, Sendable {
    case plain, singleQuoted, doubleQuoted, block
  }

  /// What a node is.
  package enum Kind: Hashable, Sendable {
    case scalar(Style)
    case mapping, sequence
    /// `*name`.
    case alias
    /// A value that is still missing.
    case missing
  }

  /// Identifies a node.
  package typealias ID = Int

  /// One node.
  package struct Node: Sendable {
    /// The kind of the node.
    package internal(set) var kind = Kind.missing
    /// The bytes of the value; empty if it is missing.
    package internal(set) var range: Range<Int>
    /// The enclosing container; nil for the root.
    package internal(set) var parent: ID?
    /// The bytes of its key; nil if it is not a value of a mapping.
    package internal(set) var key: Range<Int>?
    /// The name in the key.
    package internal(set) var name = ""
    /// Whether a colon follows the key.
    package internal(set) var hasColon = true
    /// Whether a container is written with brackets.
    package internal(set) var isFlow = false
    /// The nodes of a container's values.
    package internal(set) var children: [ID] = []

    /// The bytes from its key, if it has one, to the end of its value.
    package var whole: Range<Int> {
      let start = min(key?.lowerBound ?? range.lowerBound, range.lowerBound)
      return start..<max(key?.upperBound ?? start, range.upperBound)
    }
  }

  /// The text.
  package let bytes: [UInt8]
  /// The nodes; never empty, with the root first.
  package let nodes: [Node]

  /// The outermost node.
  package var root: ID { 0 }

  /// Returns a node.
  package subscript(_ id: ID) -> Node { nodes[id] }

  /// Whether a node is a mapping.
  package func isMapping(_ id: ID) -> Bool { nodes[id].kind == .mapping }

  /// Whether a node is a scalar.
  package func isScalar(_ id: ID) -> Bool {
    if case .scalar = nodes[id].kind { true } else { false }
  }

  /// Returns the value of a mapping's key; the last if there are several.
  package func value(_ name: String, of id: ID) -> ID? {
    guard nodes[id].kind == .mapping else { return nil }
    return nodes[id].children.last { nodes[$0].name == name && nodes[$0].hasColon }
  }

  /// Returns the text of a scalar; empty for any other node.
  package func text(of id: ID) -> String { scalar(of: id).text }

  /// Returns the text of a scalar, with the place of each of its bytes.
  package func scalar(of id: ID) -> ScalarText {
    guard case .scalar(let style) = nodes[id].kind else { return ScalarText() }
    return ScalarText(bytes, nodes[id].range, style)
  }

  /// Returns the innermost node whose key or value contains a byte or ends at it.
  package func node(at offset: Int) -> ID {
    var found = root
    while let next = nodes[found].children.last(where: { id in
      let whole = nodes[id].whole
      return whole.lowerBound <= offset && offset <= whole.upperBound
    }) {
      found = next
    }
    return found
  }

  /// Returns the nodes from the root to a node, including both.
  package func path(to id: ID) -> [ID] {
    var path = [id]
    while let parent = nodes[path[path.count - 1]].parent { path.append(parent) }
    return path.reversed()
  }
}
