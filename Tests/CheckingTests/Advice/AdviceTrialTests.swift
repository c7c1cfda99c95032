import Checking
import Documents
import Testing

@Suite("Advice")
struct AdviceTrialTests {
  private static func label(_ constraints: String, device: String = "iPhone 14") -> String {
    """
    canvas: { device: \(device) }
    root: { subviews: { a: { type: label, text: Title } } }
    constraints:
      - a.leading == root.margins.leading
      - \(constraints)
    """
  }

  // Stack Overflow 46318022: a view tied to the top edge lies under the notch; the answer ties it to
  // the safe area, it does not add an inequality that contradicts the equation.
  @Test("under a notch ties the side to the safe area with its constant")
  func safeArea() throws {
    let scene = try AdvisedScene(Self.label("a.top == root.top + 8"))
    #expect(scene.edits(.outsideSafeArea) == ["a.top == root.safeArea.top + 8"])
    #expect(scene.fixed == Self.label("a.top == root.safeArea.top + 8"))
    let bottom = try AdvisedScene(Self.label("a.bottom == root.bottom - 8"))
    #expect(bottom.edits(.outsideSafeArea) == ["a.bottom == root.safeArea.bottom - 8"])
  }

  @Test("about a scene too large for a trial is left out before a trial has begun")
  func tooLarge() throws {
    let text = Self.label("a.top == root.top + 8")
    let scene = try AdvisedScene(text, layoutWork: AdviceTrial.mostWorkOfCheck / 4)
    #expect(scene.edits(.outsideSafeArea).isEmpty && scene.codes.contains(.outsideSafeArea))
    #expect(scene.layouts == 0 && scene.trials == 0 && scene.leftOut > 0)
    #expect(try AdvisedScene(text, layoutWork: 1e6).layouts > 0)
  }

