import Checking
import Documents
import Rendering
import Testing

/// Advice that would be right as the scene is drawn, and harms where nobody has drawn it.
@Suite("Advice under strain")
struct StrainAdviceTests {
  private func scene(
    _ canvas: String, _ views: String, _ constraints: [String], audits: Bool = false
  ) throws -> AdvisedScene {
    let list = constraints.map { "  - \($0)" }.joined(separator: "\n")
    return try AdvisedScene(
      "canvas: \(canvas)\nroot: { subviews: { \(views) } }\nconstraints:\n\(list)\n",
      audits: audits, measuring: .normal)
  }

  @Test(
    "A pane ends where its screen ends, and leaves the one beside it its width in a narrow window")
  func panes() throws {
    let split = try scene(
      "{ device: iPad }",
      """
      list: { background: white, subviews: { inbox: { type: label, text: Inbox } } }, \
      detail: { background: white, subviews: { text: { type: label, lines: 0, text: Minutes } } }
      """,
      [
        "\"V:|[list]|\"", "\"V:|[detail]|\"", "list.leading == root.leading", "list.width == 320",
        "detail.leading == list.trailing", "detail.width == 700",
        "inbox.leading == list.leading + 20", "inbox.top == list.safeArea.top + 20",
        "text.horizontalEdges == detail + 20", "text.top == detail.safeArea.top + 20",
      ])
    #expect(split.edits(.outsideSuperview) == ["detail.trailing == root.trailing @ 999"])
  }

  @Test("A colour is right in both appearances, and light letters stay light")
  func colours() throws {
    let value = try scene(
      "{ device: iPhone 15, background: systemGroupedBackground }",
      "v: { type: label, text: 12 GB, color: secondaryLabel }",
      ["v.center == root.center"], audits: true)
    let fixed = try #require(value.fixed)
    #expect(fixed.contains("when: { appearance: light }"), "\(fixed)")
    #expect(fixed.contains("else: secondaryLabel"), "\(fixed)")
    let badge = try scene(
      "{ device: iPhone 15 }",
      "b: { type: label, text: '128', color: white, background: \"#FF3B30\", alignment: center }",
      ["b.center == root.center", "b.size == 60"], audits: true)
    let darker = badge.edits(.contrast)
    #expect(darker.count == 1 && darker[0].hasPrefix("background: "), "\(darker)")
  }

  @Test("What is too wide is not scrolled down")
  func lines() throws {
    let step = try scene(
      "{ device: iPhone 15 }",
      "t: { type: label, font: { style: body }, text: Fold the paper in the middle }",
      ["t.leading == root.margins.leading", "t.top == root.safeArea.top"], audits: true)
    let edits = step.edits(.clippedAtTextSize)
    #expect(!edits.isEmpty && !edits.contains { $0.contains("page") }, "\(edits)")
  }

  @Test("Where views overlap, their targets have no way out of their own")
  func targets() throws {
    let player = try scene(
      "{ device: iPhone 15 }",
      """
      mini: { background: white, subviews: { song: { type: label, text: Harbour }, \
      play: { type: button, symbol: play.fill } } }, \
      tabs: { type: tabBar, items: [{ title: Home, symbol: house }] }
      """,
      [
        "\"[mini, tabs].horizontalEdges == root\"", "mini.height == 56",
        "mini.bottom == root.safeArea.bottom", "tabs.bottom == root.safeArea.bottom",
        "play.centerY == mini.centerY",
        "play.trailing == mini.trailing - 12", "play.size == 44", "song.center == mini.center",
      ], audits: true)
    #expect(player.edits(.overlap) == ["mini.bottom == tabs.top"])
    #expect(player.codes.contains(.overlappingTargets))
    #expect(player.edits(.overlappingTargets).isEmpty)
  }

