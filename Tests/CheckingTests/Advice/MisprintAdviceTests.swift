import Checking
import Documents
import Rendering
import Testing

/// In most contradictions one line is a slip. The line that a colleague would change comes first, and what many
/// others rely on stays.
@Suite("Advice on slips")
struct MisprintAdviceTests {
  private func scene(
    _ views: String, _ constraints: [String], on canvas: String = "{ device: iPhone 15 }"
  ) throws -> AdvisedScene {
    let list = constraints.map { "  - \($0)" }.joined(separator: "\n")
    return try AdvisedScene(
      "canvas: \(canvas)\nroot: { subviews: { \(views) } }\nconstraints:\n\(list)\n",
      measuring: .normal)
  }

  private func first(
    _ views: String, _ constraints: [String], on canvas: String = "{ device: iPhone 15 }"
  ) throws -> String? {
    let scene = try scene(views, constraints, on: canvas)
    #expect(scene.codes.contains(.unsatisfiable))
    return scene.edits(.unsatisfiable).first
  }

  @Test("A line copied for the next view names that view, and what was open is not settled besides")
  func copied() throws {
    let labels = "a: { type: label, text: Old harbour }, b: { type: label, text: Boats until six }"
    let titles = try scene(
      "photo: { background: teal }, \(labels)",
      [
        "photo.horizontalEdges == root", "photo.top == root.safeArea.top", "photo.height == 220",
        "\"[a, b].leading == root.margins.leading\"", "a.top == photo.bottom + 16",
        "a.top == photo.bottom + 48",
      ])
    #expect(titles.edits(.unsatisfiable).first == "b.top == photo.bottom + 48")
    #expect(titles.codes.contains(.ambiguous))
    #expect(titles.edits(.ambiguous).isEmpty)
    let row = try first(
      "icon: { background: teal }, \(labels)",
      [
        "icon.size == 48", "icon.leading == root.margins.leading",
        "icon.top == root.safeArea.top + 12", "a.leading == icon.trailing + 12",
        "a.top == icon.top", "a.leading == root.margins.leading + 72", "b.top == a.bottom + 4",
      ])
    #expect(row == "b.leading == root.margins.leading + 72")
  }

  @Test("A distance with the wrong sign is turned")
  func signs() throws {
    let width = try first(
      "a: { background: red }",
      [
        "a.leading == root.leading + 16", "a.trailing == root.trailing + 16",
        "a.width == root.width - 32", "a.top == root.safeArea.top", "a.height == 80",
      ])
    #expect(width == "a.trailing == root.trailing - 16")
    let card = try first(
      "card: { background: white, subviews: { t: { type: label, text: Notes } } }",
      [
        "card.horizontalEdges == root + 16", "card.top == root.top + 16", "card.height == 80",
        "t.leading == card.leading + 16", "t.top == card.top + 16", "t.bottom == card.bottom + 16",
        "t.height == 48",
      ], on: "{ width: 375, height: 200 }")
    #expect(card == "t.bottom == card.bottom - 16")
  }

  @Test(
    "A number with a digit too many, too few or in the wrong place is that of its neighbours",
    arguments: [
      (["56", "56", "560"], "c.height == 56"), (["48", "48", "84"], "c.height == 48"),
    ])
  func digits(heights: [String], edit: String) throws {
    let total = 36 + 3 * (Double(heights[0]) ?? 0)
    let found = try first(
      "a: { background: red }, b: { background: teal }, c: { background: blue }",
      [
        "\"[a, b, c].horizontalEdges == root.margins\"", "a.top == root.top + 6",
        "a.height == \(heights[0])", "b.top == a.bottom + 12", "b.height == \(heights[1])",
        "c.top == b.bottom + 12", "c.height == \(heights[2])", "c.bottom == root.bottom - 6",
      ], on: "{ width: 375, height: \(total) }")
    #expect(found == edit)
  }

  @Test("An inset without its second digit is that of the other side, and of the lines around it")
  func insets() throws {
    let dialog = try first(
      "d: { background: white }",
      [
        "d.center == root.center", "d.leading == root.leading + 40",
        "d.trailing == root.trailing - 4", "d.height == 140",
      ])
    #expect(dialog == "d.trailing == root.trailing - 40")
  }

