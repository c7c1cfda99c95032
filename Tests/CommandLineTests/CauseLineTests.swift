import Testing

/// The lines to which annotations of failed checks point.
@Suite("Lines of causes")
struct CauseLineTests {
  private static let scene = """
    include: [../card.yaml]
    strings: { en: { hello: Hello } }
    metrics: { gap: 3 }
    canvas: { width: 200, height: 90, scale: 1 }
    root:
      subviews:
        c: { type: card }
        l: { type: label, key: hello }
    constraints:
      - c.leading == root.leading
      - c.top == root.top + gap
      - l.top == c.bottom
      - l.leading == root.leading + 5
    """

  private static let card = """
    components:
      card:
        view: { subviews: { a: { type: label, text: Card } } }
        constraints: ["H:|[a]|", "V:|[a]|"]
    """

  private func annotations(_ scene: String, _ card: String) throws -> String {
    let shop = try Workshop()
    try shop.write("", to: "alrender.yaml")
    try shop.write(Self.scene, to: "Scenes/a.yaml")
    try shop.write(Self.card, to: "card.yaml")
    let recorded = try shop.run("record", "--text", "blocks")
    #expect(recorded.status < 2, "\(recorded.words)")
    try shop.write(scene, to: "Scenes/a.yaml")
    try shop.write(card, to: "card.yaml")
    let run = try shop.run("verify", "--ci", "--reporter", "github", "--text", "blocks")
    #expect(run.status == 1)
    return run.text
  }

  @Test(
    "An annotation has the line of a string, a metric, a list of constraints, or a view",
    arguments: [
      ("hello: Hello", "hello: Howdy you", 2), ("gap: 3", "gap: 4", 3),
      ("  - l.leading == root.leading + 5\n", "", 9), ("+ 5", "+ 6", 13),
      ("key: hello", "key: hello, frame: [0, 0, 9, 9]", 8),
    ])
  func scene(old: String, new: String, line: Int) throws {
    let text = try annotations((Self.scene + "\n").replacing(old, with: new), Self.card)
    #expect(text.contains("::error file=Scenes/a.yaml,line=\(line),"), "\(text)")
    #expect(!text.contains("file=Scenes/a.yaml,title"), "\(text)")
  }

  @Test("A change in an included file points to the line that includes it, or to an instance")
  func included() throws {
    let text = try annotations(Self.scene, Self.card.replacing("Card", with: "Longer card"))
    #expect(!text.contains("file=Scenes/a.yaml,title"), "\(text)")
    let isFound = ["line=1,", "line=7,"].contains { text.contains("file=Scenes/a.yaml,\($0)") }
    #expect(isFound, "\(text)")
  }
}
