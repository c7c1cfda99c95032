import AutoLayout
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

  private static func boxes(_ count: Int) -> String {
    let boxes = (0..<count).map { "    v\($0): {}\n" }.joined()
    let widths = (0..<count).map { "  - v\($0).width == 10\n  - v\($0).width == 20\n" }.joined()
    return
      "canvas: { width: 200, height: 100 }\nroot:\n  subviews:\n\(boxes)constraints:\n\(widths)"
  }

  @Test("of more contradictions than are shown only those shown are explained")
  func shownConflicts() throws {
    let scene = try laidOut(Self.boxes(7))
    let found = scene.drawnResult(isStrict: false, shown: 3).diagnostics
    let conflicts = found.filter { $0.code == .unsatisfiable }
    #expect(conflicts.count == 7)
    #expect(conflicts.map(\.listing.isEmpty) == [false, false, false, true, true, true, true])
    #expect(conflicts.prefix(3).allSatisfy { !$0.advice.isEmpty })
    // Who shows three counts the others.
    #expect(!found.contains { $0.code == .leftOut })
  }

  @Test("contradictions in a drawing of which none is shown list only what is broken")
  func untoldConflicts() throws {
    let loaded = try LoadedScene(bytes: Array(Self.boxes(7).utf8), path: "scene.yaml")
    let renderer = try Renderer(.blocks)
    let all = try renderer.layOut(loaded)
    renderer.mostTold = 3
    let some = try renderer.layOut(loaded)
    #expect(some.root.layoutIssues.map(\.constraints.count) == [2, 2, 2, 1, 1, 1, 1])
    #expect(
      some.drawnResult(isStrict: false, shown: 3).diagnostics
        == all.drawnResult(isStrict: false, shown: 3).diagnostics)
  }

  @Test("of hundreds of contradictions in a drawing the last are only counted")
  func manyConflicts() throws {
    let found = try laidOut(Self.boxes(103)).drawnResult(isStrict: false, shown: 3).diagnostics
    let conflicts = found.filter { $0.code == .unsatisfiable }
    #expect(conflicts.map(\.constraints.isEmpty) == (0..<103).map { $0 >= 3 })
    // Each is counted once, by its place.
    #expect(Set(conflicts.map(\.place)).count == 103)
    let more = try laidOut(Self.boxes(103)).drawnResult(isStrict: false, shown: 6).diagnostics
      .filter { $0.code == .unsatisfiable }
    let untried = more.map { "\($0.listing)".contains("no edits were tried") }
    // It is said once.
    #expect(untried == (0..<103).map { $0 == 4 })
    let all = try laidOut(Self.boxes(103)).result().diagnostics
    #expect(all.count { $0.code == .unsatisfiable && $0.constraints.isEmpty } == 0)
  }

  @Test("no edits are looked for where so many contradictions leave none to be tried")
  func untriedConflicts() throws {
    let (scene, counted) = (try laidOut(Self.boxes(300)), try laidOut(Self.boxes(300)))
    let found = scene.drawnResult(isStrict: false, shown: 3).diagnostics
    _ = counted.result(explainsConflicts: false)
    #expect(scene.root.engine.work == counted.root.engine.work)
    let shown = found.filter { !$0.constraints.isEmpty }
    let words = shown.map { "\($0.listing)" }
    #expect(words.map { $0.contains("no edits were tried") } == [true, false, false])
  }

  @Test("contradictions that are only counted are neither worded nor cured")
  func countedConflicts() throws {
    let scene = try laidOut(Self.boxes(7))
    let work = scene.root.engine.work
    let found = scene.result(explainsConflicts: false).diagnostics
    #expect(found.count { $0.code == .unsatisfiable } == 7)
    #expect(!found.contains { $0.code == .unsatisfiable && !$0.constraints.isEmpty })
    let counted = scene.root.engine.work - work
    let explained = try laidOut(Self.boxes(7))
    let before = explained.root.engine.work
    _ = explained.result()
    #expect(explained.root.engine.work - before >= counted)
  }

  @Test("an open value is compared only with the inequalities about the same attribute")
  func inequalities() throws {
    let views = (0..<40).map { "    v\($0): {}\n" }.joined()
    let limits = (0..<40).map { index in
      """
        - v\(index).leading >= root.leading + 8
        - v\(index).width >= 10
        - v\(index).width <= 200
        - v\(index).height >= 20
        - v\(index).top >= \(index == 0 ? "root.top" : "v\(index - 1).bottom") + 4

      """
    }.joined()
    let scene = try laidOut(
      "canvas: { width: 375, height: 667 }\nroot:\n  subviews:\n\(views)constraints:\n\(limits)")
    let freedoms = scene.root.engine.freedoms()
    let shared = SharedFreedoms(freedoms, in: scene.root)
    let fixes = freedoms.flatMap(\.fixes)
    #expect(fixes.count > 80)
    let counts = fixes.map { shared.inequalities(about: $0).count }
    #expect(counts.allSatisfy { $0 <= 2 } && counts.reduce(0, +) > 40, "\(counts)")
    // What views beside it are tied to is looked up, too, whatever the number of open views.
    #expect(freedoms.count > 80 && shared.tiesRead > 150 && shared.tiesRead < 300)
  }

  @Test("layouts of which contradictions are only counted list the broken constraint alone")
  func counting() throws {
    let renderer = try Renderer(.blocks)
    let loaded = try LoadedScene(bytes: Array(Self.boxes(3).utf8), path: "boxes.yaml")
    let counted = try renderer.counting { try renderer.layOut(loaded) }.root.layoutIssues
    let listed = try renderer.layOut(loaded).root.layoutIssues
    #expect(counted.map(\.constraints.count) == [1, 1, 1])
    #expect(listed.map(\.constraints.count) == [2, 2, 2])
  }

  @Test("what is open can be left to the views, without a remark about each")
  func unlisted() throws {
    let scene = try laidOut(Self.labelAndBox)
    #expect(scene.result(listsAmbiguity: false).diagnostics.isEmpty)
    #expect(scene.result(listsAmbiguity: false)["box"]?.freedoms.isEmpty == false)
  }
}
