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
    guard !options.describesCanvas else { return }
    for (_, view, element) in tree.views where element.name == "collectionView" {
      guard let flow = Flow(element, in: view), let size = flow.layout.itemSize else { continue }
      let places = flow.places(2)
      if flow.isRecordedBelowBar(view, element, in: tree) {
        flow.item.frame.origin.y = places[0].minY
      }
      // The second of two alone on their lines is below or beside the first.
      if flow.layout.scrollAxis == .horizontal {
        guard places[1].minX >= places[0].minX + size.width else { continue }
        flow.item.frame.origin.y = places[0].minY
      } else {
        guard places[1].minY >= places[0].minY + size.height else { continue }
        flow.item.frame.origin.x = places[0].minX
      }
    }
  }

  /// Draws the only prototype of a collection again where a flow layout would place more items.
  ///
  /// Several prototypes represent items of several sizes, whose number and order are unknown.
  private func repeatItem(of view: View, _ element: XMLElement, in tree: NibTree) {
    guard let flow = Flow(element, in: view) else { return }
    let isHorizontal = flow.layout.scrollAxis == .horizontal
    let room =
      isHorizontal
      ? view.bounds.width - flow.item.frame.minX : view.bounds.height - flow.item.frame.minY
    let places = flow.places(61)
    let steps = places.dropFirst().map {
      Point(x: $0.minX - places[0].minX, y: $0.minY - places[0].minY)
    }
    // The first line is always whole.
    tree.echoes[ObjectIdentifier(flow.item)] = steps.filter {
      let along = isHorizontal ? $0.x : $0.y
      return along == 0 || along <= room - 1
    }
  }
}

/// The flow layout of a collection's only prototype. It runs from left to right in every language
/// unless a subclass mirrors it.
private struct Flow {
  let layout: CollectionLayout
  /// The prototype.
  let item: View
  private let size: Size

  /// Reads the layout of a collection with one prototype at least 20 points wide and high; nil for
  /// any other.
  init?(_ element: XMLElement, in view: View) {
    let cells = element.list("cells").filter { $0.recordedFrame != nil }
    guard cells.count == 1, let cell = cells[0].recordedFrame, cell.width >= 20, cell.height >= 20,
      let flow = element.child(key: "collectionViewLayout"),
      flow.name == "collectionViewFlowLayout", let id = cells[0]["id"],
      let item = view.subviews.first(where: { $0.identifier == id })
    else { return nil }
    (self.item, size) = (item, view.bounds.size)
    var layout = CollectionLayout()
    layout.scrollAxis = flow["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    layout.itemSize = cell.size
    let inset = flow.child(key: "sectionInset")
    layout.inset = EdgeInsets(
      top: inset?.number("minY") ?? 0, left: inset?.number("minX") ?? 0,
      bottom: inset?.number("maxY") ?? 0, right: inset?.number("maxX") ?? 0)
    layout.itemSpacing = max(flow.number("minimumInteritemSpacing") ?? 10, 0)
    layout.lineSpacing = max(flow.number("minimumLineSpacing") ?? 10, 0)
    self.layout = layout
  }

  /// Whether the item was recorded below the bar over a controller's view, to which a running app
  /// scrolls what a layout places at the top.
  func isRecordedBelowBar(_ view: View, _ element: XMLElement, in tree: NibTree) -> Bool {
    view === tree.root && element["key"] == "view" && layout.scrollAxis == .vertical
      && element.child(key: "sectionHeaderView") == nil
      && item.frame.minY - places(1)[0].minY >= 20
  }

  /// Returns the places of a number of items.
  func places(_ count: Int) -> [Rect] {
    layout.places(of: count, in: size) { _, _, _ in .zero }.items
  }
}
