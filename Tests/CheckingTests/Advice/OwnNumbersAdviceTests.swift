import Checking
import Documents
import Rendering
import Testing

/// Advice speaks in the numbers and lines of the scene: it copies the insets that are stated there, keeps
/// equal columns equal, and puts what stands in a row into that row.
@Suite("Advice in the scene's own numbers")
struct OwnNumbersAdviceTests {
  private func scene(
    _ canvas: String, _ views: String, _ constraints: [String], _ rest: String = "",
    in mode: RenderOptions.TextMode = .blocks
  ) throws -> AdvisedScene {
    let list = constraints.map { "  - \($0)" }.joined(separator: "\n")
    return try AdvisedScene(
      "canvas: \(canvas)\nroot: { subviews: { \(views) } }\nconstraints:\n\(list)\n\(rest)",
      measuring: mode)
  }

  @Test("A card without a height ends as far below its content as that begins inside it")
  func card() throws {
    let found = try scene(
      "{ device: iPhone 15 }",
      """
      card: { background: white, subviews: { t: { type: label, text: Tides }, \
      n: { type: label, text: Low until four } } }
      """,
      [
        "card.top == root.safeArea.top + 16", "card.horizontalEdges == root.margins",
        "\"[t, n].leading == card.leading + 12\"", "t.top == card.top + 12",
        "n.top == t.bottom + 4",
      ])
    #expect(found.edits(.ambiguous) == ["card.bottom == n.bottom + 12"])
  }

  @Test("Scroll content ends as far from its edge as it begins")
  func scrollContent() throws {
    let found = try scene(
      "{ device: iPhone 15 }",
      "page: { type: scrollView, subviews: { a: { type: label, lines: 0, text: A long story } } }",
      [
        "page.edges == root", "a.leading == page.content.leading + 16",
        "a.trailing == page.content.trailing - 16",
        "page.content.width == page.frameLayout.width", "a.top == page.content.top + 16",
      ])
    #expect(found.edits(.ambiguous).first == "a.bottom == page.content.bottom - 16")
  }

  @Test("A text that leaves the screen ends at what it begins at, as far inside")
  func mirrored() throws {
    let caption = try scene(
      "{ device: iPhone 15 }",
      """
      photo: { background: brown }, c: { type: label, lines: 2, \
      text: Morning fog over the harbour and the old market }
      """,
      [
        "photo.horizontalEdges == root.margins", "photo.top == root.safeArea.top",
        "photo.height == 240", "c.leading == photo.leading + 12",
        "c.bottom == photo.bottom - 12",
      ])
    #expect(caption.edits(.outsideSuperview).first == "c.trailing <= photo.trailing - 12")
    // In a row what the first view begins at counts.
    let bubble = try scene(
      "{ device: iPhone 15 }",
      """
      a: { background: teal }, b: { background: white, subviews: { \
      t: { type: label, lines: 0, text: We found the hut after the third bridge } } }
      """,
      [
        "a.leading == root.margins.leading", "a.size == 32", "a.bottom == b.bottom",
        "b.leading == a.trailing + 8", "b.top == root.safeArea.top + 16", "t.edges == b + 10",
      ])
    #expect(bubble.edits(.outsideSuperview).first == "b.trailing <= root.margins.trailing")
  }

  @Test("What stands in a row gets the place of its neighbour")
  func row() throws {
    let days = ["a", "b", "c"].map { "\($0): { type: label, text: M }" }.joined(separator: ", ")
    let found = try scene(
      "{ device: iPhone 15 }", "t: { type: label, text: May }, \(days)",
      [
        "t.top == root.safeArea.top + 8", "t.leading == root.margins.leading",
        "a.leading == root.margins.leading", "b.leading == a.trailing",
        "c.leading == b.trailing", "\"[a, c].top == t.bottom + 16\"",
      ])
    #expect(Set(found.edits(.ambiguous)) == ["b.firstBaseline == a.firstBaseline"])
    let player = try scene(
      "{ width: 375, height: 60 }", "art: { background: purple }, song: { type: label, text: Sea }",
      [
        "art.leading == root.leading + 12", "art.centerY == root.centerY", "art.size == 40",
        "song.leading == art.trailing + 12",
      ])
    #expect(player.edits(.ambiguous) == ["song.centerY == art.centerY"])
  }

