import Checking
import Documents
import Rendering
import Testing

/// What an audit of accessibility proposes is written, and mends what it found.
@Suite("Advice of the audit of accessibility")
struct AuditAdviceTests {
  /// Returns the edits proposed for a finding, and the codes that are left after the first of them.
  private func mended(
    _ code: Diagnostic.Code, _ subviews: String, rest: String = "", insets: Int = 0
  ) throws -> (edits: [String], left: [Diagnostic.Code]) {
    // Only real letters outgrow what they are in.
    let mode: RenderOptions.TextMode = code == .clippedAtTextSize ? .normal : .blocks
    let scene = try AdvisedScene(
      """
      canvas: { width: 390, height: 400, background: systemBackground, safeArea: [\(insets), 0, 0, 0] }
      root: { subviews: { \(subviews) } }
      \(rest)
      """, audits: true, measuring: mode)
    let finding = try #require(scene.found.first { $0.diagnostic.code == code })
    let fix = try #require(finding.diagnostic.fixes.first, "\(code) has no edit")
    let text = String(decoding: fix.applied(to: scene.file), as: UTF8.self)
    let left = try AdvisedScene(text, audits: true, measuring: mode).found.map(\.diagnostic)
    return (scene.edits(code), left.filter { $0.severity != .note }.map(\.code))
  }

  private static let body = "font: { style: body }"

  @Test(
    "is written where the scene says it, and leaves nothing to find",
    arguments: [
      (
        Diagnostic.Code.contrast,
        "a: { type: label, text: Pale, color: \"#BBBBBB\", frame: [0, 0, 200, 80] }", "color: "
      ),
      (
        .contrast,
        "a: { type: textView, text: Ada, border: { width: 1, color: \"#DDDDDD\" }, "
          + "frame: [10, 10, 200, 80], accessibility: { label: Name } }", "border: { color: "
      ),
      (
        .smallTarget, "a: { type: button, text: Go, color: black, frame: [50, 50, 60, 30] }",
        "frame: [50, 43, 60, 44]"
      ),
      (
        .overlappingTargets,
        "a: { type: button, text: A, color: black, frame: [0, 0, 60, 50] }, "
          + "b: { type: button, text: B, color: black, frame: [50, 0, 60, 50] }",
        "frame: [60, 0, 60, 50]"
      ),
      (.noLabel, "closeButton: { type: button, frame: [0, 0, 60, 44] }", "label: Close"),
      (
        .noLabel,
        "f: { type: textField, placeholder: Postcode, text: \"1\", frame: [0, 0, 200, 44] }",
        "label: Postcode"
      ),
      // A caption that is not read is still what people see beside the control.
      (
        .noLabel,
        "t: { type: label, text: Loud, \(body), lines: 0, frame: [0, 0, 190, 200], "
          + "accessibility: { isElement: false } }, s: { type: switch, frame: [200, 0, 60, 44] }",
        "label: Loud"
      ),
      (
        .duplicateLabel,
        "m: { type: label, text: Milk, \(body), lines: 0, frame: [0, 100, 190, 90] }, "
          + "a: { type: button, text: Delete, color: black, frame: [200, 0, 180, 90] }, "
          + "b: { type: button, text: Delete, color: black, frame: [200, 100, 180, 90] }",
        "label: \"Delete, Milk\""
      ),
      (
        .labelRepeatsTrait,
        "a: { type: button, text: Send button, color: black, frame: [0, 0, 300, 60] }",
        "text: Send"
      ),
      (
        .notRead,
        "c: { frame: [0, 0, 200, 100], accessibility: { isElement: true, label: Card }, subviews: { "
          + "b: { type: button, text: Buy, color: black, frame: [0, 0, 60, 44] } } }",
        "isElement: false"
      ),
      (
        .fixedTextSize,
        "a: { type: label, text: Words, lines: 0, font: { size: 12.5, weight: bold }, "
          + "frame: [0, 0, 390, 400] }", "font: { style: footnote, size: 12.5, weight: bold }"
      ),
      (
        .clippedAtTextSize,
        "a: { type: label, text: Words, \(body), frame: [16, 16, 60, 44] }",
        "frame: [16, 16, 288, 64]"
      ),
    ])
  func edit(_ code: Diagnostic.Code, _ subviews: String, _ edit: String) throws {
    let mended = try mended(code, subviews)
    let words = try #require(mended.edits.first)
    #expect(words.contains(edit.replacing("\"", with: "")) || words.contains(edit), "\(words)")
    #expect(!mended.left.contains(code))
  }

  @Test("gives a text another colour in the appearance alone in which it needs one")
  func appearances() throws {
    let label = "a: { type: label, text: Dark, lines: 0, \(Self.body), color: \"#303030\", "
    let mended = try mended(
      .contrast, "\(label) frame: [0, 0, 390, 400] }",
      rest: "variants: { axes: { appearance: [light, dark] } }")
    #expect(mended.edits.contains { $0.contains("when: { appearance: dark }") })
    #expect(mended.left.isEmpty)
  }

