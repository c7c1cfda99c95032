import Checking
import Documents
import Testing

/// What helps views that have less room, or more, than they show.
@Suite("Advice about room")
struct RoomAdviceTests {
  // An app icon's badge, whose centre is the corner of a tile that it must not leave.
  @Test("A text that a limit leaves no width loses the limit, and more lines are no help")
  func badge() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 200 }
      root: { subviews: { tile: { background: gray, subviews: { badge: { type: label, text: "3" } } } } }
      constraints:
        - badge.trailing <= tile.trailing
        - "V:|-20-[tile(60)]"
        - "H:|-20-[tile(60)]"
        - badge.centerX == tile.trailing
        - badge.centerY == tile.top
      """)
    #expect(scene.codes == [.collapsed])
    #expect(scene.edits(.collapsed) == ["drop 'badge.trailing <= tile.trailing'"])
    #expect(try AdvisedScene(try #require(scene.fixed)).codes.isEmpty)
  }

  @Test("A limit without which a text would cover another one stays")
  func limit() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 200 }
      root: { subviews: { a: { type: label, text: Name }, b: { type: label, text: Value } } }
      constraints:
        - "V:|-20-[a]"
        - b.top == a.top
        - "H:|-20-[b]"
        - a.leading == b.leading + 4
        - a.trailing <= b.leading + 4
      """)
    #expect(scene.codes.contains(.collapsed))
    #expect(!scene.found.flatMap(\.diagnostic.advice).contains { $0.words.contains("drop") })
  }

  // Stack Overflow: 'UIStackView fixed width child': the answer is the stack's alignment.
  @Test(
    "A length across a stack needs an alignment that doesn't stretch",
    arguments: [
      ("vertical", "s.width == 300, b.width == 100, b.height == 20", "alignment: leading"),
      ("horizontal", "s.height == 60, b.height == 20, b.width == 100", "alignment: center"),
    ])
  func acrossStack(axis: String, lengths: String, edit: String) throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 300 }
      root: { subviews: { s: { type: stackView, axis: \(axis), subviews: { a: { type: label, text: A }, b: {} } } } }
      constraints: [s.leading == root.leading, s.top == root.top, \(lengths)]
      """)
    #expect(scene.edits(.unsatisfiable).first == edit)
    #expect(try AdvisedScene(try #require(scene.fixed)).codes.isEmpty)
  }

  @Test("A component's stack is called as the component calls it")
  func stackOfComponent() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 300 }
      components:
        card:
          view: { subviews: { s: { type: stackView, axis: vertical, subviews: { t: { type: label, text: A }, b: {} } } } }
          constraints: [s.edges == self, b.width == 100, b.height == 20, self.width == 200]
      root: { subviews: { one: { type: card } } }
      constraints: [one.leading == root.leading, one.top == root.top]
      """)
    let words = scene.found.flatMap(\.diagnostic.advice).map(\.words)
    #expect(words.first == "give 's' alignment: leading", "\(words)")
  }

  @Test(
    "No advice makes a picture or the like smaller than what it shows",
    arguments: ["type: imageView, symbol: star.fill", "type: pageControl, pages: 4"])
  func pictures(view: String) throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 200 }
      root: { subviews: { bar: { background: gray }, pic: { \(view) } } }
      constraints:
        - "V:|-20-[bar(44)]"
        - bar.leading == root.leading
        - pic.leading == bar.trailing + 8
        - pic.trailing <= root.trailing
        - pic.centerY == bar.centerY
      """)
    #expect(scene.edits(.ambiguous) == ["bar.width == 44", "bar.width == 44"])
  }

  @Test(
    "A maximum height below that of the text is dropped, or gives way to it in a format",
    arguments: [20, 30, 39, 60])
  func maximum(most: Int) throws {
    func scene(_ height: String) throws -> AdvisedScene {
      try AdvisedScene(
        """
        canvas: { width: 375, height: 667 }
        root: { subviews: { t: { type: label, lines: 0, text: "Two lines of text that need some forty points of height in all, and more than that where they are long" } } }
        constraints: ["H:|-60-[t]-60-|", \(height)]
        """)
    }
    let alone = try scene("t.top == root.top + 40, t.height <= \(most)")
    #expect(alone.edits(.fixedHeight).first == "drop 't.height <= \(most)'")
    #expect(try AdvisedScene(try #require(alone.fixed)).codes.isEmpty)
    let format = try scene("\"V:|-40-[t(<=\(most))]\"")
    #expect(format.edits(.fixedHeight).first == "V:|-40-[t(<=\(most)@749)]")
  }

  // hussc/lightCardTabBar#3: over a bar that reaches below the safe area only its edge is covered.
  @Test("A wide button over the edge of a bar ends above it, on every device")
  func barsEdge() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 15 }
      root:
        subviews:
          tabs: { type: tabBar, items: [{ title: Home, symbol: house }, { title: Search, symbol: magnifyingglass }] }
          go: { type: button, style: filled, text: Continue }
      constraints: ["H:|[tabs]|", tabs.bottom == root.bottom, "H:|-16-[go]-16-|", go.bottom == root.safeArea.bottom - 8]
      """)
    #expect(scene.edits(.overlap).first == "go.bottom == tabs.top - 8")
    #expect(try AdvisedScene(try #require(scene.fixed)).codes.isEmpty)
  }

  // mssun/passforios#422, mozilla-mobile/firefox-ios#5034: rows of a fixed height at larger texts; texts of
  // blocks are higher where they are longer.
  @Test(
    "A row's fixed height becomes a minimum, or gives way, where its text needs more",
    arguments: [
      (
        "a: { type: label, lines: 0, text: Passphrase }", "\"V:|-12-[a(20)]\"",
        ["V:|-12-[a(>=20)]", "a.bottom == row.bottom - 12", "row.height >= 44"]
      ),
      (
        "a: { type: label, lines: 0, text: Passphrase }, b: { type: label, text: mozilla }",
        "\"V:|-2-[a]\", \"V:[b]-2-|\", b.leading == a.leading",
        ["a.bottom <= b.top", "row.height == 44 @ 749"]
      ),
      (
        "a: { type: label, lines: 0, text: Pass the phrase here }", "a.centerY == row.centerY",
        ["a.top >= row.top + 8", "row.height == 44 @ 749"]
      ),
    ])
  func rows(views: String, constraints: String, edits: [String]) throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 375, height: 667 }
      root: { subviews: { row: { subviews: { \(views) } } } }
      constraints: ["H:|[row]|", row.top == root.top + 40, row.height == 44, "H:|-16-[a(100)]", \(constraints)]
      variants: { axes: { strings: [base, doubled] } }
      """)
    let fixed = try #require(scene.fixed, "\(scene.found.map(\.diagnostic.message))")
    for edit in edits { #expect(fixed.contains(edit), "\(fixed)") }
    #expect(try AdvisedScene(fixed).codes.isEmpty, "\(fixed)")
  }

  // finn-no/FinniversKit#781: a cell whose content is higher than the height that its preview has.
  @Test("The canvas of a row drawn on its own follows from its content, that of a screen doesn't")
  func fittingCanvas() throws {
    func scene(_ height: Int, spacing: Int, margin: Int) throws -> AdvisedScene {
      try AdvisedScene(
        """
        canvas: { width: 320, height: \(height) }
        root: { subviews: { s: { type: stackView, axis: vertical, spacing: \(spacing), subviews: { a: { type: label, text: A }, b: { type: label, text: B }, c: { type: label, text: C } } } } }
        constraints: ["H:|-[s]-|", "V:|-\(margin)-[s]-\(margin)-|"]
        """)
    }
    let cell = try scene(60, spacing: 8, margin: 16)
    #expect(cell.edits(.ambiguous).first == "height: fit")
    #expect(try AdvisedScene(try #require(cell.fixed)).codes.isEmpty)
    #expect(try !scene(480, spacing: 200, margin: 40).edits(.ambiguous).contains("height: fit"))
  }

  @Test("A row that longer texts make higher is as high as it was with the others")
  func leastHeight() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 375, height: 58 }
      root: { subviews: { a: { type: label, lines: 0, text: Passphrase }, b: { type: label, text: mozilla } } }
      constraints: ["H:|-16-[a(100)]", "H:|-16-[b]-16-|", "V:|-8-[a]", "V:[b]-8-|"]
      variants: { axes: { strings: [base, doubled] } }
      """)
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("height: fit") && fixed.contains("root.height >= 58"))
    #expect(try AdvisedScene(fixed).codes.isEmpty)
  }

  @Test("The second of two columns that are too wide together gives way to the screen's edge")
  func columns() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 375, height: 300 }
      root: { subviews: { a: { background: red }, b: { background: blue } } }
      constraints: ["H:|-16-[a(200)]-8-[b(200)]", "[a, b].top == root.top + 20", "[a, b].height == 80"]
      """)
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("b(200@749)") && fixed.contains("b.trailing <= root.trailing"))
    #expect(try AdvisedScene(fixed).codes.isEmpty)
  }

  @Test(
    "A text through which its card's edge runs has the wrong sign, and a caption on the edge hasn't"
  )
  func acrossEdge() throws {
    func scene(_ place: String) throws -> AdvisedScene {
      try AdvisedScene(
        """
        canvas: { width: 375, height: 300 }
        root: { subviews: { card: { subviews: { t: { type: label, text: Total } } } } }
        constraints: ["H:|-16-[card]-16-|", "V:|-40-[card(60)]", "H:|-[t]-|", \(place)]
        """)
    }
    #expect(
      try scene("t.bottom == card.bottom + 12").edits(.outsideSuperview)
        == ["t.bottom == card.bottom - 12"])
    for meant in ["t.centerY == card.bottom", "t.top == card.bottom + 4"] {
      #expect(try scene(meant).codes.isEmpty)
    }
  }

  @Test("A row that is too low for its picture grows before the picture loses its shape")
  func shape() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 375, height: 300 }
      root: { subviews: { row: { subviews: { pic: { type: imageView, symbol: person } } } } }
      constraints:
        - row.horizontalEdges == root
        - row.top == root.top + 40
        - row.height == 44
        - "H:|-[pic(60)]"
        - "V:|-8-[pic(60)]-8-|"
      """)
    #expect(scene.edits(.unsatisfiable).first == "row.height >= 44")
  }

  // jessesquires/JSQMessagesViewController#603: 'Send' in German, beside the field of a chat.
  @Test("A button of a fixed width beside a field is as wide as its title")
  func send() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 100 }
      root: { subviews: { f: { type: textField, placeholder: New }, send: { type: button, text: Send } } }
      constraints: ["H:|-8-[f]-8-[send(50)]-8-|", f.centerY == root.centerY, send.centerY == root.centerY]
      variants: { axes: { strings: [base, doubled] } }
      """)
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("send(>=50)") && fixed.contains("hugging: { horizontal: 251 }"))
    #expect(try AdvisedScene(fixed).codes.isEmpty)
  }

  // AdguardTeam/AdguardForiOS#1008.
  @Test("A button whose title is broken within a word gets wider, not higher")
  func brokenWord() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 375, height: 300 }
      root: { subviews: { go: { type: button, style: filled, text: Hinzufügen } } }
      constraints: [go.trailing == root.margins.trailing, go.top == root.top + 16, go.width == 60, go.height == 44]
      """)
    #expect(scene.edits(.truncated).first == "go.width >= 60", "\(scene.codes)")
  }
}
