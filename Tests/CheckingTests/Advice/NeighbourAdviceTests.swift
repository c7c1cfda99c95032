import Checking
import Documents
import Rendering
import Testing

/// Advice respects what is beside a view: a pane ends at its neighbour instead of covering it, and in a row
/// the values keep their widths.
@Suite("Advice and neighbours")
struct NeighbourAdviceTests {
  private func edits(
    _ canvas: String, _ views: String, _ constraints: [String], _ rest: String = "",
    on code: Diagnostic.Code = .ambiguous, in mode: RenderOptions.TextMode = .blocks
  ) throws -> [String] {
    let list = constraints.map { "  - \($0)" }.joined(separator: "\n")
    let scene = try AdvisedScene(
      "canvas: \(canvas)\nroot: { subviews: { \(views) } }\nconstraints:\n\(list)\n\(rest)",
      measuring: mode)
    return scene.edits(code)
  }

  @Test("An opaque pane begins where the pane beside it ends, in both directions")
  func panes() throws {
    for direction in ["ltr", "rtl"] {
      let edits = try edits(
        "{ device: iPad landscape, direction: \(direction) }",
        """
        menu: { background: gray, subviews: { m: { type: label, text: Trips } } }, \
        page: { background: white, subviews: { p: { type: label, text: Nothing here yet } } }
        """,
        [
          "\"[menu, page].verticalEdges == root\"", "menu.leading == root.leading",
          "menu.width == 300", "page.trailing == root.trailing", "m.top == root.safeArea.top",
          "m.leading == menu.leading + 20", "p.center == page.center",
        ])
      #expect(Set(edits) == ["page.leading == menu.trailing"], "\(direction)")
    }
  }

  @Test("A card in a row begins beside the one before it, and never upon it")
  func cards() throws {
    let edits = try edits(
      "{ width: 375, height: 200 }", "a: { background: teal }, b: { background: pink }",
      [
        "a.leading == root.leading + 20", "a.width == 150", "b.trailing == root.trailing - 20",
        "\"[a, b].height == 80\"", "\"[a, b].top == root.top + 20\"",
      ])
    #expect(edits == ["b.leading == a.trailing + 8"])
  }

  @Test("What lies above a bar ends there instead of getting a height of its own")
  func aboveBar() throws {
    let edits = try edits(
      "{ device: iPhone 14 }",
      "feed: { background: gray }, bar: { background: yellow }",
      [
        "\"[feed, bar].horizontalEdges == root\"", "feed.top == root.safeArea.top",
        "bar.bottom == root.bottom", "bar.height == 83",
      ])
    #expect(edits == ["feed.bottom == bar.top"])
  }

  @Test("A bar without a height ends with what is in it instead of the list above it")
  func bar() throws {
    let edits = try edits(
      "{ device: iPhone 14 }",
      """
      feed: { background: gray }, bar: { background: yellow, subviews: { \
      go: { type: button, text: Send } } }, tabs: { type: tabBar, items: [{ title: Home }] }
      """,
      [
        "\"[feed, bar, tabs].horizontalEdges == root\"", "feed.top == root.top",
        "feed.bottom == bar.top", "bar.bottom == tabs.top", "tabs.bottom == root.bottom",
        "go.centerY == bar.centerY", "go.trailing == bar.trailing - 16",
      ])
    #expect(Set(edits) == ["bar.bottom == go.bottom + 8"])
  }

  @Test("A line beside a text ends with it")
  func line() throws {
    let edits = try edits(
      "{ width: 320, height: 300 }",
      "line: { background: orange }, quote: { type: label, lines: 0, text: So it goes }",
      [
        "line.leading == root.margins.leading", "line.width == 3", "line.top == quote.top",
        "quote.leading == line.trailing + 12", "quote.top == root.top + 40",
        "quote.trailing == root.margins.trailing",
      ])
    #expect(edits == ["line.bottom == quote.bottom"])
  }

  @Test("What is drawn upon a track covers no more of it than anybody says")
  func progress() throws {
    let edits = try edits(
      "{ width: 320, height: 60 }", "track: { background: gray }, fill: { background: green }",
      [
        "track.horizontalEdges == root.margins", "track.centerY == root.centerY",
        "track.height == 8", "fill.leading == track.leading", "fill.verticalEdges == track",
      ])
    #expect(edits.isEmpty)
  }

  @Test("A veil over a screen reaches its edges, not its margins or its middle")
  func veil() throws {
    let edits = try edits(
      "{ device: iPhone 14 }",
      "t: { type: label, text: Trips }, veil: { background: \"#00000066\" }",
      [
        "t.leading == root.margins.leading", "t.top == root.safeArea.top + 12",
        "veil.leading == root.leading", "veil.verticalEdges == root",
      ])
    #expect(edits == ["veil.trailing == root.trailing"])
  }

