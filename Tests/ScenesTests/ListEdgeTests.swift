import AutoLayout
import Controls
import Documents
import Geometry
import Scenes
import Testing
import Typesetting

/// What lists do with views and keys that are unusual in them.
@Suite("Unusual views in lists")
struct ListEdgeTests {
  private func tree(_ root: String, width: Double = 320, direction: String = "ltr") throws
    -> SceneTree
  {
    let text = """
      canvas: { width: \(width), height: 600, direction: \(direction) }
      root: \(root)
      """
    let tree = try SceneBuilder.build(
      LoadedScene(scene(text)), Overrides(), measurer: BlockMeasurer())
    tree.root.layoutIfNeeded()
    return tree
  }

  // `tableView(_:viewForHeaderInSection:)`: a label as a header begins at the edge, which is why so many
  // apps wrap one or draw its text with insets; titles are the table's own labels.
  @Test(
    "A label as a section's header or footer is as wide as the rows, a title has their margins",
    arguments: ["plain", "grouped", "insetGrouped"])
  func labels(style: String) throws {
    for direction in ["ltr", "rtl"] {
      let tree = try tree(
        """
          type: tableView
          style: \(style)
          sections:
            - header: { type: label, text: A }
              footer: { type: label, text: B }
              rows: { a: {} }
            - { header: C, footer: D, rows: { b: {} } }
        """.dropped, direction: direction)
      let side = style == "insetGrouped" ? 16.0 : 0
      let row = try #require(tree.view("a")?.frame)
      #expect(row.minX == side && row.width == 320 - 2 * side)
      for edge in ["root.0.header", "root.0.footer"] {
        #expect(tree.view(edge)?.frame.minX == side)
        #expect(tree.view(edge)?.frame.width == row.width)
      }
      #expect(tree.view("root.0.header")?.frame.maxY == row.minY)
      #expect(tree.view("root.0.footer")?.frame.minY == row.maxY)
      let section = try #require((tree.root as? TableScrollView)?.sections.last)
      for edge in [section.header, section.footer] {
        #expect(edge?.view.frame.minX == side + 16)
        #expect(edge?.view.frame.width == row.width - 32)
      }
    }
  }

  @Test(
    "A transform moves what is drawn of a row, header or item, not its place",
    arguments: ["{ scale: 2 }", "{ scale: 0 }", "{ rotate: 90 }", "{ translate: [9, 9] }"])
  func transforms(transform: String) throws {
    func places(_ key: String) throws -> [Rect?] {
      let table = try tree(
        """
          type: tableView
          header: { type: label, text: Head\(key) }
          sections:
            - { header: { type: label, text: A\(key) }, rows: { a: { type: tableCell\(key) }, b: {} } }
        """.dropped)
      let collection = try tree(
        "{ type: collectionView, subviews: { c: { alpha: 1\(key) }, d: { alpha: 1\(key) } } }")
      return ["root.header", "root.0.header", "a", "b"].map { table.view($0)?.layoutFrame }
        + ["c", "d"].map { collection.view($0)?.layoutFrame }
    }
    let plain = try places("")
    #expect(plain.count == 6 && !plain.contains(nil))
    #expect(try places(", transform: \(transform)") == plain)
  }

  @Test("A row is never narrower than nothing")
  func narrow() throws {
    let tree = try tree(
      "{ type: tableView, style: insetGrouped, subviews: { a: {} } }", width: 10)
    #expect(tree.view("a")?.frame == Rect(x: 16, y: 35, width: 0, height: 44))
    #expect(tree.root.layoutIssues.isEmpty)
  }

  // IGListKit#444: 'the item width must be less than the width of the UICollectionView minus the section
  // insets left and right values, minus the content insets'.
  @Test("An item that is longer than a line of its flow has a remark, once for each collection")
  func oversized() throws {
    func remarks(_ keys: String) throws -> [String] {
      try tree("{ type: collectionView, \(keys), subviews: { a: {}, b: {} } }").remarks.map(
        \.message)
    }
    #expect(
      try remarks("itemSize: [320, 40], sectionInset: [0, 10, 0, 0]") == [
        "'a' is wider than a line of its collection: 320 in 310 points, like another"
      ])
    #expect(try remarks("itemSize: [40, 700], scrollDirection: horizontal").count == 1)
    #expect(try remarks("itemSize: [320, 40]").isEmpty)
    #expect(try remarks("item: { width: 400, height: 40 }").isEmpty)
  }

  // LiveContainer#1414: 'There is no room for this NSCollectionLayoutGroup to fit into its parent group
  // or section'.
  @Test("A section whose insets leave no room for its groups has a remark")
  func withoutRoom() throws {
    func remarks(_ inset: String) throws -> [String] {
      try tree(
        "{ type: collectionView, sectionInset: \(inset), item: { width: { fractionalWidth: 1 }, "
          + "height: 40 }, group: { height: 40 }, subviews: { a: {}, b: {} } }"
      ).remarks.map(\.message)
    }
    #expect(
      try remarks("[10, 200, 10, 200]") == [
        "'a' has no room: the insets around its group are more than the width of its collection, "
          + "where UIKit stops"
      ])
    #expect(try remarks("[400, 10, 400, 10]").isEmpty)
  }

  @Test(
    "A shadow of a view that clips, and corners of a label that does not, have no effect",
    arguments: [
      ("textView", "shadow: {}", 1), ("tableView", "shadow: {}", 1), ("label", "shadow: {}", 0),
      ("textView", "shadow: {}, clips: false", 0),
      ("label", "cornerRadius: 9, background: red", 1), ("label", "cornerRadius: 9", 0),
      ("label", "cornerRadius: 9, background: red, clips: true", 0),
      ("view", "cornerRadius: 9, background: red", 0),
    ])
  func clipping(kind: String, keys: String, count: Int) throws {
    let remarks = try tree("{ subviews: { v: { type: \(kind), frame: [0, 0, 9, 9], \(keys) } } }")
      .remarks.filter { $0.code == .ignoredKey }
    #expect(remarks.count == count, "\(kind): \(keys)")
  }

  @Test(
    "A key of the other kind of layout has no effect, and a remark says so",
    arguments: [
      ("itemSize: [9, 9]", "item: {}"), ("minimumLineSpacing: 3", "group: {}"),
      ("minimumInteritemSpacing: 3", "orthogonalScrollingBehavior: paging"),
      ("groupSpacing: 4", "orthogonalScrollingBehavior: none"),
    ])
  func otherLayout(key: String, kind: String) throws {
    let name = String(key.prefix { $0 != ":" })
    let flips = name == "groupSpacing" ? "item: {}" : "orthogonalScrollingBehavior: none"
    func remarks(_ keys: String) throws -> [String] {
      try tree("{ type: collectionView, \(keys) }").remarks.map(\.message)
    }
    for keys in [
      "\(key), \(kind), subviews: { a: {} }",
      "\(kind), sections: [{ \(key), items: { a: {} } }]",
      "\(key), sections: [{ \(kind), items: { a: {} } }]",
    ] {
      let said = try remarks(keys)
      #expect(said.count == 1, "\(keys)")
      #expect(said.first?.hasPrefix("'\(name)' of 'root' has no effect: ") == true)
    }
    #expect(try remarks("\(key), \(flips), subviews: { a: {} }").isEmpty)
    // It matters to one of the sections.
    let both = "\(key), sections: [{ \(kind), items: { a: {} } }, { \(flips), items: { b: {} } }]"
    #expect(try remarks(both).isEmpty)
  }
}

extension String {
  /// The text as the lines of a mapping below a key.
  fileprivate var dropped: String { "\n" + self }
}
