import Checking
import Diagnosis
import Documents
import Rendering
import Testing

@Suite("Questionable statements")
struct StatedFindingTests {
  private func found(
    _ view: String, _ constraints: [String], _ code: Diagnostic.Code, more: String = ""
  ) throws -> [CheckedScene.Found] {
    let text = """
      canvas: { width: 320, height: 400 }
      metrics: { limit: 48 }
      root: { subviews: { a: { \(view) }, b: { type: label, text: Beside } } }
      constraints:
      \(constraints.map { "  - \($0)" }.joined(separator: "\n"))
      \(more)
      """
    return try CheckedScene(text).found.filter { $0.code == code }
  }

  // billion-wallet-ios: a button without a configuration is one line high, whatever breaks its title.
  @Test("A fixed height is no finding around a title that only its mode lets wrap")
  func titles() throws {
    func count(_ button: String) throws -> Int {
      try found(
        "type: button, text: Some words, \(button)", [#""H:|-[a]-|""#, "a.height == 44"],
        .fixedHeight
      ).count
    }
    #expect(try count("style: filled") == 1)
    #expect(try count("lines: 0") == 1)
    #expect(try count("lineBreak: wordWrap") == 0)
  }

  @Test(
    "are corrected in their own wording",
    arguments: [
      (#""V:|-20-[a(44)]""#, "V:|-20-[a(>=44)]"),
      (#""V:|-20-[a(limit@800)]-[b]""#, "V:|-20-[a(>=limit@800)]-[b]"),
      ("a.height == 44", "a.height >= 44"),
      ("44 == a.height", "44 <= a.height"),
      ("a.height == limit @ 800", "a.height >= limit @ 800"),
    ])
  func heights(constraint: String, edit: String) throws {
    let found = try found(
      "type: label, text: Some words, lines: 0", [#""H:|-[a]-|""#, constraint], .fixedHeight)
    #expect(found.map(\.finding.edit) == [edit])
  }

  // Who writes a maximum wants the text to end there.
  @Test(
    "include a maximum height, which is wanted and not advised away",
    arguments: [
      "a.height <= 48", "48 >= a.height", "{ expr: a.height <= limit, priority: 800 }",
      #""V:|-20-[a(<=limit)]""#,
    ])
  func maxima(constraint: String) throws {
    let found = try found(
      "type: label, text: Some words, lines: 0", [#""H:|-[a]-|""#, constraint], .fixedHeight)
    #expect(found.map(\.finding.edit) == [nil])
  }

  @Test(
    "include a fixed height of any view whose text may wrap",
    arguments: [
      ("type: button, text: Some words, lines: 0", true),
      ("type: button, text: Some words", false),
      ("type: textView, text: Some words, scrollEnabled: false", true),
      ("type: textView, text: Some words", false),
    ])
  func wrapping(view: String, isFound: Bool) throws {
    let found = try found(view, [#""H:|-[a]-|""#, "a.height == 44"], .fixedHeight)
    #expect(found.map(\.view) == (isFound ? ["a"] : []))
  }

  @Test(
    "include a side in the options of a visual format",
    arguments: [
      ("[alignAllLeft]", "options: [alignAllLeading]"),
      ("[alignAllRight]", "options: [alignAllTrailing]"),
      (
        "[alignAllRight, spacingBaselineToBaseline]",
        "options: [alignAllTrailing, spacingBaselineToBaseline]"
      ),
    ])
  func options(options: String, edit: String) throws {
    let found = try found(
      "type: label, text: Some words",
      ["a.leading == root.leading", "{ format: \"V:|-[a]-[b]\", options: \(options) }"],
      .absoluteSide)
    #expect(found.map(\.finding.edit) == [edit])
    #expect(found.map(\.line) == [6])
    #expect(
      try self.found(
        "type: label, text: Some", [#"{ format: "V:|-[a]-[b]", options: [alignAllLeading] }"#],
        .absoluteSide
      ).isEmpty)
  }

  @Test(
    "include a required priority, whose edit keeps the other axis",
    arguments: [
      (
        "compression: { vertical: 1000, horizontal: 750 }",
        "compression: { vertical: 999, horizontal: 750 }"
      ),
      ("hugging: { horizontal: 1000 }", "hugging: { horizontal: 999 }"),
      ("hugging: 1000", "hugging: 999"),
    ])
  func priorities(priorities: String, edit: String) throws {
    let found = try found(
      "type: label, text: Some, \(priorities)", [#""V:|-[a]-[b]""#], .requiredContentSize)
    #expect(found.map(\.finding.edit) == [edit])
  }

  // Automattic/simplenote-ios, TagListViewCell.xib: a view and stacks that hug at 1000.
  @Test("pass over a required priority on an axis without a content size")
  func withoutContent() throws {
    for view in ["type: view, hugging: 1000", "type: stack, compression: 1000"] {
      #expect(try found(view, [#""V:|-[a(20)]-[b]""#], .requiredContentSize).isEmpty)
    }
    let bar = "type: progressView, hugging: { horizontal: 1000, vertical: 250 }"
    #expect(try found(bar, [#""V:|-[a]-[b]""#], .requiredContentSize).isEmpty)
  }

  @Test("include a required priority in a variation of a variant")
  func variations() throws {
    func found(_ axis: String) throws -> [CheckedScene.Found] {
      try self.found(
        "type: label, text: Some, variations: { when: { width: '< 350' }, compression: 1000 }",
        [#""V:|-[a]-[b]""#], .requiredContentSize, more: "variants: { axes: { width: \(axis) } }")
    }
    let narrow = try found("[375, 320]")
    #expect(narrow.map(\.finding.edit) == ["compression: 999"])
    #expect(narrow.map(\.line) == [3])
    #expect(try found("[375, 360]").isEmpty)
  }

  @Test("include a required priority in a state of a variant")
  func states() throws {
    let found = try found(
      "type: label, text: Some", [#""V:|-[a]-[b]""#], .requiredContentSize,
      more: """
        states:
          calm: { views: { a: { hugging: 700 } } }
          tight: { views: { a: { hugging: { horizontal: 1000 } } } }
        variants: { axes: { state: [base, calm, tight] } }
        """)
    #expect(found.map(\.finding.edit) == ["hugging: { horizontal: 999 }"])
    #expect(found.map(\.line) == [8])
  }

  @Test("A parameter in the braces of another system is a text")
  func braces() throws {
    func found(_ text: String) throws -> [String] {
      try CheckedScene(
        """
        canvas: { width: 200, height: 100 }
        components:
          badge: { parameters: { name: text }, view: { type: label, text: \(text) } }
        root: { subviews: { a: { type: badge, with: { name: Ada } } } }
        constraints: [a.top == root.top, a.leading == root.leading]
        """
      ).messages
    }
    for text in ["\"{{name}}\"", "\"{name}\""] {
      #expect(try found(text).contains { $0.hasSuffix("is written '$name'") }, "\(text)")
    }
    #expect(try found("$name") == [])
  }
}
