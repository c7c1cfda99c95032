import Diagnosis
import Documents
import Rendering
import Scenes
import Testing

/// Answers that would take too long end with a sentence that says what they left out.
@Suite("What answers leave out")
struct LeftOutTests {
  private func result(_ text: String) throws -> LayoutResult {
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    return try Renderer(.blocks).layOut(loaded).result()
  }

  @Test("of very many contradictions the first hundred are explained, and the others named")
  func contradictions() throws {
    let ids = 0..<104
    let found = try result(
      """
      canvas: { width: 300, height: 200 }
      root:
        subviews:
      \(ids.map { "    v\($0): {}" }.joined(separator: "\n"))
      constraints:
      \(ids.map { "  - v\($0).width == 10\n  - v\($0).width == 20" }.joined(separator: "\n"))
      """)
    let conflicts = found.diagnostics.filter { $0.code == .unsatisfiable }
    #expect(conflicts.count == 104)
    #expect(conflicts.prefix(100).allSatisfy { !$0.listing.isEmpty && !$0.cures.isEmpty })
    #expect(conflicts.dropFirst(100).allSatisfy { $0.listing.isEmpty && $0.broken != nil })
    let notes = found.diagnostics.filter { $0.code == .leftOut }
    #expect(notes.map(\.message) == ["4 more contradictions are named, but not explained"])
    #expect(notes.map(\.severity) == [.note])
  }

  @Test("a layout that is small leaves nothing out")
  func small() throws {
    let found = try result(
      """
      canvas: { width: 300, height: 200 }
      root: { subviews: { a: {}, b: {} } }
      constraints: [a.width == 10, a.width == 20, b.left >= a.right]
      """)
    #expect(found.diagnostics.contains { $0.code == .unsatisfiable })
    #expect(found.diagnostics.allSatisfy { $0.code != .leftOut })
  }
}
