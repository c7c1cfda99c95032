import Checking
import Documents
import Testing

/// One line of a layout is wrong, and others show what it was meant to say.
@Suite("Advice on one wrong line")
struct WrongLineAdviceTests {
  private func scene(_ views: String, _ constraints: [String], root: String = "") throws
    -> AdvisedScene
  {
    try AdvisedScene("iPhone 15", views, constraints, root: root)
  }

  // MARK: - Contradictions

  @Test("Both edges beside a middle and a width are one line too many, of which neither edge is")
  func wholeLine() throws {
    let scene = try scene(
      "board: { background: systemTeal }",
      [
        "board.horizontalEdges == root.margins", "board.centerX == root.centerX",
        "board.width == 220", "board.top == root.safeArea.top + 20", "board.height == 120",
      ])
    #expect(scene.words == ["line 4: drop it"])
    #expect(scene.fixed?.contains("horizontalEdges") == false)
  }

  @Test("A middle between an edge and a gap gives way, and neither of these does")
  func surplusMiddle() throws {
    let buttons = try scene(
      "no: { type: button, text: Cancel, style: gray }, yes: { type: button, text: Save, style: filled }",
      [
        "no.top == root.safeArea.top + 12", "no.leading == root.margins.leading",
        "yes.leading == no.trailing + 12", "yes.trailing == root.margins.trailing",
        "yes.width == no.width", "yes.top == no.top", "yes.centerX == root.centerX",
      ])
    #expect(buttons.words.first?.hasPrefix("line 10: drop it") == true, "\(buttons.words)")
    #expect(buttons.words.allSatisfy { $0.hasPrefix("line 10:") }, "\(buttons.words)")
    let row = try scene(
      "what: { type: label, text: Coffee, lines: 0 }, on: { type: switch }",
      [
        "on.top == root.safeArea.top + 24", "on.trailing == root.margins.trailing",
        "what.leading == root.margins.leading", "what.centerY == on.centerY",
        "what.trailing <= on.leading - 12", "what.centerX == root.centerX",
      ])
    #expect(row.words.first?.hasPrefix("line 9: drop it") == true, "\(row.words)")
    #expect(row.words.allSatisfy { $0.hasPrefix("line 9:") }, "\(row.words)")
  }

