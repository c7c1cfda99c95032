import Documents
import Scenes

/// What is being typed at a place of a document: found by reading the text up to there with a letter
/// after it, so that the letter's node says what belongs there.
struct CompletionPlace {
  /// A letter that no text has.
  private static let letter: UInt8 = 0x01

  /// The nodes of the text up to the place.
  let tree: SyntaxTree
  /// What the format expects of them.
  let format: FormatMap
  /// The node that is being typed.
  let node: SyntaxTree.ID
  /// The bytes of what has been typed, and of the rest of the word after the place.
  let word: Range<Int>
  /// Where the document is asked.
  let offset: Int

  /// Finds what is being typed at an offset; nil in a comment.
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
    // What stands after the place is not in the tree, such as a type that is stated last.
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

  /// Whether a value stands alone on its line, where it may still become the first key of a mapping.
  var isAlone: Bool {
    guard !isKey, case .scalar(.plain) = tree[node].kind else { return false }
    var index = tree[node].range.lowerBound
    while index > 0, tree.bytes[index - 1] == 0x20 { index -= 1 }
    if index > 0, tree.bytes[index - 1] == UInt8(ascii: "-") { return true }
    return index == 0 || tree.bytes[index - 1] == 0x0A
  }

  /// What has been typed of a statement's text, with the bytes of its last word in the document.
  var statement: (text: [UInt8], word: Range<Int>)? {
    guard tree.isScalar(node) else { return nil }
    var text = tree.scalar(of: node).bytes
    if text.last == Self.letter { text.removeLast() }
    let letters = text.reversed().prefix { Identifier.isPart($0) }.count
    return (text, offset - letters..<word.upperBound)
  }

  /// The keys of the mapping that the place belongs to, which are there already.
  func siblings(in document: OpenDocument) -> Set<String> {
    guard let parent = tree[node].parent else { return [] }
    let names = Set(tree[parent].children.filter { tree[$0].hasColon }.map { tree[$0].name })
    // Those after the place are in the document's own tree.
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
