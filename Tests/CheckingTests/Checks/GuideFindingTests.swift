import Checking
import Documents
import Testing

/// Layout guides made by hand that constraints leave open: `hasAmbiguousLayout` of a `UILayoutGuide` is
/// true for them, and views placed by them may lie anywhere.
@Suite("Ambiguous guides")
struct GuideFindingTests {
  private func scene(_ guides: String, _ constraints: String...) -> String {
    let lines = constraints.map { "  - \($0)\n" }.joined()
    return """
      canvas: { width: 300, height: 200 }
      root: { guides: [\(guides)], subviews: { a: { intrinsicContentSize: [20, 20] } } }
      constraints:
        - a.leading == root.leading + 50
        - a.top == root.top
      \(lines)
      """
  }

  @Test("A guide of which values are free is a finding that names them, whatever the order")
  func open() throws {
    let lines = ["g.trailing == a.leading", "g.top == root.top", "g.bottom == root.bottom"]
    for order in [lines, lines.reversed()] {
      let found = try CheckedScene(scene("g", order[0], order[1], order[2])).found
      #expect(found.map(\.code) == [.ambiguous])
      #expect(
        found.map(\.message) == ["the guide 'g' of 'root' is ambiguous: minX, width are free"])
      #expect(found.map(\.line) == [2])
    }
  }

  @Test("What settles all of it is advised, and settles it")
  func advice() throws {
    let text = scene("g", "g.trailing == a.leading", "g.top == root.top", "g.bottom == root.bottom")
    let fixed = try #require(try AdvisedScene(text).fixed)
    #expect(fixed.contains("g.leading == root.leading"), "\(fixed)")
    #expect(try CheckedScene(fixed).codes == [], "\(fixed)")
  }

  @Test(
    "A guide that constraints settle, or an axis on which none names it, is none",
    arguments: ["g", "g, h"])
  func settled(_ guides: String) throws {
    let found = try CheckedScene(
      scene(
        guides, "g.trailing == a.leading", "g.top == root.top", "g.bottom == root.bottom",
        "g.leading == root.leading")
    ).found
    #expect(found.map(\.message) == [])
  }
}
