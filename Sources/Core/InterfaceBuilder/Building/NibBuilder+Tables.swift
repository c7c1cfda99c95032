import AutoLayout
import Controls
package import Documents
import Geometry
import Typesetting

extension NibBuilder {
  func makeTable(_ element: XMLElement) -> TableView {
    let table = TableView(options.environment)
    table.style = element["style"].flatMap(TableView.Style.init) ?? .plain
    if !document.era.isOf26 { table.marginPlace = .screen }
    table.hasHeaderBands = !document.era.hasClearBars
    // A table that always bounces scrolls, and so adds the safe area to its own insets.
    table.movesContentUnderBars =
      element.flag("alwaysBounceVertical") == true
      && element["contentInsetAdjustmentBehavior"] != "never"
    return table
  }

  /// What covered the sides of a table where it was drawn, at an origin in the root's coordinates:
  /// also those that overhang the screen.
  private func designSides(of element: XMLElement, in tree: NibTree, at origin: Point) -> EdgeInsets
  {
    var sides = document.recordedDevice.safeAreaInsets
    guard let width = element.recordedFrame?.width,
      let screen = tree.views.first?.element.recordedFrame?.width
    else { return sides }
    sides.left += max(-origin.x, 0)
    sides.right += max(origin.x + width - screen, 0)
    return sides
  }

  /// Sets the positions, separators and accessories of a table's rows, and its headers and
  /// footers, once its cells exist.
  func furnish(
    _ table: TableView, _ element: XMLElement, in tree: NibTree, at origin: Point
  ) {
    table.designSides = designSides(of: element, in: tree, at: origin)
    var cells: [String: TableCell] = [:]
    for subview in table.subviews {
      if let cell = subview as? TableCell, let id = cell.identifier { cells[id] = cell }
    }
    var end = element.child(key: "tableHeaderView")?.recordedFrame?.maxY ?? 0
    let width = element.recordedFrame?.width ?? 0
    for section in element.list("sections") {
      let rows = section.list("cells")
      guard let first = rows.first?.recordedFrame, let last = rows.last?.recordedFrame else {
        continue
      }
      let title = text(section, "headerTitle")
      if !title.isEmpty {
        table.strips.append(
          .init(.header, title, in: Rect(x: 0, y: end, width: width, height: first.minY - end)))
      }
      let words = text(section, "footerTitle")
      if !words.isEmpty {
        table.strips.append(
          .init(.footer, words, in: Rect(x: 0, y: last.maxY, width: width, height: 60)))
      }
      end = last.maxY
      furnish(rows, cells, of: table, element)
      addRows(rows, cells, to: table, element)
    }
    if !table.rows.isEmpty { followRows(table, element, in: tree) }
    furnishPrototypes(element, cells, of: table, from: end)
  }

  /// Rows that stand for others, as wide as their table, with Interface Builder's mark above them.
  private func furnishPrototypes(
    _ element: XMLElement, _ cells: [String: TableCell], of table: TableView, from top: Double
  ) {
    let rows = element.list("prototypes").filter { $0.recordedFrame != nil }
    guard let first = rows.first?.recordedFrame, let frame = element.recordedFrame else { return }
    furnish(rows, cells, of: table, element)
    addRows(rows, cells, to: table, element, arePrototypes: true)
    table.designWidth = table.designWidth ?? frame.width
    followRows(table, withFooterOf: element)
    if first.minY - top >= 14 {
      table.strips.append(
        .init(
          .prototypes, "Prototype Cells",
          in: Rect(x: 0, y: top, width: frame.width, height: first.minY - top)))
    }
  }

  private func furnish(
    _ rows: [XMLElement], _ cells: [String: TableCell], of table: TableView, _ element: XMLElement
  ) {
    let inset = element.child(key: "separatorInset")
    let color = color(element.child(key: "separatorColor"))
    for (index, row) in rows.enumerated() {
      guard let cell = cells[row["id"] ?? ""] else { continue }
      cell.row.style = table.style
      // Sections of plain tables have no ends.
      if table.style != .plain {
        if index == 0 { cell.row.place.insert(.first) }
        if index == rows.count - 1 { cell.row.place.insert(.last) }
      }
      cell.row.separatorColor = color
      furnish(cell, row, inset)
    }
  }

  /// Sets the heights of a section's rows: those without their own height, in a table with
  /// automatic rows, follow their constraints.
  private func addRows(
    _ rows: [XMLElement], _ cells: [String: TableCell], to table: TableView, _ element: XMLElement,
    arePrototypes: Bool = false
  ) {
    for row in rows {
      guard let cell = cells[row["id"] ?? ""] else { continue }
      table.rows.append(
        self.row(cell, row, sizing: sizing(of: row, in: element, isPrototype: arePrototypes)))
    }
  }

