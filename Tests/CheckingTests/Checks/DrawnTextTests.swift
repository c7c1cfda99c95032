import Controls
import Diagnosis
import Documents
import Drawing
import Geometry
import Rendering
import Scenes
import Testing
import Typesetting

/// What is drawn is what the layout lists: a bar's title was cut or changed and everything passed.
@Suite("The texts of a layout")
struct DrawnTextTests {
  private static let screen = """
    canvas: { width: 320, height: 700, scale: 3 }
    root:
      subviews:
        bar:
          { type: navigationBar, title: Trips, prompt: Today, largeTitle: true,
            leadingItems: [Edit], trailingItems: [Add, More],
            search: { placeholder: Places, scopes: [All, Near] } }
        tabs: { type: tabBar, items: [{ title: Home, badge: "3", symbol: house }, Mail, Me] }
        wheel: { type: pickerView, columns: [[One, Two], [Red]] }
        date: { type: datePicker, style: inline, date: "2025-06-10 09:41" }
        pick: { type: segmentedControl, segments: [Day, Week] }
        tools: { type: toolbar, items: [{ space: flexible }, Save] }
        search: { type: searchBar, placeholder: Names, showsCancelButton: true }
        go: { type: button, text: Go, subtitle: Now, style: filled }
        name: { type: textField, placeholder: Name }
        note: { type: textView, text: Words }
        list: { type: tableView, sections: [{ header: Top, footer: End, rows: { a: {} } }] }
    constraints:
      - "V:|[bar][wheel(90)][pick][tools][search][go][name][note(20)][list(90)]"
      - "[bar, tools, search, list, tabs, wheel, date, note].leading == root.leading"
      - "[bar, tools, search, list, tabs, wheel, date, note].width == root.width"
      - tabs.bottom == root.bottom
      - date.top == root.top
    """

  /// Returns a scene laid out in its first variant.
  private func layOut(_ text: String) throws -> LaidOutScene {
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    return try Renderer(.blocks).layOut(loaded, loaded.scene.variants.list[0])
  }

  @Test("are all texts that are drawn, at every scale")
  func allTexts() throws {
    let scene = try layOut(Self.screen)
    let listed = scene.recorded(findsAmbiguity: false).views.flatMap(\.texts)
    #expect(listed.count > 60)
    for pixels in [1.0, 2, 3] {
      let drawn = scene.displayList(pixels: pixels).texts
      #expect(drawn.count == listed.count)
      let words = { (part: TextPart, text: String) in "\(part) \(text)" }
      #expect(drawn.map(words).sorted() == listed.map { words($0.part, $0.text) }.sorted())
    }
  }

