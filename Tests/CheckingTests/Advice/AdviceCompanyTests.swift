import Checking
import Documents
import Testing

/// Advice that looks at what is beside a view: its row, its siblings, the same view in other variants.
@Suite("Advice in company")
struct AdviceCompanyTests {
  private func scene(_ head: String, _ views: [String], _ constraints: [String]) throws
    -> AdvisedScene
  {
    try AdvisedScene(
      """
      \(head)
      root:
        subviews:
      \(views.map { "    \($0)" }.joined(separator: "\n"))
      constraints:
      \(constraints.map { "  - \($0)" }.joined(separator: "\n"))

      """)
  }

  @Test("moves what stands in line into the safe area together")
  func inLine() throws {
    var found = try scene(
      """
      canvas: { device: iPhone 15 }
      variants: { axes: { device: [iPhone 15, iPhone SE, iPhone 15 landscape], direction: [ltr, rtl] } }
      """,
      ["title: { type: label, text: Title }", "go: { type: button, text: Go, style: filled }"],
      [
        "title.top == root.top + 20", "title.leading == root.leading + 20",
        "go.leading == root.leading + 20", "go.trailing == root.trailing - 20",
        "go.bottom == root.bottom - 8",
      ])
    #expect(
      found.edits(.outsideSafeArea).contains {
        $0.contains("title.leading ==") && $0.contains("go.leading ==")
      } == false)
    var rounds = 0
    var text = ""
    while let fixed = found.fixed, rounds < 5 {
      (text, rounds) = (fixed, rounds + 1)
      found = try AdvisedScene(fixed)
    }
    #expect(found.codes.isEmpty && rounds > 1, "\(text)")
    for line in [
      "title.leading == root.safeArea.leading + 20", "go.leading == root.safeArea.leading + 20",
    ] {
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test("tells of texts that are cut, and of controls that overlap, in the base too")
  func base() throws {
    let overlap = try scene(
      """
      canvas: { device: iPhone 15 }
      variants: { axes: { device: [iPhone 15, iPad mini] } }
      """, ["a: { type: button, text: One }", "b: { type: button, text: Two }"],
      [
        "\"[a, b].width == 200\"", "a.leading == root.margins.leading",
        "b.trailing == root.margins.trailing", "\"[a, b].top == root.safeArea.top + 20\"",
      ])
    #expect(overlap.codes == [.overlap])
    let cut = try scene(
      """
      canvas: { width: 200, height: 100 }
      variants: { axes: { direction: [ltr, rtl] } }
      """, ["a: { type: label, text: A text that is much longer than its label }"],
      ["\"H:|-8-[a(60)]\"", "\"V:|-8-[a]\""])
    #expect(cut.codes == [.truncated, .truncated])
  }

  @Test("lets a cell grow with its text as with the picture beside it")
  func cell() throws {
    let found = try scene(
      "canvas: { width: 320, height: 400 }",
      [
        "cell:", "  subviews:", "    pic: {}",
        "    text: { type: label, lines: 0, text: \"\(String(repeating: "many words ", count: 20))\" }",
      ],
      [
        "cell.horizontalEdges == root",
        "cell.top == root.top", "pic.leading == cell.leading + 16", "pic.size == 44",
        "pic.top == cell.top + 12", "pic.bottom == cell.bottom - 12",
        "text.leading == pic.trailing + 8", "text.trailing == cell.trailing - 16",
        "text.top == pic.top",
      ])
    let fixed = try #require(found.fixed)
    #expect(fixed.contains("text.bottom <= cell.bottom - 12"), "\(fixed)")
    #expect(fixed.contains("pic.bottom == cell.bottom - 12 @ 749"), "\(fixed)")
    #expect(try AdvisedScene(fixed).codes.isEmpty)
  }

  @Test("gives a broken word its width within the margins")
  func word() throws {
    let found = try scene(
      "canvas: { width: 320, height: 200 }",
      ["b: { type: label, lines: 0, text: Benachrichtigungen }"],
      ["b.width == 60", "\"V:|-12-[b]\"", "\"H:|-[b]\""])
    #expect(found.codes.contains(.brokenWord))
    let fixed = try #require(found.fixed)
    #expect(
      fixed.contains("b.width >= 60") && fixed.contains("b.trailing <= root.margins.trailing"))
    #expect(try !AdvisedScene(fixed).codes.contains(.brokenWord))
  }

