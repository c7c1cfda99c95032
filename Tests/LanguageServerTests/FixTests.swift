import LanguageServer
import Rendering
import Testing

@Suite("Quick fixes")
struct FixTests {
  private let editor = Editor()
  private let uri = "file:///project/Scenes/a.yaml"

  /// Returns the text after the first action in a line whose title contains a word.
  private func fixed(_ text: String, line: Int, _ word: String) -> String? {
    editor.open(text)
    let actions = editor.request(
      "textDocument/codeAction",
      .object([
        "textDocument": .object(["uri": .string(uri)]),
        "range": .object(["start": Editor.position(line, 0), "end": Editor.position(line, 99)]),
      ]))
    let action = actions.items.first { $0["title"]?.string?.contains(word) == true }
    return action?["edit"]?["changes"]?[uri].map { applied($0, to: text) }
  }

  private func applied(_ edits: JSON, to text: String) -> String {
    let buffer = TextBuffer(text)
    func position(_ json: JSON?) -> TextPosition {
      TextPosition(
        line: json?["line"]?.integer ?? 0, character: json?["character"]?.integer ?? 0)
    }
    return buffer.applying(
      edits.items.map { edit in
        let range = TextRange(
          start: position(edit["range"]?["start"]), end: position(edit["range"]?["end"]))
        return TextEdit(buffer.bytes(of: range), edit["newText"]?.string ?? "")
      }
    ).text
  }

  private func formatted(_ text: String) -> String {
    editor.open(text)
    return applied(editor.ask("formatting"), to: text)
  }

  @Test("'Did you mean' is a quick fix for keys, values and names in equations")
  func corrections() {
    #expect(fixed("root: { hiden: true }", line: 0, "hidden") == "root: { hidden: true }")
    #expect(
      fixed("root: { subviews: { a: { type: lable } } }", line: 0, "label")
        == "root: { subviews: { a: { type: label } } }")
    #expect(
      fixed("root: { subviews: { title: } }\nconstraints: [titel.width == 1]", line: 1, "title")
        == "root: { subviews: { title: } }\nconstraints: [title.width == 1]")
  }

  @Test("A contradiction is resolved by any of its cures")
  func cures() throws {
    let text = """
      canvas: { width: 100, height: 100 }
      root: { subviews: { a: } }
      constraints:
        - a.width == 10
        - a.width == 20 # the second
        - "V:|[a]|"
        - "H:|[a]"

      """
    let cured = try #require(fixed(text, line: 3, "drop it"))
    #expect(!editor.open(cured).contains { $0["severity"]?.integer == 1 }, "\(cured)")
  }

  @Test("An ambiguity is resolved by adding a constraint")
  func additions() throws {
    let text =
      "canvas: { width: 100, height: 100 }\nroot: { subviews: { a: } }\nconstraints:\n  - \"H:|[a]|\"\n  - \"V:|[a]\"\n"
    let cured = try #require(fixed(text, line: 1, "Add"))
    #expect(!editor.open(cured).contains { $0["code"]?.string == "ambiguous" }, "\(cured)")
  }

  @Test("A redundant line is dropped by a quick fix; one that makes a row high is none")
  func redundancy() {
    func codes(_ text: String) -> [String] { editor.open(text).compactMap { $0["code"]?.string } }
    let row = """
      canvas: { width: 320, height: 200 }
      components:
        row:
          view: { type: tableCell, subviews: { t: { background: teal } } }
          constraints: ["t.edges == self.margins", self.height >= 60]
      root: { subviews: { list: { type: tableView, subviews: { r: { type: row } } } } }
      constraints: [list.edges == root]

      """
    #expect(!codes(row).contains("redundant"))
    let twice = """
      canvas: { width: 100, height: 100 }
      root: { subviews: { a: } }
      constraints:
        - a.edges == root
        - a.height <= 200

      """
    #expect(codes(twice).contains("redundant"))
    #expect(fixed(twice, line: 4, "rop") == twice.replacing("  - a.height <= 200\n", with: ""))
  }

  @Test("Formatting corrects spaces and keeps comments, quotes and the order of keys")
  func formatting() {
    let messy =
      "# head\n\n\nroot:\n    # inner\n    hidden:   true   # tail\n    subviews:\n        a:  {type: label,text: 'Hi'}\n\n\n        b:\nconstraints:\n- \"H:|[a]\"\n-   expr: a.top == root.top\n    id: t"
    #expect(
      formatted(messy)
        == "# head\n\nroot:\n  # inner\n  hidden: true   # tail\n  subviews:\n    a: { type: label, text: 'Hi' }\n\n    b:\nconstraints:\n  - \"H:|[a]\"\n  - expr: a.top == root.top\n    id: t\n"
    )
  }

  @Test("Formatted text stays unchanged")
  func idempotence() {
    for text in [card, "root: { subviews: { a: { type: label, text: |\n    x\n      y\n  } } }"] {
      let once = formatted(text)
      #expect(formatted(once) == once)
    }
  }

  @Test("Formatting keeps the empty lines that belong to a text, at its end and among others")
  func keptLines() {
    let head = "root:\n  subviews:\n    a:\n      type: label\n      text: "
    for text in [
      head + "|+\n        Hi\n\n\nconstraints: []\n", head + ">+\n        Hi\n\n\n\n    b:\n",
      head + "|2+\n          Hi\n\n\nconstraints: []\n", head + "|+\n        Hi\n\n\n",
    ] {
      #expect(formatted(text) == text)
    }
    #expect(
      formatted(head + "|-\n        Hi\n\n\nmetrics: {}\n") == head
        + "|-\n        Hi\n\nmetrics: {}\n")
  }

  @Test("Text that cannot be read is not formatted, and people are told why")
  func brokenTexts() throws {
    let text = "root:   { a: [\n"
    editor.open(text)
    let replies = editor.session.handle(
      .object([
        "jsonrpc": .string("2.0"), "id": .int(99), "method": .string("textDocument/formatting"),
        "params": .object([
          "textDocument": .object(["uri": .string("file:///project/Scenes/a.yaml")])
        ]),
      ]))
    #expect(replies.count == 2)
    #expect(replies[0]["result"] == .array([]))
    let message = try #require(replies[1]["params"]?["message"]?.string)
    #expect(message.hasPrefix("alrender changes nothing in a scene that has errors; line "))
  }
}
