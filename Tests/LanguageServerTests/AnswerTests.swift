import LanguageServer
import Rendering
import Testing

@Suite("Responses about scenes")
struct AnswerTests {
  private let editor = Editor()

  private func text(_ hover: JSON) -> String { hover["contents"]?["value"]?.string ?? "" }

  private func lines(_ locations: JSON) -> [Int] {
    locations.items.compactMap { $0["range"]?["start"]?["line"]?.integer }
  }

  @Test("Hovering over a view shows its frames in the default variant")
  func views() {
    editor.open(card)
    #expect(text(editor.ask("hover", 7, 6)).contains("**title** label\n\n- frame (8, 8, 20, 20)"))
    #expect(text(editor.ask("hover", 14, 24)).contains("**body** label"))
  }

  @Test("Hovering over a constraint shows whether it holds and what it contributes to which values")
  func constraints() {
    editor.open(card)
    let words = text(editor.ask("hover", 12, 8))
    #expect(words.contains("8") && words.contains("holds"))
    #expect(words.contains("8 of `title.left` = 8"))
  }

  @Test("Hovering over a key shows its meaning; over a metric or colour, its value")
  func others() {
    editor.open(card)
    #expect(text(editor.ask("hover", 1, 3)).contains("**canvas**"))
    #expect(text(editor.ask("hover", 2, 13)) == "**gap** metric = 8")
    #expect(text(editor.ask("hover", 7, 45)).contains("#FF8800"))
  }

  @Test("A view, a metric and a colour lead to their definitions, also from inside strings")
  func definitions() {
    editor.open(card)
    #expect(lines(editor.ask("definition", 12, 15)) == [7])
    #expect(lines(editor.ask("definition", 13, 12)) == [2])
    #expect(lines(editor.ask("definition", 7, 45)) == [4])
    #expect(editor.ask("definition", 0, 8) == .null)
  }

  @Test("All places that name a view are found and renamed")
  func renaming() throws {
    editor.open(card)
    #expect(lines(editor.ask("references", 7, 5)) == [7, 12, 13, 14])
    let edit = editor.request(
      "textDocument/rename",
      .object([
        "textDocument": .object(["uri": .string("file:///project/Scenes/a.yaml")]),
        "position": Editor.position(12, 15), "newName": .string("head"),
      ]))
    let edits = try #require(edit["changes"]?["file:///project/Scenes/a.yaml"]?.items)
    #expect(edits.count == 4)
    let taken = editor.answer(
      "textDocument/rename",
      .object([
        "textDocument": .object(["uri": .string("file:///project/Scenes/a.yaml")]),
        "position": Editor.position(12, 15), "newName": .string("body"),
      ]))
    #expect(taken["error"]?["message"]?.string == "'body' is already in use")
    #expect(editor.ask("prepareRename", 5, 1) == .null)
  }

  @Test("The outline has the views as a tree, and constraints by id or text")
  func outline() throws {
    editor.open(card)
    let entries = editor.ask("documentSymbol").items
    #expect(
      entries.compactMap { $0["name"]?.string } == [
        "title", "canvas", "metrics", "colors", "root", "constraints",
      ])
    let root = try #require(entries.first { $0["name"]?.string == "root" })
    #expect(root["children"]?.items.compactMap { $0["name"]?.string } == ["title", "body"])
    let last = entries.last?["children"]?.items.last
    #expect(last?["name"]?.string == "lead")
  }

  @Test("Containers of several lines can be folded")
  func folding() {
    editor.open(card)
    let ranges = editor.ask("foldingRange").items.map {
      [$0["startLine"]?.integer, $0["endLine"]?.integer]
    }
    #expect(ranges == [[3, 4], [5, 10], [6, 10], [8, 10], [11, 14]])
  }

  @Test("Tokens of equations and formats have types, by UTF-16 columns")
  func tokens() {
    editor.open(
      "root: { subviews: { a: { } } }\nmetrics: { g: 1 }\nconstraints:\n  - \"V:|-g-[a(>=g)]\"\n")
    let data = editor.ask("semanticTokens/full")["data"]?.items.compactMap(\.integer) ?? []
    let types = stride(from: 3, to: data.count, by: 5).map { OpenDocument.tokenTypes[data[$0]] }
    #expect(
      types == [
        "keyword", "operator", "operator", "parameter", "operator", "operator", "variable",
        "operator", "operator", "parameter", "operator", "operator",
      ])
    #expect(data.prefix(5) == [3, 5, 2, 6, 0])
  }

  @Test("Colours are shown, and written as picked")
  func colors() {
    editor.open(card)
    let found = editor.ask("documentColor").items
    #expect(found.count == 2)
    #expect(found[0]["color"]?["red"]?.double == 1)
    let labels = editor.request(
      "textDocument/colorPresentation",
      .object([
        "textDocument": .object(["uri": .string("file:///project/Scenes/a.yaml")]),
        "range": found[0]["range"] ?? .null,
        "color": .object(["red": .int(1), "green": .int(0), "blue": .int(0), "alpha": .int(1)]),
      ])
    ).items.compactMap { $0["label"]?.string }
    #expect(labels == ["#FF0000", "systemRed"] || labels == ["#FF0000", "red"])
  }

  @Test("Inlay hints show the solved sizes after ids")
  func hints() {
    editor.open(card)
    let hints = editor.request(
      "textDocument/inlayHint",
      .object([
        "textDocument": .object(["uri": .string("file:///project/Scenes/a.yaml")]),
        "range": .object(["start": Editor.position(7, 0), "end": Editor.position(7, 99)]),
      ])
    ).items
    #expect(hints.compactMap { $0["label"]?.string } == ["20 × 20"])
    #expect(hints.first?["position"] == Editor.position(7, 10))
  }

  @Test("The picture of a document is a PNG in base64, of the requested variant")
  func preview() {
    editor.open(card + "\nvariants: { axes: { direction: [ltr, rtl] } }\n")
    func picture(_ variant: String) -> JSON {
      editor.answer(
        "alrender/preview",
        .object([
          "textDocument": .object(["uri": .string("file:///project/Scenes/a.yaml")]),
          "variant": .string(variant),
        ]))
    }
    let picture = picture("rtl")["result"]
    #expect(picture?["data"]?.string?.hasPrefix("iVBORw0KGgo") == true)
    #expect(picture?["variant"]?.string == "rtl")
    #expect(picture?["width"]?.double == 320)
    #expect(
      self.editor.answer(
        "alrender/preview",
        .object([
          "textDocument": .object(["uri": .string("file:///project/Scenes/a.yaml")]),
          "variant": .string("rlt"),
        ]))["error"]?["message"]?.string == "there is no variant 'rlt'; did you mean 'rtl'?")
  }

  @Test("Text that cannot be read keeps the last good state")
  func brokenTexts() {
    editor.open(card)
    editor.change(0...0, (0, 0), to: "colors: [\n")
    editor.work()
    #expect(!editor.findings().isEmpty)
    #expect(text(editor.ask("hover", 8, 6)).contains("from the last text that could be laid out"))
    #expect(!editor.ask("documentSymbol").items.isEmpty)
    let picture = editor.answer(
      "alrender/preview",
      .object(["textDocument": .object(["uri": .string("file:///project/Scenes/a.yaml")])]))
    #expect(picture["result"]?["data"] != nil)
  }
}
