import Diagnosis
import Documents
import Rendering
import Scenes
import Testing
import Typesetting

@Suite("Findings")
struct FindingTests {
  private static let labelAndBox = """
    canvas: { width: 200, height: 100 }
    root:
      subviews:
        title: { type: label, text: Title }
        box: {}
    constraints:
      - title.leading == root.leading + 16
      - title.top == root.top + 20
      - box.leading >= title.trailing + 8
      - box.trailing <= root.trailing
      - box.top == title.top
      - box.width == 40
      - box.height == 30

    """

  private func laidOut(_ text: String) throws -> LaidOutScene {
    try Renderer(.blocks).layOut(LoadedScene(bytes: Array(text.utf8), path: "card.yaml"))
  }

  @Test("an ambiguous view is a warning that names what is free")
  func ambiguity() throws {
    let result = try laidOut(Self.labelAndBox).result()
    #expect(result.diagnostics.map(\.code) == [.ambiguous])
    #expect(result.diagnostics.map(\.message) == ["'box' is ambiguous: minX is free (74 to 160)"])
    #expect(!result.isSound)
    let unasked = try laidOut(Self.labelAndBox).result(findsAmbiguity: false)
    #expect(unasked.isSound)
  }

  @Test("a contradiction is an error with the irreducible set and what was broken, at its place")
  func contradiction() throws {
    let text = Self.labelAndBox + "  - { id: too-wide, expr: box.width == 50 }\n"
    let diagnostics = try laidOut(text).result(findsAmbiguity: false).diagnostics
    #expect(diagnostics.map(\.code) == [.unsatisfiable])
    let conflict = try #require(diagnostics.first)
    #expect(conflict.severity == .error)
    #expect(conflict.constraints.map(\.line) == [12, 14])
    #expect(conflict.constraints.map(\.id) == [nil, "too-wide"])
    #expect(conflict.broken != nil)
    #expect(conflict.line == 12 || conflict.line == 14)
  }

  @Test("truncated text is a warning")
  func truncation() throws {
    let text = Self.labelAndBox + "  - title.width == 30\n"
    let result = try laidOut(text).result(findsAmbiguity: false)
    #expect(result["title"]?.text?.isTruncated == true)
    #expect(result.diagnostics.map(\.message) == ["the text of 'title' is truncated"])
  }
}
