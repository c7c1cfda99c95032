import Checking
import Documents
import Testing

/// What a line was meant to say is said of views of the same kind, or of another side of the same view.
@Suite("Advice from views that are alike")
struct AlikeAdviceTests {
  private func scene(_ views: String, _ constraints: [String]) throws -> AdvisedScene {
    try AdvisedScene("iPhone 15", views.replacing("\n", with: ""), constraints)
  }

  /// Whether `--fix` may make the first edit of the first finding.
  private func isCertain(_ scene: AdvisedScene) throws -> Bool {
    let finding = try #require(scene.found.first { !$0.diagnostic.fixes.isEmpty }?.diagnostic)
    let text = String(decoding: scene.file.bytes, as: UTF8.self)
    return try finding.isCertain(#require(finding.fixes.first)) { _ in text }
  }

  // MARK: - What is missing

  private static let round = """
    stop: { background: systemGray4, cornerRadius: 40, subviews: { no: { type: label, text: Cancel } } }, 
    start: { background: systemGreen, cornerRadius: 40, subviews: { yes: { type: label, text: Start } } }
    """
  private static let roundLines = [
    "stop.top == root.safeArea.top + 40", "stop.leading == root.leading + 24", "stop.width == 80",
    "stop.height == 80", "start.top == stop.top", "start.trailing == root.trailing - 24",
    "start.width == 80", "start.height == 80", "no.centerX == stop.centerX",
    "no.centerY == stop.centerY", "yes.centerX == start.centerX", "yes.centerY == start.centerY",
  ]

  @Test("A caption is centred as the caption of the other button is")
  func caption() throws {
    let scene = try scene(Self.round, Self.roundLines.filter { !$0.hasPrefix("yes.centerX") })
    #expect(Set(scene.edits(.ambiguous)) == ["yes.centerX == start.centerX"], "\(scene.words)")
    #expect(try isCertain(scene))
  }

  @Test("What stands at the other end of a row begins as far from the edge as its mirror image")
  func mirrored() throws {
    let scene = try scene(
      """
      shot: { background: systemGray2, cornerRadius: 36 }, roll: { background: systemGray4 }, 
      flip: { background: systemGray4 }
      """,
      [
        "shot.centerX == root.centerX", "shot.bottom == root.safeArea.bottom - 20",
        "shot.size == 72", "roll.centerY == shot.centerY", "roll.width == 48", "roll.height == 48",
        "flip.trailing == root.trailing - 24", "flip.centerY == shot.centerY", "flip.width == 44",
        "flip.height == 44",
      ])
    #expect(Set(scene.edits(.ambiguous)) == ["roll.leading == root.leading + 24"], "\(scene.words)")
  }

  @Test("A bubble without a beginning begins where that of the other side ends")
  func bubble() throws {
    let scene = try scene(
      """
      yours: { background: systemGray5, subviews: { a: { type: label, text: Are you coming to the pier?, lines: 0 } } }, 
      mine: { background: systemBlue, subviews: { b: { type: label, text: In ten minutes, lines: 0 } } }
      """,
      [
        "yours.top == root.safeArea.top + 16", "yours.trailing <= root.trailing - 80",
        "mine.top == yours.bottom + 8", "mine.trailing == root.trailing - 16",
        "mine.leading >= root.leading + 80", "a.edges == yours + 12", "b.edges == mine + 12",
      ])
    #expect(
      Set(scene.edits(.ambiguous)) == ["yours.leading == root.leading + 16"], "\(scene.words)")
  }

  @Test("A label beside a field is as wide as the others, and does not only hug")
  func column() throws {
    let rows = ["a", "b", "c"].enumerated().flatMap { index, name in
      let above = index == 0 ? "root.safeArea.top" : "\(["a", "b", "c"][index - 1])Field.bottom"
      return [
        "\(name).leading == root.margins.leading", "\(name).width == 96",
        "\(name).firstBaseline == \(name)Field.firstBaseline", "\(name)Field.top == \(above) + 16",
        "\(name)Field.leading == \(name).trailing + 12",
        "\(name)Field.trailing == root.margins.trailing",
      ]
    }
    let views = ["a", "b", "c"].map {
      "\($0): { type: label, text: Name }, \($0)Field: { type: textField, placeholder: Any }"
    }.joined(separator: ", ")
    let scene = try scene(views, rows.filter { $0 != "c.width == 96" })
    #expect(Set(scene.edits(.ambiguous)) == ["c.width == 96"], "\(scene.words)")
  }

  @Test("Of several corners in which a badge may be none is chosen")
  func corner() throws {
    let scene = try scene(
      """
      card: { background: systemGray6, subviews: { photo: { background: systemMint }, 
      badge: { background: systemRed, cornerRadius: 12 } } }
      """,
      [
        "card.top == root.safeArea.top + 24", "card.leading == root.leading + 20",
        "card.trailing == root.trailing - 20", "photo.top == card.top",
        "photo.leading == card.leading", "photo.trailing == card.trailing", "photo.height == 160",
        "photo.bottom == card.bottom - 40", "badge.top == photo.top + 12", "badge.width == 24",
        "badge.height == 24",
      ])
    #expect(scene.codes.contains(.ambiguous) && scene.words.isEmpty, "\(scene.words)")
  }

  @Test("What is centred lacks a width, and does not run from side to side")
  func grip() throws {
    let scene = try scene(
      """
      grip: { background: systemGray4 }, title: { type: label, text: Delete this?, lines: 0 }, 
      photo: { background: systemTeal }
      """,
      [
        "grip.top == root.safeArea.top + 8", "grip.centerX == root.centerX", "grip.height == 5",
        "title.top == grip.bottom + 16", "title.leading == root.leading + 20",
        "title.trailing == root.trailing - 20", "photo.top == title.bottom + 8",
        "photo.leading == root.leading + 20", "photo.trailing == root.trailing - 20",
        "photo.height == 80",
      ])
    #expect(!scene.words.contains { $0.contains("grip.leading") }, "\(scene.words)")
  }

