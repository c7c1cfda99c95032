import AutoLayout
import Controls
import Documents
import Geometry

/// Copies of prototypes, which stand for what the running app shows.
extension NibBuilder {
  /// Says where the prototypes of a laid-out tree are drawn again, fainter.
  package func addEchoes(to tree: NibTree) {
    for (_, view, element) in tree.views {
      if let table = view as? TableView { repeatRows(of: table, element, in: tree) }
      if element.name == "collectionView" { repeatItem(of: view, element, in: tree) }
    }
  }

  /// Repeats the prototypes of a table down to its end.
  private func repeatRows(of table: TableView, _ element: XMLElement, in tree: NibTree) {
    let ids = element.list("prototypes").compactMap { $0["id"] }
    let cells = table.subviews.filter { ids.contains($0.identifier ?? "") && $0 is TableCell }
    guard let top = cells.map(\.frame.minY).min(), let bottom = cells.map(\.frame.maxY).max(),
      bottom - top >= 20
    else { return }
    // Copies of cards begin a card of their own.
    let step = bottom - top + (table.style == .insetGrouped ? 18 : 0)
    let footer = element.child(key: "tableFooterView")?["id"]
    let end =
      table.subviews.first { $0.identifier == footer && footer != nil }?.frame.minY
      ?? table.bounds.height
    let room = (end - bottom) / step
    guard room >= 1 else { return }
    let steps = (1...Int(min(room, 30))).map { Point(x: 0, y: Double($0) * step) }
    for cell in cells { tree.echoes[ObjectIdentifier(cell)] = steps }
  }

  /// Places the items of flow layouts that the design has alone on their line in the middle of it, as
  /// a running app does on any screen.
  package func placeItems(in tree: NibTree) {
    guard !options.insets.describesCanvas, options.intrinsic == .measured else { return }
    for (_, view, element) in tree.views where element.name == "collectionView" {
      guard let line = FlowLine(element, in: view.bounds.size), line.count == 1,
        let item = view.subviews.first(where: { $0.identifier == line.item })
      else { continue }
      if line.isHorizontal {
        item.frame.origin.y = line.start
      } else {
        item.frame.origin.x = line.start
      }
    }
  }

  /// Draws the only prototype of a collection again where a flow layout would place more items.
  ///
  /// Several prototypes represent items of several sizes, whose number and order are unknown.
  private func repeatItem(of view: View, _ element: XMLElement, in tree: NibTree) {
    guard let line = FlowLine(element, in: view.bounds.size),
      let item = view.subviews.first(where: { $0.identifier == line.item })
    else { return }
    let across = (0..<line.count).map { Double($0) * line.step }
    let start = line.isHorizontal ? item.frame.minX : item.frame.minY
    let room = (line.end - 1 - start) / line.lineStep
    let along = (0...(room >= 1 ? Int(min(room, 60)) : 0)).map { Double($0) * line.lineStep }
    let places =
      line.isHorizontal
      ? across.flatMap { y in along.map { Point(x: $0, y: y) } }
      : along.flatMap { y in across.map { Point(x: $0, y: y) } }
    // A flow layout runs from left to right in every language unless a subclass mirrors it.
    tree.echoes[ObjectIdentifier(item)] = Array(places.dropFirst().prefix(60))
  }
}

/// The lines into which a flow layout places the items of a collection's only prototype: what they
/// leave is spread between them, and an item alone on its line is in the middle.
private struct FlowLine {
  /// The object id of the prototype.
  let item: String
  /// Whether the collection scrolls to the side, so that lines are columns.
  let isHorizontal: Bool
  /// The number of items in a line.
  let count: Int
  /// Where the first item of a line begins, in points.
  let start: Double
  /// The distance from an item to the next in its line.
  let step: Double
  /// The distance from a line to the next.
  let lineStep: Double
  /// Where the visible part ends along the lines' axis.
  let end: Double

  /// Reads the layout of a collection with one prototype at least 20 points wide and high; nil for
  /// any other.
  init?(_ element: XMLElement, in size: Size) {
    let cells = element.list("cells").filter { $0.recordedFrame != nil }
    guard cells.count == 1, let cell = cells[0].recordedFrame, cell.width >= 20, cell.height >= 20,
      let layout = element.child(key: "collectionViewLayout"),
      layout.name == "collectionViewFlowLayout", let id = cells[0]["id"]
    else { return nil }
    item = id
    isHorizontal = layout["scrollDirection"] == "horizontal"
    let inset = layout.child(key: "sectionInset")
    let (near, far) = isHorizontal ? ("minY", "maxY") : ("minX", "maxX")
    let first = inset?.number(near) ?? 0
    let extent = isHorizontal ? cell.height : cell.width
    let room = (isHorizontal ? size.height : size.width) - first - (inset?.number(far) ?? 0)
    let spacing = max(layout.number("minimumInteritemSpacing") ?? 10, 0)
    count = Int(max(1, min(((room + spacing) / (extent + spacing)).rounded(.down), 60)))
    start = count == 1 ? first + (room - extent) / 2 : first
    step = count == 1 ? 0 : extent + (room - Double(count) * extent) / Double(count - 1)
    lineStep =
      (isHorizontal ? cell.width : cell.height) + max(layout.number("minimumLineSpacing") ?? 10, 0)
    end = isHorizontal ? size.width : size.height
  }
}
