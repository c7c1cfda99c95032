import AutoLayout
import Controls
import Drawing
import Geometry
import Scenes
import Testing
import Typesetting

@Suite("Sidebars")
struct SidebarTests {
  /// Returns a table of a sidebar, 320 points wide; blocks are 10 points wide, 20 high.
  private func list(
    _ rows: String, style: String = "sidebar", canvas: String = "", keys: String = ""
  ) throws -> SceneTree {
    let tree = try tree(
      """
      canvas: { width: 320, height: 600\(canvas) }
      root:
        subviews:
          list: { type: tableView, style: \(style)\(keys), sections: [\(rows)] }
      constraints: [list.edges == root]
      """)
    tree.root.layoutIfNeeded()
    return tree
  }

  private func cell(_ name: String, in tree: SceneTree) throws -> TableCell {
    try #require(tree.view(name) as? TableCell)
  }

  /// The areas that a row fills, with their corners and colours.
  private func fills(_ cell: TableCell) -> [(rect: Rect, radius: Double, color: Color)] {
    cell.content(in: cell.bounds).compactMap {
      guard case .fill(let shape, .color(let color)) = $0 else { return nil }
      if case .roundedRect(let rect, let radius, _) = shape { return (rect, radius, color) }
      return (shape.bounds, 0, color)
    }
  }

  // `sidebar` and `sidebarPlain` of `UICollectionLayoutListConfiguration.Appearance` are styles of UIKit's lists.
  @Test("Rows are inset, without lines or a background of their own", arguments: ["", "Plain"])
  func rows(plain: String) throws {
    let tree = try list(
      "{ rows: { a: { type: tableCell, text: One }, b: { type: tableCell, text: Two } } }",
      style: "sidebar" + plain)
    let (a, b) = (try cell("a", in: tree), try cell("b", in: tree))
    #expect(a.frame == Rect(x: 16, y: 8, width: 288, height: 44))
    #expect(b.frame == Rect(x: 16, y: 52, width: 288, height: 44))
    #expect(a.subviews[0].frame.minX == 16 && a.subviews[0].frame.width == 256)
    #expect(fills(a).isEmpty && a.layer.background == nil)
    let list = try #require(tree.view("list") as? TableScrollView)
    let ground: SystemColor = plain.isEmpty ? .secondarySystemBackground : .systemBackground
    #expect(list.layer.background == list.environment.color(ground))
  }

  @Test("Lines are drawn where the scene asks for them, but below the last row")
  func lines() throws {
    let tree = try list(
      "{ rows: { a: { type: tableCell, text: One }, b: { type: tableCell, text: Two } } }",
      keys: ", separatorStyle: singleLine")
    #expect(fills(try cell("a", in: tree)).map(\.rect.minX) == [16])
    #expect(fills(try cell("b", in: tree)).isEmpty)
  }

  @Test(
    "A selected row is filled with the tint and white, in iOS 26 a capsule with what it shows in the tint"
  )
  func selected() throws {
    let row = "{ rows: { a: { type: tableCell, text: One, state: selected, tint: systemRed } } }"
    for (look, radius) in [("ios18", 10.0), ("ios26", 26)] {
      let tree = try list(row, canvas: ", look: \(look)")
      let cell = try cell("a", in: tree)
      let red = cell.environment.color(.systemRed)
      let isFilled = look == "ios18"
      let fill = try #require(fills(cell).first)
      #expect(fill.rect == cell.bounds && fill.radius == radius)
      #expect(fill.color == (isFilled ? red : cell.environment.color(.tertiarySystemFill)))
      #expect(cell.texts?.title.textContent.color == (isFilled ? .white : red))
      let words = try #require(SpokenWords(language: "en"))
      #expect(cell.ownAccessibilityElements(words)?.first?.traits.contains(.selected) == true)
    }
  }