  @Test(
    "puts a form that outgrows the screen into a scroll view, where everything stays in its place")
  func scrolling() throws {
    let label = "type: label, lines: 0, \(Self.body)"
    let mended = try mended(
      .clippedAtTextSize,
      "a: { \(label), text: \"Many words that need some lines, and more of them at a larger size.\" }, "
        + "b: { \(label), text: \"As many words as before, which need some lines, too, at any size.\" }",
      rest: """
        constraints:
          - "[a, b].horizontalEdges == root.margins"
          - a.top == root.safeArea.top + 100
          - b.top == a.bottom + 60
        """, insets: 40)
    #expect(mended.edits.contains { $0.contains("page.content.width == page.frameLayout.width") })
    #expect(mended.left.isEmpty)
  }

  // kenstir/hemlock-ios#36, KG-Development/SmartBMSUtility#31.
  @Test("lets buttons and cards grow that are too low for their text at another size")
  func growing() throws {
    let button = "type: button, text: Library location, \(Self.body), color: black"
    let connect = button.replacing("Library location", with: "Connect")
    let low = try mended(
      .clippedAtTextSize, "b: { \(button) }",
      rest: """
        constraints: ["V:|-20-[b]", "H:|-16-[b]-(>=16)-|", b.height == 44]
        """)
    #expect(low.edits.first == "b.height >= 44")
    #expect(low.left.isEmpty)
    let card = try mended(
      .clippedAtTextSize,
      "box: { subviews: { n: { type: label, text: Battery, \(Self.body), lines: 0 }, c: { \(connect) } } }",
      rest: """
        constraints:
          - "V:|-20-[box(100)]"
          - "H:|-16-[box]-16-|"
          - "V:|-8-[n]-4-[c(>=44)]"
          - "H:|-16-[n]-16-|"
          - "H:|-16-[c]"
        """)
    #expect(card.edits.first == "V:|-20-[box(100@749)]")
    #expect(card.left.isEmpty)
  }

  @Test(
    "lengthens what fixes a small target, in every form in which it is stated",
    arguments: [
      ("b.width == 30, b.height == 36", "b.width == 44"), ("b.size == 30", "b.size == 44"),
      ("\"H:[b(30)]\", \"V:[b(36)]\"", "H:[b(44)]"),
    ])
  func fixed(_ constraints: String, _ edit: String) throws {
    let small = try mended(
      .smallTarget, "b: { type: button, color: black, accessibility: { label: Close } }",
      rest: "constraints: [\(constraints), b.leading == root.leading + 20, b.top == root.top + 20]")
    #expect(small.edits.first == edit)
    #expect(small.left.isEmpty)
  }

  @Test("keeps targets apart that constraints place")
  func overlapping() throws {
    let button = "type: button, text: Buy, color: black, \(Self.body)"
    let apart = try mended(
      .overlappingTargets, "a: { \(button) }, b: { \(button) }",
      rest: """
        constraints:
          - "[a, b].width == 120"
          - "[a, b].height == 80"
          - "[a, b].top == root.top + 20"
          - a.leading == root.leading + 20
          - b.leading == root.leading + 100
        """)
    #expect(!apart.left.contains(.overlappingTargets))
  }

