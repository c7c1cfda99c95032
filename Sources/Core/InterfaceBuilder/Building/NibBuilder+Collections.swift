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

  /// Draws the only prototype of a collection again where a flow layout would place more items.
  ///
  /// Several prototypes represent items of several sizes, whose number and order are unknown.
  private func repeatItem(of view: View, _ element: XMLElement, in tree: NibTree) {
    let cells = element.list("cells").filter { $0.recordedFrame != nil }
    guard cells.count == 1, let cell = cells[0].recordedFrame, cell.width >= 20, cell.height >= 20,
      let layout = element.child(key: "collectionViewLayout"),
      layout.name == "collectionViewFlowLayout",
      let item = view.subviews.first(where: { $0.identifier == cells[0]["id"] })
    else { return }
    let size = view.bounds.size
    let lines = layout.number("minimumLineSpacing") ?? 10
    let items = layout.number("minimumInteritemSpacing") ?? 10
    let inset = layout.child(key: "sectionInset")
    let isHorizontal = layout["scrollDirection"] == "horizontal"
    let room = Size(
      width: size.width - (inset?.number("maxX") ?? 0),
      height: size.height - (inset?.number("maxY") ?? 0))
    let columns = Self.places(
      from: cell.minX, cell.width, isHorizontal ? lines : items,
      to: isHorizontal ? size.width : room.width, isCut: isHorizontal)
    let rows = Self.places(
      from: cell.minY, cell.height, isHorizontal ? items : lines,
      to: isHorizontal ? room.height : size.height, isCut: !isHorizontal)
    let distances = rows.flatMap { y in columns.map { Point(x: $0, y: y) } }
    // A flow layout runs from left to right in every language unless a subclass mirrors it.
    tree.echoes[ObjectIdentifier(item)] = Array(distances.dropFirst().prefix(60))
  }

  /// Returns the offsets of a line's items from the first one; along the scroll axis, the edge
  /// may clip the last one.
  private static func places(
    from start: Double, _ length: Double, _ spacing: Double, to end: Double, isCut: Bool
  ) -> [Double] {
    let step = length + max(spacing, 0)
    let last = isCut ? end - 1 : end - length
    let room = (last - start) / step
    return (0...(room >= 1 ? Int(min(room, 60)) : 0)).map { Double($0) * step }
  }
}
