import Documents
import Scenes

/// What is being typed at a place in a document. It is found by reading the text up to that place
/// with a letter appended: the letter's node shows what is expected there.
struct CompletionPlace {
  /// A letter that does not occur in any text.
  private static let letter: UInt8 = 0x01

  /// The nodes of the text before the place.
  let tree: SyntaxTree
  /// What the format expects of these nodes.
  let format: FormatMap
  /// The node being typed.
  let node: SyntaxTree.ID
  /// The bytes typed so far, and those of the rest of the word after the place.
  let word: Range<Int>
  /// The offset in the document.
  let offset: Int

  /// Finds what is being typed at an offset. Returns nil in a comment.
  init?(_ document: OpenDocument, at offset: Int) {
    let bytes = document.buffer.bytes
    let tree = SyntaxTree(Array(bytes[..<offset]) + [Self.letter])
    guard
      let node = tree.nodes.indices.last(where: { id in
        let whole = tree[id].whole
        return whole.upperBound == offset + 1 && tree[id].children.isEmpty
      })
    else { return nil }
    self.tree = tree
    self.node = node
    self.offset = offset
    // The tree does not contain what follows the place, such as a type stated last.
    format = FormatMap(
      tree, document.kind == .configuration ? .configuration : .scene,
      components: document.components, besides: document.formatMap)
    let start = Self.start(of: tree[node], offset)
    var end = offset
    while end < bytes.count, Identifier.isPart(bytes[end]) { end += 1 }
    word = start..<end
  }

  private static func start(of node: SyntaxTree.Node, _ offset: Int) -> Int {
    if let key = node.key, !node.hasColon { return key.lowerBound }
    if case .scalar(let style) = node.kind {
      return min(offset, node.range.lowerBound + (style == .plain ? 0 : 1))
    }
    return offset
  }

  /// Whether a key is being typed.
  var isKey: Bool { tree[node].key != nil && !tree[node].hasColon }

  /// Whether a value is alone on its line, where it may still become the first key of a mapping.
  var isAlone: Bool {
    guard !isKey, case .scalar(.plain) = tree[node].kind else { return false }
    var index = tree[node].range.lowerBound
    while index > 0, tree.bytes[index - 1] == 0x20 { index -= 1 }
    if index > 0, tree.bytes[index - 1] == UInt8(ascii: "-") { return true }
    return index == 0 || tree.bytes[index - 1] == 0x0A
  }

  /// The typed part of a statement's text, with the bytes of its last word in the document.
  var statement: (text: [UInt8], word: Range<Int>)? {
    guard tree.isScalar(node) else { return nil }
    var text = tree.scalar(of: node).bytes
    if text.last == Self.letter { text.removeLast() }
    let letters = text.reversed().prefix { Identifier.isPart($0) }.count
    return (text, offset - letters..<word.upperBound)
  }

  /// Returns the keys already present in the mapping that contains the place.
  func siblings(in document: OpenDocument) -> Set<String> {
    guard let parent = tree[node].parent else { return [] }
    let names = Set(tree[parent].children.filter { tree[$0].hasColon }.map { tree[$0].name })
    // The keys after the place are in the document's own tree.
    let path = tree.path(to: parent)
    var here: SyntaxTree.ID? = document.tree.root
    for step in path.dropFirst() {
      guard let current = here else { break }
      let children = document.tree[current].children
      if tree[step].key != nil {
        here = document.tree.value(tree[step].name, of: current)
      } else {
        let index = tree[step].parent.flatMap { tree[$0].children.firstIndex(of: step) } ?? 0
        here = children.indices.contains(index) ? children[index] : nil
      }
    }
    guard let here else { return names }
    let own = document.tree[here].children.filter { document.tree[$0].hasColon }
    return names.union(own.map { document.tree[$0].name })
  }
}