  @Test("that would contradict the constraints is not shown")
  func contradictions() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 8 }
      root: { subviews: { photo: {}, go: { type: button, text: Go } } }
      constraints:
        - "[photo, go].horizontalEdges == root.margins"
        - photo.top == root.safeArea.top + 20
        - photo.height == 600
        - go.top == photo.bottom + 12
        - go.height >= 44
      variants: { axes: { device: [iPhone 8, iPhone 8 landscape] } }
      """)
    #expect(scene.codes.contains(.outsideSuperview))
    #expect(scene.edits(.outsideSuperview) == [])
  }

  // Stack Overflow 18746929 and many others: constraints of a cell's content view make the row as
  // high as it is, although nothing in the laid-out table depends on them.
  @Test("never drops the line from which a row, an item or a canvas takes its size")
  func sizes() throws {
    for text in [
      """
      canvas: { width: 320, height: 200 }
      components:
        row: { view: { type: tableCell, subviews: { t: { type: label, text: Hi } } },
          constraints: ["t.edges == self.margins", self.height >= 60] }
      root: { subviews: { list: { type: tableView, subviews: { r: { type: row } } } } }
      constraints: [list.edges == root]
      """,
      """
      canvas: { width: fit, height: fit }
      root: { subviews: { box: {} } }
      constraints: [box.edges == root, box.width == 200 @ 900, box.height == 100 @ 900]
      """,
    ] {
      #expect(try !AdvisedScene(text).codes.contains(.redundant), "\(text)")
    }
  }

  // Stack Overflow 25766747 (aspect fit by constraints): either wish can go, both cannot.
  @Test("says of two constraints of which one can go that it is one of them")
  func either() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 300, height: 200 }
      root: { subviews: { a: {} } }
      constraints:
        - a.size == 30
        - a.top == root.top
        - a.leading == root.leading + 10
        - root.trailing == a.trailing + 260
        - a.centerX == root.leading + 25
      variants: { axes: { direction: [ltr] } }
      """)
    let redundant = scene.found.filter { $0.diagnostic.code == .redundant }
    for finding in redundant { #expect(finding.diagnostic.fixes.count >= 1) }
    #expect(redundant.count <= 2)
  }

  // Stack Overflow 30728062: two plain views in a stack.
  @Test("makes plain views in a stack equally long, each way out alone")
  func stacks() throws {
    let text = """
      canvas: { width: 300, height: 100 }
      root: { subviews: { row: { type: stackView, subviews: { a: {}, b: {}, c: {} } } } }
      constraints: [row.edges == root]
      """
    let scene = try AdvisedScene(text)
    #expect(scene.edits(.ambiguous).first == "distribution: fillEqually")
    let fixed = try #require(scene.fixed)
    #expect(try !AdvisedScene(fixed).codes.contains(.ambiguous))
  }

  // Stack Overflow 19036228: the content of a scroll view has no width.
  @Test("makes the content of a scroll view as wide as its frame")
  func scrolling() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 375, height: 600 }
      root: { subviews: { scroll: { type: scrollView, subviews: { content: {} } } } }
      constraints:
        - scroll.edges == root
        - content.edges == scroll.content
        - content.height == 900
      """)
    #expect(scene.edits(.ambiguous).contains("content.width == scroll.frameLayout.width"))
  }

  @Test("turns a fixed width around a text into a minimum, which moves nothing in the base")
  func widths() throws {
    let scene = try AdvisedScene(
      Self.label("a.top == root.safeArea.top", device: "iPhone 8")
        + "\n  - a.width == 60\nvariants: { axes: { strings: [base, doubled] } }\n")
    #expect(scene.edits(.truncated).first == "a.width >= 60")
  }

  // Stack Overflow 24984349: of two labels one hugs more than the other.
  @Test("lets the value of two tied texts keep its width")
  func ties() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 300, height: 100 }
      root:
        subviews:
          name: { type: label, text: Name }
          value: { type: label, text: Appleseed }
      constraints:
        - "V:|[name]"
        - "V:|[value]"
        - "H:|[name][value]|"
      variants: { axes: { direction: [ltr] } }
      """)
    let advice = try #require(scene.found.first).diagnostic.advice
    #expect(advice.map(\.words) == ["give 'value' hugging: { horizontal: 251 }"])
  }

  // The console message that everybody has seen: a cell's content is higher than its encapsulated
  // height, and the gap below it is to give way.
  @Test("lets the gap at the bottom give way to a height that the content decides on a screen")
  func encapsulatedHeight() throws {
    let text = """
      canvas: { width: 320, height: 44 }
      root: { subviews: { a: {} } }
      constraints:
        - a.horizontalEdges == root
        - a.top == root.top + 11
        - a.height == 44
        - root.bottom == a.bottom + 11
      """
    let words = try AdvisedScene(text).found.flatMap(\.diagnostic.advice).map(\.words)
    #expect(
      words.contains(
        "line 7: root.bottom == a.bottom + 11 @ 999 (then off by 22; all hold where 'root' is 66 high)"
      ))
    // What gives way at the top moves the content out of the canvas, however high it is.
    #expect(!words.contains { $0.hasPrefix("line 5: a.top == root.top + 11 @ 999") })
  }

  @Test("cures each of several conflicts in a row alone")
  func chains() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 100 }
      root: { subviews: { a: {} } }
      constraints:
        - a.leading == root.leading
        - a.top == root.top
        - a.height == 44
        - a.width == 100
        - a.width == 120
        - a.width == 140
      """)
    let conflicts = scene.found.filter { $0.diagnostic.code == .unsatisfiable }
    #expect(conflicts.count == 2)
    for conflict in conflicts { #expect(!conflict.diagnostic.fixes.isEmpty) }
  }

  @Test("writes an equation over the inequality that says the same, and no line that is redundant")
  func clutter() throws {
    let text = """
      canvas: { width: 320, height: 100 }
      root: { subviews: { a: { intrinsicContentSize: [40, 20] } } }
      constraints:
        - a.top == root.top
        - a.leading >= root.leading + 16
      """
    let scene = try AdvisedScene(text)
    #expect(scene.edits(.ambiguous).first == "a.leading == root.leading + 16")
    #expect(scene.fixed == text.replacing(">=", with: "=="))
    let twice = try AdvisedScene(
      """
      canvas: { width: 320, height: 100 }
      root: { subviews: { a: {} } }
      constraints: [a.leading == root.leading, a.top == root.top, a.height == 44, a.width == 100, a.width == 120]
      """)
    let edits = twice.edits(.unsatisfiable)
    // Dropped, it holds as little.
    #expect(!edits.contains("a.width == 100 @ 999") && !edits.isEmpty)
    #expect(!edits.contains("a.width >= 100"))
  }

  // Stack Overflow 18368059: a text view in a cell that grows is 0 high as long as it scrolls.
  @Test("finds texts and controls that have no size in any variant, and not those of one state")
  func collapses() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 200 }
      root: { subviews: { list: { type: tableView, subviews: { row: { type: tableCell,
        subviews: { note: { type: textView, text: Hello } } } } } } }
      constraints: [list.edges == root, note.edges == row.margins]
      """)
    #expect(scene.edits(.collapsed) == ["scrollEnabled: false"])
    // Hacking with Swift's forums, 'slider in a stack view': without a width of its own it collapses to
    // its knob's insets where the column centres its views.
    for bar in ["slider", "progressView"] {
      let column = try AdvisedScene(
        """
        canvas: { width: 320, height: 200 }
        root: { subviews: { s: { type: stackView, axis: vertical, alignment: center,
          subviews: { a: { type: label, text: Volume }, bar: { type: \(bar) } } } } }
        constraints: [s.top == root.top, s.centerX == root.centerX]
        """)
      #expect(column.codes.contains(.collapsed), "\(bar)")
    }
    let state = """
      canvas: { width: 320, height: 200 }
      root: { subviews: { go: { type: button, text: Go } } }
      constraints: [go.top == root.top, go.leading == root.leading, { id: h, expr: go.height == 0 }]
      states: { open: { constraints: { h: { constant: 44 } } } }
      variants: { axes: { state: [base, open] } }
      """
    #expect(try !AdvisedScene(state).codes.contains(.collapsed))
    #expect(
      try AdvisedScene(state.replacing("constant: 44", with: "constant: 0")).codes
        .contains(.collapsed))
  }

  // The badge of every tab and tile: its centre on the corner is what was wanted.
  @Test("is not given for a badge on a corner")
  func badges() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 200 }
      root: { subviews: { tile: { subviews: { badge: { type: label, text: "3" } } } } }
      constraints:
        - tile.size == 60
        - tile.leading == root.leading + 20
        - tile.top == root.top + 20
        - badge.centerX == tile.trailing
        - badge.centerY == tile.top
      """)
    #expect(!scene.codes.contains(.outsideSuperview))
  }

  @Test("is left out where trying it takes more work than allowed, and says nothing untried")
  func work() throws {
    let text = Self.label("a.top == root.top + 8")
    let whole = try AdvisedScene(text)
    #expect(whole.trials > 0)
    let ten = text.replacing(
      "a: { type: label, text: Title }", with: "a: { type: label, text: Title, lines: 0 }")
    #expect(try AdvisedScene(ten, mostWork: 0).trials <= 3)
  }
}