  @Test("An edge tied to the opposite edge of what it is in is tied to the same one")
  func edges() throws {
    let found = try first(
      "day: { background: gray, subviews: { meeting: { background: blue } } }",
      [
        "day.horizontalEdges == root.margins", "day.top == root.safeArea.top", "day.height == 300",
        "meeting.leading == day.leading + 60", "meeting.trailing == day.leading - 8",
        "meeting.top == day.top + 60", "meeting.height == 60",
      ])
    #expect(found == "meeting.trailing == day.trailing - 8")
  }

  @Test("A factor that should divide is a divisor")
  func factors() throws {
    let found = try first(
      "a: { background: blue }, b: { background: pink }",
      [
        "a.leading == root.leading", "a.width == root.width * 2", "b.leading == a.trailing",
        "b.trailing == root.trailing", "\"[a, b].top == root.top\"", "\"[a, b].height == 90\"",
      ])
    #expect(found == "a.width == root.width / 2")
  }

  @Test("What is put before the view that others put before it stands behind it")
  func orders() throws {
    let found = try first(
      "t: { type: label, text: Espresso }, p: { type: label, text: '2.80' }",
      [
        "t.leading == root.margins.leading", "t.top == root.safeArea.top + 16",
        "p.trailing == root.margins.trailing", "p.firstBaseline == t.firstBaseline",
        "p.trailing == t.leading - 8",
      ])
    #expect(found == "t.trailing <= p.leading - 8")
  }

  @Test("A plain length changes before safe areas, middles and chains, which are not offered then")
  func reliance() throws {
    let list = try scene(
      "head: { background: teal }, list: { background: gray }, foot: { background: purple }",
      [
        "\"[head, list, foot].horizontalEdges == root\"", "head.top == root.safeArea.top",
        "head.height == 80", "list.top == head.bottom", "list.height == 500",
        "foot.top == list.bottom", "foot.height == 60", "foot.bottom == root.safeArea.bottom",
      ])
    #expect(list.edits(.unsatisfiable).first == "list.height >= 500")
    let words = list.found.flatMap { $0.diagnostic.advice.map(\.words) }
    #expect(!words.isEmpty && words.allSatisfy { $0.contains("line 8: ") }, "\(words)")
  }

  @Test("A length in points beside a relation to another view is the one too many")
  func lengths() throws {
    let words = try scene(
      "a: { background: red }, b: { background: teal }, r: { background: gray }",
      [
        "a.leading == root.margins.leading", "r.leading == a.trailing + 8", "r.width == 1",
        "b.leading == r.trailing + 8", "b.trailing == root.margins.trailing", "b.width == a.width",
        "b.width == 100", "\"[a, b, r].top == root.safeArea.top\"", "\"[a, b, r].height == 90\"",
      ]
    ).found.flatMap { $0.diagnostic.advice.map(\.words) }
    #expect(words.first?.hasPrefix("line 10: drop it") == true, "\(words)")
    #expect(!words.contains { $0.contains(">=") || $0.contains("line 6") }, "\(words)")
  }

  @Test("What holds a view of which too much is said keeps its length")
  func battery() throws {
    let words = try scene(
      "shell: { background: gray, subviews: { fill: { background: green } } }",
      [
        "shell.centerX == root.centerX", "shell.top == root.safeArea.top", "shell.width == 200",
        "shell.height == 80", "fill.verticalEdges == shell + 4",
        "fill.leading == shell.leading + 4",
        "fill.width == shell.width * 0.8", "fill.trailing == shell.trailing - 4",
      ]
    ).found.flatMap { $0.diagnostic.advice.map(\.words) }
    #expect(words.first?.hasPrefix("line 11: ") == true, "\(words)")
    #expect(!words.contains { $0.hasPrefix("line 6: ") })
  }