  @Test("name their parts, and what is left of them")
  func parts() throws {
    let result = try layOut(Self.screen).recorded(findsAmbiguity: false)
    func texts(_ id: String) -> [String] {
      result.views.first { $0.id == id }?.texts.map { "\($0.part) \($0.shown)" } ?? []
    }
    #expect(
      texts("bar") == [
        "prompt Today", "item 1 Edit", "item 2 More", "item 3 Add", "largeTitle Trips",
        "placeholder Places", "item 4 All", "item 5 Near",
      ])
    #expect(texts("tabs") == ["badge 1 3", "item 1 Home", "item 2 Mail", "item 3 Me"])
    #expect(texts("wheel") == ["row 1 One", "row 2 Two", "row 1 Red"])
    #expect(texts("go") == ["title Go", "subtitle Now"])
    #expect(texts("tools") == ["item 1 Save"])
    #expect(texts("search") == ["placeholder Names", "item 1 Cancel"])
    #expect(texts("name") == ["placeholder Name"])
    #expect(texts("date").count == 7 + 30 + 3)
    #expect(result.text.contains("\n    - item 2 \"More\"\n"))
  }

  @Test("that a bar has no room for are truncated, also where nothing of them is left")
  func cutTitles() throws {
    for (width, shown) in [(200.0, "A title that\u{2026}"), (60, "")] {
      let text = """
        canvas: { width: \(width), height: 100 }
        root:
          subviews: { bar: { type: navigationBar, title: A title that is long,
            leadingItems: [Ed] } }
        constraints: [ "H:|[bar]|", bar.top == root.top ]
        expect: [ { notTruncated: [bar] } ]
        """
      let title = try layOut(text).recorded(findsAmbiguity: false).views
        .first { $0.id == "bar" }?.texts.first { $0.part == .title }
      #expect(title?.isTruncated == true)
      #expect(title?.text == "A title that is long")
      #expect(title?.shown == shown)
      #expect(
        try CheckedScene(text).found.contains {
          $0.code == .expectation && $0.message.hasPrefix("the title of 'bar' is truncated")
        })
    }
  }

  @Test(
    "of a cell belong to the view that is expected to show them, and to its line",
    arguments: ["r1", "list"])
  func parts(of expected: String) throws {
    let scene = try CheckedScene(
      """
      canvas: { width: 200, height: 200 }
      root:
        subviews:
          list:
            type: tableView
            sections:
              - rows:
                  r1: { type: tableCell, style: value1, text: A caption too long for it, detailText: A value too long }
      constraints: [ list.edges == root ]
      expect: [ { notTruncated: [\(expected)] } ]
      """)
    let failures = scene.found.filter { $0.code == .expectation }
    #expect(failures.contains { $0.message.contains("'r1.text'") } == (expected == "r1"))
    let cut = scene.found.filter { $0.code == .truncated && $0.view == "r1.text" }
    #expect(cut.allSatisfy { $0.line == 8 })
    #expect(expected == "r1" || !cut.isEmpty)
  }

  @Test("of a row may be named in expectations, and be meant to be cut")
  func partsByName() throws {
    func scene(_ more: String, _ expected: String) throws -> [Diagnostic.Code] {
      try CheckedScene(
        """
        canvas: { width: 200, height: 200 }
        root:
          subviews:
            list:
              type: tableView
              sections:
                - rows:
                    r1: { type: tableCell, style: value1, text: A caption too long for it, detailText: Short\(more) }
                    r2: { type: tableCell, text: Short }
        constraints: [ list.edges == root ]
        expect: [ { notTruncated: \(expected) } ]
        """
      ).codes
    }
    #expect(try scene("", "[r1.text]") == [.expectation])
    #expect(try scene("", "[r1.detailText, r2.text]") == [.truncated])
    #expect(try scene(", mayTruncate: true", "[r2.text]").isEmpty)
    #expect(throws: (any Error).self) { try scene("", "[r2.detailText]") }
    #expect(throws: (any Error).self) { try scene("", "[r1.title]") }
  }

  @Test("that show a placeholder, because they have no arguments, are found; percentages are not")
  func placeholders() throws {
    func messages(_ text: String) throws -> [String] {
      try CheckedScene(
        """
        canvas: { width: 900, height: 100 }
        root: { subviews: { a: { type: label, \(text) } } }
        constraints: [ a.leading == root.leading, a.top == root.top ]
        """
      ).messages
    }
    let told = "the text of 'a' has no argument for '%d', which is shown as it stands"
    #expect(try messages("text: \"%d new\"") == [told])
    #expect(try messages("text: \"%d new\", arguments: [3]").isEmpty)
    #expect(try messages("verbatim: \"%d new\"").isEmpty)
    #expect(try messages("text: \"50%discount, 20 % off, 100%\"").isEmpty)
  }

  @Test("of a bar's items are found where others are drawn over them")
  func itemsOverItems() throws {
    func messages(_ width: Int) throws -> [String] {
      try CheckedScene(
        """
        canvas: { width: \(width), height: 100 }
        root:
          subviews:
            bar: { type: navigationBar, leadingItems: [Cancel all], trailingItems: [Save it] }
        constraints: [ "H:|[bar]|", bar.top == root.top ]
        """
      ).messages
    }
    #expect(try messages(320).isEmpty)
    #expect(try messages(150) == ["item 1 and item 2 of 'bar' are drawn over each other"])
  }

  /// A square avatar: "!" in a tile of 29 points was drawn as "…" where the layout's pixels, three
  /// a point, were shown as one or two.
  @Test("are the same words on screens with fewer pixels")
  func fewerPixels() throws {
    let text = """
      canvas: { width: 320, height: 120, scale: 3 }
      root:
        subviews:
          tight: { type: label, text: Badge, font: { size: 15 } }
          pick: { type: segmentedControl, segments: [Badges, Badge] }
      constraints:
        - tight.leading == root.leading + 15.3333333333
        - tight.top == root.top + 0.3333333333
        - pick.leading == root.leading + 0.3333333333
        - pick.top == tight.bottom
        - pick.width == 139.3333333333
      """
    let scene = try layOut(text)
    let listed = scene.recorded(findsAmbiguity: false).views.flatMap(\.texts)
    #expect(listed.map(\.isTruncated) == [false, false, false])
    for pixels in [1.0, 2, 3] {
      for text in scene.displayList(pixels: pixels).placedTexts {
        let measure = BlockMeasurer().measure(text.paragraph, width: text.rect.width)
        #expect(!measure.isTruncated, "'\(text.paragraph.text)' at \(pixels) pixels a point")
      }
    }
  }

  @Test("are broken within words only where no hyphen or script allows a break")
  func brokenWords() throws {
    func isBroken(_ text: String, _ more: String = "lines: 0") throws -> Bool? {
      let scene = """
        canvas: { width: 320, height: 100 }
        root: { subviews: { a: { type: label, text: "\(text)", \(more) } } }
        constraints: [ a.leading == root.leading, a.top == root.top, a.width == 70 ]
        """
      return try layOut(scene).recorded(findsAmbiguity: false).views[1].text?.breaksWord
    }
    #expect(try isBroken("Language") == true)
    #expect(try isBroken("Languages are") == true)
    #expect(try isBroken("A Lang uage") == false)
    #expect(try isBroken("Self-te-self") == false)
    #expect(
      try isBroken("\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}\u{E21}\u{E32}") == false)
    #expect(
      try isBroken("\u{6771}\u{4EAC}\u{6771}\u{4EAC}\u{6771}\u{4EAC}\u{6771}\u{4EAC}") == false)
    #expect(try isBroken("Language", "lines: 1") == false)
  }

  @Test("that are broken within a word are a finding, unless they may break anywhere")
  func brokenWordFindings() throws {
    func codes(_ more: String, expect: String = "") throws -> [Diagnostic.Code] {
      try CheckedScene(
        """
        canvas: { width: 320, height: 100 }
        root: { subviews: { a: { type: label, text: Languages, lines: 0 \(more) } } }
        constraints: [ a.leading == root.leading, a.top == root.top, a.width == 70 ]
        expect: [ \(expect) ]
        """
      ).codes
    }
    #expect(try codes("") == [.brokenWord])
    #expect(try codes(", lineBreak: charWrap") == [])
    #expect(try codes(", lineBreak: charWrap", expect: "wholeWords") == [.expectation])
    #expect(try codes(", lineBreak: charWrap", expect: "{ wholeWords: [a] }") == [.expectation])
  }

  @Test("that are truncated, be it in all variants, are a finding, unless they may be")
  func onlyVariant() throws {
    func codes(_ more: String, variants: String = "") throws -> [Diagnostic.Code] {
      try CheckedScene(
        """
        canvas: { width: 320, height: 100 }
        root: { subviews: { a: { type: label, text: Languages \(more) } } }
        constraints: [ a.leading == root.leading, a.top == root.top, a.width == 70 ]
        \(variants)
        """
      ).codes
    }
    #expect(try codes("") == [.truncated])
    #expect(try codes(", mayTruncate: true") == [])
    #expect(
      try codes("", variants: "variants: { axes: { direction: [ltr, rtl] } }") == [
        .truncated, .truncated,
      ])
  }
}

extension DisplayList {
  /// The texts that are more than decoration, with the places where they are drawn.
  fileprivate var placedTexts: [(part: TextPart, paragraph: Paragraph, rect: Rect)] {
    items.flatMap { item -> [(part: TextPart, paragraph: Paragraph, rect: Rect)] in
      switch item {
      case .text(let paragraph, let rect, _, let part?): [(part, paragraph, rect)]
      case .group(_, let list), .masked(let list, _), .shadowed(let list, _): list.placedTexts
      default: []
      }
    }
  }

  fileprivate var texts: [(TextPart, String)] { placedTexts.map { ($0.part, $0.paragraph.text) } }
}
