import Checking
import Documents
import Rendering
import Testing

/// What a state means stays as it is, and what is settled has the room that it needs.
@Suite("Advice and what is meant")
struct IntentAdviceTests {
  /// Returns a scene with two states, which `check` compares.
  private func scene(
    _ views: String, _ constraints: [String], states: String, device: String = "iPhone 15"
  ) throws -> AdvisedScene {
    try AdvisedScene(
      """
      canvas: { device: \(device) }
      root: { subviews: { \(views) } }
      constraints:
      \(constraints.map { "  - \($0)" }.joined(separator: "\n"))
      states: { other: { \(states) } }
      variants: { axes: { state: [base, other] } }
      """)
  }

  @Test(
    "What a state makes small, cut or unseen is a note without a way out",
    arguments: [
      // A text of two lines until somebody wants to read more.
      (
        "t: { type: label, lines: 2, text: \(IntentAdviceTests.long) }",
        ["\"H:|-[t]-|\"", "t.top == root.top + 80"],
        "views: { t: { lines: 0 } }"
      ),
      // The same by a limit.
      (
        "t: { type: label, lines: 0, text: \(IntentAdviceTests.long) }",
        ["\"H:|-[t]-|\"", "t.top == root.top + 80", "{ id: cap, expr: t.height <= 42 }"],
        "constraints: { cap: { active: false } }"
      ),
      // A skeleton's title.
      (
        "t: { type: label, text: Weekly summary }",
        [
          "t.leading == root.leading + 16", "t.top == root.top + 80",
          "{ id: w, expr: t.width == 40, active: false }",
        ], "constraints: { w: { active: true } }"
      ),
      // A side bar that becomes a rail.
      (
        "side: { background: gray, subviews: { t: { type: label, text: Mailboxes } } }",
        [
          "\"V:|[side]|\"", "side.leading == root.leading", "{ id: w, expr: side.width == 140 }",
          "t.leading == side.leading + 8", "t.trailing == side.trailing - 8 @ 900",
          "t.top == side.top + 80",
        ], "constraints: { w: { constant: 20 } }"
      ),
      // A header that collapses.
      (
        "head: { background: gray, clips: true, subviews: { t: { type: label, text: Travel } } }",
        [
          "\"H:|[head]|\"", "head.top == root.safeArea.top", "{ id: h, expr: head.height == 120 }",
          "t.leading == head.leading + 16", "t.top == head.top + 70",
        ], "constraints: { h: { constant: 52 } }"
      ),
      // A round chip that was as wide as its text.
      (
        "chip: { background: gray, clips: true, subviews: { t: { type: label, text: Favourites } } }",
        [
          "chip.leading == root.leading + 16", "chip.top == root.top + 80", "chip.height == 32",
          "t.leading == chip.leading + 8", "t.centerY == chip.centerY",
          "{ id: fit, expr: t.trailing == chip.trailing - 8 }",
          "{ id: round, expr: chip.width == 32, active: false }",
        ], "constraints: { fit: { active: false }, round: { active: true } }"
      ),
      // A toast that waits below the screen.
      (
        "toast: { type: label, text: Copied }",
        ["toast.centerX == root.centerX", "{ id: y, expr: toast.top == root.bottom + 8 }"],
        "constraints: { y: { constant: -120 } }"
      ),
      // A pane over what it covers.
      (
        "t: { type: label, text: Profile }, over: { background: white, hidden: true }",
        ["t.center == root.center", "over.edges == root"], "views: { over: { hidden: false } }"
      ),
    ])
  func states(views: String, constraints: [String], states: String) throws {
    let scene = try scene(views, constraints, states: states)
    #expect(!scene.found.isEmpty)
    #expect(scene.found.allSatisfy { $0.diagnostic.severity == .note }, "\(scene.codes)")
    #expect(scene.found.allSatisfy { $0.diagnostic.advice.isEmpty })
  }

