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
