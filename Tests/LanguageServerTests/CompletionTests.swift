import LanguageServer
import Rendering
import Testing

@Suite("Completion")
struct CompletionTests {
  private let editor = Editor()

  private let head =
    "metrics: { gap: 8 }\nroot:\n  subviews:\n    title: { type: label, text: Hi }\n"

  @Test("Keys follow the place: the scene's, the canvas's, those of a view's type")
  func keys() {
    #expect(editor.complete("¦").contains("canvas"))
    #expect(editor.complete("canvas: { ¦ }").contains("device"))
    let label = editor.complete("root:\n  subviews:\n    a:\n      type: label\n      ¦\n")
    #expect(label.contains("lines") && label.contains("hidden") && !label.contains("isOn"))
    #expect(!label.contains("type"))
    let typed = editor.complete("root: { subviews: { a: { ¦, type: switch } } }")
    #expect(typed.contains("isOn") && !typed.contains("type"))
    let stack = editor.complete("root: { type: stackView, ax¦ }")
    #expect(stack.contains("axis"))
    #expect(editor.complete("root:\n  ¦\n").contains("subviews"))
    #expect(editor.complete("root:\n  ba¦\n").contains("background"))
  }

  @Test("A half-typed line does not hide the other lines")
  func brokenTexts() {
    let found = editor.complete(
      "root:\n  subviews:\n    a:\n      type: switch\n      is¦\n      hidden: true\nmetrics: { b: 1\n"
    )
    #expect(found.contains("isOn") && !found.contains("hidden"))
  }

  @Test("Values follow the key: types, keywords, Booleans, colours, devices, priorities")
  func values() {
    #expect(editor.complete("root: { type: ¦ }").contains("stackView"))
    #expect(editor.complete("root: { hidden: ¦ }").prefix(2) == ["true", "false"])
    #expect(editor.complete("canvas: { device: iPh¦ }").contains("iPhone 15"))
    let colors = editor.complete("colors: { brand: red }\nroot: { background: ¦ }")
    #expect(colors.first == "brand" && colors.contains("systemBlue"))
    #expect(
      editor.complete("root: {}\nconstraints:\n  - { expr: root.width == 1, priority: ¦ }")
        .contains("750"))
    #expect(
      editor.complete("strings: { en: { hello: Hi } }\nroot: { type: label, key: ¦ }") == ["hello"])
  }

  @Test("An equation offers ids and metrics, attributes after a dot, priorities after @")
  func equations() {
    let start = editor.complete(head + "constraints:\n  - ¦\n")
    #expect(start.contains("title") && start.contains("gap") && start.contains("expr"))
    // Sides that follow the direction come before those that do not.
    #expect(editor.complete(head + "constraints:\n  - title.¦\n").first == "leading")
    #expect(editor.complete(head + "constraints:\n  - title.¦\n").contains("safeArea"))
    #expect(!editor.complete(head + "constraints:\n  - title.margins.¦\n").contains("safeArea"))
    #expect(
      editor.complete(head + "constraints:\n  - title.width == 10 @ ¦\n").contains("250"))
    #expect(editor.complete(head + "constraints:\n  - { expr: \"ti¦ }\n").contains("title"))
  }

  @Test("A visual format offers views in brackets and metrics between hyphens, also inside strings")
  func formats() {
    #expect(
      editor.complete(head + "constraints:\n  - \"H:|-[¦\"\n") == ["root", "title"]
        || editor.complete(head + "constraints:\n  - \"H:|-[¦\"\n") == ["title", "root"])
    #expect(editor.complete(head + "constraints:\n  - \"H:|-¦\"\n") == ["gap"])
    #expect(editor.complete(head + "constraints:\n  - \"H:|[title(>=¦)]\"\n").first == "gap")
  }

  @Test("The typed text is replaced by UTF-16 columns, after emoji and Arabic")
  func ranges() throws {
    editor.open("root: { type: label, text: \"سلام 😀\", hid }\n")
    let items = editor.ask("completion", 0, 41)["items"]?.items ?? []
    let edit = try #require(items.first { $0["label"]?.string == "hidden" }?["textEdit"])
    #expect(edit["range"]?["start"] == Editor.position(0, 38))
    #expect(edit["range"]?["end"] == Editor.position(0, 41))
  }

  @Test("Nothing is offered in a comment")
  func comments() { #expect(editor.complete("root: {} # ¦").isEmpty) }

  @Test("Settings of a project have their own keys")
  func configuration() {
    let uri = "file:///project/alrender.yaml"
    editor.open("go", as: uri)
    let items = editor.ask("completion", 0, 2, uri: uri)["items"]?.items ?? []
    #expect(items.contains { $0["label"]?.string == "goldens" })
  }
}
