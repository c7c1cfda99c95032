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
    #expect((list.sections[0].header?.view as? Label)?.textContent.text == "FIRST")
    #expect((list.sections[1].footer?.view as? Label)?.textContent.text == "Last")
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

  /// Apple's own words in the console: 'minus the content insets left and right values'.
  @Test("Content insets across a collection's axis leave less room, in both directions")
  func contentInsets() throws {
    for (direction, xs) in [("ltr", [0, 80, 160, 0]), ("rtl", [160, 80, 0, 160])] {
      let tree = try tree(
        """
        canvas: { width: 260, height: 80, direction: \(direction) }
        root:
          subviews:
            e: { type: collectionView, itemSize: [60, 30], contentInset: [0, 20, 0, 20], subviews: { w: { each: 4 } } }
        constraints: [e.edges == root]
        """)
      #expect((0..<4).map { tree.view("w.\($0)")?.frame.minX } == xs.map(Double.init))
      let list = try #require(tree.view("e") as? CollectionScrollView)
      #expect(list.contentSize.width == 220 && list.contentOffset.x == -20)
    }
    let wide = try tree(
      """
      canvas: { width: 375, height: 80 }
      root: { type: collectionView, contentInset: [0, 16, 0, 16], item: { height: 40 }, subviews: { g: {} } }
      """)
    #expect(wide.view("g")?.frame.width == 343)
  }

  @Test("From right to left a collection begins at its right, a scroll view at its left")
  func beginnings() throws {
    let tree = try tree(
      """
      canvas: { width: 300, height: 100, direction: rtl }
      root:
        subviews:
          c: { type: collectionView, scrollDirection: horizontal, itemSize: [80, 40], subviews: { i: { each: 8 } } }
          s: { type: scrollView, subviews: { w: {} } }
      constraints: ["V:|[c(50)][s(50)]", "[c,s].horizontalEdges == root", w.edges == s.content, w.size == 800]
      """)
    // Eight columns of 80 with 7 spaces of 10 are 710 wide, of which the last 300 are visible.
    #expect((tree.view("c") as? ScrollView)?.contentOffset.x == 410)
    #expect(tree.view("i.0")?.frame.maxX == 710)
    #expect((tree.view("s") as? ScrollView)?.contentOffset.x == 0)
  }

  /// 'Hiding a static cell leaves a gap' (Stack Overflow 8260267).
  @Test("Hidden rows and items keep their room")
  func hidden() throws {
    let tree = try tree(
      """
      canvas: { width: 300, height: 300 }
      root:
        subviews:
          t: { type: tableView, subviews: { a: {}, b: { hidden: true }, c: {} } }
          k: { type: collectionView, itemSize: [50, 50], subviews: { i: {}, j: { hidden: true }, l: {} } }
      constraints: ["V:|[t(150)][k(150)]|", "[t,k].horizontalEdges == root"]
      """)
    #expect(tree.view("c")?.frame.minY == 88)
    #expect(tree.view("l")?.frame.minX == 125)
    #expect(tree.view("b")?.frame.height == 44)
  }

  /// Apple: 'headers and footers float when the table view is scrolled' (`UITableView.Style.plain`);
  /// 42 recorded headers of 50 points, 22 of them empty.
  @Test("Titles of plain tables stay in the visible part, above them 22 points are empty")
  func floating() throws {
    func list(_ style: String, _ offset: Double) throws -> SceneTree {
      try tree(
        """
        canvas: { width: 300, height: 200 }
        root:
          type: tableView
          style: \(style)
          contentOffset: [0, \(offset)]
          sections:
            - { header: One, footer: Foot, rows: { r: { each: 6 } } }
            - { header: Two, rows: { s: { each: 6 } } }
        """)
    }
    func y(_ tree: SceneTree, _ name: String) throws -> Double {
      try #require(tree.root.subviews.first { $0.pathName == name }).frame.minY
    }
    let start = try list("plain", 0)
    // The title's line is 20 high here, 3.75 above and below it.
    #expect(start.view("r.0")?.frame.minY == 22 + 27.5)
    #expect(try y(start, "header0") == 25.75)
    // The footer is at the lower edge of the screen: 20 high, with 8 above and below.
    #expect(try y(start, "footer0") == 200 - 28)
    let scrolled = try list("plain", 60)
    #expect(try y(scrolled, "header0") == 63.75)
    let ground = try #require(scrolled.root.subviews.first { $0.pathName == "header0" })
    #expect(ground.asPaintable?.layer.background != nil)
    let end = 49.5 + 6 * 44 + 36
    let pushed = try list("plain", end - 10)
    #expect(try y(pushed, "header0") == end - 27.5 + 3.75)
    let grouped = try list("grouped", 60)
    #expect(try y(grouped, "header0") == 33)
  }

  @Test("A table's rows and titles have one margin, by the table's own width")
  func margins() throws {
    let tree = try tree(
      """
      canvas: { width: 430, height: 200 }
      root:
        subviews:
          t: { type: tableView, sections: [{ header: One, rows: { r: { subviews: { l: { type: label, text: A } } } } }] }
      constraints: ["H:|[t(380)]", "V:|[t]|", l.leading == r.margins.leading]
      """)
    #expect(tree.view("l")?.frame.minX == 16)
    let title = try #require(tree.view("t")).subviews.first { $0.pathName == "header0" }
    #expect(title?.frame.minX == 16)
  }

  /// 44 of 45 recorded rows: the margin, then 24 points for the button; in both directions.
  @Test("A detail button takes 24 points beyond the margin", arguments: ["ltr", "rtl"])
  func detailButton(direction: String) throws {
    let tree = try tree(
      """
      canvas: { width: 375, height: 100, direction: \(direction) }
      root:
        type: tableView
        subviews:
          a: { accessoryType: detailButton, type: tableCell, subviews: { b: {} } }
          c: { accessoryType: detailDisclosureButton, type: tableCell, subviews: { d: {} } }
      constraints: [b.edges == a.margins, d.edges == c.margins]
      """)
    let (button, both) = (try #require(tree.view("b")), try #require(tree.view("d")))
    #expect(button.frame.width == 375 - 16 - 24 - 16 - 8)
    #expect(button.frame.minX == (direction == "rtl" ? 48 : 16))
    #expect(both.frame.width == 375 - 16 - 66.5 - 8)
  }

  /// 17 recorded cells whose content view is half a point lower than they are: what is centred in a
  /// row is centred in its content view, above the separator.
  @Test("The centre of a row is that of its content, above the separator")
  func contentCentre() throws {
    let tree = try tree(
      """
      canvas: { width: 320, height: 100 }
      root: { type: tableView, subviews: { a: { subviews: { b: {}, c: {} } } } }
      constraints: ["V:|[b(43)]|", c.centerY == a.centerY, c.size == 20]
      """)
    #expect(tree.view("a")?.frame.height == 43.5)
    #expect(tree.view("c")?.frame.midY == 21.5)
  }

  /// Stack Overflow 18746929: a row's constraints go to its content view, above the separator.
  @Test("Constraints to a row's own edges leave room for the separator")
  func contentEdges() throws {
    let tree = try tree(
      """
      canvas: { width: 320, height: 400 }
      root:
        type: tableView
        subviews:
          a: { subviews: { b: {} } }
          c: { subviews: { d: {} } }
          e: { accessoryType: disclosureIndicator, type: tableCell, subviews: { f: {} } }
      constraints: [b.edges == a, b.height == 144, "V:|[d(60)]|", d.left == c.left, f.edges == e, f.height == 50]
      """)
    #expect(tree.view("a")?.frame.height == 144.5)
    #expect(tree.view("c")?.frame.height == 60.5)
    #expect(tree.view("e")?.frame.height == 50.5)
    #expect(tree.view("f")?.frame.width == 320 - 26.5)
    #expect(tree.root.layoutIssues.isEmpty)
    let bare = try self.tree(
      """
      canvas: { width: 320, height: 400 }
      root: { type: tableView, separatorStyle: none, subviews: { a: { subviews: { b: {} } } } }
      constraints: [b.edges == a, b.height == 144]
      """)
    #expect(bare.view("a")?.frame.height == 144)
  }

  /// roadfire/AutoLayoutTableHeaderView; NSHipster/articles#602.
  @Test("Views above and below rows are as wide as the table and as high as their content")
  func edgeViews() throws {
    let tree = try tree(
      Self.components + """
        canvas: { width: 200, height: 400 }
        root:
          subviews:
            list:
              type: tableView
              footer: { type: row, with: { name: End } }
              header: { type: label, text: "Twenty characters is Twenty characters is", lines: 0 }
              sections:
                - header: { subviews: { t: { type: label, text: Title } } }
                  rows: { r: {} }
        constraints: [list.edges == root, "V:|-5-[t]-5-|", t.left == list.0.header.left, list.header.height <= 90]
        """)
    // Two lines of exactly 200 points; the space between them hangs at the end of the first.
    #expect(tree.view("list.header")?.frame == Rect(x: 0, y: 0, width: 200, height: 40))
    #expect(tree.view("list.0.header")?.frame == Rect(x: 0, y: 62, width: 200, height: 30))
    #expect(tree.view("r")?.frame.minY == 92)
    #expect(tree.view("list.footer")?.frame == Rect(x: 0, y: 136, width: 200, height: 36))
    #expect(!(tree.view("list.footer") is TableCell))
  }

  @Test("Sections of a collection have headers, layouts of their own and lines that scroll")
  func collectionSections() throws {
    let text = """
      canvas: { width: 320, height: 400 }
      root:
        type: collectionView
        item: {}
        group: { height: 50 }
        sections:
          - header: { type: label, text: Top }
            orthogonalScrollingBehavior: groupPaging
            sectionInset: [0, 10, 0, 10]
            group: { width: { fractionalWidth: 0.5 }, height: 60 }
            groupSpacing: 10
            items: { a: { each: 3 } }
          - id: low
            group: { count: 2, height: 40, spacing: 20 }
            items: { b: {}, c: {} }
          - { footer: { type: label, text: End }, items: { d: {} } }
      """
    let tree = try tree(text)
    #expect(tree.view("root.0.header")?.frame == Rect(x: 10, y: 0, width: 300, height: 20))
    #expect((0..<3).map { tree.view("a.\($0)")?.frame.minX } == [10, 170, 330])
    #expect(tree.view("a.0")?.frame.size == Size(width: 150, height: 60))
    #expect(tree.view("low.b")?.frame == Rect(x: 0, y: 80, width: 150, height: 40))
    #expect(tree.view("low.c")?.frame.minX == 170)
    #expect(tree.view("d")?.frame == Rect(x: 0, y: 120, width: 320, height: 50))
    #expect(tree.view("root.2.footer")?.frame.minY == 170)
    for text in [
      "root: { type: collectionView, header: { text: A, type: label }, subviews: { a: {} } }",
      text.replacing("{ each: 3 }", with: "{}").replacing(
        "- id: low\n", with: "- groupSpacing: 1\n"),
    ] {
      let written = try scene(text).yaml
      #expect(try scene(written).yaml == written)
      #expect(written.contains("header:"))
    }
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