  @Test(
    "Rows of tables are grey while they are selected or touched",
    arguments: ["selected", "highlighted"])
  func grey(state: String) throws {
    let tree = try list(
      "{ rows: { a: { type: tableCell, text: One, state: \(state) } } }", style: "plain")
    let cell = try cell("a", in: tree)
    #expect(fills(cell).first?.color == cell.environment.color(.systemGray4))
    #expect(fills(cell).first?.rect == cell.bounds)
    #expect(cell.texts?.title.textContent.color == cell.environment.color(.label))
  }

  @Test("The colours of a selected row follow the appearance of a tree that is coloured anew")
  func recolored() throws {
    let text = """
      canvas: { width: 320, height: 200 }
      root: { type: tableView, style: sidebar, subviews: { a: { type: tableCell, text: One, state: selected } } }
      variants: { axes: { appearance: [light, dark] } }
      """
    let loaded = try LoadedScene(scene(text))
    let light = try SceneBuilder.build(loaded, Overrides(), measurer: BlockMeasurer())
    light.root.layoutIfNeeded()
    var dark = Overrides()
    dark.appearance = .dark
    let other = try SceneBuilder(loaded, dark, measurer: BlockMeasurer()).recolored(light)
    let cell = try #require(other?.view("a") as? TableCell)
    #expect(cell.texts?.title.textContent.color == .white)
    #expect(fills(cell).first?.color == cell.environment.color(.systemBlue))
  }

  @Test("Levels of an outline indent picture and text, by 16 in a sidebar and 10 elsewhere")
  func levels() throws {
    for (style, step) in [("sidebar", 16.0), ("plain", 10)] {
      let tree = try list(
        "{ rows: { a: { type: tableCell, text: One }, b: { type: tableCell, text: Two, indentationLevel: 2 } } }",
        style: style)
      let starts = try ["a", "b"].map { try cell($0, in: tree).subviews[0].frame.minX }
      #expect(starts == [16, 16 + 2 * step])
    }
    let mirrored = try list(
      "{ rows: { b: { type: tableCell, text: Two, symbol: star, indentationLevel: 1 } } }",
      canvas: ", direction: rtl")
    #expect(try cell("b", in: mirrored).subviews[0].frame.maxX == 288 - 16 - 16 - 28 - 16)
  }

  @Test("The chevron of an outline points down while it is open, and ends at the margin's room")
  func outlines() throws {
    let tree = try list(
      """
      { rows: { open: { type: tableCell, text: One, accessoryType: outlineDisclosure, isExpanded: true }, \
      shut: { type: tableCell, text: Two, accessoryType: outlineDisclosure } } }
      """)
    #expect(try cell("open", in: tree).row.accessory == .outline(isExpanded: true))
    #expect(try cell("shut", in: tree).row.accessory == .outline(isExpanded: false))
    // 16, the room of 14 and 8 before it.
    #expect(try cell("shut", in: tree).subviews[0].frame.maxX == 288 - 38 - 8)
  }

  @Test("Titles of sections are large and as written, and footers small")
  func words() throws {
    let tree = try list(
      "{ header: Folders, footer: Shared, rows: { a: { type: tableCell, text: One } } }")
    let section = try #require((tree.view("list") as? TableScrollView)?.sections.first)
    let header = try #require(section.header?.view as? Label)
    #expect(header.textContent.text == "Folders" && header.textContent.font?.size == 20)
    #expect(header.frame.minX == 32 && header.frame.minY == 12)
    #expect(try cell("a", in: tree).frame.minY == header.frame.maxY + 7)
    #expect((section.footer?.view as? Label)?.textContent.font?.size == 13)
  }

  @Test("A row has three states, and a sidebar is no style of a document's table")
  func mistakes() {
    let said = errors(
      in:
        "root: { type: tableView, style: sidebars, subviews: { a: { type: tableCell, state: focused } } }"
    )
    #expect(said.contains("'focused'") && said.contains("normal, highlighted"))
    #expect(said.contains("did you mean 'sidebar'?"))
  }
}
