import Checking
import Diagnosis
import Documents
import Rendering
import Scenes
import Testing

/// Text that a view clips without an ellipsis counts as truncated too.
@Suite("A check of text that is cut off")
struct CutTextTests {
  private func scene(_ view: String, _ constraint: String, expect: String = "") -> String {
    """
    canvas: { width: 320, height: 200 }
    root: { subviews: { it: { \(view) } } }
    constraints:
      - "H:|-[it]-|"
      - it.top == root.top
      - \(constraint)
    variants: { axes: { strings: [base, doubled] } }
    expect: [ \(expect) ]
    """
  }

  private static let segments = "type: segmentedControl, segments: [One, Two, Three hundreds]"
  private static let page =
    "type: textView, scrollEnabled: false, text: Some words that take two lines"

  @Test("says how many characters of a text are typeset, if its room is not what cuts it")
  func endless() throws {
    let text = scene("type: label, text: Some words", "it.height >= 0")
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    var view = try #require(try Renderer(.blocks).layOut(loaded).result()["it"])
    #expect(view.truncationClause == nil)
    view.texts[0].isTruncated = true
    #expect(view.truncationClause == "the text of 'it' is truncated")
    view.texts[0].typesetPrefix = 32_768
    #expect(
      view.truncationClause
        == "the text of 'it' is truncated: no more than 32768 characters are typeset")
  }

  @Test("tells a text that leaves the card it is written upon at a side")
  func leaving() throws {
    func found(_ constant: String, card: String) throws -> [String] {
      try CheckedScene(
        """
        canvas: { width: 320, height: 200 }
        root: { subviews: { card: { \(card), subviews: { it: { type: label, text: closed } } } } }
        constraints:
          - card.horizontalEdges == root + 40
          - card.top == root.top + 20
          - it.verticalEdges == card + 12
          - it.trailing == card.trailing \(constant)
        """
      ).messages
    }
    #expect(
      try found("+ 16", card: "background: gray")
        == ["'it' extends beyond its superview 'card' by 16 points at the right"])
    #expect(try found("- 16", card: "background: gray") == [])
    #expect(try found("+ 16", card: "alpha: 1") == [])
  }

  /// AU-COVIDSafe/mobile-ios, Debug.storyboard: rows that a stack view hides have no height.
  @Test("finds nothing inside of what is hidden, not even a redundant constraint")
  func hidden() throws {
    let text = """
      canvas: { width: 320, height: 200 }
      root:
        subviews:
          list:
            type: stackView
            axis: vertical
            subviews:
              row: { hidden: true, subviews: { it: { type: label, text: Words } } }
              other: { type: label, text: Other }
      constraints:
        - "H:|-[list]-|"
        - list.top == root.top
        - it.leading == row.leading
        - it.trailing == row.trailing
        - it.top == row.top
        - it.bottom == row.bottom
      """
    #expect(try CheckedScene(text).found.map(\.message) == [])
    let shown = text.replacing("hidden: true, ", with: "")
    #expect(try CheckedScene(shown).found.map(\.message) == [])
  }

  @Test("finds a title that does not fit its segment")
  func segments() throws {
    let text = scene(Self.segments, "it.width >= 100", expect: "notTruncated")
    let found = try CheckedScene(text).found.filter { $0.view == "it" && $0.code != .redundant }
    #expect(found.map(\.code) == [.expectation, .expectation])
    #expect(found.map(\.variant) == ["default", "doubled"])
    #expect(found.first?.finding.value == .string("Three hundreds"))
    #expect(found.first?.message.hasPrefix("item 3 of 'it' is truncated in 1 line of") == true)
  }

  @Test("reports segments that a variant truncates but the base does not")
  func grownSegments() throws {
    let text = scene("type: segmentedControl, segments: [One, Two, Seven]", "it.width >= 100")
      .replacing("strings: [base, doubled]", with: "width: [320, 120]")
    let found = try CheckedScene(text).found.filter { $0.code == .truncated }
    #expect(found.map(\.variant) == ["120"])
    #expect(found.map(\.message) == ["item 1 of 'it' is truncated, like 2 other texts"])
  }

  @Test("finds text cut off by a text view that does not scroll")
  func page() throws {
    let cut = try CheckedScene(scene(Self.page, "it.height == 50", expect: "notTruncated")).found
    #expect(cut.contains { $0.code == .expectation && $0.view == "it" })
    let blamed = try CheckedScene(scene(Self.page, "it.height == 60")).found
    #expect(blamed.filter { $0.code == .truncated }.map(\.variant) == ["doubled"])
    #expect(blamed.first { $0.code == .truncated }?.finding.edit == "it.height >= 60")
    let scrolling = Self.page.replacing("scrollEnabled: false, ", with: "")
    let fine = try CheckedScene(scene(scrolling, "it.height == 50", expect: "notTruncated")).found
    #expect(fine.map(\.message) == [])
  }

  @Test("marks it in layouts")
  func layouts() throws {
    let renderer = try Renderer(.blocks)
    func truncated(_ view: String, _ constraint: String) throws -> Bool? {
      let text = scene(view, constraint)
      let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
      return try renderer.layOut(loaded).result()["it"]?.text?.isTruncated
    }
    #expect(try truncated(Self.segments, "it.width >= 100") == true)
    #expect(try truncated("type: segmentedControl, segments: [One]", "it.width >= 100") == nil)
    // Two lines below an inset of 8 end at 48; the inset below them isn't needed.
    #expect(try truncated(Self.page, "it.height == 47") == true)
    #expect(try truncated(Self.page, "it.height == 48") == false)
  }

  @Test(
    "includes page controls and activity indicators among the views for the safe area",
    arguments: [
      "type: textView, text: Some", "type: activityIndicator",
    ])
  func content(view: String) throws {
    let text = """
      canvas: { width: 320, height: 200, safeArea: [20, 0, 20, 0] }
      root: { subviews: { it: { \(view) } } }
      constraints: [ "H:|-[it]-|", "V:|[it(60)]" ]
      """
    #expect(
      try CheckedScene(text).messages
        == ["'it' extends beyond the safe area by 20 points at the top"])
  }

  @Test(
    "suggests loosening the height that loses, whatever its priority",
    arguments: [
      (["card.height == 60", "\"V:|-[it]-|\""], "card.height >= 60"),
      (
        ["card.bottom == root.bottom", "it.top == root.top + 20", "it.bottom == root.top + 60"],
        "it.bottom >= root.top + 60"
      ),
      (["card.height == 60 @ 751", "\"V:|-[it]-|\""], "card.height >= 60 @ 751"),
    ])
  func rigid(constraints: [String], edit: String) throws {
    let text = """
      canvas: { width: 320, height: 200 }
      root:
        subviews:
          card: { subviews: { it: { type: label, text: Some more words on two lines, lines: 0 } } }
      constraints:
        - "H:|-[card]-|"
        - "H:|-[it]-|"
        - card.top == root.top
      \(constraints.map { "  - \($0)" }.joined(separator: "\n"))
      variants: { axes: { strings: [base, doubled] } }
      """
    let found = try CheckedScene(text).found.filter { $0.code == .truncated }
    #expect(found.map(\.finding.edit) == [edit])
    #expect(found.map(\.variant) == ["doubled"])
  }
}