  @Test("Of very many distances the greatest beside a view gives way, wherever it is stated")
  func distances() throws {
    let count = 300
    let views = (0..<count).map { "v\($0): {}" }.joined(separator: ", ")
    let rows = (0..<count).flatMap {
      [
        "v\($0).top == box.top + \($0 % 20 + 10)", "v\($0).leading == box.leading",
        "v\($0).size == 4",
      ]
    }
    let crowded = try scene(
      "{ width: 320, height: 200 }",
      """
      box: { subviews: { \(views) } }, f: { type: textField, text: a }, \
      go: { type: button, text: Go }
      """,
      ["box.horizontalEdges == root", "box.top == root.top", "box.height == 40"] + rows + [
        "f.top == root.top + 60", "go.top == f.bottom + 40", "go.bottom == root.bottom - 40",
        "\"[f, go].horizontalEdges == root.margins\"",
      ])
    #expect(crowded.edits(.ambiguous).first?.hasPrefix("f.top == root.top + 60 @") == true)
  }

  @Test("A banner beside both edges leaves the notch at both, and one on its edge stays there")
  func banner() throws {
    let card = "card: { background: white, subviews: { t: { type: label, text: Yusuf } } }"
    let banner = try scene(
      "{ device: iPhone 15 landscape }", card,
      [
        "card.leading == root.leading + 8", "card.trailing == root.trailing - 8",
        "card.top == root.top + 40", "card.height == 84", "t.leading == card.leading + 12",
        "t.centerY == card.centerY",
      ])
    let fixed = try #require(banner.fixed)
    #expect(
      fixed.contains("safeArea.leading + 8") && fixed.contains("safeArea.trailing - 8"), "\(fixed)")
    // kickstarter/ios-oss#1359: a text beyond the safe area at both sides.
    let alert = try scene(
      "{ device: iPhone 15 landscape }", card,
      [
        "card.leading == root.leading + 12", "card.trailing == root.trailing - 12",
        "card.bottom == root.safeArea.bottom - 12", "t.edges == card + 16",
      ])
    let both = try #require(alert.fixed)
    #expect(
      both.contains("safeArea.leading + 12") && both.contains("safeArea.trailing - 12"), "\(both)")
    let sheet = try scene(
      "{ device: iPhone 15 }", card,
      [
        "card.horizontalEdges == root", "card.bottom == root.bottom", "card.height == 160",
        "t.bottom == card.bottom - 12", "t.leading == card.leading + 20",
      ])
    #expect(!sheet.edits(.outsideSafeArea).contains { $0.hasPrefix("card.bottom") })
  }

  @Test("What is round stays round")
  func round() throws {
    let dial = try scene(
      "{ width: 198, height: 242 }", "dial: { background: red, cornerRadius: 91 }",
      ["dial.edges == root + 8", "dial.width == dial.height"])
    #expect(dial.codes == [.unsatisfiable])
    #expect(!dial.edits(.unsatisfiable).contains { $0.contains("dial.width") })
  }

  @Test("Half a point moves nothing else, and what people type is not drawn smaller")
  func small() throws {
    let hair = try scene(
      "{ width: 320, height: 200 }", "card: { background: gray, subviews: { line: {} } }",
      [
        "card.horizontalEdges == root", "card.top == root.top", "card.height == 60",
        "line.horizontalEdges == card", "line.bottom == card.bottom + 0.5",
        "line.height == 1",
      ])
    #expect(hair.edits(.outsideSuperview).isEmpty)
    let chat = try scene(
      "{ width: 320, height: 80 }",
      "draft: { type: textField, text: See you at the station at half past nine }",
      ["draft.leading == root.leading + 16", "draft.width == 120", "draft.centerY == root.centerY"])
    #expect(!chat.edits(.truncated).contains { $0.contains("adjusts") }, "\(chat.found)")
  }

  @Test(
    "A text that may grow in width ends at the margin, where longer ones would leave the screen")
  func growing() throws {
    let title = try scene(
      "{ device: iPhone 15 }",
      "back: { background: teal }, t: { type: label, text: Notes from the north coast }",
      [
        "back.leading == root.margins.leading", "back.size == 24", "back.top == root.safeArea.top",
        "t.leading == back.trailing + 8", "t.centerY == back.centerY", "t.width == 120",
      ])
    let fixed = try #require(title.fixed)
    #expect(
      fixed.contains("t.width >= 120") && fixed.contains("t.trailing <= root.margins.trailing"),
      "\(fixed)")
  }
}
