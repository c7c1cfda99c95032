import Checking
import Documents
import Testing

/// One mistake has one way out, wherever it is stated, or none.
@Suite("Advice on the one cause")
struct OneCauseAdviceTests {
  private func scene(_ views: String, _ constraints: [String]) throws -> AdvisedScene {
    try AdvisedScene("iPhone 15", views.replacing("\n", with: ""), constraints)
  }

  /// Expects that an extra line gives way, and no other one, wherever it stands among the others.
  private func expectYielding(
    _ extra: String, among lines: [String], _ views: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for place in 0...lines.count {
      let scene = try scene(views, Array(lines[..<place]) + [extra] + lines[place...])
      let words = scene.words
      #expect(
        !words.isEmpty && words.allSatisfy { $0.hasPrefix("line \(place + 4): ") },
        "\(extra) at \(place): \(words)", sourceLocation: sourceLocation)
    }
  }

  // MARK: - Contradictions

  @Test("The middle of the first view of a row is one line too many, wherever it is stated")
  func firstOfRow() throws {
    let lines = [
      "a.top == root.safeArea.top + 40", "a.leading == root.margins.leading",
      "b.leading == a.trailing + 12", "b.trailing == root.margins.trailing", "b.width == a.width",
      "b.top == a.top",
    ]
    let views =
      "a: { type: button, style: gray, text: Stop }, b: { type: button, style: filled, text: Go }"
    try expectYielding("a.centerX == root.centerX", among: lines, views)
  }

  @Test("Of three lines about one view the one that nothing else is tied by is too many")
  func third() throws {
    let lines = [
      "b.top == root.safeArea.top + 40", "b.centerX == root.centerX", "b.size == 60",
      "a.top == b.top", "a.trailing == b.leading - 20", "a.size == 60", "c.top == b.top",
      "c.leading == b.trailing + 20", "c.size == 60", "e.top == b.bottom + 20",
      "e.centerX == b.centerX", "e.size == 60", "f.top == e.top", "f.leading == e.trailing + 20",
      "f.size == 60",
    ]
    let views = ["a", "b", "c", "e", "f"].map { "\($0): { background: systemGray4 }" }
      .joined(separator: ", ")
    try expectYielding("c.trailing == root.margins.trailing", among: lines, views)
  }

  @Test("A width beside two edges goes, though a text lies over something then as before")
  func lengthBetweenEdges() throws {
    let lines = [
      "no.top == root.safeArea.top + 40", "no.leading == root.leading",
      "no.trailing == mid.leading", "mid.top == no.top", "mid.height == 44", "mid.width == 0.5",
      "yes.top == no.top", "yes.leading == mid.trailing", "yes.trailing == root.trailing",
      "yes.width == no.width",
    ]
    let views = """
      no: { type: button, text: Cancel }, mid: { background: separator }, 
      yes: { type: button, text: Remove }
      """
    try expectYielding("no.width == 100", among: lines, views)
  }

  @Test("What contradicts only because a view is hidden is not dropped")
  func hidden() throws {
    let scene = try scene(
      """
      list: { type: stackView, axis: vertical, subviews: { 
      one: { subviews: { a: { background: systemTeal } } }, 
      two: { hidden: true, subviews: { b: { background: systemMint } } } } }
      """,
      [
        "list.top == root.safeArea.top", "list.horizontalEdges == root", "a.edges == one + 12",
        "a.height == 56", "b.edges == two + 12", "b.height == 56",
      ])
    #expect(!scene.words.contains { $0.contains("drop") || $0.contains(">=") }, "\(scene.words)")
  }

  // MARK: - What is open

  @Test("A rule without a height moves nothing else, and is not hidden by an edge")
  func rule() throws {
    let scene = try scene(
      """
      from: { type: label, text: OSL, font: { size: 40 } }, rule: { background: systemIndigo }, 
      to: { type: label, text: LIS, font: { size: 40 } }, city: { type: label, text: Oslo }
      """,
      [
        "from.top == root.safeArea.top + 20", "from.leading == root.margins.leading",
        "to.firstBaseline == from.firstBaseline", "to.trailing == root.margins.trailing",
        "rule.leading == from.trailing + 12", "rule.trailing == to.leading - 12",
        "rule.centerY == from.centerY", "city.top == from.bottom + 2",
        "city.leading == from.leading",
      ])
    #expect(scene.codes.contains(.ambiguous))
    #expect(!scene.words.contains { $0.contains("rule.top") }, "\(scene.words)")
  }

  @Test("A text below centred ones is centred, and one behind a limit ends where its row does")
  func missingEdge() throws {
    let column = try scene(
      "a: { type: label, text: Bergen }, b: { type: label, text: Rain }, c: { type: label, text: Cold }",
      [
        "a.top == root.safeArea.top + 20", "a.centerX == root.centerX", "b.top == a.bottom",
        "b.centerX == a.centerX", "c.top == b.bottom",
      ])
    #expect(Set(column.edits(.ambiguous)) == ["c.centerX == b.centerX"], "\(column.words)")
    let row = try scene(
      "a: { type: label, text: Total }, b: { type: label, text: \"12.40\" }",
      [
        "a.top == root.safeArea.top + 20", "a.leading == root.margins.leading",
        "b.firstBaseline == a.firstBaseline", "b.leading >= a.trailing + 8",
      ])
    #expect(
      Set(row.edits(.ambiguous)) == ["b.trailing == root.margins.trailing"], "\(row.words)")
    let bar = try scene(
      """
      bar: { type: slider }, a: { type: label, text: "1:12" }, b: { type: label, text: "-2:51" }
      """,
      [
        "bar.top == root.safeArea.top + 20", "bar.horizontalEdges == root.margins",
        "a.top == bar.bottom + 4", "a.leading == bar.leading",
        "b.firstBaseline == a.firstBaseline",
      ])
    #expect(bar.edits(.ambiguous).first == "b.trailing == bar.trailing", "\(bar.words)")
  }

  @Test("Where the middle of a row lies is not for its neighbours to say")
  func middle() throws {
    let score = try scene(
      """
      home: { type: label, text: Harbour, lines: 0 }, away: { type: label, text: Hillside, lines: 0 }, 
      score: { type: label, text: "2 : 1", hugging: { horizontal: 252 } }
      """,
      [
        "score.top == root.safeArea.top + 24", "home.leading == root.margins.leading",
        "home.trailing == score.leading - 12", "home.centerY == score.centerY",
        "away.leading == score.trailing + 12", "away.trailing == root.margins.trailing",
        "away.centerY == score.centerY",
      ])
    #expect(score.codes.contains(.ambiguous) && score.words.isEmpty, "\(score.words)")
    let field = try scene(
      """
      add: { type: button, text: Add, hugging: { horizontal: 252 } }, 
      field: { type: textField, placeholder: Message }, 
      send: { type: button, text: Send, hugging: { horizontal: 252 } }
      """,
      [
        "add.top == root.safeArea.top + 24", "add.leading == root.margins.leading",
        "field.leading == add.trailing + 8", "field.width == 100", "field.top == add.top",
        "send.leading == field.trailing + 8", "send.trailing == root.margins.trailing",
        "send.top == add.top",
      ])
    #expect(
      !field.words.isEmpty && field.words.allSatisfy { $0.contains("drop") }, "\(field.words)")
  }

  // MARK: - Overlaps and bounds

  private static let pad = [
    "a.top == root.safeArea.top + 20", "a.leading == root.margins.leading", "a.size == 76",
    "b.top == a.top", "b.leading == a.trailing + 20", "b.size == 76", "d.top == a.top + 20",
    "d.leading == a.leading", "d.size == 76", "e.top == d.top", "e.leading == d.trailing + 20",
    "e.size == 76",
  ]

  @Test("The edit that ends all findings is shown, not one for each")
  func allAtOnce() throws {
    let views = ["a", "b", "d", "e"].map { "\($0): { type: button, style: gray, text: \($0) }" }
      .joined(separator: ", ")
    let scene = try scene(views, Self.pad)
    #expect(Set(scene.edits(.overlap)) == ["d.top == a.bottom + 20"], "\(scene.words)")
  }

  @Test("The view on which another one hangs is told, not the one that hangs on it")
  func base() throws {
    let scene = try scene(
      """
      card: { type: textField, placeholder: Card number }, 
      pin: { type: textField, placeholder: PIN }, forgot: { type: button, text: Forgot your PIN code? }
      """,
      [
        "card.top == root.safeArea.top + 20", "card.horizontalEdges == root.margins",
        "pin.top == card.bottom + 12", "pin.leading == card.leading",
        "forgot.top == pin.bottom + 8",
        "forgot.trailing == pin.trailing",
      ])
    #expect(!scene.words.contains { $0.contains("forgot.leading") }, "\(scene.words)")
  }

  @Test("Under pictures in a row each name is in the middle of its own")
  func captions() throws {
    let scene = try scene(
      """
      p1: { background: systemBlue }, p2: { background: systemGreen }, p3: { background: systemRed }, 
      n1: { type: label, text: Ada }, n2: { type: label, text: Boris }, n3: { type: label, text: Cleo }
      """,
      [
        "p1.top == root.safeArea.top + 20", "p1.leading == root.margins.leading", "p1.size == 72",
        "p2.top == p1.top", "p2.leading == p1.trailing + 24", "p2.size == 72", "p3.top == p1.top",
        "p3.leading == p2.trailing + 24", "p3.size == 72", "n1.top == p1.bottom + 6",
        "n1.centerX == p1.centerX", "n2.top == p2.bottom + 6", "n2.centerX == p2.centerX",
        "n3.top == p3.bottom + 6", "n3.centerX == p2.centerX",
      ])
    #expect(Set(scene.edits(.overlap)) == ["n3.centerX == p3.centerX"], "\(scene.words)")
  }

  @Test("Texts that begin inside of a ring begin behind it")
  func ring() throws {
    let scene = try scene(
      """
      ring: { border: { width: 6, color: systemGreen }, cornerRadius: 36 }, 
      share: { type: label, text: "74" }, head: { type: label, text: Steps today, lines: 0 }, 
      count: { type: label, text: 7 412 of 10 000, lines: 0 }
      """,
      [
        "ring.leading == root.margins.leading", "ring.centerY == root.centerY", "ring.size == 72",
        "share.center == ring.center", "head.leading == ring.leading + 16",
        "head.trailing == root.margins.trailing", "head.bottom == root.centerY - 2",
        "count.leading == head.leading", "count.trailing == head.trailing",
        "count.top == root.centerY + 2",
      ])
    #expect(Set(scene.edits(.overlap)) == ["head.leading == ring.trailing + 16"], "\(scene.words)")
  }

  @Test("What hangs out of a card with the text on whose middle it is gets that text's sign")
  func sign() throws {
    let scene = try scene(
      """
      card: { background: systemGray6, subviews: { title: { type: label, text: Banners, lines: 0 }, 
      on: { type: switch } } }
      """,
      [
        "card.top == root.safeArea.top + 20", "card.horizontalEdges == root.margins",
        "title.top == card.top + 14", "title.leading == card.leading + 16",
        "title.bottom == card.bottom + 14", "on.centerY == title.centerY",
        "on.trailing == card.trailing - 16", "title.trailing <= on.leading - 8",
      ])
    #expect(
      Set(scene.edits(.outsideSuperview)) == ["title.bottom == card.bottom - 14"],
      "\(scene.words)")
  }

  @Test("A row that begins at the margin ends there, and not before it")
  func rowEnd() throws {
    let scene = try scene(
      """
      form: { type: stackView, axis: vertical, subviews: { street: { type: textField, placeholder: Street }, 
      note: { type: label, text: We ring twice. Nobody there? Then it goes to the shop at the corner., lines: 0 } } }
      """,
      ["form.top == root.safeArea.top + 16", "form.leading == root.margins.leading"])
    #expect(
      Set(scene.edits(.outsideSuperview)) == ["form.trailing == root.margins.trailing"],
      "\(scene.words)")
  }

  @Test("A limit that makes a row as high as its picture is not redundant beside a higher text")
  func heightGuard() throws {
    let scene = try scene(
      """
      row: { background: systemGray6, subviews: { face: { background: systemTeal }, 
      words: { type: label, text: Dry clothes, lines: 0 } } }
      """,
      [
        "row.top == root.safeArea.top", "row.horizontalEdges == root", "face.top == row.top + 12",
        "face.leading == row.leading + 16", "face.size == 44", "face.bottom <= row.bottom - 12",
        "words.leading == face.trailing + 12", "words.trailing == row.trailing - 16",
        "words.top == face.bottom + 2", "words.bottom == row.bottom - 12",
      ])
    #expect(!scene.codes.contains(.redundant), "\(scene.words)")
  }
}
