import AutoLayout
import Controls
import Drawing
import Geometry
import Localization
import Typesetting

extension SceneBuilder {
  func makeCell(_ stated: SceneView) -> TableCell {
    let cell = TableCell(environment)
    for attribute in stated.attributes {
      switch attribute.value {
      case .accessoryType(let type): cell.row.accessory = type.row
      case .separatorInset(let inset): cell.row.separatorLeading = inset
      default: break
      }
    }
    return cell
  }

  /// Makes a table's row: a cell with UIKit's margins around its content, which end before the
  /// accessory and above the separator.
  func makeRow(_ stated: SceneView, of table: TableScrollView) -> TableCell {
    let cell = makeCell(stated)
    cell.row.style = table.style
    cell.layer.background = environment.color(
      table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    let side = TableScrollView.margin(canvas.width.points ?? 0)
    let end = cell.row.accessory.room.map { $0 + side - 16 + 8 } ?? side
    let isMirrored = canvas.direction == .rightToLeft
    cell.rowMargins = EdgeInsets(
      top: 11, left: isMirrored ? end : side, bottom: 11 + 1 / environment.grid.scale,
      right: isMirrored ? side : end)
    return cell
  }

  func makeTable(_ stated: SceneView) -> TableScrollView {
    let table = TableScrollView(environment)
    // As in UIKit, a table scrolls however few rows it has, and its rows don't adapt to bars.
    table.alwaysBounceVertical = true
    table.movesContentUnderBars = true
    setScrolling(of: table, stated)
    for case .tableStyle(let style) in stated.attributes.map(\.value) { table.style = style }
    table.layer.background = environment.color(
      table.style == .plain ? .systemBackground : .systemGroupedBackground)
    return table
  }

  /// Divides a table's rows into its sections, makes their headers and footers, and gives the
  /// rows their separators.
  mutating func finish(_ table: TableScrollView, _ stated: SceneView) {
    var rows = table.subviews[...]
    let stating =
      stated.sections.isEmpty
      ? [SceneSection(rows: rows.count, place: stated.place)] : stated.sections
    var hasLines = true
    for case .separatorStyle(let style) in stated.attributes.map(\.value) {
      hasLines = style == .singleLine
    }
    for (index, section) in stating.enumerated() {
      let own = Array(rows.prefix(section.rows))
      rows = rows.dropFirst(section.rows)
      let cells = own.compactMap { $0 as? TableCell }
      for cell in cells { cell.showsSeparator = hasLines }
      cells.first?.row.place.insert(.first)
      cells.last?.row.place.insert(.last)
      let header = section.header.map {
        words($0, "header\(index)", isHeader: true, of: table, stated, section)
      }
      let footer = section.footer.map {
        words($0, "footer\(index)", isHeader: false, of: table, stated, section)
      }
      table.sections.append(.init(header: header, footer: footer, rows: own))
    }
    lists.append(table)
  }

  /// Makes the label above or below the rows of a section.
  private mutating func words(
    _ text: SceneText, _ name: String, isHeader: Bool, of table: TableScrollView,
    _ stated: SceneView, _ section: SceneSection
  ) -> Label {
    let label = Label(environment)
    label.identifier = "\(stated.id).\(name)"
    label.pathName = name
    let isPlainHeader = isHeader && table.style == .plain
    var shown = show(text, of: stated, at: section.place)
    if isHeader, !isPlainHeader { shown = shown.uppercased() }
    var content = TextContent(shown)
    content.font = .style(isPlainHeader ? .headline : .footnote, category: canvas.textSize)
    content.color = environment.color(isPlainHeader ? .label : .secondaryLabel)
    content.lines = 0
    label.textContent = content
    table.addSubview(label)
    return label
  }

  func makeCollection(_ stated: SceneView) -> CollectionScrollView {
    let collection = CollectionScrollView(environment)
    setScrolling(of: collection, stated)
    var layout = CollectionLayout()
    var item: SceneItemExtent?
    var group: SceneItemGroup?
    var spacing = 0.0
    for attribute in stated.attributes {
      switch attribute.value {
      case .scrollDirection(let axis): layout.scrollAxis = axis.layout
      case .itemSize(.automatic): layout.itemSize = nil
      case .itemSize(.points(let width, let height)):
        layout.itemSize = Size(width: width, height: height)
      case .minimumLineSpacing(let space): layout.lineSpacing = space
      case .minimumInteritemSpacing(let space): layout.itemSpacing = space
      case .sectionInset(let inset): layout.inset = inset
      case .listItem(let extent): item = extent
      case .listGroup(let stated): group = stated
      case .groupSpacing(let space): spacing = space
      default: break
      }
    }
    if item != nil || group != nil {
      let (item, group) = (item ?? SceneItemExtent(), group ?? SceneItemGroup())
      layout.group = CollectionLayout.Group(
        item: item.layout, size: group.size.layout, axis: group.axis.layout,
        itemSpacing: group.spacing, groupSpacing: spacing)
    }
    collection.layout = layout
    return collection
  }

  /// Makes tables and collections place their rows, from outside inwards, at the widths that the
  /// canvas gives them.
  func arrangeLists(in root: View, _ size: Size) {
    guard !lists.isEmpty else { return }
    var room = size
    if canvas.width.points == nil || canvas.height.points == nil {
      let fitting = root.systemLayoutSizeFitting(
        size,
        withHorizontalFittingPriority: canvas.width.points == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: canvas.height.points == nil ? .fittingSizeLevel : .required)
      if canvas.width.points == nil { room.width = fitting.width }
      if canvas.height.points == nil { room.height = fitting.height }
    }
    root.frame = Rect(origin: .zero, size: room)
    for list in lists {
      root.layoutIfNeeded()
      list.arrangeRows()
    }
  }
}

extension SceneAxis {
  fileprivate var layout: Axis { self == .horizontal ? .horizontal : .vertical }
}

extension SceneItemExtent {
  fileprivate var layout: CollectionLayout.Extent { .init(width: width, height: height) }
}

extension SceneAccessory {
  /// The corresponding accessory of the control.
  fileprivate var row: TableRow.Accessory {
    switch self {
    case .none: .none
    case .disclosureIndicator: .disclosure
    case .detailDisclosureButton: .detailDisclosure
    case .checkmark: .checkmark
    case .detailButton: .detail
    }
  }
}

extension TableRow.Accessory {
  /// The width in points that a row with a margin of 16 keeps free of content at its end; nil
  /// without an accessory.
  fileprivate var room: Double? {
    switch self {
    case .none: nil
    case .disclosure: 26.5
    case .checkmark: 40
    case .detail: 44
    case .detailDisclosure: 66.5
    }
  }
}
