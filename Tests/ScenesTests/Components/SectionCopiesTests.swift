import AutoLayout
import Controls
import Documents
import Geometry
import Scenes
import Testing
import Typesetting

@Suite("Copies of sections")
struct SectionCopiesTests {
  private static let rows = """
    components:
      row:
        parameters: { name: text }
        view: { subviews: { name: { type: label, text: $name } } }
        constraints: ["H:|-[name]-|", "V:|-[name]-|"]
    data:
      days:
        - { id: mon, title: Monday, meals: [{ id: tea, name: Tea }, { name: Soup }] }
        - { title: Tuesday, meals: [{ name: Rice }] }

    """

  private func tree(_ text: String) throws -> SceneTree {
    let tree = try SceneBuilder.build(
      LoadedScene(scene(Self.rows + text)), Overrides(), measurer: BlockMeasurer())
    tree.root.layoutIfNeeded()
    return tree
  }

  @Test("A section is repeated for each item, with its own rows, named by its id")
  func copies() throws {
    let tree = try tree(
      """
      canvas: { width: 320, height: 600 }
      root:
        subviews:
          list:
            type: tableView
            style: grouped
            sections:
              - id: day
                each: $days
                header: $item.title
                rows:
                  meal: { each: $item.meals, type: row, with: { name: "$index $item.name" } }
                  rest: {}
      constraints: [list.edges == root]
      expect:
        - { notTruncated: [day.*.meal.*.name, list.day.mon.meal.tea.name] }
        - day.first.meal.last.name.height == day.mon.meal.1.height - 22.5
        - day.1.rest.height == 44
      """)
    for (id, title) in [
      ("day.mon.meal.tea", "0 Tea"), ("day.mon.meal.1", "1 Soup"), ("day.1.meal.0", "0 Rice"),
    ] {
      #expect((tree.view("\(id).name") as? Label)?.textContent.text == title)
    }
    #expect(tree.view("day.mon.rest")?.frame.height == 44)
    let list = try #require(tree.view("list") as? TableScrollView)
    #expect(list.sections.map(\.rows.count) == [3, 2])
    #expect(
      list.sections.map { ($0.header?.view as? Label)?.textContent.text } == ["MONDAY", "TUESDAY"])
  }

  @Test("A section with a condition is left out with its rows and their constraints")
  func conditions() throws {
    let tree = try tree(
      """
      canvas: { width: 320, height: 600 }
      metrics: { count: 0 }
      root:
        subviews:
          list:
            type: tableView
            sections:
              - { if: count > 0, header: New, rows: { first: { type: row, with: { name: A } } } }
              - { id: day, each: $days, if: index == 1, rows: { only: { type: row, with: { name: $item.title } } } }
      constraints:
        - list.edges == root
        - { expr: first.height >= 60, optional: true }
        - { expr: day.mon.only.height >= 60, optional: true }
      """)
    #expect(tree.view("first") == nil && tree.view("day.mon.only") == nil)
    #expect(tree.view("day.1.only")?.frame.minY == 0)
  }

  @Test("Sections of an 'each' without an id, with items of one id, or over no list are errors")
  func errors() {
    func said(_ section: String) -> String {
      ScenesTests.errors(
        in: Self.rows + "root: { type: tableView, sections: [\(section)] }")
    }
    #expect(
      said("{ each: $days, rows: {} }") == """
        scene.yaml:10:45: error: sections of an 'each' need an 'id'
        root: { type: tableView, sections: [{ each: $days, rows: {} }] }
                                                    ^~~~~
        hint: add 'id: day', so that their rows are named 'day.0.row'
        """)
    #expect(said("{ id: 1st, rows: {} }").contains("'1st'"))
    #expect(said("{ id: day, each: $dais, rows: {} }").contains("did you mean '$days'?"))
    #expect(
      said("{ id: day, each: [{ id: a }, { id: a }], rows: {} }").contains(
        "the item id 'a' is already used"))
  }
}