  @Test("decides nothing for all instances, writes JSON as JSON, and marks symbols by borders")
  func care() throws {
    let tone = try AdvisedScene(
      """
      canvas: { width: 390, height: 200, background: white }
      components:
        tag:
          parameters: { tone: color }
          view:
            subviews: { t: { type: label, text: Tag, lines: 0, \(Self.body), color: $tone } }
          constraints: [t.edges == self]
      root:
        subviews:
          one: { type: tag, with: { tone: "#BBBBBB" }, frame: [0, 0, 390, 80] }
          two: { type: tag, with: { tone: "#990000" }, frame: [0, 90, 390, 80] }
      """, audits: true)
    let contrast = try #require(tone.found.first { $0.diagnostic.code == .contrast })
    #expect(contrast.diagnostic.fixes.isEmpty)
    let symbol = try mended(
      .colorAlone, "a: { type: button, symbol: heart, tint: black, frame: [0, 0, 80, 80] }",
      rest: "states: { liked: { views: { a: { tint: \"#B00020\" } } } }")
    #expect(symbol.edits.first == "border: { width: 2, color: label }")
    var writer = AdviceWriter(SourceFile(path: "a.json", bytes: Array(#"{"a": {"b": 1}}"#.utf8)))
    let label = writer.fix(
      Advice(
        "", [.set(["accessibility", "label"], "\"Delete, Tea\"", of: Place(line: 1, column: 7))]))
    #expect(label?.edits.first?.text.contains(#""label": "Delete, Tea""#) == true)
  }

  // woocommerce/woocommerce-ios#5335.
  @Test(
    "has no edit for a button without a configuration, whose intrinsic height is that of one line")
  func oneLine() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 390, height: 400, background: white }
      root:
        subviews:
          bar:
            subviews:
              add: { type: button, text: Add shipping address, lines: 0, \(Self.body), color: black }
      constraints: ["V:|-20-[bar(50)]", "H:|[bar]|", "H:|-16-[add]-16-|", add.centerY == bar.centerY]
      """, audits: true, measuring: .normal)
    let finding = try #require(scene.found.first { $0.diagnostic.code == .clippedAtTextSize })
    #expect(finding.diagnostic.view == "add" && finding.diagnostic.fixes.isEmpty)
  }

  // Orange-OpenSource/ods-ios#835.
  @Test("names buttons that are called after their trait by the text above them")
  func traits() throws {
    let button = "type: button, text: Button, color: black"
    let scene = try mended(
      .labelRepeatsTrait,
      "c: { type: label, text: Emphasis, lines: 0, \(Self.body), frame: [0, 0, 390, 200] }, "
        + "b: { \(button), frame: [0, 210, 390, 60] }")
    #expect(scene.edits == ["accessibility: { label: Emphasis }"])
    #expect(scene.left.isEmpty)
  }

  @Test("writes an order from the top to the bottom")
  func order() throws {
    let mended = try self.mended(
      .readingOrder,
      "a: { type: label, text: A, frame: [0, 0, 60, 40] }, "
        + "b: { type: label, text: B, frame: [0, 100, 60, 40] }",
      rest: "accessibility: { order: [b, a] }")
    #expect(mended.edits.first == "order: [a, b]")
    #expect(mended.left.isEmpty)
    let partial = try self.mended(
      .readingOrder,
      "a: { type: label, text: A, frame: [0, 0, 60, 40] }, "
        + "m: { type: label, text: M, frame: [0, 50, 60, 40] }, "
        + "b: { type: label, text: B, frame: [0, 100, 60, 40] }",
      rest: "accessibility: { order: [b, a] }")
    #expect(partial.edits.first == "order: [a, m, b]")
    #expect(partial.left.isEmpty)
  }

  @Test(
    "lets a state say what it says by more than a colour, and rest where people want less motion",
    arguments: [
      (
        Diagnostic.Code.colorAlone, "type: label, text: Words, \(body), lines: 0",
        "color: \"#B00020\"",
        "font: { weight: bold }"
      ),
      (.colorAlone, "background: black", "background: gray", "border: { width: 2, color: label }"),
      (
        .motion, "background: black", "transform: { scale: 2 }",
        "variations: [{ when: { reduceMotion: true, state: other }, transform: {} }]"
      ),
    ])
  func states(
    _ code: Diagnostic.Code, _ view: String, _ change: String, _ edit: String
  ) throws {
    let mended = try mended(
      code, "a: { \(view), frame: [0, 0, 390, 300] }",
      rest: "states: { other: { views: { a: { \(change) } } } }")
    #expect(mended.edits.first == edit)
    #expect(!mended.left.contains(code))
  }

  @Test("gives other advice as without an audit, though more of UIKit's own colours is seen then")
  func company() throws {
    let scene = """
      canvas: { device: iPhone 15, background: white }
      root:
        subviews:
          page:
            type: scrollView
            subviews:
              photo: { background: systemTeal }
              done: { type: button, style: filled, text: Done }
      constraints:
        - page.edges == root.safeArea
        - photo.top == page.content.top + 16
        - photo.horizontalEdges == page.content
        - photo.width == page.frameLayout.width
        - photo.height == 900
        - done.top == photo.bottom + 16
        - done.leading == photo.leading + 16
      """
    let plain = try AdvisedScene(scene).edits(.ambiguous)
    #expect(plain.count == 1)
    #expect(try AdvisedScene(scene, audits: true).edits(.ambiguous) == plain)
  }

  @Test("writes the label of a document's view into its element")
  func documents() throws {
    func labelled(_ element: String) throws -> String {
      let file = SourceFile(path: "a.xib", bytes: Array("<a>\n  \(element)\n</a>".utf8))
      var writer = AdviceWriter(file)
      let written = writer.fix(
        Advice(
          "", [.set(["accessibility", "label"], "A \"&\" <B>", of: Place(line: 2, column: 3))]))
      let fix = try #require(written)
      return String(decoding: fix.applied(to: file), as: UTF8.self)
    }
    let said = "label=\"A &quot;&amp;&quot; &lt;B&gt;\""
    let own = "<accessibility key=\"accessibilityConfiguration\" \(said)/>"
    #expect(try labelled("<button/>") == "<a>\n  <button>\(own)</button>\n</a>")
    #expect(
      try labelled("<button>\n    <rect/>\n  </button>")
        == "<a>\n  <button>\n      \(own)\n    <rect/>\n  </button>\n</a>")
    #expect(
      try labelled(
        "<button><accessibility key=\"accessibilityConfiguration\" hint=\"H\"/></button>"
      )
      .contains("\(said)"))
  }
}
