import Geometry
import Goldens
import Scenes
import Testing

@Suite("Layout comparison")
struct LayoutComparisonTests {
  private static func table(_ titles: [String], y: Double = 0) -> String {
    let cells = titles.enumerated().map { index, title in
      """
        cell tableCell (0 \(index * 44); 375 44)
          title label (16 \(index == 1 ? y : 0); 100 20) \(title) baseline 16
      """
    }
    return "default 375x667@2x\nlist tableView (0 0; 375 667)\n"
      + cells.joined(separator: "\n") + "\nfonts Inter\n"
  }

  private func compare(_ expected: String, _ actual: String) throws -> LayoutDifference {
    try #require(try LayoutComparison.compare(expected: expected, actual: actual, path: "golden"))
  }

  @Test("A bar's texts are compared part by part, and golden layouts without them are read")
  func textsOfBars() throws {
    func bar(_ lines: [String]) -> String {
      "default 375x667@2x\nroot view (0 0; 375 667)\n  bar navigationBar (0 0; 375 44)\n"
        + lines.map { "    - \($0)\n" }.joined()
    }
    let before = bar([#"title "Inbox""#, #"item 1 "compose""#])
    let title = try compare(before, bar([#"title "Letters""#, #"item 1 "compose""#]))
    #expect(
      title.texts.map(\.words) == [#"the title of 'bar' reads "Letters", recorded as "Inbox""#])
    let cut = try compare(
      before, bar([#"title "Inbox" truncated as "In\u2026""#, #"item 1 "compose" broken"#]))
    #expect(
      cut.texts.map(\.words) == [
        "item 1 of 'bar' is broken within a word", "the title of 'bar' is truncated",
      ])
    #expect(cut.others.isEmpty && cut.moved.isEmpty)
    let older = try compare(bar([]), before)
    #expect(
      older.texts.map(\.words) == [
        #"item 1 of 'bar' reads "compose", recorded as nothing"#,
        #"the title of 'bar' reads "Inbox", recorded as nothing"#,
      ])
  }

  @Test("A cell that repeats another's ids is compared with its own golden")
  func repeatedCells() throws {
    let before = Self.table([#""One""#, #""Two""#, #""Three""#])
    let after = Self.table([#""One""#, #""Two""#, #""Three""#], y: 8)
    let moved = try compare(before, after)
    #expect(
      moved.moved == [
        .init(
          view: "title", before: Rect(x: 16, y: 0, width: 100, height: 20),
          after: Rect(x: 16, y: 8, width: 100, height: 20))
      ])
    #expect(moved.texts.isEmpty && moved.others.isEmpty)
    let read = try compare(before, Self.table([#""One""#, #""2""#, #""Three""#]))
    #expect(read.texts.map(\.words) == [#"'title' reads "2", recorded as "Two""#])
    let fewer = try compare(before, Self.table([#""One""#, #""Two""#]))
    #expect(fewer.others.map(\.words) == ["'cell' is gone", "'title' is gone"])
    #expect(fewer.moved.isEmpty && fewer.texts.isEmpty)
  }

  @Test(
    "Text that combines with the marks around it is read back",
    arguments: ["\"\u{301}a\"", "\"a \u{600}\"", "\"\u{200D}\"", #""a\" in b named""#])
  func joiningText(text: String) throws {
    let difference = try compare(Self.table([text]), Self.table([#""One""#]))
    #expect(difference.texts.count == 1)
    let named = Self.table(["\(text) hidden lines 2 to 40"])
    #expect(try compare(Self.table([text]), named).others.map(\.words) == ["'title' is hidden"])
  }

  @Test("A value of a repeated view is compared with that of the same repetition")
  func repeatedValues() {
    func entries(_ sizes: [String]) -> [OutlineEntry] {
      sizes.map { OutlineEntry(.view, subject: "title", key: "size", value: $0) }
    }
    let same = OutlineComparison(before: entries(["17", "13"]), after: entries(["17", "13"]))
    #expect(same.stated.isEmpty)
    let other = OutlineComparison(before: entries(["17", "13"]), after: entries(["17", "15"]))
    #expect(
      other.stated.map(\.cause.words) == ["'size' of 'title' is 15, recorded as 13"])
    let fewer = OutlineComparison(before: entries(["17", "13"]), after: entries(["17"]))
    #expect(fewer.stated.map(\.cause.words) == ["'size' of 'title' is gone, recorded as 13"])
  }

  @Test("A row of a table's sections that is new, gone or changed is one change, of the row")
  func rows() {
    func entries(_ rows: [String: String]) -> [OutlineEntry] {
      [OutlineEntry(.order, subject: "root", value: "list")]
        + rows.sorted { $0.key < $1.key }.flatMap { row, text in
          [("symbol", "tray"), ("text", text), ("type", "tableCell")].map {
            OutlineEntry(.view, subject: "list", key: "sections.0.rows.\(row).\($0)", value: $1)
          }
        }
    }
    let before = entries(["inbox": "Inbox", "mail.sent": "Sent"])
    let gone = OutlineComparison(before: before, after: entries(["inbox": "Inbox"]))
    #expect(gone.stated.map(\.cause.words) == ["the view 'mail.sent' is gone"])
    let new = OutlineComparison(before: entries(["inbox": "Inbox"]), after: before)
    #expect(new.stated.map(\.cause.words) == ["the view 'mail.sent' is new"])
    let changed = OutlineComparison(
      before: before, after: entries(["inbox": "All", "mail.sent": "Sent"]))
    #expect(
      changed.stated.map(\.cause.words) == ["'text' of 'inbox' is All, recorded as Inbox"])
    #expect(changed.stated.map(\.views) == [["inbox"]])
  }

  @Test("A constraint in another's place is one change, and each has its nearest partner")
  func replacedConstraints() {
    // 'save.leading' gave way to 'save.trailing': told as one that is new and one that is gone.
    func entries(_ constraints: [String]) -> [OutlineEntry] {
      constraints.map { OutlineEntry(.constraint, value: $0) }
    }
    let replaced = OutlineComparison(
      before: entries(["save.leading == root.leading + 16", "save.top == root.top + 8"]),
      after: entries(["save.trailing == root.trailing - 16", "save.top == root.top + 9"]))
    #expect(
      replaced.stated.map(\.cause.words) == [
        "the constraint is 'save.trailing == root.trailing - 16', "
          + "recorded as 'save.leading == root.leading + 16'",
        "the constraint is 'save.top == root.top + 9', recorded as 'save.top == root.top + 8'",
      ])
    let other = OutlineComparison(
      before: entries(["save.leading == root.leading"]), after: entries(["save.top == root.top"]))
    #expect(other.stated.count == 2)
  }

  @Test("Text of several lines is read back as recorded")
  func linesInValues() {
    let outline = RecordedOutline(
      entries: [OutlineEntry(.view, subject: "title", key: "text", value: "a\r\nb\tc")])
    #expect(RecordedOutline(outline.fileText) == outline)
  }
}