  @Test("What hangs below a view of another kind begins like it")
  func column() throws {
    let found = try scene(
      "{ device: iPhone 15 }",
      "f: { type: textField, placeholder: Mail }, h: { type: label, text: Never shared }",
      [
        "f.horizontalEdges == root + 20", "f.top == root.safeArea.top + 20",
        "h.top == f.bottom + 4",
      ])
    #expect(found.edits(.ambiguous) == ["h.leading == f.leading"])
  }

  @Test("Columns of one length that are too wide together become equally wide, and stay even")
  func columns() throws {
    let tiles = "a: { background: red }, b: { background: teal }, c: { background: blue }"
    let rest = ["\"[a, b, c].top == root.top\"", "\"[a, b, c].height == 40\""]
    let format = try scene(
      "{ width: 393, height: 200 }", tiles, ["\"H:|-[a(130)]-8-[b(130)]-8-[c(130)]-|\""] + rest)
    #expect(format.edits(.unsatisfiable) == ["H:|-[a]-8-[b(a)]-8-[c(a)]-|"])
    let row = [
      "a.leading == root.leading", "b.leading == a.trailing + 10", "c.leading == b.trailing + 10",
      "c.trailing == root.trailing",
    ]
    let list = try scene(
      "{ width: 393, height: 200 }", tiles, row + ["\"[a, b, c].width == 140\""] + rest)
    #expect(list.edits(.unsatisfiable) == ["[b, c].width == a.width"])
    let shares = try scene(
      "{ width: 393, height: 200 }", tiles,
      row + rest + ["a", "b", "c"].map { "\($0).width == root.width / 3" })
    #expect(shares.edits(.unsatisfiable) == ["b.width == a.width; c.width == a.width"])
  }

  @Test("A player's controls that hang together are centred, and two buttons share their row")
  func controls() throws {
    let player = try scene(
      "{ device: iPhone 15 }",
      """
      p: { type: button, symbol: backward.fill }, m: { type: button, symbol: play.fill }, \
      n: { type: button, symbol: forward.fill }
      """,
      [
        "m.leading == p.trailing + 24", "n.leading == m.trailing + 24",
        "\"[p, m, n].centerY == root.centerY\"",
      ])
    #expect(Set(player.edits(.ambiguous)) == ["m.centerX == root.centerX"])
    let pair = try scene(
      "{ device: iPhone 15 }",
      "n: { type: button, text: No }, y: { type: button, text: Yes please }",
      [
        "n.leading == root.margins.leading", "y.leading == n.trailing + 8",
        "y.trailing == root.margins.trailing", "\"[n, y].bottom == root.safeArea.bottom\"",
      ])
    #expect(Set(pair.edits(.ambiguous)) == ["y.width == n.width @ 749"])
  }