  @Test("In a row of three the words stretch, and the values behind them keep their widths")
  func row() throws {
    let edits = try edits(
      "{ width: 375, height: 100 }",
      """
      name: { type: label, text: Garden chair }, old: { type: label, text: 79 kr }, \
      price: { type: label, text: 59 kr }
      """,
      [
        "name.leading == root.leading + 16", "name.top == root.top + 20",
        "old.leading == name.trailing + 8", "price.leading == old.trailing + 8",
        "price.trailing == root.trailing - 16", "\"[old, price].top == name.top\"",
      ])
    #expect(Set(edits) == ["hugging: { horizontal: 249 }"])
  }

  @Test("In a row of two the one behind the words hugs, whichever is first in the file")
  func pair() throws {
    let edits = try edits(
      "{ width: 375, height: 100 }",
      "date: { type: label, text: 9 May }, from: { type: label, text: Ana Ruiz }",
      [
        "from.leading == root.leading + 16", "from.top == root.top + 20",
        "date.leading == from.trailing + 8", "date.trailing == root.trailing - 16",
        "date.top == from.top",
      ])
    #expect(Set(edits) == ["hugging: { horizontal: 251 }"])
    let scene = try AdvisedScene(
      """
      canvas: { width: 375, height: 100 }
      root: { subviews: { a: { type: label, text: 9 May }, b: { type: label, text: Ana Ruiz } } }
      constraints: ["H:|-[b]-[a]-|", "V:|-[a]", "V:|-[b]"]
      """)
    let words = scene.found.flatMap(\.diagnostic.advice).map(\.words)
    #expect(Set(words) == ["give 'a' hugging: { horizontal: 251 }"])
  }

  @Test("A text under another begins and ends like it, and not over the picture beside them")
  func besidePicture() throws {
    let edits = try edits(
      "{ width: 375, height: 200 }",
      """
      photo: { background: teal }, t: { type: label, text: Walk }, \
      s: { type: label, lines: 0, text: Along the old piers with a guide }
      """,
      [
        "photo.leading == root.leading + 12", "photo.top == root.top + 12", "photo.size == 64",
        "t.leading == photo.trailing + 12", "t.trailing == root.trailing - 12",
        "t.top == photo.top", "s.top == t.bottom + 4",
      ])
    #expect(edits == ["s.leading == t.leading"])
  }

  @Test("A height that a state switches on is what the state means")
  func collapsing() throws {
    let edits = try edits(
      "{ device: iPhone 14 }",
      """
      header: { clips: true, background: teal, subviews: { big: { type: label, text: Alps, font: { style: largeTitle } }, \
      info: { type: label, text: Five stages } } }
      """,
      [
        "header.top == root.safeArea.top", "header.horizontalEdges == root",
        "{ id: tall, expr: header.height == 160 }",
        "{ id: low, expr: header.height == 44, active: false }",
        "\"[big, info].leading == root.margins.leading\"", "big.top == header.top + 20",
        "info.top == big.bottom + 8", "info.bottom == header.bottom - 12",
      ],
      """
      states: { up: { constraints: { tall: { active: false }, low: { active: true } } } }
      variants: { axes: { state: [base, up] } }
      """, in: .normal)
    #expect(Set(edits) == ["big.top == header.top + 20 @ 749"])
  }

  @Test("What stands below another view ends at the edges of its card, and above what is upon it")
  func cardEdges() throws {
    let chart = try edits(
      "{ width: 375, height: 300 }",
      """
      card: { background: white, subviews: { t: { type: label, text: Rain }, \
      chart: { background: blue } } }
      """,
      [
        "card.edges == root + 20", "t.top == card.top + 12", "t.leading == card.leading + 12",
        "chart.horizontalEdges == card + 12", "chart.top == t.bottom + 8",
      ])
    #expect(chart == ["chart.bottom == card.bottom - 12"])
    let cover = try edits(
      "{ device: iPhone 14 }",
      "cover: { background: purple }, t: { type: label, text: Night train }",
      [
        "cover.top == root.safeArea.top + 20", "cover.horizontalEdges == root.margins",
        "t.bottom == root.safeArea.bottom - 80", "t.leading == root.margins.leading",
      ])
    #expect(cover == ["cover.bottom == t.top - 8"])
  }

  @Test("A page ends at the bar below it, not below its title")
  func page() throws {
    let edits = try edits(
      "{ device: iPhone 14 }",
      """
      page: { background: gray, subviews: { h: { type: label, text: Home } } }, \
      tabs: { type: tabBar, items: [{ title: Home }] }
      """,
      [
        "page.top == root.top", "\"[page, tabs].horizontalEdges == root\"",
        "tabs.bottom == root.bottom", "h.top == root.safeArea.top + 8",
        "h.leading == root.margins.leading",
      ])
    #expect(edits == ["page.bottom == tabs.top"])
  }

