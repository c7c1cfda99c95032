import Checking
import Documents
import Testing

/// Advice on unusual screens with one mistake: the broken line is offered, and nothing is made up.
@Suite("Advice on a stranger's screens")
struct StrangerAdviceTests {
  private func scene(
    _ views: String, _ constraints: [String], device: String = "iPhone 15", rest: String = ""
  ) throws -> AdvisedScene {
    let list = constraints.map { "  - \($0)" }.joined(separator: "\n")
    return try AdvisedScene(
      """
      canvas: { device: \(device), background: systemBackground }
      root: { subviews: { \(views) } }
      constraints:
      \(list)
      \(rest)
      """)
  }

  private func words(_ scene: AdvisedScene) -> [String] {
    scene.found.flatMap(\.diagnostic.advice).map(\.words)
  }

  @Test("A line that is there already is not written once more")
  func twice() throws {
    let scene = try scene(
      """
      a: { type: label, text: One }, b: { type: label, text: Two }, \
      c: { type: label, text: Three }
      """,
      [
        "a.top == root.safeArea.top + 20", "b.top == a.bottom + 4", "c.top == b.bottom + 4",
        "c.top == b.bottom + 48", "\"[a, b, c].leading == root.margins.leading\"",
      ])
    #expect(!words(scene).isEmpty)
    #expect(!words(scene).contains { $0.contains("write") }, "\(words(scene))")
  }

  @Test("A thin bar with round ends is no circle")
  func bar() throws {
    let scene = try scene(
      "bar: { background: gray, cornerRadius: 4 }",
      [
        "bar.leading == root.margins.leading", "bar.top == root.safeArea.top + 8",
        "bar.height == 8",
      ])
    #expect(!words(scene).contains { $0.contains("bar.height") }, "\(words(scene))")
  }

  @Test("A strip that scrolls sideways is as high as its row")
  func strip() throws {
    let scene = try scene(
      """
      strip: { type: scrollView, subviews: { row: { type: stackView, axis: horizontal, spacing: 8, \
      subviews: { all: { type: button, text: All }, sea: { type: button, text: Sea } } } } }
      """,
      [
        "strip.top == root.safeArea.top + 12", "strip.horizontalEdges == root",
        "row.edges == strip.content",
      ])
    #expect(
      scene.edits(.ambiguous).first == "strip.content.height == strip.frameLayout.height",
      "\(words(scene))")
  }
}
