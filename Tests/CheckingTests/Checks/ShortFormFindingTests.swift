import Checking
import Diagnosis
import Documents
import Rendering
import Scenes
import Testing

@Suite("Findings about short forms")
struct ShortFormFindingTests {
  private func found(_ constraints: String) throws -> [CheckedScene.Found] {
    try CheckedScene(
      """
      canvas: { width: 300, height: 300 }
      root: { subviews: { a: {}, b: {} } }
      constraints:
      \(constraints)
      """
    ).found
  }

  @Test("A conflict names the single constraints of a short form, and a cure changes all of it")
  func conflict() throws {
    let found = try found(
      """
        - a.edges == root.edges + 8
        - { id: square, expr: "[a, b].size == 44" }
        - b.center == a.center
      """)
    let conflicts = found.filter { $0.code == .unsatisfiable }
    #expect(conflicts.count == 2)
    let edits = conflicts.compactMap(\.finding.edit)
    #expect(edits == Array(repeating: "[a, b].size == 44 @ 999", count: 2), "\(edits)")
  }

  @Test("A short form that is wholly redundant is one finding")
  func redundant() throws {
    let found = try found(
      """
        - a.edges == root.edges + 8
        - a.edges >= root.edges
        - b.size == 20
        - b.center == root
      """)
    #expect(found.filter { $0.code == .redundant }.map(\.line) == [5])
  }

  @Test("A short form that is partly redundant is left alone, except for views of a list")
  func felt() throws {
    let found = try found(
      """
        - a.edges == root.edges + 8
        - b.leading == a.leading
        - b.size == 20
        - b.edges >= root.edges
        - b.top == a.top
        - root.leading <= [a, b].leading
      """)
    let redundant = found.filter { $0.code == .redundant }
    #expect(redundant.map(\.line) == [7, 9, 9])
    #expect(redundant.map(\.finding.diagnostic.place?.column) == [5, 22, 25])
  }
}
