import AutoLayout
import Diagnosis
import Documents
import Geometry
import Rendering
import Scenes
import Testing

@Suite("Explanations of conflicts")
struct ConflictWordsTests {
  private func result(_ text: String) throws -> LayoutResult {
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    return try Renderer(.blocks).layOut(loaded).result()
  }

  private func conflict(_ constraints: String...) throws -> Diagnostic {
    let found = try result(Self.scene(constraints)).diagnostics.filter {
      $0.code == .unsatisfiable
    }
    #expect(found.count == 1)
    return try #require(found.first)
  }

  @Test("The listing distinguishes the place of the broken constraint from the others")
  func roles() throws {
    let conflict = try conflict("a.width == 10", "a.width == 20")
    let listing = conflict.advised(conflict.advice).listing
    let marks = listing.flatMap(\.parts).filter { $0.role == .primary || $0.role == .secondary }
    #expect(marks.map { $0.text.prefix(2) } == ["^~", "--"])
    #expect(marks.map { $0.text.contains("broken: ") } == [true, false])
    let leads = listing.flatMap(\.parts).filter { $0.role == .lead }
    #expect(leads.map(\.text) == ["help:"])
  }

  private static func scene(_ constraints: [String]) -> String {
    """
    canvas: { width: 320, height: 100 }
    root: { subviews: { a: {}, b: {} } }
    constraints:
    \(constraints.map { "  - \($0)" }.joined(separator: "\n"))
    """
  }

  @Test("the frame of a row is its table's doing, not that of a mask")
  func rows() throws {
    for (list, noun) in [("tableView", "wide"), ("collectionView", "high")] {
      let text = """
        canvas: { width: 320, height: 100 }
        root: { subviews: { tv: { type: \(list), subviews: { a: {} } } } }
        constraints: [tv.edges == root, a.\(noun == "wide" ? "width" : "height") == 10]
        """
      let found = try #require(
        try result(text).diagnostics.first { $0.code == .unsatisfiable })
      let words = found.advised(found.advice).listing.flatMap(\.parts).map(\.text).joined()
      #expect(words.contains("'tv', which places its views, says that 'a' is"))
      #expect(!words.contains("mask"))
    }
  }

  // A row is measured before it is placed: what its measure breaks may hold in its place.
  @Test("what holds again, since another constraint was broken later, is not said to be broken")
  func replaced() throws {
    let text = """
      canvas: { width: 320, height: 400 }
      root: { subviews: { tv: { type: tableView, subviews: { a: {}, b: {} } } } }
      constraints: [tv.edges == root, a.height == 20, b.height == a.height * 2]
      """
    let result = try result(text)
    let broken = result.diagnostics.filter { $0.code == .unsatisfiable }
    #expect(broken.count == 1 && result.violations.count == 1)
    #expect(broken.first?.message.contains("broken: b.height == a.height * 2") == true)
    #expect(result["a"]?.frame.height == 20 && result["b"]?.frame.height == 44)
  }

  @Test("the sum reads from left to right, whatever the order of the file")
  func order() throws {
    let found = try conflict(
      "root.right == a.right + 11", "a.width == 300", "a.left == root.left + 12")
    #expect(found.message.contains("12 + 300 + 11 = 323 > 320"))
  }

  @Test("factors are multiplied out")
  func factors() throws {
    let found = try conflict("a.width == 0.5 * root.width", "{ id: wide, expr: a.width == 200 }")
    #expect(found.message.contains("160"))
    #expect(found.message.contains("200"))
    #expect(found.broken == "wide")
  }

  @Test("for a very large conflict, the number of untried members is given")
  func large() throws {
    let count = 150
    let ids = (0..<count).map { "v\($0)" }
    let text = """
      canvas: { width: 1000, height: 100 }
      root: { subviews: { \(ids.map { "\($0): {}" }.joined(separator: ", ")) } }
      constraints:
        - v0.left == root.left
        - \(ids[count - 1]).right == root.right
      \(ids.map { "  - \($0).width == 7\n" }.joined())\
      \(ids.indices.dropFirst().map { "  - v\($0).left == v\($0 - 1).right\n" }.joined())
      """
    let found = try #require(
      try result(text).diagnostics.first { $0.code == .unsatisfiable })
    #expect(found.listing.last?.text == "  edits of 276 more constraints were not tried")
    #expect(found.constraints.count { $0.line != nil } > 276)
  }

  @Test("every cure, written into the file, resolves the conflict")
  func cures() throws {
    let constraints = [
      "\"H:|-8-[a(100)]-8-[b]-8-|\"", "11 <= b.width - 300", "b.height == 10", "b.height == 20",
    ]
    let found = try result(Self.scene(constraints)).diagnostics.filter {
      $0.code == .unsatisfiable
    }
    #expect(found.count == 2)
    var count = 0
    for diagnostic in found {
      for cure in diagnostic.advice {
        let member = try #require(
          diagnostic.constraints.first { ($0.id ?? $0.description) == cure.constraint })
        let line = try #require(member.line)
        var edited = constraints
        let isFormat = constraints[line - 4].hasPrefix("\"")
        if let edit = cure.edit {
          edited[line - 4] = isFormat ? "\"\(edit)\"" : edit
        } else {
          edited.remove(at: line - 4)
        }
        let left = try result(Self.scene(edited)).diagnostics.filter {
          $0.code == .unsatisfiable
        }
        #expect(left.count == 1, "\(cure)")
        count += 1
      }
    }
    #expect(count >= 14)
  }

  @Test("the text of an edit keeps the writer's own order and names")
  func spelling() throws {
    let found = try conflict("20 >= a.width", "30 == a.width")
    let edits = found.advice.compactMap(\.edit)
    #expect(edits.contains("20 >= a.width @ 999"))
    #expect(edits.contains("30 == a.width @ 999"))
    #expect(edits.contains("30 >= a.width"))
    #expect(!edits.contains("30 <= a.width"))
  }
}
