import AutoLayout
import Controls
import Documents
import Geometry
import Scenes
import Testing
import Typesetting

@Suite("Tables and collections")
struct ListTests {
  private static let components = """
    components:
      row:
        parameters: { name: text }
        view:
          subviews:
            name: { type: label, text: $name, lines: 0 }
        constraints: ["H:|-[name]-|", "V:|-[name]-|"]

    """

  private func tree(_ text: String) throws -> SceneTree {
    let tree = try SceneBuilder.build(
      LoadedScene(scene(text)), Overrides(), measurer: BlockMeasurer())
    tree.root.layoutIfNeeded()
    return tree
  }

  @Test("Rows are as high as their constraints make them at the table's width, or else 44 points")
  func heights() throws {
    let tree = try tree(
      Self.components + """
        canvas: { width: 320, height: 600 }
        root:
          type: tableView
          subviews:
            short: { type: row, with: { name: Tea } }
            long: { type: row, with: { name: "Twenty characters is Twenty characters is" } }
            plain: {}
            label: { type: label, text: A row that is not a cell }
        """)
    // 11 above and below the text, and a pixel for the separator.
    #expect(tree.view("short")?.frame == Rect(x: 0, y: 0, width: 320, height: 42.5))
    #expect(tree.view("long")?.frame == Rect(x: 0, y: 42.5, width: 320, height: 62.5))
    #expect(tree.view("plain")?.frame == Rect(x: 0, y: 105, width: 320, height: 44))
    #expect(tree.view("label")?.frame == Rect(x: 0, y: 149, width: 320, height: 20))
    #expect(tree.view("plain") is TableCell)
  }

  @Test(
    "A table under the status bar is inset by it, and its rows are as high as elsewhere",
    arguments: ["", "contentInsetAdjustment: never", "alwaysBounceVertical: false"])
  func safeArea(key: String) throws {
    let tree = try tree(
      Self.components + """
        canvas: { device: iPhone 15 }
        root:
          subviews:
            list:
              type: tableView
              \(key)
              subviews: { short: { type: row, with: { name: Tea } }, last: { type: row, with: { name: X } } }
        constraints: [list.edges == root]
        """)
    #expect(tree.root.layoutIssues.isEmpty)
    // 11 above and below the text, and a pixel for the separator, but nothing for the bands.
    let row = try #require(tree.view("short")).frame
    #expect(row.minY == 0 && abs(row.height - 42 - 1.0 / 3) < 1e-9, "\(row)")
    #expect(tree.view("last")?.frame.minY == row.maxY)
    #expect((tree.view("list") as? ScrollView)?.contentOffset.y == (key.isEmpty ? -59 : 0))
  }

  @Test(
    "A view that lays out its subviews accepts no frames for them",
    arguments: ["table", "collection"])
  func frames(list: String) {
    let said = errors(
      in: "root: { type: \(list)View, subviews: { a: { frame: [0, 0, 9, 9], autoresizing: [] } } }")
    #expect(said.contains("error: 'frame' has no effect on a view in a \(list)View"))
    #expect(said.contains("error: 'autoresizing' has no effect on a view in a \(list)View"))
    #expect(said.contains("hint: a \(list) lays out its"))
  }

  @Test("Sections hold copies of components, and their names lead through the table")
  func sections() throws {
    let tree = try tree(
      Self.components + """
        canvas: { width: 320, height: 600 }
        root:
          subviews:
            list:
              type: tableView
              style: insetGrouped
              sections:
                - { header: First, rows: { row: { each: [{ id: tea }, { id: milk }], type: row, with: { name: $item.id } } } }
                - { footer: Last, rows: { last: { type: row, with: { name: End } } } }
        constraints: [list.edges == root, list.row.tea.name.height >= 10]
        """)
    #expect(tree.view("row.tea")?.frame.minX == 16)
    #expect(tree.view("row.tea")?.frame.width == 288)
    #expect(tree.view("row.milk")?.frame.minY == tree.view("row.tea")?.frame.maxY)
    let list = try #require(tree.view("list") as? TableScrollView)
    #expect(list.sections.map { $0.rows.count } == [2, 1])
    #expect(list.sections[0].header?.textContent.text == "FIRST")
    #expect(list.sections[1].footer?.textContent.text == "Last")
    let first = try #require(tree.view("row.tea") as? TableCell)
    #expect(first.row.place == .first)
  }

  @Test("A canvas as high as its content holds the whole table")
  func page() throws {
    let tree = try tree(
      Self.components + """
        canvas: { width: 320, height: content }
        root: { type: tableView, subviews: { row: { each: 40, type: row, with: { name: "Row $index" } } } }
        """)
    #expect(tree.size.height == 40 * 42.5)
  }

  @Test("An accessory takes room from the trailing margin")
  func accessories() throws {
    let tree = try tree(
      """
      canvas: { width: 320, height: 100 }
      root:
        type: tableView
        subviews:
          a: { type: tableCell, accessoryType: disclosureIndicator, subviews: { b: {} } }
          c: { subviews: { d: {} } }
      constraints: ["H:|-[b]-|", "V:|-[b(20)]-|", "H:|-[d]-|", "V:|-[d(20)]-|"]
      """)
    let first = try #require(tree.view("b")).layoutFrame.width
    let second = try #require(tree.view("d")).layoutFrame.width
    #expect(abs(first - (320 - 16 - 34.5)) < 1e-9)
    #expect(abs(second - (320 - 2 * 16)) < 1e-9)
  }

  @Test("Items of a collection are mirrored with the direction")
  func mirrored() throws {
    let text = """
      canvas: { width: 320, height: 100, direction: rtl }
      root: { type: collectionView, itemSize: [100, 20], subviews: { a: {}, b: {} } }
      """
    let tree = try tree(text)
    #expect(tree.view("a")?.frame == Rect(x: 220, y: 0, width: 100, height: 20))
    #expect(tree.view("b")?.frame == Rect(x: 110, y: 0, width: 100, height: 20))
  }

  @Test("An invalid table, collection or picker is an error at its place")
  func refusals() {
    let cases = [
      ("{ type: tableView, sections: [{ rows: { a: {} } }], subviews: { b: {} } }", "not both"),
      ("{ type: tableView, sections: [{ rowz: {} }] }", "unknown key 'rowz'"),
      ("{ type: tableView, sections: [{ rows: { a: {}, a: {} } }] }", "duplicate"),
      ("{ type: collectionView, item: { width: { absolute: 1, estimated: 2 } } }", "exactly one"),
      ("{ type: datePicker, date: 10.6.2025 }", "'10.6.2025' is not a date"),
      ("{ type: datePicker, date: \"2025-02-30\" }", "is not a date"),
      ("{ type: toolbar, items: [{ space: wide }] }", "unknown space 'wide'"),
      ("{ accessoryType: checkmark }", "is a key of a tableCell"),
    ]
    for (view, words) in cases {
      let text = "root: { subviews: { x: \(view) } }"
      #expect(errors(in: text).contains(words), "\(view)")
    }
  }
}
