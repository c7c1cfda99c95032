import Documents
import Scenes
import Testing

@Suite("Growth of components")
struct ComponentGrowthTests {
  private func cost(of count: Int) throws -> AssemblyCost {
    let text = """
      metrics: { gap: 8 }
      components:
        badge: { parameters: { count: number }, view: { type: label, text: "$count new" } }
        row:
          parameters: { name: text, unread: number }
          view:
            layoutMargins: $gap
            subviews:
              name: { type: label, verbatim: $name, hidden: { when: unread == 3 } }
              badge: { if: unread >= 0, type: badge, with: { count: $unread } }
          constraints:
            - "H:|-[name]-gap-[badge]-|"
            - name.top == self.top
      root:
        subviews:
          rows:
            type: stackView
            subviews:
              row: { each: \(count), type: row, with: { name: "Row $index", unread: $index } }
      """
    return try #require(AssemblyCost(bytes: Array(text.utf8), path: "scene.yaml"))
  }

  @Test("Texts and conditions of many copies are filled in up to a limit, which is told once")
  func texts() throws {
    func errors(_ copies: Int) throws -> [String] {
      let condition = Array(repeating: "$index >= 0", count: 600).joined(separator: " and ")
      let text = "root: { subviews: { v: { each: \(copies), if: '\(condition)' } } }"
      do {
        _ = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
        return []
      } catch {
        return (error as? SceneErrors)?.diagnostics.map(\.message) ?? ["\(error)"]
      }
    }
    #expect(try errors(100) == [])
    #expect(
      try errors(5_000) == [
        "the names and formulas of the scene expand to more than 16000000 bytes of text"
      ])
    let cost = try cost(of: 100)
    // Once for each row: its title, its condition, and its badge.
    #expect(cost.textBytes > 100 * 10 && cost.textBytes < 100 * 100)
  }

  @Test("An instance takes as many nodes, views and origins among 10,000 as among 100")
  func instances() throws {
    let (none, few, many) = (try cost(of: 0), try cost(of: 100), try cost(of: 10_000))
    #expect(few.nodesRead == many.nodesRead)
    #expect(many.views == none.views + 30_000)
    func perInstance(_ count: KeyPath<AssemblyCost, Int>, _ cost: AssemblyCost, of: Int) -> Double {
      Double(cost[keyPath: count] - none[keyPath: count]) / Double(of)
    }
    for count in [\AssemblyCost.nodesWritten, \.views, \.origins] {
      let (before, after) = (perInstance(count, few, of: 100), perInstance(count, many, of: 10_000))
      #expect(abs(after - before) <= 0.05 * before)
    }
  }
}
