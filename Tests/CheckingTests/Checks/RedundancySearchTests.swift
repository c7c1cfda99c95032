import AutoLayout
import Checking
import Diagnosis
import Rendering
import Scenes
import Testing

@Suite("The search for redundant constraints")
struct RedundancySearchTests {
  /// Rows with a limit each that isn't tight; those in `twice` state one thing twice.
  private static func rows(_ count: Int, twice: Set<Int>) -> String {
    let ids = 0..<count
    let views = ids.map { "    v\($0): {}\n" }.joined()
    let constraints = ids.map { id in
      """
        - "H:|-[v\(id)(50)]"
        - v\(id).top == \(id == 0 ? "root.top" : "v\(id - 1).bottom")
        - v\(id).height == 10
        - v\(id).trailing <= root.margins.trailing
      \(twice.contains(id) ? "  - v\(id).bottom == v\(id).top + 10" : "")

      """
    }.joined()
    return """
      canvas: { width: 300, height: 2000 }
      root:
        subviews:
      \(views)constraints:
      \(constraints)
      """
  }

  private func search(
    _ text: String, among asked: Set<Int>? = nil
  ) throws -> (redundant: Set<Int>, trials: Int, count: Int) {
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    let laidOut = try Renderer(.blocks).layOut(loaded)
    var search = RedundancySearch(laidOut.root, among: asked)
    let redundant = search.redundant()
    return (redundant, search.trials, loaded.scene.constraints.count)
  }

  @Test("tries limits that hold together, not one by one")
  func limits() throws {
    let found = try search(Self.rows(100, twice: []))
    #expect(found.redundant == Set((0..<100).map { $0 * 4 + 3 }))
    #expect(found.trials == 1)
  }

  @Test("finds the later of two equivalent constraints")
  func twice() throws {
    let found = try search(Self.rows(100, twice: [40]))
    // The first stated of the two determines the value; the other is redundant.
    #expect(found.redundant == Set((0...40).map { $0 * 4 + 3 } + (40..<100).map { $0 * 4 + 4 }))
    #expect(found.trials == 1)
  }

  // ProtonVPN/ios-mac-app, AnnouncementDetailViewController.xib
  @Test(
    "finds no limit between texts and what they are in, which is for other texts, however it is written",
    arguments: ["box.trailing >= s.trailing + 54", "s.trailing <= box.trailing - 54"])
  func textLimits(limit: String) throws {
    func isRedundant(_ content: String, _ size: String = "") throws -> Bool {
      let found = try search(
        """
        canvas: { width: 300, height: 200 }
        root:
          subviews:
            box: { background: gray, subviews: { s: { \(content) } } }
        constraints: [\(limit), box.edges == root, s.center == box.center\(size)]
        """)
      return found.redundant.contains(0)
    }
    #expect(try !isRedundant("type: stackView, subviews: { t: { type: label, text: x } }"))
    #expect(try !isRedundant("type: label, text: x"))
    #expect(try isRedundant("background: red", ", s.width == 20, s.height == 20"))
  }

  @Test("tries only requested constraints, with the same result for them")
  func asked() throws {
    let text = Self.rows(100, twice: [40])
    let all = try search(text).redundant
    let some = Set(0..<20)
    #expect(try search(text, among: some).redundant == all.intersection(some))
    let none = try search(text, among: [0, 1])
    #expect(none.redundant.isEmpty && none.trials == 0)
  }

  @Test("separates many redundant constraints from one needed, in logarithmically many trials")
  func parted() throws {
    let text = Self.rows(100, twice: []).replacing(
      "  - \"H:|-[v50(50)]\"",
      with: """
          - v50.width == 50
          - v50.left >= root.left + 10
          - v50.left <= root.left + 10
        """)
    let found = try search(text)
    // Both sides fix the view's position; the limit of each row isn't tight.
    #expect(found.redundant == Set((0...49).map { $0 * 4 + 3 } + (50..<100).map { $0 * 4 + 5 }))
    #expect((2...20).contains(found.trials))
  }

  @Test("ends after a number of trials, and counts the untried constraints")
  func bounded() throws {
    // Two limits fix each view's position; the one that determines nothing isn't redundant
    // either.
    var text = Self.rows(24, twice: [])
    for id in 0..<24 {
      text = text.replacing(
        "  - \"H:|-[v\(id)(50)]\"",
        with: """
            - v\(id).width == 50
            - v\(id).left >= root.left + 10
            - v\(id).left <= root.left + 10
          """)
    }
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    func search(_ budget: Int) throws -> RedundancySearch {
      var search = RedundancySearch(try Renderer(.blocks).layOut(loaded).root, budget: budget)
      _ = search.redundant()
      return search
    }
    let whole = try search(1_000_000)
    #expect(whole.trials > 16 && whole.untried == 0)
    let part = try search(1)
    #expect(part.trials == 16 && part.untried > 0)
  }

  @Test("ends when repeated solving exceeds its budget, even with few views")
  func boundedWork() throws {
    let wishes = (0..<200).map {
      "  - v.width <= \(400 + $0) @ \(1 + $0)\n  - v.width == \($0) @ 900\n"
    }
    let text = """
      canvas: { width: 300, height: 200 }
      root: { subviews: { v: {} } }
      constraints:
      \(wishes.joined())
      """
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    func search(_ work: Int) throws -> RedundancySearch {
      let root = try Renderer(.blocks).layOut(loaded).root
      root.engine.budget.redundancy = work
      var search = RedundancySearch(root)
      _ = search.redundant()
      return search
    }
    let whole = try search(.max)
    #expect(whole.trials > 100 && whole.untried == 0)
    let part = try search(1)
    #expect(part.trials <= 1 && part.untried > 0)
  }

  @Test("finds an equation that repeats a visual format, whichever comes first")
  func besideFormat() throws {
    func redundant(_ constraints: [String]) throws -> Set<Int> {
      try search(
        """
        canvas: { width: 300, height: 200 }
        root: { subviews: { v: {} } }
        constraints:
        \((constraints + ["v.top == root.top", "v.height == 10"]).map { "  - \($0)" }
          .joined(separator: "\n"))
        """
      ).redundant
    }
    let format = #""H:|-[v]-|""#
    #expect(try redundant(["v.leading == root.margins.leading", format]) == [0])
    #expect(try redundant([format, "v.leading == root.margins.leading"]) == [1])
    // Of three that state the same, one must remain.
    #expect(
      try redundant(["v.width == 20", "v.width == 20", "v.width == 20", "v.left == root.left"])
        == [1, 2])
    #expect(try redundant(["v.leading == root.margins.leading", #""H:[v]-|""#]) == [])
  }
}