  // MARK: - What is wrong

  private static func contacts(_ wrong: (String) -> String) -> [String] {
    (1...3).flatMap { row -> [String] in
      [
        "c\(row).leading == root.leading", "c\(row).trailing == root.trailing",
        "c\(row).top == " + (row == 1 ? "root.safeArea.top + 8" : "c\(row - 1).bottom + 8"),
        "a\(row).leading == c\(row).leading + 16", "a\(row).top == c\(row).top + 10",
        "a\(row).width == 40", "a\(row).height == 40", "a\(row).bottom == c\(row).bottom - 10",
        "n\(row).leading == a\(row).trailing + 12", "n\(row).centerY == a\(row).centerY",
      ]
    }.map(wrong)
  }
  private static let contactViews = (1...3).map { row in
    """
    c\(row): { background: systemGray6, subviews: { a\(row): { background: systemTeal }, 
    n\(row): { type: label, text: Ada } } }
    """
  }.joined(separator: ", ")

  @Test("A line of a row that names another row's view gets that of its own")
  func otherRow() throws {
    let scene = try scene(
      Self.contactViews,
      Self.contacts { $0 == "a3.top == c3.top + 10" ? "a3.top == c2.top + 10" : $0 })
    #expect(scene.edits(.unsatisfiable) == ["a3.top == c3.top + 10"], "\(scene.words)")
    #expect(try isCertain(scene))
  }

  @Test("A number that the other rows don't have is theirs, whatever it does")
  func number() throws {
    let scene = try scene(
      Self.round, Self.roundLines.map { $0 == "stop.height == 80" ? "stop.height == 8" : $0 })
    #expect(Set(scene.edits(.outsideSuperview)) == ["stop.height == 80"], "\(scene.words)")
  }

  @Test("What is said of one of several rows alone is dropped if it contradicts the rest")
  func surplus() throws {
    let scene = try scene(Self.contactViews, Self.contacts { $0 } + ["a2.centerX == c2.centerX"])
    #expect(
      !scene.words.isEmpty && scene.words.allSatisfy { $0.hasPrefix("line 34: drop it") },
      "\(scene.words)")
  }

  @Test("What is tied to what lies in it ends as far inside as it begins")
  func inner() throws {
    let scene = try scene(
      """
      form: { type: stackView, axis: vertical, spacing: 8, subviews: { 
      name: { type: textField, placeholder: Name }, mail: { type: textField, placeholder: Mail } } }
      """,
      [
        "form.top == root.safeArea.top + 24", "form.leading == root.leading + 24",
        "form.trailing == mail.trailing - 24",
      ])
    #expect(
      scene.edits(.unsatisfiable).first == "form.trailing == root.trailing - 24", "\(scene.words)")
    #expect(!scene.words.contains { $0.contains("@ 999") }, "\(scene.words)")
  }

  @Test(
    "A second line about one edge of a view belongs to the other edge, of which nothing is said")
  func otherEdge() throws {
    let scene = try scene(
      "box: { background: systemGray6, subviews: { ok: { type: button, style: gray, text: OK } } }",
      [
        "box.top == root.safeArea.top + 20", "box.centerX == root.centerX", "box.width == 270",
        "ok.top == box.top", "ok.leading == box.leading", "ok.leading == box.trailing",
        "ok.bottom == box.bottom",
      ])
    #expect(scene.edits(.unsatisfiable).first == "ok.trailing == box.trailing", "\(scene.words)")
  }

  @Test(
    "A second line about the upper edge of a view is about the leading one, as that of a sibling")
  func otherAxis() throws {
    let scene = try scene(
      """
      mail: { type: textField, placeholder: Mail }, word: { type: textField, placeholder: Word }, 
      go: { type: button, style: filled, text: Go }
      """,
      [
        "mail.top == root.safeArea.top + 20", "mail.horizontalEdges == root.margins",
        "word.top == mail.bottom + 12", "word.leading == mail.leading",
        "word.trailing == mail.trailing", "go.top == word.bottom + 24", "go.top == mail.top",
        "go.trailing == mail.trailing",
      ])
    #expect(scene.edits(.unsatisfiable).first == "go.leading == mail.leading", "\(scene.words)")
  }

  @Test("Views that hang on each other hang on the one before them")
  func cycle() throws {
    let scene = try scene(
      """
      bar: { background: systemGray6 }, field: { type: textField, placeholder: Search }, 
      none: { type: label, text: Nothing new }
      """,
      [
        "bar.top == root.safeArea.top", "bar.horizontalEdges == root", "bar.height == 44",
        "field.top == none.bottom + 8", "field.horizontalEdges == root.margins",
        "none.top == field.bottom + 24", "none.centerX == root.centerX",
      ])
    #expect(scene.edits(.unsatisfiable).first == "field.top == bar.bottom + 8", "\(scene.words)")
  }

  @Test("Of two lines that say the same the other way round the second about a view is too many")
  func reverse() throws {
    let scene = try scene(
      "hero: { background: systemTeal }, head: { type: label, text: The long way, lines: 0 }",
      [
        "hero.top == root.safeArea.top", "hero.leading == root.leading",
        "hero.trailing == root.trailing", "hero.height == 240", "head.top == hero.bottom + 20",
        "head.leading == hero.leading + 20", "head.trailing == hero.trailing - 20",
        "hero.leading == head.leading",
      ])
    #expect(
      !scene.words.isEmpty && scene.words.allSatisfy { $0.hasPrefix("line 11: drop it") },
      "\(scene.words)")
  }
}
