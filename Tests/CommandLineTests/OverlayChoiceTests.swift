import Foundation
import Testing

@Suite("Overlays on the command line")
struct OverlayChoiceTests {
  private static let card = """
    canvas: { width: 200, height: 120, scale: 1, background: white }
    root:
      subviews:
        card: { background: "#eeeeee", subviews: { title: { type: label, text: Title } } }
        other: { background: "#dddddd" }
    constraints:
      - "H:|-20-[card(80)]-20-[other(40)]"
      - "V:|-20-[card(60)]"
      - "V:|-20-[other(60)]"
      - title.leading == card.leading + 10
      - title.top == card.top + 10
    """

  private func picture(_ workshop: Workshop, _ show: String?) throws -> Data {
    let options = show.map { ["--show", $0] } ?? []
    let run = try ProgramRun.run(
      ["card.yaml", "-o", "out.png", "--text", "blocks"] + options, in: workshop.folder)
    #expect(run.status == 0, "\(run.words)")
    return try #require(workshop.read("out.png"))
  }

  @Test("An overlay of one view draws less than that of all, and several go together")
  func ofOneView() throws {
    let workshop = try Workshop()
    try workshop.write(Self.card, to: "card.yaml")
    let shows = [
      nil, "constraints", "constraints:card", "constraints:other", "baselines:title",
      "constraints:card,baselines:title",
    ]
    let pictures = try shows.map { try picture(workshop, $0) }
    #expect(Set(pictures).count == shows.count)
    #expect(try picture(workshop, "baselines:title,constraints:card") == pictures[5])
  }

  @Test("An unknown view is reported with the nearest known one")
  func unknown() throws {
    let workshop = try Workshop()
    try workshop.write(Self.card, to: "card.yaml")
    let run = try workshop.run("card.yaml", "-o", "out.png", "--show", "constraints:crad")
    #expect(run.status == 2)
    #expect(run.words.contains("'--show' names the unknown view 'crad'; did you mean 'card'?"))
    #expect(workshop.read("out.png") == nil)
  }

  @Test("Overlay numbers that do not fit on the canvas are counted")
  func withoutRoom() throws {
    let workshop = try Workshop()
    let views = (0..<30).map { "v\($0): { background: red }" }.joined(separator: ", ")
    let constraints = (0..<30).flatMap { index in
      [
        "v\(index).leading == root.leading + \(index + 1)", "v\(index).width == 3",
        "v\(index).top == root.top + \(index + 1)", "v\(index).height == 3",
      ]
    }
    try workshop.write(
      "canvas: { width: 60, height: 60 }\nroot: { subviews: { \(views) } }\nconstraints:\n"
        + constraints.map { "  - \($0)\n" }.joined(),
      to: "small.yaml")
    let run = try workshop.run("small.yaml", "-o", "out.png", "--show", "constraints")
    #expect(run.status == 0)
    #expect(run.words.hasPrefix("out.png: note: "), "\(run.words)")
    #expect(run.words.contains(" numbers in the overlays do not fit and are left out"))
    let one = try workshop.run("small.yaml", "-o", "out.png", "--show", "constraints:v1")
    #expect(!one.words.contains("no room"), "\(one.words)")
  }
}