  /// Returns a cell as a row.
  private func row(
    _ cell: TableCell, _ element: XMLElement, sizing: TableView.Row.Sizing
  ) -> TableView.Row {
    let content = element.framedChildren.first { $0["key"] == "contentView" }
    let view = cell.subviews.first { $0.identifier == content?["id"] }
    let isOpen =
      !options.describesCanvas && content?.list("constraints").isEmpty == false
    return TableView.Row(
      cell, content: view?.translatesAutoresizingMaskIntoConstraints == true ? view : nil,
      sizing: isOpen ? sizing : .asDrawn)
  }

  /// What determines a row's height: a table's rows have the height that it states, if any; that of a
  /// prototype is the canvas's alone, and in a table with automatic rows it sizes itself.
  ///
  /// Where the constraints of a prototype need more than its table states, code makes the rows automatic:
  /// 3 of 3 tables of two apps.
  private func sizing(
    of row: XMLElement, in table: XMLElement, isPrototype: Bool
  ) -> TableView.Row.Sizing {
    let (own, all) = (row.number("rowHeight"), table.number("rowHeight") ?? 0)
    guard isPrototype else { return (own ?? all) < 0 ? .byContent : .asDrawn }
    if let own, own >= 0 { return all < 0 ? .asDrawnOrFitting : .asDrawnIfPossible }
    return all < 0 ? .byContent : .asDrawnIfPossible
  }

  /// Gives a cell that is the root of a document the height that its constraints need, if that is more
  /// than the drawn one or hardly less, and returns it; nil for one that keeps its height.
  package func fitRoot(of tree: NibTree, _ element: XMLElement) -> Double? {
    guard options.intrinsic == .measured, let cell = tree.root as? TableCell else { return nil }
    let row = row(cell, element, sizing: .asDrawnOrFitting)
    let pictures = squeezedPictures(in: tree)
    let resistances = pictures.map { $0.contentCompressionResistancePriority(for: .vertical) }
    for view in pictures {
      view.setContentCompressionResistancePriority(LayoutPriority(1), for: .vertical)
    }
    defer {
      for (view, priority) in zip(pictures, resistances) {
        view.setContentCompressionResistancePriority(priority, for: .vertical)
      }
    }
    guard let content = row.content,
      let height = row.fittingHeight(width: row.contentFrame.width)
    else { return nil }
    cell.frame.size.height += height - row.contentFrame.height
    var inner = row.contentFrame
    inner.size.height = height
    content.setAutoresizingReference(frame: inner, superviewSize: cell.frame.size)
    return cell.frame.height
  }

  /// Returns the views of pictures that were drawn lower than the pictures are: the row made them
  /// give way, so they don't make it higher.
  private func squeezedPictures(in tree: NibTree) -> [View] {
    tree.views.compactMap { _, view, element in
      guard let picture = (view as? ImageView)?.picture, let drawn = element.recordedFrame?.height,
        picture.size.height > drawn + 1
      else { return nil }
      return view
    }
  }

  /// Gives the rows the table's width, and makes the view below them follow their heights.
  private func followRows(_ table: TableView, _ element: XMLElement, in tree: NibTree) {
    table.designWidth = element.recordedFrame?.width
    table.movesContentUnderBars = true
    table.growsFooters = !options.describesCanvas
    followRows(table, withFooterOf: element)
  }

  /// Makes the view below all rows follow their heights.
  private func followRows(_ table: TableView, withFooterOf element: XMLElement) {
    guard let footer = element.child(key: "tableFooterView"), let frame = footer.recordedFrame,
      let view = table.subviews.first(where: { $0.identifier == footer["id"] })
    else { return }
    table.lowerViews = [(view, frame)]
  }

  /// Sets a row's separator and accessory.
  func furnish(_ cell: TableCell, _ row: XMLElement, _ tableInset: XMLElement? = nil) {
    markEdited(cell, row)
    cell.row.accessory =
      row[cell.row.isEditing ? "editingAccessoryType" : "accessoryType"]
      .flatMap { TableRow.Accessory(.word($0)) } ?? .none
    if let inset = row.child(key: "separatorInset") ?? tableInset {
      cell.row.separatorLeading = inset.number("minX") ?? 0
      cell.row.separatorTrailing = inset.number("maxX") ?? 0
    } else if row["imageView"] != nil, let text = styled(row, "textLabel")?.recordedFrame {
      // The separator begins where the text beside a picture does.
      cell.row.separatorLeading = text.minX
    }
  }

  /// Returns a label or picture of a cell in one of UIKit's styles.
  func styled(_ cell: XMLElement, _ key: String) -> XMLElement? {
    guard let id = cell[key] else { return nil }
    return cell.framedChildren.flatMap(\.framedChildren).first { $0["id"] == id }
  }
}
