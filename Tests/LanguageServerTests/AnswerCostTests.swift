import Documents
import LanguageServer
import Rendering
import Testing
import Workspace

/// The cost of answers about a large scene, by counting; `Scripts/bench-lsp.py` measures their
/// time.
@Suite("Cost of responses")
struct AnswerCostTests {
  private static let rows = 1_000

  private static var scene: String {
    let views = (0..<rows).map { "    row\($0): { type: label, text: Row }\n" }.joined()
    let lines = (1..<rows).map { "  - \"V:[row\($0 - 1)]-8-[row\($0)]\"\n" }.joined()
    let head = "canvas: { width: 320, height: 40000 }\nroot:\n  subviews:\n"
    return head + views + "constraints:\n" + lines
  }

  private func askAll(_ editor: Editor) {
    for method in ["completion", "definition", "references", "hover"] {
      _ = editor.ask(method, Self.rows + 10, 8)
    }
    for method in ["documentSymbol", "foldingRange", "semanticTokens/full", "documentColor"] {
      _ = editor.ask(method)
    }
  }

  @Test("An edit reads the text twice at most; whether a fix is sound is asked about with it")
  func fixes() throws {
    let count = 60
    let views = (0..<count).map { "    row\($0): { type: label, text: Row }\n" }.joined()
    let lines = (0..<count).map { row in
      "  - row\(row).left == root.left\n  - row\(row).top == root.top + \(row)\n"
        + "  - row\(row).width == 40\n  - row\(row).width == 50\n"
    }.joined()
    let editor = Editor()
    editor.open(
      "canvas: { width: 320, height: 400 }\nroot:\n  subviews:\n\(views)constraints:\n\(lines)")
    let document = try #require(editor.session.documents["file:///project/Scenes/a.yaml"])
    #expect(document.findings.count >= count)
    let before = document.count.scenesRead
    editor.change(2...2, (0, 0), to: "")
    editor.work()
    #expect(document.findings.count >= count)
    #expect(document.count.scenesRead <= before + 2)
    let reads = document.count.scenesRead
    let finding = try #require(document.findings.first)
    let line = (finding.remark.place?.line ?? 1) - 1
    let (start, end) = (Editor.position(line, 0), Editor.position(line, 40))
    let actions = editor.request(
      "textDocument/codeAction",
      .object([
        "textDocument": .object(["uri": .string(document.uri)]),
        "range": .object(["start": start, "end": end]),
      ]))
    #expect(!actions.items.isEmpty)
    #expect((1...8).contains(document.count.scenesRead - reads))
  }

  @Test("After an edit, the text is parsed, read and laid out once for all responses")
  func once() throws {
    let editor = Editor()
    editor.open(Self.scene)
    askAll(editor)
    let document = try #require(editor.session.documents["file:///project/Scenes/a.yaml"])
    let before = document.count
    askAll(editor)
    #expect(document.count == before)
    let files = editor.session.files.filesRead
    editor.change(500...500, (33, 33), to: "s")
    askAll(editor)
    askAll(editor)
    #expect(document.count.treesMade == before.treesMade + 1)
    #expect(document.count.scenesRead == before.scenesRead + 1)
    #expect(document.count.scenesBuilt <= before.scenesBuilt + 1)
    #expect(editor.session.files.filesRead == files)
  }
}
