import Checking
import Documents
import Rendering
import Testing

/// Advice takes nothing from constraints that have no part in what is wrong, changes no meaning, and leaves
/// nothing half done.
@Suite("Advice and what is innocent")
struct InnocentAdviceTests {
  private func scene(
    _ canvas: String, _ views: String, _ constraints: [String], _ rest: String = "",
    audits: Bool = false
  ) throws -> AdvisedScene {
    let list = constraints.map { "  - \($0)" }.joined(separator: "\n")
    return try AdvisedScene(
      "canvas: \(canvas)\nroot: { subviews: { \(views) } }\nconstraints:\n\(list)\n\(rest)",
      audits: audits)
  }

  @Test("Beside an anchor the popover moves, and neither the anchor nor the limits give way")
  func popover() throws {
    let scene = try scene(
      "{ width: 375, height: 300 }",
      """
      anchor: { background: red }, pop: { background: gray, subviews: { \
      tip: { type: label, lines: 0, text: Tap here to see who else is on the train } } }
      """,
      [
        "anchor.size == 30", "anchor.trailing == root.trailing - 16", "anchor.top == root.top + 30",
        "pop.centerX == anchor.centerX", "pop.top == anchor.bottom + 8", "pop.width == 240",
        "pop.trailing <= root.trailing - 8", "pop.leading >= root.leading + 8",
        "tip.edges == pop + 12",
      ])
    #expect(scene.edits(.unsatisfiable) == ["pop.centerX == anchor.centerX @ 999"])
  }

  // mozilla-mobile/focus-ios#970: a box of at least 300 points on a screen of 320.
  @Test("A limit by what a view is in stays, and a minimum gives way")
  func smallScreen() throws {
    let scene = try scene(
      "{ width: 320, height: 568 }", "box: { background: white }",
      [
        "box.center == root.center", "box.height == 100", "box.width >= 300",
        "box.width <= root.width - 32",
      ])
    #expect(scene.edits(.unsatisfiable) == ["box.width >= 300 @ 999"])
  }

  @Test("A sheet stays at the lower edge of its screen, which is no higher elsewhere")
  func sheet() throws {
    let scene = try scene(
      "{ device: iPhone SE }", "sheet: { background: gray }",
      [
        "\"H:|[sheet]|\"", "sheet.bottom == root.bottom", "sheet.height == 700",
        "sheet.top >= root.safeArea.top + 10",
      ])
    #expect(scene.edits(.unsatisfiable) == ["sheet.height == 700 @ 999"])
  }

