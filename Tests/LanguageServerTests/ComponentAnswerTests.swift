import LanguageServer
import Rendering
import Testing

/// What an editor receives about components, data and included files.
@Suite("Components in an editor")
struct ComponentAnswerTests {
  private let editor = Editor()
  private let library = "file:///project/Scenes/parts.yaml"

  private static let row = """
    components:
      row:
        why: A row of a list.
        parameters:
          name: text
          unread: { type: number, default: 0 }
          tint: color
          loud: flag
        slots: [accessory]
        view:
          type: view
          subviews:
            name: { type: label, verbatim: $name }
            more: { slot: accessory }
        constraints:
          - "H:|[name]"
          - "V:|[name]|"

    """

  private static let head = row + "metrics: { gap: 8 }\ndata: { chats: [1, 2] }\n"

  private func text(_ hover: JSON) -> String { hover["contents"]?["value"]?.string ?? "" }

  @Test("A view's type can be a component, also from an included file")
  func types() {
    #expect(editor.complete(Self.head + "root: { type: ¦ }").contains("row"))
    editor.open(Self.row, as: library)
    let found = editor.complete("include: parts.yaml\nroot: { subviews: { a: { type: r¦ } } }")
    #expect(found.contains("row") && found.contains("label"))
  }

  @Test("'with' offers the component's missing parameters, and their values")
  func parameters() {
    let use = Self.head + "root:\n  subviews:\n    a:\n      type: row\n"
    let keys = editor.complete(use + "      with: { name: A, ¦ }")
    #expect(keys == ["unread", "tint", "loud"])
    #expect(
      editor.complete(use + "      with:\n        un¦") == ["name", "unread", "tint", "loud"])
    #expect(editor.complete(use + "      with: { tint: ¦ }").contains("systemBlue"))
    #expect(editor.complete(use + "      with: { loud: ¦ }") == ["true", "false"])
    let own = editor.complete(use + "      ¦")
    #expect(own.contains("with") && own.contains("accessory") && own.contains("hugging"))
  }

  @Test(
    "Rows of a table's sections, and a component's own view, have the keys of their types")
  func rows() {
    let table = Self.head + "root:\n  type: tableView\n  sections:\n    - header: Today\n"
    let one = table + "      rows:\n        one: { type: "
    let known = editor.complete(one + "row, with: { ¦ } }")
    #expect(known == ["name", "unread", "tint", "loud"])
    #expect(editor.complete(one + "tableCell, acc¦ }").contains("accessoryType"))
    #expect(editor.complete(one + "tableCell, accessoryType: ¦ }").contains("checkmark"))
    let copied = editor.complete(
      table
        + "      id: day\n      each: $chats\n      rows: { a: { type: row, with: { name: $¦ } } }")
    #expect(copied.contains("$item"))
    #expect(editor.complete(table + "      ¦").contains("each"))
    let own = Self.row.replacing("type: view", with: "type: tableCell\n      acc¦")
    #expect(editor.complete(own).contains("accessoryType"))
  }

  @Test("An example offers parameters and slots")
  func examples() {
    let text = Self.row.replacing(
      "    slots: [accessory]",
      with: "    examples: { short: { name: A, ¦ } }\n    slots: [accessory]")
    #expect(editor.complete(text).contains("accessory"))
    #expect(!editor.complete(text).contains("name"))
  }

  @Test("A dollar is followed by parameters in a component, by data and metrics everywhere")
  func names() {
    let inside = editor.complete(Self.head.replacing("verbatim: $name", with: "verbatim: $¦"))
    #expect(inside.prefix(4) == ["$name", "$unread", "$tint", "$loud"])
    let outside = editor.complete(
      Self.head + "root: { subviews: { a: { type: label, each: $chats, text: \"No. $¦\" } } }")
    #expect(outside == ["$item", "$index", "$chats", "$gap"])
    #expect(
      editor.complete(Self.head + "root: { type: label, text: \"${g¦\" }")
        == ["${chats", "${gap"])
  }

  @Test("A component is described, found and renamed where it is defined, also in another file")
  func navigation() throws {
    let use = "include: parts.yaml\nroot: { subviews: { a: { type: row, with: { name: A } } } }\n"
    editor.open(Self.row, as: library)
    editor.open(use)
    #expect(text(editor.ask("hover", 1, 34)).contains("A row of a list."))
    #expect(text(editor.ask("hover", 1, 34)).contains("unread: number = 0"))
    let place = try #require(editor.ask("definition", 1, 34).items.first)
    #expect(place["uri"]?.string == library)
    #expect(place["range"]?["start"] == Editor.position(1, 2))
    let edit = editor.request(
      "textDocument/rename",
      .object([
        "textDocument": .object(["uri": .string("file:///project/Scenes/a.yaml")]),
        "position": Editor.position(1, 34), "newName": .string("line"),
      ]))
    #expect(edit["changes"]?["file:///project/Scenes/a.yaml"]?.items.count == 1)
    #expect(edit["changes"]?[library]?.items.count == 1)
  }

  @Test("Edits of an included file take effect at once where it is included")
  func followers() {
    let use = "include: parts.yaml\nroot: { subviews: { a: { type: row, with: { name: A } } } }\n"
    editor.open(
      Self.row.replacing("tint: color", with: "tint: { type: color, default: red }")
        .replacing("loud: flag", with: "loud: { type: flag, default: true }"), as: library)
    #expect(!editor.open(use).contains { $0["severity"]?.integer == 1 })
    editor.change(1...1, (2, 5), to: "line", uri: library)
    editor.work()
    let errors = editor.findings().filter { $0["severity"]?.integer == 1 }
    #expect(errors.contains { $0["message"]?.string?.contains("row") == true })
    editor.change(1...1, (2, 6), to: "row", version: 3, uri: library)
    editor.work()
    #expect(!editor.findings().contains { $0["severity"]?.integer == 1 })
  }

  @Test("Examples of components are judged as by 'check', even without a root")
  func judged() {
    let wrong = Self.row.replacing(
      "    slots:", with: "    examples: { short: { nmae: A } }\n    slots:")
    let findings = editor.open(wrong)
    #expect(findings.contains { $0["message"]?.string?.contains("nmae") == true })
    let tight = Self.row.replacing(
      "    slots:", with: "    examples: { short: { name: A, tint: red, loud: true } }\n    slots:"
    ).replacing(
      "      - \"H:|[name]\"", with: "      - \"H:|[name(10)]\"\n      - name.width == 20")
    #expect(editor.open(tight).contains { $0["code"]?.string == "unsatisfiable" })
  }
}
