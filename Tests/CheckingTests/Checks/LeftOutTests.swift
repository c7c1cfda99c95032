import AutoLayout
import Checking
import Diagnosis
import Documents
import Rendering
import Scenes
import Testing

/// Results that would take too long end with a sentence that says what was left out.
@Suite("Omissions of findings")
struct LeftOutTests {
  private func result(_ text: String) throws -> LayoutResult {
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    return try Renderer(.blocks).layOut(loaded).result()
  }

  @Test("of very many contradictions, the first hundred are explained and the others listed")
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
    #expect(conflicts.prefix(100).allSatisfy { !$0.listing.isEmpty && !$0.advice.isEmpty })
    #expect(conflicts.dropFirst(100).allSatisfy { $0.listing.isEmpty && $0.broken != nil })
    let notes = found.diagnostics.filter { $0.code == .leftOut }
    #expect(notes.map(\.message) == ["4 more contradictions are listed but not explained"])
    #expect(notes.map(\.severity) == [.note])
  }

  @Test("of many sizes that cannot be negative, eight are named and the others counted")
  func sizes() throws {
    let ids = 0..<12
    let found = try result(
      """
      canvas: { width: 100, height: 200 }
      root: { subviews: { \(ids.map { "v\($0): {}" }.joined(separator: ", ")) } }
      constraints:
        - "H:|\(ids.map { "-20-[v\($0)]" }.joined())|"
      """)
    let conflict = try #require(found.diagnostics.first { $0.code == .unsatisfiable })
    let lines = conflict.listing.map(\.text)
    #expect(lines.count { $0.contains("cannot be less than 0 wide") } == 8, "\(lines)")
    #expect(lines.contains { $0.contains("nor can 4 more sizes") }, "\(lines)")
  }

  @Test("of very many ambiguous views, the first thousand are explained and the others listed")
  func ambiguities() throws {
    let found = try result(
      "canvas: { width: 300, height: 200 }\nroot: { subviews: { v: { each: 1003 } } }")
    let open = found.diagnostics.filter { $0.code == .ambiguous }
    #expect(open.count == 1_003)
    #expect(open.prefix(1_000).allSatisfy { !$0.listing.isEmpty })
    #expect(open.suffix(3).allSatisfy { $0.listing.isEmpty && $0.advice.isEmpty && $0.view != nil })
    #expect(
      found.diagnostics.filter { $0.code == .leftOut }.map(\.message)
        == ["3 more ambiguous views are listed but not explained"])
  }

  @Test("free values beyond the budget of the search are reported as left out")
  func questions() throws {
    let loaded = try LoadedScene(bytes: Array(Self.crossed(30).utf8), path: "scene.yaml")
    let scene = try Renderer(.blocks).layOut(loaded)
    scene.root.engine.budget.questions = 100
    let notes = scene.result().diagnostics.filter { $0.code == .leftOut }.map(\.message)
    #expect(
      notes.contains { $0.hasPrefix("whether ") && $0.contains("free is not known") },
      "\(notes)")
  }

  @Test("a check of constraints that all compete takes a bounded amount of work")
  func check() throws {
    let loaded = try LoadedScene(bytes: Array(Self.crossed(60).utf8), path: "scene.yaml")
    let scene = try Renderer(.blocks).layOut(loaded)
    let solved = scene.root.engine.work
    scene.root.engine.budget.redundancy = 30_000
    var search = RedundancySearch(scene.root)
    let redundant = search.redundant()
    #expect(search.untried > 0 && redundant.count < loaded.scene.constraints.count)
    // A trial is abandoned once it exceeds the budget: at most one more step of it is done.
    #expect(scene.root.engine.work - solved < 60_000)
  }

  /// Views that are each to the right of one and to the left of another.
  private static func crossed(_ count: Int) -> String {
    let ids = 0..<count
    return """
      canvas: { width: 300, height: 200 }
      root:
        subviews:
      \(ids.map { "    v\($0): {}" }.joined(separator: "\n"))
      constraints:
      \(ids.map { "  - v\($0).left >= v\(($0 * 7 + 3) % count).right @ 500" }.joined(separator: "\n"))
      \(ids.map { "  - v\($0).right <= v\(($0 * 11 + 5) % count).left @ 400" }.joined(separator: "\n"))
      """
  }

  @Test("a small layout leaves nothing out")
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
