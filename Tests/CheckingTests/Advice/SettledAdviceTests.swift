import Checking
import Documents
import Testing

/// What is wrong with one view is settled where it begins: at its guide, its container, its row or the line
/// that stands among those of another view.
@Suite("Advice where a fault begins")
struct SettledAdviceTests {
  private func scene(_ views: String, _ constraints: [String], _ more: String = "") throws
    -> AdvisedScene
  {
    try AdvisedScene("iPhone 14", views, constraints, root: more)
  }

  @Test("Of two lines that end a ground the one of the view that another follows is wrong")
  func ground() throws {
    let scene = try scene(
      "box: { background: systemGray6 }, street: { type: label, text: Square }, bars: { background: black }",
      [
        "box.top == root.safeArea.top + 20", "box.horizontalEdges == root.margins",
        "street.top == box.top + 16", "\"[street, bars].horizontalEdges == box + 16\"",
        "bars.top == street.bottom + 16", "bars.height == 80",
        "street.bottom == box.bottom - 60", "bars.bottom == box.bottom - 16",
      ])
    #expect(scene.words.count == 1 && scene.words[0].hasPrefix("line 10:"), "\(scene.words)")
  }

  @Test("What others follow down a ground is not in its middle, and all lie upon it then")
  func middle() throws {
    let scene = try scene(
      "pass: { background: systemGray6 }, code: { background: black }, "
        + "zone: { type: label, text: Zones 1 to 3 }, valid: { type: label, text: Until 14.30 }",
      [
        "pass.top == root.safeArea.top + 24", "pass.horizontalEdges == root.margins",
        "code.top == pass.top + 20", "code.centerX == pass.centerX", "code.size == 180",
        "code.centerY == pass.centerY", "zone.top == code.bottom + 16",
        "\"[zone, valid].horizontalEdges == pass + 16\"", "valid.top == zone.bottom + 4",
        "valid.bottom == pass.bottom - 20",
      ])
    #expect(scene.words.count == 1 && scene.words[0].hasPrefix("line 9: drop"), "\(scene.words)")
  }

  @Test("What is tied to a guide that is open waits for the guide")
  func guide() throws {
    let scene = try scene(
      "bar: { type: navigationBar, title: Inbox }, pic: { type: image, symbol: tray }, "
        + "head: { type: label, text: All done }",
      [
        "bar.top == root.safeArea.top", "bar.horizontalEdges == root",
        "middle.bottom == root.safeArea.bottom", "middle.horizontalEdges == root.margins",
        "head.centerY == middle.centerY", "head.centerX == middle.centerX",
        "pic.bottom == head.top - 16", "pic.centerX == middle.centerX",
      ], "guides: [middle], ")
    #expect(scene.words == ["add 'middle.top == bar.bottom'"])
  }

  @Test("What a neighbour takes beyond its text is room for a text that is cut")
  func neighbour() throws {
    let scene = try scene(
      "who: { type: label, text: Ingrid Solberg, font: { style: headline } }, "
        + "ago: { type: label, text: 3 minutes ago, hugging: 260, compression: 760 }",
      [
        "who.leading == root.margins.leading", "who.top == root.safeArea.top + 16",
        "ago.leading >= who.trailing + 8", "ago.trailing == root.margins.trailing",
        "ago.firstBaseline == who.firstBaseline", "ago.width == 260",
      ])
    #expect(scene.words == ["write 'ago.width <= 260' on line 9"])
  }

  @Test("What a contradiction about a row leaves open within it waits for that")
  func row() throws {
    let scene = try scene(
      "row: { subviews: { face: { background: systemTeal }, "
        + "name: { type: label, text: Ada, lines: 0 }, role: { type: label, text: Numbers } } }",
      [
        "row.horizontalEdges == root.margins", "row.top == root.safeArea.top + 16",
        "face.size == 40", "face.leading == row.leading", "face.centerY == row.centerY",
        "face.top == row.top + 4", "face.bottom == row.bottom - 24",
        "\"[name, role].leading == face.trailing + 12\"", "name.top == row.top + 10",
        "role.top == name.bottom + 2", "role.bottom == row.bottom - 10",
      ])
    #expect(scene.codes.contains(.unsatisfiable) && scene.codes.contains(.ambiguous))
    #expect(!scene.words.isEmpty && !scene.words.contains { $0.contains("@ 749") })
    #expect(scene.edits(.ambiguous).isEmpty, "\(scene.words)")
  }