  @Test("wants the maximum that is stated for a width that nothing determines")
  func maximum() throws {
    let found = try scene(
      "canvas: { width: 600, height: 200 }", ["form: {}"],
      [
        "\"V:|-12-[form(20)]\"", "form.leading >= root.leading + 16",
        "form.trailing <= root.trailing - 16", "form.width <= 400", "form.centerX == root.centerX",
      ])
    #expect(found.edits(.ambiguous).first == "form.width == 400 @ 750")
    let fixed = try #require(found.fixed)
    #expect(fixed.contains("- form.width == 400 @ 750\n") && !fixed.contains("<= 400"), "\(fixed)")
    #expect(try !AdvisedScene(fixed).codes.contains(.ambiguous))
  }

  @Test("lets one of two required contents give way")
  func required() throws {
    let found = try scene(
      "canvas: { width: 320, height: 100 }",
      [
        "t: { type: label, text: Name, hugging: 1000 }",
        "u: { type: label, text: Value, hugging: 1000 }",
      ], ["\"H:|-[t]-[u]-|\"", "\"V:|-[t]\"", "u.top == t.top"])
    #expect(
      Set(found.edits(.ambiguous)) == ["hugging: { horizontal: 751 }"]
        && found.edits(.ambiguous).count >= 2, "\(found.edits(.ambiguous))")
    let words = found.found.map(\.diagnostic.message)
    #expect(words.contains { $0.hasPrefix("'t' should never grow") }, "\(words)")
    #expect(words.contains { $0.hasPrefix("'u' can never grow") }, "\(words)")
    #expect(try !AdvisedScene(try #require(found.fixed)).codes.contains(.ambiguous))
  }

  @Test("says that conditions leave a view to nobody")
  func conditions() throws {
    let found = try scene(
      """
      canvas: { width: 600, height: 200 }
      variants: { axes: { width: [500, 600, 700] } }
      """, ["b: {}"],
      [
        "\"V:|-12-[b(20)]\"", "\"H:|-[b]\"",
        "{ when: { width: \"< 600\" }, constraints: [b.width == 100] }",
        "{ when: { width: \"> 600\" }, constraints: [b.width == 200] }",
      ])
    #expect(found.codes == [.ambiguous])
    let lines = found.found.flatMap(\.diagnostic.listing).map { line in
      line.parts.map(\.text).joined()
    }
    #expect(lines.contains { $0.contains("constraints under 'when' name it") }, "\(lines)")
  }

  @Test("settles a view as far as it covers no other one")
  func covering() throws {
    var found = try scene(
      "canvas: { width: 320, height: 200 }",
      ["a: { background: red, frame: [10, 10, 40, 40] }", "b: { background: blue }"],
      ["b.leading == root.leading"])
    var rounds = 0
    while found.codes.contains(.ambiguous), rounds < 5, let fixed = found.fixed {
      rounds += 1
      found = try AdvisedScene(fixed)
    }
    #expect(found.codes == [.ambiguous] && rounds > 0)
  }

  @Test("removes a 'frame' where constraints place the view")
  func frame() throws {
    let found = try scene(
      "canvas: { width: 320, height: 200 }", ["a: { background: red, frame: [10, 10, 40, 40] }"],
      ["a.leading == root.leading + 20", "a.size == 60", "a.top == root.top + 20"])
    #expect(
      found.edits(.unsatisfiable).contains("remove 'frame'"), "\(found.edits(.unsatisfiable))")
    let fix = found.found.flatMap(\.diagnostic.advice).first { $0.edit == "remove 'frame'" }?.fix
    let fixed = try #require(fix).applied(to: found.file)
    #expect(try AdvisedScene(String(decoding: fixed, as: UTF8.self)).codes.isEmpty)
  }

  @Test("asks for a bar's place before it speaks of what its margins contradict")
  func unplaced() throws {
    let found = try scene(
      "canvas: { device: iPhone 15 }",
      ["bar:", "  subviews:", "    b: { type: button, text: Buy, style: filled }"],
      ["\"H:|[bar]|\"", "bar.height == 60", "\"H:|-[b]-|\"", "\"V:|-[b]-|\""])
    #expect(found.codes.contains(.unsatisfiable) && found.edits(.unsatisfiable).isEmpty)
    #expect(try AdvisedScene(try #require(found.fixed)).codes.isEmpty)
  }

  @Test("leaves left and right where leading does not flip either")
  func forced() throws {
    let views = ["prev: { type: button, text: Prev }", "play: { type: button, text: Play }"]
    let lines = [
      "play.center == root.center", "prev.right == play.left - 16", "prev.centerY == play.centerY",
    ]
    #expect(try scene("canvas: { width: 320, height: 200 }", views, lines).codes == [.absoluteSide])
    let forced = try AdvisedScene(
      """
      canvas: { width: 320, height: 200 }
      root:
        semanticContentAttribute: forceLeftToRight
        subviews: { \(views.joined(separator: ", ")) }
      constraints: [\(lines.joined(separator: ", "))]
      """)
    #expect(forced.codes.isEmpty)
  }
}
