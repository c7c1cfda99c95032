import Checking
import Documents
import Rendering
import Testing

/// Texts and controls that something lies upon are found, whatever lies there; each is told once.
@Suite("Hidden texts and controls")
struct HiddenControlTests {
  private func overlaps(_ views: String, _ constraints: [String]) throws -> [CheckFinding] {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 15 }
      root: { subviews: { \(views) } }
      constraints: [\(constraints.joined(separator: ", "))]
      """, measuring: .normal)
    return scene.found.filter { $0.diagnostic.code == .overlap }
  }

  @Test("A keyboard that runs through a button, and a bar over a composer or a title")
  func partly() throws {
    let keyboard = [
      "k.horizontalEdges == root", "k.bottom == root.bottom", "k.height == 291",
    ]
    let button = try overlaps(
      "b: { type: button, style: filled, text: Send }, k: { background: gray }",
      keyboard + ["b.horizontalEdges == root.margins", "b.bottom == root.bottom - 270"])
    #expect(button.count == 1)
    let bar = try overlaps(
      """
      m: { background: white, subviews: { t: { type: label, text: Harbour } } }, \
      tabs: { type: tabBar, items: [{ title: Home }] }
      """,
      [
        "\"[m, tabs].horizontalEdges == root\"", "m.height == 48",
        "\"[m, tabs].bottom == root.safeArea.bottom\"",
        "t.center == m.center",
      ])
    #expect(bar.count == 1)
    let title = try overlaps(
      "t: { type: label, text: First }, bar: { type: navigationBar, title: Notes }",
      [
        "bar.top == root.safeArea.top", "bar.horizontalEdges == root", "t.top == bar.top + 8",
        "t.leading == root.margins.leading",
      ])
    #expect(title.count == 1)
  }

  @Test("Two rows in the same place, by a line that names the row above both")
  func rows() throws {
    func found(_ second: String) throws -> [CheckFinding] {
      try overlaps(
        """
        t: { type: label, text: Pitch pipe }, \
        r1: { type: stackView, subviews: { c: { type: button, text: C } } }, \
        r2: { type: stackView, subviews: { d: { type: button, text: D } } }
        """,
        [
          "\"[t, r1, r2].horizontalEdges == root.margins\"", "t.top == root.safeArea.top",
          "r1.top == t.bottom + 24", second, "\"[r1, r2].height == 72\"",
        ])
    }
    #expect(try found("r2.top == t.bottom + 24").map(\.diagnostic.view) == ["r2"])
    #expect(try found("r2.top == r1.bottom + 24") == [])
  }

  @Test("A control behind the keyboard of the canvas, which is tied above it")
  func keyboard() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 15, keyboard: { height: 336 } }
      root: { subviews: { b: { type: button, style: filled, text: Sign in } } }
      constraints: [b.horizontalEdges == root.margins, b.bottom == root.safeArea.bottom - 16]
      variants: { axes: { keyboard: [336, 0] } }
      """, measuring: .normal)
    #expect(Set(scene.edits(.outsideSafeArea)) == ["b.bottom == root.keyboard.top - 16"])
  }

  @Test("Panes drawn over each other are told once each, and trials of them are bounded")
  func panes() throws {
    let count = 30
    let views = (0..<count).map {
      "p\($0): { background: white, subviews: { t\($0): { type: label, text: Pane } } }"
    }
    let constraints = (0..<count).flatMap {
      ["p\($0).edges == root + \($0 % 7)", "t\($0).center == p\($0).center"]
    }
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 15 }
      root: { subviews: { \(views.joined(separator: ", ")) } }
      constraints: [\(constraints.joined(separator: ", "))]
      """)
    #expect(scene.found.count { $0.diagnostic.code == .overlap } < count)
    #expect(scene.layouts < 300, "\(scene.layouts)")
  }
}