  @Test("What is square stays square, what is a width keeps it, and no cure leaves a view no size")
  func shapes() throws {
    let knob = try scene(
      "dial: { background: gray, subviews: { knob: { background: white } } }",
      [
        "dial.centerX == root.centerX", "dial.top == root.safeArea.top", "dial.size == 200",
        "knob.width == 60", "knob.height == 60", "knob.centerY == dial.centerY",
        "knob.leading == dial.leading + 70", "knob.trailing == dial.trailing",
      ]
    ).found.flatMap { $0.diagnostic.advice.map(\.words) }
    #expect(!knob.isEmpty && !knob.contains { $0.contains("line 7:") }, "\(knob)")
    let video = try scene(
      "v: { background: black }",
      [
        "v.leading == root.leading", "v.trailing == root.trailing", "v.top == root.safeArea.top",
        "v.height == v.width", "v.height == v.width * 9 / 16",
      ]
    ).found.flatMap { $0.diagnostic.advice.map(\.words) }
    #expect(!video.isEmpty && video.allSatisfy { $0.contains("line 7") || $0.contains("line 8") })
  }

  @Test("A row goes on as it began")
  func chain() throws {
    let stars = (1...4).map { "s\($0): { type: imageView, symbol: star.fill }" }
    let edits = try scene(
      stars.joined(separator: ", "),
      [
        "\"[s1, s2, s3, s4].top == root.safeArea.top\"", "s1.leading == root.leading + 16",
        "s2.leading == s1.trailing + 4", "s3.leading == s2.trailing + 4",
      ]
    ).edits(.ambiguous)
    #expect(edits.first == "s4.leading == s3.trailing + 4", "\(edits)")
  }

  @Test("A gap grows before a button does")
  func gaps() throws {
    let edits = try scene(
      "form: { background: white }, go: { type: button, style: filled, text: Continue }",
      [
        "form.horizontalEdges == root.margins", "form.top == root.safeArea.top + 16",
        "form.height == 300", "go.top == form.bottom + 24", "go.horizontalEdges == root.margins",
        "go.height == 50", "go.bottom == root.safeArea.bottom - 16",
      ]
    ).edits(.unsatisfiable)
    #expect(edits == ["go.top >= form.bottom + 24"])
  }

  @Test("A lone edge beside a middle gives way before the length")
  func middle() throws {
    let edits = try scene(
      "b: { type: button, style: filled, text: Sign in }",
      [
        "b.centerX == root.centerX", "b.leading == root.leading + 20", "b.width == 200",
        "b.bottom == root.safeArea.bottom - 20",
      ]
    ).edits(.unsatisfiable)
    #expect(edits.first == "b.leading >= root.leading + 20")
  }

  @Test("What is round is as high as it is wide")
  func circle() throws {
    let scene = try scene(
      "a: { background: orange, cornerRadius: 40 }",
      ["a.leading == root.margins.leading", "a.top == root.safeArea.top", "a.width == 80"])
    #expect(scene.edits(.ambiguous) == ["a.height == a.width"])
  }

  @Test("A line that names a view of another card is written for the one that lacks it")
  func strangersName() throws {
    let scene = try scene(
      """
      a: { background: systemIndigo }, b: { background: systemIndigo },
       card: { background: secondarySystemBackground, subviews: { icon: { background: systemBlue },
       name: { type: label, text: Delivery }, sub: { type: label, text: Ticket, lines: 0 } } }
      """.replacing("\n", with: ""),
      [
        "a.top == root.safeArea.top + 4", "a.leading == root.margins.leading",
        "b.leading == a.trailing + 12", "b.trailing == root.margins.trailing",
        "b.width == a.width", "b.top == a.top", "a.height == 72", "b.height == 72",
        "card.top == a.bottom + 16", "card.horizontalEdges == root.margins", "icon.size == 44",
        "icon.leading == card.leading + 12", "icon.top == card.top + 12",
        "name.leading == icon.trailing + 12", "name.trailing <= card.trailing - 12",
        "name.top == icon.top", "sub.leading == name.leading", "sub.trailing == card.trailing - 12",
        "b.top == name.bottom + 4", "sub.bottom == card.bottom - 12",
      ])
    #expect(scene.edits(.unsatisfiable).first == "sub.top == name.bottom + 4", "\(scene.words)")
    #expect(scene.edits(.ambiguous).isEmpty, "\(scene.words)")
  }
}
