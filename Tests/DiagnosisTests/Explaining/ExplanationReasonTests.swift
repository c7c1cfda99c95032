import Diagnosis
import Rendering
import Scenes
import Testing

@Suite("Reasons in explanations")
struct ExplanationReasonTests {
  @Test(
    "what is tied to a guide comes before the guide, and a contradiction and what is open are named"
  )
  func reasons() throws {
    func text(_ target: String, _ constraints: String) throws -> String {
      let text = """
        canvas: { device: iPhone 15 }
        root: { subviews: { lake: {} } }
        constraints: [\(constraints)]
        """
      let scene = try Renderer(.blocks).layOut(
        LoadedScene(bytes: Array(text.utf8), path: "scene.yaml"))
      let asked = try ExplanationTarget(target, in: scene.root)
      return try #require(Explainer(scene).explain(asked).first).text
    }
    let inner = try text(
      "lake.height",
      "lake.horizontalEdges == root.margins, lake.height == lake.width * 0.6, lake.top == root.top")
    #expect(inner.contains("  because of lake.height == 0.6 * lake.width (line 3) and "))
    let broken = try text(
      "lake.width",
      "lake.width == 180, lake.height == 220, lake.height == lake.width, lake.center == root.center"
    )
    #expect(broken.contains(" is broken by a contradiction\n"), "\(broken)")
    #expect(!broken.contains("no constraint loses"))
    let open = try text(
      "lake.bottom", "lake.bottom == root.bottom, lake.horizontalEdges == root.margins")
    #expect(open.contains("  nothing determines the minY and height of 'lake'\n"), "\(open)")
  }
}
