import AutoLayout
import Controls
import Documents
import Geometry

extension NibBuilder {
  /// Draws the only prototype of a collection again where a flow layout would place more items.
  ///
  /// Several prototypes represent items of several sizes, whose number and order are unknown.
  func furnishCollection(_ view: View, _ element: XMLElement, in tree: NibTree) {
    let cells = element.list("cells").filter { $0.recordedFrame != nil }
    guard cells.count == 1, let cell = cells[0].recordedFrame, cell.width >= 20, cell.height >= 20,
      let size = element.recordedFrame?.size,
      let layout = element.child(key: "collectionViewLayout"),
      layout.name == "collectionViewFlowLayout",
      let item = view.subviews.first(where: { $0.identifier == cells[0]["id"] })
    else { return }
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
    let count = min(max(((last - start) / step).rounded(.down), 0), 60)
    return (0...Int(count)).map { Double($0) * step }
  }
}
