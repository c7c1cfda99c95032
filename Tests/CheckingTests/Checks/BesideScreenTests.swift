import Documents
import Testing

/// Views beside the screen: mistaken for inside by a beginner (`leading == root.trailing`), kept there by
/// others until they slide in.
@Suite("Views beside the screen")
struct BesideScreenTests {
  private func findings(_ view: String, _ constraints: String...) throws -> [String] {
    let lines = constraints.map { "  - \($0)\n" }.joined()
    return try CheckedScene(
      """
      canvas: { width: 200, height: 200 }
      root: { subviews: { out: { \(view) } } }
      constraints:
      \(lines)
      """
    ).messages
  }

  @Test(
    "A control, a text or an empty view that is tied to the wrong edge is a finding",
    arguments: [
      "type: switch", "type: label, text: Hi", "type: button, text: Hi",
      "intrinsicContentSize: [40, 30]",
    ],
    [("leading", "trailing"), ("trailing", "leading"), ("left", "right")])
  func lost(_ view: String, _ edges: (String, String)) throws {
    let found = try findings(
      view, "out.\(edges.0) == root.\(edges.1)", "out.top == root.top + 20")
    #expect(found.contains("'out' lies wholly outside its superview 'root'"), "\(found)")
  }

  @Test("So is one above or below it, and one of which most lies beside it")
  func others() throws {
    #expect(
      try findings("type: switch", "out.top == root.bottom", "out.leading == root.leading")
        == ["'out' lies wholly outside its superview 'root'"])
    #expect(
      try findings("type: switch", "out.leading == root.trailing - 10", "out.top == root.top").count
        == 1)
  }

  @Test("A sheet, a drawer and a banner are kept there, and a badge sits on its corner")
  func meant() throws {
    let panel = "subviews: { title: { type: label, text: Hi } }"
    #expect(
      try findings(
        "\(panel)", "out.top == root.bottom", "out.leading == root.leading", "out.width == 90",
        "out.height == 90", "title.top == out.top", "title.leading == out.leading") == [])
    #expect(
      try findings(
        "alpha: 1", "out.trailing == root.leading", "out.top == root.top",
        "out.bottom == root.bottom",
        "out.width == 80") == [])
    #expect(
      try findings(
        "type: label, text: Saved", "out.bottom == root.top", "out.leading == root.leading",
        "out.trailing == root.trailing") == [])
    #expect(
      try findings(
        "type: label, text: '3'", "out.centerX == root.trailing", "out.centerY == root.top") == [])
    #expect(
      try findings(
        "type: label, text: '3'", "out.leading == root.trailing - 4", "out.bottom == root.top + 4")
        == [])
  }

  // bittr-ios-app, Main.storyboard: panes beside each other, and boxes without a height around which
  // labels are centred.
  @Test("Pages beside a page and what a folded strip holds are no findings, a row too long is one")
  func pages() throws {
    func messages(_ width: String, _ height: String) throws -> [String] {
      try CheckedScene(
        """
        canvas: { width: 200, height: 200 }
        root:
          subviews:
            one: {}
            two: {}
            strip: { subviews: { text: { type: label, text: Hi } } }
        constraints:
          - "V:|[one]|"
          - "V:|[two]|"
          - one.leading == root.leading
          - one.width == \(width)
          - two.leading == one.trailing + 10
          - two.width == one.width
          - strip.top == root.top + 100
          - strip.height == \(height)
          - "H:|-20-[strip]-20-|"
          - text.centerY == strip.centerY
          - text.leading == strip.leading
        """
      ).messages.filter { !$0.contains("overlap") }
    }
    #expect(try messages("root.width", "0") == [])
    let short = try messages("root.width", "2")
    #expect(short.count == 1 && short.allSatisfy { $0.contains("'text' extends") }, "\(short)")
    let long = try messages("120", "0")
    #expect(long.count == 1 && long.allSatisfy { $0.contains("'two' extends") }, "\(long)")
  }

  @Test("What hangs over a view on the screen is no finding, as a note beside its card")
  func inside() throws {
    let messages = try CheckedScene(
      """
      canvas: { width: 200, height: 200 }
      root: { subviews: { card: { subviews: { out: { type: label, text: Hi } } } } }
      constraints:
        - card.top == root.top + 20
        - card.leading == root.leading + 20
        - card.width == 60
        - card.height == 60
        - out.leading == card.trailing
        - out.top == card.top
      """
    ).messages
    #expect(messages == [])
  }

  @Test("A palette in the middle of an edge, which parts its buttons, is not")
  func parted() throws {
    func palette(_ edge: String, width: Int) throws -> [String] {
      try findings(
        """
        type: stackView, axis: vertical, subviews: { pen: { type: button, text: Pen }, \
        ink: { type: button, text: Ink }, mark: { type: button, text: Mark } }
        """, "out.centerY == root.\(edge)", "out.leading == root.leading", "out.width == \(width)")
    }
    #expect(try palette("top", width: 60).count == 1)
    #expect(try palette("centerY", width: 60) == [])
    // What fills its edge is a banner or a sheet.
    #expect(try palette("top", width: 200) == [])
  }
}
