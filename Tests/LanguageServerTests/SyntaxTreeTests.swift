import Documents
import LanguageServer
import Testing

@Suite("Syntax trees of possibly broken text")
struct SyntaxTreeTests {
  /// Returns the paths of a tree's scalars with their texts.
  private func leaves(_ text: String) -> [String] {
    let tree = SyntaxTree(Array(text.utf8))
    return tree.nodes.indices.compactMap { id in
      guard tree[id].children.isEmpty, id != tree.root else { return nil }
      let path = tree.path(to: id).dropFirst().map { tree[$0].key == nil ? "-" : tree[$0].name }
      let value = tree.isScalar(id) ? tree.text(of: id) : tree[id].hasColon ? "?" : "!"
      return path.joined(separator: ".") + "=" + value
    }
  }

  @Test("Block and flow containers, quotes, comments and several lines are read")
  func forms() {
    let text = """
      a: { b: 1, "c d": [x, 'y''z'] } # note
      e:
        - one
        - f: "q\\tr"
          g: two
            words
      h: |
        line
         more
      i: *alias
      """
    #expect(
      leaves(text) == [
        "a.b=1", "a.c d.-=x", "a.c d.-=y'z", "e.-=one", "e.-.f=q\tr", "e.-.g=two words",
        "h=line\n more", "i=?",
      ])
  }

  @Test("Half a line leaves the others unchanged")
  func halfLines() {
    #expect(
      leaves("a:\n  b: 1\n  fo\n  c: [1, 2\nd: { e: 3\nf: \"open\ng: 4\n")
        == [
          "a.b=1", "a.fo=!", "a.c.-=1", "a.c.-=2", "d.e=3", "f=\"open".replacing("\"", with: ""),
          "g=4",
        ])
  }

  @Test("Each scalar of readable text is where the strict reader has it")
  func agreement() throws {
    let reporter = Reporter(SourceFile(path: "", bytes: Array(card.utf8)))
    let document = try #require(DocumentReader.read(reporter))
    let tree = SyntaxTree(Array(card.utf8))
    let buffer = TextBuffer(card)
    var strict: [String] = []
    func visit(_ node: NodeID) {
      switch document.shape(of: node) {
      case .mapping: for (_, value) in document.entries(of: node) { visit(value) }
      case .sequence: for item in document.items(of: node) { visit(item) }
      default:
        strict.append(
          "\(buffer.bytes(of: document.place(of: node)).lowerBound) \(document.text(of: node))")
      }
    }
    visit(document.root)
    let loose = tree.nodes.indices.filter(tree.isScalar).map {
      "\(tree[$0].range.lowerBound) \(tree.text(of: $0))"
    }
    #expect(loose == strict)
  }

  @Test("A text of brackets neither overflows the stack nor takes quadratic time")
  func hostile() {
    for text in [
      String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 50_000),
      String(repeating: "- ", count: 50_000), String(repeating: "\"", count: 50_001),
    ] {
      #expect(!SyntaxTree(Array(text.utf8)).nodes.isEmpty)
    }
  }
}