  @Test("Between a caption and a button the field stretches, and of many short words none")
  func elastic() throws {
    let row = [
      "a.leading == root.leading + 16", "b.leading == a.trailing + 8",
      "c.leading == b.trailing + 8", "\"[a, b, c].centerY == root.centerY\"",
    ]
    let field = try AdvisedScene(
      """
      canvas: { width: 375, height: 60 }
      root: { subviews: { a: { type: label, text: Street }, \
      b: { type: textField, placeholder: Required }, c: { type: button, text: Clear } } }
      constraints: [\((row + ["c.trailing == root.trailing - 16"]).joined(separator: ", "))]
      """)
    let words = field.found.flatMap(\.diagnostic.advice).map(\.words)
    #expect(Set(words) == ["give 'b' hugging: { horizontal: 249 }"])
    let days = try edits(
      "{ width: 375, height: 60 }",
      ["a", "b", "c", "d", "e"].map { "\($0): { type: label, text: M }" }.joined(separator: ", "),
      row + [
        "d.leading == c.trailing + 8", "e.leading == d.trailing + 8",
        "e.trailing == root.trailing - 16", "\"[d, e].centerY == root.centerY\"",
      ])
    #expect(days.isEmpty)
  }

  @Test("A button's title over a text is found")
  func titleOverText() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 60 }
      root: { subviews: { t: { type: label, text: Welcome to the walking club tonight }, \
      skip: { type: button, text: Skip } } }
      constraints: [t.leading == root.leading + 16, t.centerY == root.centerY, \
      t.trailing == root.trailing - 16, skip.trailing == root.trailing - 16, skip.centerY == t.centerY]
      """, measuring: .normal)
    #expect(scene.codes.contains(.overlap))
  }

  // ericberman/MyFlightbookiOS#39: a toolbar over the end of a table.
  @Test("A table without an end stops above the toolbar")
  func table() throws {
    let edits = try edits(
      "{ device: iPhone 14 }",
      "table: { type: tableView }, bar: { type: toolbar, items: [{ title: Share }] }",
      [
        "table.top == root.safeArea.top", "\"[table, bar].horizontalEdges == root\"",
        "bar.bottom == root.safeArea.bottom", "bar.height == 34",
      ])
    #expect(edits == ["table.bottom == bar.top"])
  }

  // snikket-im/snikket-ios#244: the composer's field begins under the sidebar.
  @Test("A text in a pane of which a later pane covers a part is found")
  func composer() throws {
    for (leading, isFound) in [("root.leading", true), ("side.trailing", false)] {
      let scene = try AdvisedScene(
        """
        canvas: { device: iPad landscape }
        root: { subviews: { composer: { background: white, subviews: { \
        f: { type: textField, placeholder: Message } } }, side: { background: gray } } }
        constraints:
          - side.verticalEdges == root
          - side.leading == root.leading
          - side.width == 320
          - composer.leading == \(leading)
          - composer.trailing == root.trailing
          - composer.bottom == root.bottom
          - composer.height == 64
          - f.horizontalEdges == composer + 16
          - f.top == composer.top + 8
        """, measuring: .normal)
      #expect(scene.codes.contains(.overlap) == isFound, "\(leading)")
    }
  }

  @Test("A weaker line that then holds nowhere is not said beside the same without it")
  func deadLines() throws {
    let edits = try edits(
      "{ width: 320, height: 300 }", "a: { background: teal }, b: { background: pink }",
      [
        "\"[a, b].leading == root.leading + 16\"", "\"[a, b].trailing == root.trailing - 16\"",
        "b.width == 200", "a.top == root.top", "b.top == a.bottom", "\"[a, b].height == 44\"",
      ], on: .unsatisfiable)
    #expect(!edits.isEmpty)
    #expect(!edits.contains { $0.hasSuffix("@ 999") }, "\(edits)")
  }

  /// fossasia/susi_iOS#271: an input bar over the home indicator, whose field and button are both in its middle.
  @Test("A bar that grows to the screen's edge keeps all that it shows inside the safe area")
  func wholeBar() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone X }
      root:
        subviews:
          input:
            background: white
            subviews:
              field: { type: textField, accessibility: { label: Question } }
              send: { type: button, text: Send, hugging: { horizontal: 251 } }
      constraints:
        - input.horizontalEdges == root
        - input.bottom == root.bottom
        - input.height == 48
        - field.leading == input.leading + 10
        - field.centerY == input.centerY
        - send.leading == field.trailing + 8
        - send.trailing == input.trailing - 10
        - send.centerY == input.centerY
      """, measuring: .normal)
    let fixed = try #require(scene.fixed)
    for view in ["field", "send"] {
      #expect(fixed.contains("- \(view).centerY == input.safeArea.centerY"), "\(fixed)")
    }
  }
}
