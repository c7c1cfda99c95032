import Controls
import Documents
import Scenes
import Testing
import Typesetting

@Suite("Components that nothing uses")
struct UnusedComponentTests {
  private func errors(ofView view: String, _ more: String = "") -> String {
    ScenesTests.errors(
      in: """
        components:
          card:
            parameters: { name: text, count: number, isNew: flag, people: data, extra: view, kind: text }
            view:
              subviews:
        \(view.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n"))
            constraints: [\(more)]
        root: {}
        """)
  }

  @Test("Misspellings are reported at their place")
  func misspellings() {
    let cases = [
      ("a: { type: lable }", "", "6:20: error: unknown type 'lable'"),
      ("a: { type: label, txt: hi }", "", "6:27: error: unknown key 'txt'"),
      ("a: { type: label, text: $nme }", "", "6:33: error"),
      ("a: { alpha: 3 }", "", "6:21: error"),
      ("a: { each: $people, type: label, font: { sise: 3 } }", "", "unknown key 'sise'"),
      ("a: {}", "a.widht == 3", "unknown attribute 'widht'"),
      ("a: {}", "b.width == 3", "'b'"),
    ]
    for (view, constraint, words) in cases {
      #expect(
        errors(ofView: view, constraint).contains(words), "\(errors(ofView: view, constraint))")
    }
  }

  @Test("Values that depend on parameters are not judged")
  func parameters() {
    let view = """
      a: { type: label, text: "$count of $name", alignment: $kind, alpha: $count }
      b: { each: $people, type: label, verbatim: $item.name, hidden: { when: item.age > 3 } }
      c: { if: $isNew, subviews: { d: { type: $kind } } }
      e: $extra
      f: { if: count > 3, frame: $people }
      """
    #expect(errors(ofView: "a: {}", "a.width == count") == "no error")
    #expect(errors(ofView: view, "f.width == 3, e.width == 3") == "no error")
  }
}

@Suite("Texts with names in them")
struct TemplateTests {
  private func texts(_ strings: String, locale: String = "de", pseudo: String = "base") throws
    -> [String]
  {
    let tree = try SceneBuilder.build(
      LoadedScene(
        scene(
          """
          canvas: { width: 100, height: 100, locale: \(locale) }
          strings: { en: {}, de: { \(strings) } }
          components:
            row:
              parameters: { name: text, unread: { type: number, default: 3 } }
              view: { subviews: { a: { type: label, text: "$unread of ${name}s" } } }
          root:
            subviews:
              one: { type: row, with: { name: Tea } }
              row: { each: [{ id: 7, name: Milk }, { id: mei, name: 50% }], type: row, with: { name: $item.name, unread: 1 } }
          """)), Overrides(), measurer: BlockMeasurer())
    return ["one.a", "row.7.a", "row.mei.a"].compactMap { id in
      tree.view(id)?.asTextCarrying?.textContent.text
    }
  }

  @Test("A translation of the text as written names the values in its own order")
  func written() throws {
    #expect(
      try texts("\"$unread of ${name}s\": \"100% ${name}: $unread.\"") == [
        "100% Tea: 3.", "100% Milk: 1.", "100% 50%: 1.",
      ])
  }

  @Test("A translation of the format that SwiftUI makes of the text is also found")
  func formats() throws {
    #expect(
      try texts("\"%lld of %@s\": \"%2$@ (%1$lld)\"") == ["Tea (3)", "Milk (1)", "50% (1)"])
  }

  @Test("Without a translation, the text is shown unchanged")
  func plain() throws {
    #expect(try texts("") == ["3 of Teas", "1 of Milks", "1 of 50%s"])
    #expect(try texts("\"3 of Teas\": Drei") == ["Drei", "1 of Milks", "1 of 50%s"])
  }
}