  @Test("What overlaps in a row is separated along it, and a wrong edge becomes the right one")
  func overlaps() throws {
    let columns = try scene(
      "{ width: 393, height: 200 }",
      "l: { type: label, lines: 0, text: Walk }, r: { type: label, lines: 0, text: Swim }",
      [
        "l.leading == root.leading + 16", "l.top == root.top + 20", "l.width == 120",
        "r.leading == l.leading + 16", "r.top == l.top", "r.trailing == root.trailing - 16",
      ])
    #expect(columns.edits(.overlap) == ["r.leading == l.trailing + 16"])
    let price = try scene(
      "{ width: 393, height: 100 }",
      "t: { type: label, text: Folding garden chair }, p: { type: label, text: 79 kr }",
      [
        "t.leading == root.leading + 16", "t.centerY == root.centerY",
        "p.trailing == root.trailing - 16", "p.centerY == t.centerY",
      ])
    #expect(
      price.edits(.overlap).allSatisfy { $0.contains("trailing <= ") }, "\(price.edits(.overlap))")
  }

  @Test("A dialog stays in the middle, and a pane is no wider than what it lacks")
  func intent() throws {
    let dialog = try scene(
      "{ width: 393, height: 200 }", "d: { background: white }",
      [
        "d.centerX == root.centerX", "d.width == 280", "d.leading == root.leading + 40",
        "d.trailing == root.trailing - 40", "d.top == root.top", "d.height == 40",
      ])
    #expect(!dialog.found.flatMap(\.diagnostic.advice).contains { $0.words.hasPrefix("line 4") })
  }

  @Test("A lint about a line that a contradiction breaks has no way out before that is settled")
  func broken() throws {
    let found = try scene(
      "{ width: 393, height: 200 }", "b: { type: button, style: filled, text: Pay }",
      [
        "b.horizontalEdges == root + 16", "b.top == root.top", "b.height == 50", "b.height == 56",
      ], in: .normal)
    #expect(found.edits(.fixedHeight).count == 1, "\(found.edits(.fixedHeight))")
  }

  @Test("What only short texts need is not redundant")
  func shortTexts() throws {
    let found = try scene(
      "{ width: 393, height: 200 }",
      """
      card: { background: white, subviews: { a: { background: teal }, \
      t: { type: label, lines: 0, text: A walk along the old piers with tea at four } } }
      """,
      [
        "card.horizontalEdges == root.margins", "card.top == root.top", "a.size == 44",
        "a.leading == card.leading + 8", "a.top == card.top + 8", "a.bottom <= card.bottom - 8",
        "t.leading == a.trailing + 8", "t.trailing == card.trailing - 8", "t.top == card.top + 8",
        "t.bottom == card.bottom - 8",
      ])
    #expect(found.edits(.redundant).isEmpty)
  }

  // Co-Epi/app-ios#35, Stack Overflow 33856119, asuc-octo/berkeley-mobile-ios#202.
  @Test(
    "A text wraps at the distance that its other edge or its own wish has, and keeps a gap to buttons"
  )
  func texts() throws {
    let question = try scene(
      "{ device: iPhone 8 }",
      "question: { type: label, text: What symptoms do you have today?, font: { size: 24, weight: bold } }",
      ["question.top == root.safeArea.top + 40", "question.leading == root.leading + 20"],
      "variants: { axes: { device: [iPhone 8, iPhone SE 1] } }", in: .normal)
    #expect(question.fixed?.contains("question.trailing <= root.trailing - 20") == true)
    let subtitle = try scene(
      "{ device: iPhone 8 }",
      """
      subtitle: { type: label, \
      text: A subtitle that has a static origin and extends to the edge of its nearest neighbour }
      """,
      [
        "subtitle.leading == root.leading + 80", "subtitle.top == root.safeArea.top + 20",
        "subtitle.trailing == root.trailing - 16 @ 250",
      ], in: .normal)
    #expect(
      subtitle.fixed?.contains("  - subtitle.trailing <= root.trailing - 16\n") == true,
      "\(subtitle.words)")
    let heading = try scene(
      "{ device: iPhone SE 1 }",
      """
      today: { type: label, text: Today's classes, font: { size: 24, weight: bold } }, \
      all: { type: button, text: See full schedule }
      """,
      [
        "today.leading == root.margins.leading", "today.top == root.safeArea.top + 16",
        "all.trailing == root.margins.trailing", "all.centerY == today.centerY",
      ], in: .normal)
    #expect(heading.fixed?.contains("today.trailing <= all.leading - 8") == true)
  }

  @Test("On another screen, too, a limit is turned before a ratio gives way")
  func turned() throws {
    let fit = try scene(
      "{ device: iPad }", "box: { background: gray, subviews: { holder: { background: red } } }",
      [
        "box.top == root.top", "box.horizontalEdges == root", "box.height == 250",
        "holder.center == box.center", "holder.top == box.top @ 250",
        "holder.bottom == box.bottom @ 250", "holder.leading == box.leading @ 250",
        "holder.trailing == box.trailing @ 250", "holder.top >= box.top",
        "holder.leading >= box.leading", "holder.bottom >= box.bottom",
        "holder.trailing >= box.trailing",
        "holder.width == holder.height * 3 / 2",
      ])
    #expect(
      fit.edits(.unsatisfiable) == ["holder.trailing <= box.trailing"], "\(fit.words)")
  }
}