  @Test("States that no variant names are asked, too")
  func unnamedStates() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 480 }
      root: { subviews: { t: { type: label, lines: 2, text: \(Self.long) } } }
      constraints: ["H:|-[t]-|", t.top == root.top + 20]
      states: { open: { views: { t: { lines: 0 } } } }
      """)
    #expect(scene.found.map(\.diagnostic.severity) == [.note])
    #expect(scene.edits(.truncated).isEmpty)
  }

  @Test("A text that a state makes longer is cut by mistake")
  func longerText() throws {
    let scene = try scene(
      "t: { type: label, text: Now }",
      ["t.leading == root.leading + 16", "t.top == root.top + 80", "t.width == 60"],
      states: "views: { t: { text: Now at half the price } }")
    #expect(scene.edits(.truncated).first == "t.width >= 60")
  }

  // A finding about the label must not bring back what waits beside the screen.
  @Test("What waits beside the screen may wait elsewhere, and not come in")
  func waiting() throws {
    let scene = try scene(
      "plus: { type: button, text: New }",
      [
        "plus.trailing == root.trailing - 20",
        "{ id: y, expr: plus.bottom == root.bottom - 10 }",
      ], states: "constraints: { y: { constant: 100 } }")
    #expect(scene.edits(.outsideSafeArea) == ["plus.bottom == root.safeArea.bottom - 10"])
  }

  @Test(
    "An open length is not settled below what is in the view",
    arguments: [
      (
        "card: { subviews: { pic: { background: red } } }", "pic.height == 80, pic.width == 80",
        "pic"
      ),
      (
        "card: { subviews: { t: { type: label, lines: 0, text: \(IntentAdviceTests.long) } } }",
        "\"H:|-[t]-|\"", "t"
      ),
    ])
  func room(views: String, constraints: String, child: String) throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 400 }
      root: { subviews: { \(views) } }
      constraints: ["H:|-[card]-|", card.top == root.top + 20, \(child).top == card.top + 8, \(child).leading == card.leading + 8, \(constraints)]
      """)
    let edits = scene.edits(.ambiguous)
    #expect(edits.first == "card.bottom == \(child).bottom + 8")
    #expect(!edits.contains("card.height == 44"), "\(edits)")
  }

  @Test(
    "What scrolls gets no height in points",
    arguments: ["tableView", "collectionView", "textView, text: Notes", "scrollView"])
  func lists(kind: String) throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 400 }
      root: { subviews: { list: { type: \(kind) } } }
      constraints: ["H:|[list]|", list.top == root.top + 20]
      """)
    let edits = scene.edits(.ambiguous)
    #expect(edits.first == "list.bottom == root.bottom")
    #expect(!edits.contains { $0.contains("height") }, "\(edits)")
  }

  @Test(
    "Content is as high as what shows it only where views stand side by side, and as wide only where they don't",
    arguments: [
      (
        "b.leading == a.trailing, b.top == a.top, b.trailing == s.content.trailing",
        ["a.bottom == s.content.bottom", "s.content.height == s.frameLayout.height"]
      ),
      (
        "b.leading == a.trailing, b.top == a.top, a.bottom == s.content.bottom",
        ["b.trailing == s.content.trailing"]
      ),
      (
        "b.leading == a.leading, b.top == a.bottom, b.trailing == s.content.trailing",
        ["b.bottom == s.content.bottom"]
      ),
      (
        "b.leading == a.leading, b.top == a.bottom, b.bottom == s.content.bottom",
        ["a.trailing == s.content.trailing", "s.content.width == s.frameLayout.width"]
      ),
    ])
  func scrolling(constraints: String, edits: [String]) throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 400 }
      root: { subviews: { s: { type: scrollView, subviews: { a: { background: red }, b: { background: blue } } } } }
      constraints: ["H:|[s]|", s.top == root.top, s.height == 100, a.leading == s.content.leading, a.top == s.content.top, a.height == 60, a.width == 90, b.height == 60, b.width == 90, \(constraints)]
      """)
    #expect(scene.edits(.ambiguous) == edits)
  }

  // A keyboard, unlike an overlay, covers what somebody needs.
  @Test("What a state covers without filling the canvas gets its way out")
  func covering() throws {
    let scene = try scene(
      "go: { type: button, text: Log in }, keys: { background: gray }",
      [
        "go.centerX == root.centerX", "go.top == root.top + 400", "\"H:|[keys]|\"",
        "keys.height == 260", "{ id: k, expr: keys.top == root.bottom }",
      ], states: "constraints: { k: { constant: -260 } }", device: "iPhone SE")
    #expect(scene.found.contains { $0.diagnostic.severity == .warning })
  }

  @Test("A text that nothing limits does not make content scroll sideways")
  func unlimitedText() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 400 }
      root: { subviews: { s: { type: scrollView, subviews: { card: { subviews: { t: { type: label, lines: 0, text: \(Self.long) } } } } } } }
      constraints: [s.edges == root, card.leading == s.content.leading, card.trailing == s.content.trailing, card.top == s.content.top, t.edges == card + 12]
      """)
    #expect(scene.edits(.ambiguous) == ["card.bottom == s.content.bottom"])
  }

  @Test("A limit stays where another constraint can give way to it")
  func limit() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 375, height: 200 }
      root: { subviews: { card: { background: red } } }
      constraints:
        - card.centerX == root.centerX
        - card.width == root.width - 32
        - card.width <= 400
        - card.top == root.top + 20
        - card.height == 60
      variants: { axes: { width: [375, 700] } }
      """)
    #expect(scene.edits(.unsatisfiable) == ["card.width == root.width - 32 @ 999"])
  }

  @Test("A maximum is not dropped, even where no other constraint can give way alone")
  func onlyMaximum() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPad mini }
      root: { subviews: { t: { type: label, lines: 0, text: \(Self.long) } } }
      constraints: [t.centerX == root.centerX, t.top == root.top + 40, t.width <= 500, t.leading == root.leading + 20, t.trailing == root.trailing - 20]
      """)
    #expect(scene.codes.contains(.unsatisfiable))
    #expect(!scene.edits(.unsatisfiable).contains { $0.contains("drop") })
  }

  @Test("A distance that gives way keeps its number")
  func distance() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 200 }
      root: { subviews: { a: { background: red }, b: { background: blue } } }
      constraints: ["V:|-60-[a(44)]-60-[b(44)]-20-|", "H:|[a]|", "H:|[b]|"]
      """)
    let edits = scene.edits(.unsatisfiable)
    #expect(!edits.isEmpty)
    #expect(edits.allSatisfy { !$0.contains("-<=") }, "\(edits)")
  }

  @Test("Advice on a state that is checked alone keeps the scene without it")
  func stateAlone() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 15 }
      root: { subviews: { header: { background: teal }, list: { background: gray } } }
      constraints:
        - "V:|[header][list]|"
        - "H:|[header]|"
        - "H:|[list]|"
        - { id: expanded, expr: header.height == 220 }
        - { id: collapsed, expr: header.height == 103, active: false }
      states: { small: { constraints: { collapsed: { active: true } } } }
      variants: { axes: { state: [small] } }
      """)
    let edits = scene.edits(.unsatisfiable)
    #expect(!edits.isEmpty && !edits.contains { $0.contains("drop") }, "\(edits)")
  }

  @Test("A minimum does not become a length that cuts a text of twice the letters")
  func badge() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 120, height: 120 }
      root: { subviews: { icon: { background: blue, subviews: { badge: { background: red, subviews: { n: { type: label, text: "3", font: { size: 13 } } } } } } } }
      constraints:
        - icon.center == root.center
        - icon.size == 60
        - badge.height == 20
        - badge.width >= 20
        - badge.centerX == icon.trailing
        - badge.centerY == icon.top
        - n.center == badge.center
        - n.leading >= badge.leading + 5
      """, measuring: .normal)
    #expect(scene.codes.contains(.ambiguous))
    #expect(!scene.edits(.ambiguous).contains("badge.width == 20"))
  }

  static let long =
    "\"A story about a lighthouse keeper and the sea around him, told by his daughter many years after the light went out\""
}