  private let bars =
    "track: { background: systemGray5, subviews: { bar: { background: systemGreen } } }, "
    + "card: { background: systemGray6, subviews: { note: { type: label, text: Garden, lines: 0 } } }"

  @Test("A line between views of different containers is meant for a view of the other one")
  func strangers() throws {
    let lines = [
      "track.top == root.safeArea.top + 20", "track.horizontalEdges == root.margins",
      "track.height == 8", "bar.leading == track.leading", "bar.verticalEdges == track",
      "card.top == track.bottom + 8", "card.horizontalEdges == root.margins",
      "note.edges == card.margins",
    ]
    let meant = try scene(bars, lines + ["note.width == track.width * 0.5"])
    #expect(meant.words == ["write 'bar.width == track.width * 0.5' on line 12"])
    let extra = try scene(
      bars, lines + ["bar.width == track.width * 0.5", "note.width == track.width * 0.5"])
    #expect(
      !extra.words.isEmpty && extra.words.allSatisfy { $0.hasPrefix("line 13:") },
      "\(extra.words)")
  }

  @Test("A line among those of another view is meant for that, and no other line is")
  func among() throws {
    let lines = ["first", "second", "third"].map { "\($0).horizontalEdges == root.margins" }
    let scene = try scene(
      "first: { background: red }, second: { background: teal }, third: { background: gray }",
      [
        "first.top == root.safeArea.top + 20", lines[0], "first.height == 160",
        "second.top == first.bottom + 8", lines[1], "first.height == 8",
        "third.top == second.bottom + 8", lines[2], "third.height == 40",
      ])
    #expect(scene.edits(.unsatisfiable) == ["second.height == 8"])
  }

  @Test("A view of which a line says the same already is not meant by another one")
  func said() throws {
    let scene = try scene(
      "card: { background: systemGray6, subviews: { icon: { background: systemBlue }, "
        + "name: { type: label, text: Ticket }, sub: { type: label, text: Coffee } } }",
      [
        "card.top == root.safeArea.top + 12", "card.horizontalEdges == root.margins",
        "card.bottom == root.safeArea.bottom - 20", "icon.size == 44",
        "icon.leading == card.leading + 12", "icon.top == card.top + 12",
        "\"[name, sub].leading == icon.trailing + 12\"", "name.top == icon.top",
        "sub.top == name.bottom + 4", "sub.bottom == card.bottom - 12", "icon.top == card.top + 32",
      ])
    #expect(!scene.edits(.unsatisfiable).contains { $0.hasPrefix("sub.top") }, "\(scene.words)")
    #expect(!scene.words.isEmpty)
  }

  private let tiles = "a: { background: red }, b: { background: teal }, c: { background: gray }"

  @Test("A row of equal columns is closed as it begins, or where two of them are not tied")
  func columns() throws {
    let lines = [
      "\"[a, b, c].top == root.safeArea.top + 20\"", "\"[a, b, c].height == 72\"",
      "a.leading == root.margins.leading + 4", "c.leading == b.trailing + 8", "b.width == a.width",
      "c.width == a.width",
    ]
    let end = try scene(tiles, lines + ["b.leading == a.trailing + 8"])
    #expect(Set(end.words) == ["add c.trailing == root.margins.trailing - 4"])
    let middle = try scene(tiles, lines + ["c.trailing == root.margins.trailing - 4"])
    #expect(Set(middle.words) == ["add b.leading == a.trailing + 8"])
  }

  @Test("No button is wanted higher than its title, nor a column as high as the space below it")
  func heights() throws {
    let tie = try scene(
      "no: { type: button, text: Cancel }, name: { type: label, text: Ticket }",
      [
        "\"[no, name].leading == root.margins.leading\"", "no.top == root.safeArea.top + 20",
        "name.top == no.bottom + 8", "name.bottom == root.safeArea.bottom - 20",
      ])
    #expect(tie.codes.contains(.ambiguous) && tie.words.isEmpty, "\(tie.words)")
    let column = try scene(
      "list: { type: stackView, axis: vertical, subviews: { l1: { type: label, text: Garden }, "
        + "l2: { background: red } } }, go: { type: button, text: Go }",
      [
        "list.top == root.safeArea.top + 20", "list.horizontalEdges == root.margins",
        "go.horizontalEdges == root.margins", "go.bottom == root.safeArea.bottom - 16",
      ])
    #expect(column.codes.contains(.ambiguous))
    #expect(!column.words.contains { $0.contains("list.bottom") }, "\(column.words)")
  }
}