  @Test("Where a state says too much, only what it could say otherwise gives way")
  func progress() throws {
    let scene = try scene(
      "{ width: 320, height: 60 }", "track: { background: gray }, fill: { background: green }",
      [
        "\"H:|-16-[track]-16-|\"", "track.centerY == root.centerY", "track.height == 8",
        "fill.leading == track.leading", "\"[fill].verticalEdges == track\"",
        "{ id: part, expr: fill.width == track.width * 0.3 }",
        "{ id: full, expr: fill.trailing == track.trailing, active: false }",
      ],
      """
      states: { done: { constraints: { full: { active: true } } } }
      variants: { axes: { state: [base, done] } }
      """)
    #expect(
      scene.edits(.unsatisfiable) == ["active: false", "fill.width == track.width * 0.3 @ 999"])
  }

  @Test(
    "What a state brings before other views is no new fault",
    arguments: [
      ("menu.trailing == root.leading", "menu.leading == root.leading", "menu.width == 280"),
      ("menu.leading == root.trailing + 8", "menu.trailing == root.trailing", "menu.width == 200"),
    ])
  func menu(closed: String, opened: String, width: String) throws {
    let scene = try scene(
      "{ width: 375, height: 600 }",
      "page: { background: gray }, menu: { background: gray, subviews: { t: { type: label, text: Set } } }",
      [
        "page.edges == root", width, "\"V:|[menu]|\"", "t.center == menu.center",
        "{ id: closed, expr: \(closed) }", "{ id: opened, expr: \(opened), active: false }",
      ],
      """
      states: { open: { constraints: { opened: { active: true } } } }
      variants: { axes: { state: [base, open] } }
      """)
    #expect(scene.edits(.unsatisfiable).first == "active: false")
    #expect(!scene.edits(.unsatisfiable).contains("\(width) @ 999"))
  }

  @Test("Content can be scrolled to from its beginning to its end")
  func scrolling() throws {
    let scene = try scene(
      "{ device: iPhone SE }",
      """
      page: { type: scrollView, subviews: { a: { type: label, lines: 0, text: \(Self.long) }, \
      b: { type: label, lines: 0, text: \(Self.long) } } }
      """,
      [
        "page.edges == root.safeArea", "page.content.width == page.frameLayout.width",
        "page.content.height == page.frameLayout.height", "\"V:|-20-[a]-12-[b]-20-|\"",
        "\"H:|-[a]-|\"", "\"H:|-[b]-|\"",
      ], "variants: { axes: { textSize: [accessibilityExtraExtraExtraLarge] } }")
    #expect(scene.codes.contains(.ambiguous))
    #expect(!scene.edits(.ambiguous).contains { $0.contains("@749") })
  }

  @Test(
    "A limit that gives way is no cure, nor is a view without size",
    arguments: [
      [
        "pic.height == pic.width * 0.75", "pic.height <= 100", "\"H:|[pic]|\"",
        "pic.top == root.top",
      ],
      ["\"V:|-90-[pic(120)]-90-|\"", "\"H:|[pic]|\""],
    ])
  func silencers(constraints: [String]) throws {
    let scene = try scene(
      "{ width: 300, height: 180 }", "pic: { background: red }", constraints)
    let edits = scene.edits(.unsatisfiable)
    #expect(!edits.contains { $0.contains("<= 100 @") || $0.contains("<=120") }, "\(edits)")
    #expect(scene.codes.contains(.unsatisfiable))
  }

  @Test("A fixed height becomes a minimum rather than one that cuts larger texts")
  func lowered() throws {
    let scene = try scene(
      "{ width: 375, height: 100 }", "go: { type: button, style: tinted, text: Follow }",
      ["go.center == root.center", "go.height == 30", "go.height >= 44"])
    #expect(scene.edits(.unsatisfiable).first == "go.height >= 30")
    #expect(!scene.edits(.unsatisfiable).contains { $0.contains("@") })
  }

  @Test("What a contradiction leaves open is not settled before it")
  func contradicted() throws {
    let scene = try scene(
      "{ device: iPhone SE }",
      "sheet: { background: gray, subviews: { t: { type: label, text: Share } } }",
      [
        "\"H:|[sheet]|\"", "sheet.bottom == root.bottom", "sheet.height == 200",
        "sheet.height >= 260", "t.center == sheet.center",
      ])
    #expect(scene.edits(.unsatisfiable).contains("sheet.height == 200 @ 999"))
    #expect(scene.edits(.ambiguous).isEmpty)
  }

  @Test("A header that has room below the notch keeps its height")
  func header() throws {
    let scene = try scene(
      "{ device: iPhone 15 }",
      "head: { background: gray, subviews: { t: { type: label, text: Alps in May } } }",
      [
        "\"H:|[head]|\"", "head.top == root.top", "head.height == 110",
        "t.leading == head.leading + 16", "t.bottom == head.bottom - 60",
      ])
    #expect(scene.codes == [.outsideSafeArea])
    #expect(!scene.edits(.outsideSafeArea).contains { $0.contains("head.bottom") })
  }

  @Test("A maximum is for longer content than today's")
  func maximum() throws {
    let scene = try scene(
      "{ width: 375, height: 80 }", "t: { type: label, text: Short }, v: { type: label, text: On }",
      [
        "t.leading == root.leading + 16", "t.top == root.top + 8", "t.width <= 280",
        "v.leading >= t.trailing + 8", "v.trailing == root.trailing - 16", "v.top == t.top",
      ])
    #expect(scene.found.isEmpty)
  }

  @Test("A text is not placed upon another, nor kept where it lies by accident")
  func guesses() throws {
    let scene = try scene(
      "{ width: 375, height: 200 }",
      "title: { type: label, text: Inbox }, count: { type: label, text: 12 unread }",
      [
        "title.leading == root.margins.leading", "title.top == root.top + 16",
        "count.firstBaseline == title.firstBaseline",
      ])
    let edits = scene.edits(.ambiguous)
    #expect(edits.contains("count.trailing == root.margins.trailing"), "\(edits)")
    #expect(!edits.contains { $0.hasPrefix("count.leading == ") && !$0.contains("trailing") })
    #expect(!edits.contains("count.leading == root.leading"))
  }

  @Test("A text is placed below what stands above it, though a longer one would leave the screen")
  func places() throws {
    let scene = try scene(
      "{ width: 375, height: 300 }",
      "title: { type: label, text: Inbox }, note: { type: label, lines: 0, text: \(Self.long) }",
      ["\"H:|-16-[title]-16-|\"", "\"H:|-16-[note]-16-|\"", "title.top == root.top + 16"])
    #expect(scene.edits(.ambiguous).contains("note.top == title.bottom + 8"))
  }

  @Test("Columns share a row equally, whatever their number")
  func columns() throws {
    let scene = try scene(
      "{ width: 375, height: 100 }",
      "a: { background: red }, b: { background: green }, c: { background: blue }",
      [
        "\"H:|-16-[a]-8-[b]-8-[c]-16-|\"", "\"V:|[a]|\"", "\"V:|[b]|\"", "\"V:|[c]|\"",
      ])
    let words = scene.found.flatMap { $0.diagnostic.advice.map(\.words) }
    #expect(!words.isEmpty)
    #expect(Set(words) == ["add b.width == a.width and add c.width == a.width"])
  }

  @Test("What decides a tie does not pass the stretching on to the next control")
  func stretching() throws {
    let scene = try scene(
      "{ width: 375, height: 500 }",
      "mail: { type: textField, placeholder: Mail }, go: { type: button, style: filled, text: Go }",
      ["\"V:|-40-[mail]-12-[go]-40-|\"", "\"H:|-[mail]-|\"", "\"H:|-[go]-|\""])
    #expect(scene.codes.contains(.ambiguous))
    #expect(scene.edits(.ambiguous).isEmpty, "\(scene.edits(.ambiguous))")
  }

  @Test("A card grows for all that it holds")
  func halfOfCard() throws {
    let scene = try scene(
      "{ width: 300, height: 400 }",
      """
      card: { background: gray, subviews: { t: { type: label, lines: 0, text: \(Self.long) }, \
      u: { type: label, lines: 0, text: \(Self.long) } } }
      """,
      [
        "\"H:|-16-[card]-16-|\"", "card.top == root.top + 16", "card.height == 40",
        "\"V:|-12-[t]-8-[u]\"", "\"H:|-12-[t]-12-|\"", "\"H:|-12-[u]-12-|\"",
      ])
    let words = scene.found.flatMap { $0.diagnostic.advice.map(\.words) }
    #expect(!words.isEmpty)
    #expect(words.allSatisfy { $0.contains("u.bottom <= card.bottom") }, "\(words)")
  }

  @Test("At other text sizes a text is not cut where it was only too high")
  func halfAtTextSize() throws {
    let scene = try scene(
      "{ device: iPhone 15 }",
      """
      list: { background: white }, \
      bar: { background: gray, subviews: { buy: { type: button, style: filled, text: Buy for 12.50 } } }
      """,
      [
        "\"H:|[list]|\"", "\"H:|[bar]|\"", "\"V:|[list][bar(60)]|\"", "buy.centerY == bar.centerY",
        "\"H:|-16-[buy]-16-|\"",
      ], audits: true)
    let words = scene.found.filter { $0.diagnostic.code == .clippedAtTextSize }
      .flatMap { $0.diagnostic.advice.map(\.words) }
    #expect(!words.contains("add 'buy.top >= bar.top'"), "\(words)")
  }

  @Test("The same edit, or another number for it, is offered once")
  func once() throws {
    let scene = try scene(
      "{ width: 320, height: 80 }",
      "a: { type: label, text: Bread with walnuts, compression: 1000 }, b: { type: button, symbol: plus }",
      [
        "\"H:|-16-[a]-8-[b]-16-|\"", "a.centerY == root.centerY", "b.centerY == a.centerY",
        "b.height == 44",
      ])
    #expect(scene.edits(.requiredContentSize) == ["compression: 999"])
    #expect(!scene.codes.contains(.fixedHeight))
    for finding in scene.found {
      let fixes = finding.diagnostic.fixes.map(\.edits)
      #expect(Set(fixes).count == fixes.count)
    }
  }

  private static let long = IntentAdviceTests.long
}