  @Test("A limit between siblings is no wish, behind which one of them may hide")
  func guardedGap() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 60 }
      root:
        subviews:
          label:
            type: label
            text: A label that is quite long but ok
            compression: { horizontal: 1000, vertical: 750 }
          button: { type: button, text: Go }
      constraints:
        - { format: "H:|-[label]-(>=8)-[button(45)]-|", options: [alignAllCenterY] }
        - label.centerX == root.centerX
        - label.centerY == root.centerY
      """)
    #expect(scene.words.first?.hasPrefix("line 11: drop it") == true, "\(scene.words)")
    #expect(!scene.edits(.unsatisfiable).contains { $0.contains("@999") }, "\(scene.words)")
  }

  @Test(
    "Beside a length a middle or an edge is one line too many: what is stated apart, nobody chooses"
  )
  func middleOrEdge() throws {
    let views = "bell: { background: systemGray5 }, list: { background: systemTeal }"
    let list = [
      "list.top == bell.bottom + 24", "list.horizontalEdges == root.margins", "list.height == 90",
    ]
    let bell = ["bell.leading == root.margins.leading", "bell.width == 48", "bell.height == 48"]
    let middle = "bell.centerX == root.centerX"
    let apart = try scene(views, ["bell.top == root.safeArea.top + 12"] + bell + list + [middle])
    #expect(apart.words.map { $0.prefix(7) } == ["line 11"], "\(apart.words)")
    let among = try scene(views, ["bell.top == root.safeArea.top + 12"] + bell + [middle] + list)
    #expect(among.words.map { $0.prefix(6) } == ["line 5"], "\(among.words)")
    for scene in [apart, among] {
      let finding = try #require(scene.found.first?.diagnostic)
      let text = String(decoding: scene.file.bytes, as: UTF8.self)
      #expect(try !finding.isCertain(#require(finding.fixes.first)) { _ in text })
    }
  }

  @Test("The width of a text between two edges is one line too many, and no edge is dropped for it")
  func surplusLength() throws {
    let scene = try scene(
      """
      card: { background: secondarySystemBackground, subviews: { icon: { background: systemBlue },
       sub: { type: label, text: Museum Invoice Subscription, lines: 0 } } }
      """.replacing("\n", with: ""),
      [
        "card.top == root.safeArea.top + 24", "sub.width == 120",
        "card.leading == root.leading + 16", "card.trailing == root.trailing - 16",
        "icon.size == 44", "icon.leading == card.leading + 12", "icon.top == card.top + 12",
        "sub.leading == icon.trailing + 12", "sub.trailing == card.trailing - 12",
        "sub.top == icon.top", "card.height == 90",
      ])
    let words = scene.found.filter { $0.diagnostic.code == .unsatisfiable }
      .flatMap(\.diagnostic.advice).map(\.words)
    #expect(words.first?.hasPrefix("line 5: drop it") == true, "\(words)")
    #expect(!words.dropFirst().contains { $0.contains("drop") }, "\(words)")
  }

  @Test("The number that no other line has is the slip")
  func outlier() throws {
    let scene = try scene(
      """
      grid: { background: systemGray4, subviews: { a: { background: white }, b: { background: white },
      c: { background: white }, d: { background: white } } }
      """.replacing("\n", with: " "),
      [
        "grid.top == root.safeArea.top + 24", "grid.centerX == root.centerX", "grid.width == 242",
        "grid.height == 242", "d.trailing == grid.trailing - 30", "a.leading == grid.leading + 3",
        "a.top == grid.top + 3", "b.leading == a.trailing + 3", "b.trailing == grid.trailing - 3",
        "b.top == a.top", "c.leading == a.leading", "c.top == a.bottom + 3",
        "c.bottom == grid.bottom - 3", "d.leading == b.leading", "d.top == c.top",
        "\"a.size == [b, c, d].size\"",
      ])
    #expect(
      scene.edits(.unsatisfiable).first == "d.trailing == grid.trailing - 3", "\(scene.words)")
    #expect(!scene.words.contains { $0.contains("b.trailing == grid.trailing - 30") })
  }

  @Test("A control between two panes, on both of which it lies, speaks for no line")
  func handle() throws {
    let scene = try scene(
      "a: { background: systemTeal }, b: { background: systemMint }, swap: { type: button, style: filled, text: Swap }",
      [
        "\"[a, b].horizontalEdges == root\"", "a.top == root.top", "b.top == a.bottom",
        "b.bottom == root.bottom", "a.height == b.height", "a.height == 200",
        "swap.centerX == root.centerX", "swap.centerY == a.bottom",
      ])
    #expect(scene.words.first?.hasPrefix("line 9: ") == true, "\(scene.words)")
    #expect(!scene.words.contains { $0.hasPrefix("line 6") }, "\(scene.words)")
  }

  @Test("An edge drawn in from the opposite one of a sibling gets that of the other edge")
  func drawnIn() throws {
    let scene = try scene(
      "card: { background: systemGray6 }, words: { type: label, text: Good morning, lines: 0 }",
      [
        "card.horizontalEdges == root.margins", "card.top == root.safeArea.top + 12",
        "card.height == 200", "words.leading == card.trailing + 16", "words.top == card.top + 16",
        "words.trailing == card.trailing - 16",
      ])
    #expect(scene.edits(.unsatisfiable).first == "words.leading == card.leading + 16")
  }

  @Test("A page is as wide as what shows it, not as all pages")
  func ofContent() throws {
    let scene = try scene(
      """
      pages: { type: scrollView, subviews: { one: { background: systemTeal }, two: { background: systemMint },
      words: { type: label, text: Welcome, lines: 0 } } }
      """.replacing("\n", with: " "),
      [
        "pages.edges == root.safeArea", "one.leading == pages.content.leading",
        "one.verticalEdges == pages.content", "one.height == pages.frameLayout.height",
        "one.width == pages.content.width", "two.leading == one.trailing",
        "two.trailing == pages.content.trailing", "two.verticalEdges == pages.content",
        "two.width == one.width", "words.centerY == one.centerY",
        "words.leading == one.leading + 24", "words.trailing == one.trailing - 24",
      ])
    #expect(
      scene.edits(.unsatisfiable).first == "one.width == pages.frameLayout.width",
      "\(scene.words)")
  }

  // MARK: - What is open

  @Test("Pages without a height are as high as what shows them")
  func pages() throws {
    let scene = try scene(
      """
      pages: { type: scrollView, subviews: { one: { background: systemTeal }, two: { background: systemMint },
      words: { type: label, text: Welcome } } }
      """.replacing("\n", with: " "),
      [
        "pages.edges == root.safeArea", "one.leading == pages.content.leading",
        "one.verticalEdges == pages.content", "one.width == pages.frameLayout.width",
        "two.leading == one.trailing", "two.trailing == pages.content.trailing",
        "two.verticalEdges == pages.content", "two.width == one.width",
        "words.center == one.center",
      ])
    #expect(scene.edits(.ambiguous).first == "one.height == pages.frameLayout.height")
    #expect(!scene.words.contains { $0.contains("words.bottom") })
  }

  private static let score = [
    "home.leading == root.margins.leading", "home.top == root.safeArea.top + 24",
    "away.leading == home.trailing + 24", "away.trailing == root.margins.trailing",
    "away.top == home.top", "homeGoals.horizontalEdges == home",
    "homeGoals.top == home.bottom + 12", "awayGoals.horizontalEdges == away",
    "awayGoals.top == away.bottom + 12",
  ]
  private static let goals = """
    home: { type: label, text: Owls }, away: { type: label, text: Kites },
     homeGoals: { type: label, text: "2" }, awayGoals: { type: label, text: "13" }
    """.replacing("\n", with: "")

  @Test("Columns on which the same hangs are equally wide, rather than one of them hugging")
  func columns() throws {
    let scene = try scene(Self.goals, Self.score)
    #expect(Set(scene.edits(.ambiguous)) == ["away.width == home.width"])
    // What hangs on them differs: nothing says that they are alike.
    let uneven = Self.score.map { $0.replacing("away.bottom + 12", with: "away.bottom + 40") }
    let other = try self.scene(Self.goals, uneven)
    #expect(!other.edits(.ambiguous).contains("away.width == home.width"))
  }

  @Test("Guides that share a row are equally wide")
  func guides() throws {
    let scene = try scene(
      "down: { type: label, text: Down }, up: { type: label, text: Up }",
      [
        "left.leading == root.margins.leading", "right.leading == left.trailing",
        "right.trailing == root.margins.trailing", "left.verticalEdges == root.safeArea",
        "right.verticalEdges == root.safeArea", "down.horizontalEdges == left",
        "down.top == left.top", "up.horizontalEdges == right", "up.top == right.top",
      ], root: "guides: [left, right], ")
    #expect(scene.edits(.ambiguous) == ["right.width == left.width"], "\(scene.words)")
  }

  @Test("A guide that nothing ties along an axis begins in the safe area")
  func guide() throws {
    let scene = try scene(
      "shoe: { background: systemGray4 }",
      [
        "middle.horizontalEdges == root.margins", "shoe.top == middle.top",
        "shoe.centerX == middle.centerX", "shoe.width == 96", "shoe.height == 96",
        "shoe.bottom == middle.bottom",
      ], root: "guides: [middle], ")
    #expect(scene.edits(.ambiguous) == ["middle.top == root.safeArea.top"], "\(scene.words)")
  }

  @Test("A limit that is the wrong way round is turned, and nobody has to hug")
  func backward() throws {
    let scene = try scene(
      """
      kind: { type: label, text: High }, time: { type: label, text: "05:12" },
       height: { type: label, text: 8 m }
      """.replacing("\n", with: ""),
      [
        "kind.leading == root.margins.leading", "kind.top == root.safeArea.top",
        "time.leading == kind.trailing + 12", "time.firstBaseline == kind.firstBaseline",
        "height.leading <= time.trailing + 12", "height.trailing == root.margins.trailing",
        "height.firstBaseline == kind.firstBaseline",
      ])
    #expect(
      Set(scene.edits(.ambiguous)) == ["height.leading >= time.trailing + 12"], "\(scene.words)")
  }

  @Test("Buttons that are words alone stay at the ends of their row")
  func plainButtons() throws {
    func found(_ style: String) throws -> Set<String> {
      let scene = try scene(
        "no: { type: button, style: \(style), text: Cancel }, yes: { type: button, style: \(style), text: Torch }",
        [
          "no.leading == root.margins.leading", "no.bottom == root.safeArea.bottom - 12",
          "yes.leading == no.trailing + 12", "yes.trailing == root.margins.trailing",
          "yes.bottom == no.bottom",
        ])
      return Set(scene.edits(.ambiguous))
    }
    #expect(try found("plain") == ["yes.leading >= no.trailing + 12"])
    #expect(try found("filled") == ["yes.width == no.width @ 749"])
  }

  // MARK: - Overlaps

  @Test("A view is tied to the sibling to which its other line ties it")
  func twin() throws {
    let lines = Self.score.map {
      $0.replacing("awayGoals.horizontalEdges == away", with: "awayGoals.horizontalEdges == home")
    }
    let scene = try scene(Self.goals, lines + ["away.width == home.width"])
    #expect(scene.edits(.overlap) == ["awayGoals.horizontalEdges == away"], "\(scene.words)")
  }

  @Test("On both sides of a middle stands the same number")
  func mirrored() throws {
    let scene = try scene(
      "up: { type: button, style: gray, text: Up }, down: { type: button, style: gray, text: Down }",
      [
        "up.top == root.safeArea.top + 40", "up.leading == root.margins.leading",
        "up.trailing == root.centerX - 6", "down.leading == root.centerX - 60",
        "down.trailing == root.margins.trailing", "down.top == up.top",
      ])
    #expect(scene.edits(.overlap) == ["down.leading == root.centerX + 6"], "\(scene.words)")
  }

  @Test("A pane that hides what is in another one begins where that ends")
  func neighbour() throws {
    let scene = try scene(
      """
      side: { background: systemGray6 }, folder: { type: label, text: Letters },
       page: { background: white }, note: { type: label, text: The heron came back, lines: 0 }
      """.replacing("\n", with: ""),
      [
        "side.leading == root.leading", "side.verticalEdges == root", "side.width == 140",
        "folder.top == root.safeArea.top + 16", "folder.leading == side.leading + 16",
        "folder.trailing == side.trailing - 16", "page.leading == side.leading",
        "page.trailing == root.trailing", "page.verticalEdges == root",
        "note.top == root.safeArea.top + 16", "note.leading == page.leading + 24",
        "note.trailing == page.trailing - 24",
      ])
    #expect(scene.edits(.overlap).first == "page.leading == side.trailing", "\(scene.words)")
    #expect(!scene.words.contains { $0.contains("note.top") })
  }

  @Test("A ratio whose second number multiplies divides by it")
  func ratio() throws {
    let scene = try scene(
      "photo: { background: systemTeal }, words: { type: label, text: Light }",
      [
        "photo.top == root.safeArea.top", "photo.horizontalEdges == root",
        "photo.height == photo.width * 4 * 3", "words.top == photo.bottom + 20",
        "words.leading == root.margins.leading",
      ])
    #expect(
      scene.edits(.outsideSuperview).first == "photo.height == photo.width * 4 / 3",
      "\(scene.words)")
  }
}
