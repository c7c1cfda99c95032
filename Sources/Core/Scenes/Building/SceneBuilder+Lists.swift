import AutoLayout
import Controls
import Documents
import Drawing
import Geometry
import Localization
import Typesetting

extension SceneBuilder {
  mutating func makeCell(
    _ stated: SceneView, in table: TableView.Style? = nil
  ) -> TableCell {
    let cell = TableCell(environment)
    // The margins depend on some of them.
    for row in TableCell.properties { set(row, of: cell, stated) }
    if let table { (cell.row.style, cell.row.place) = (table, []) }
    var isExpanded: Bool?
    cell.row.picture = symbol(
      of: stated, pointSize: TextStyle.body.pointSize(in: environment.textSize))
    var style: StyledContent.Arrangement?
    var (title, detail): (String?, String?) = (nil, nil)
    for attribute in stated.attributes {
      switch attribute.value {
      case .expanded(let expanded): isExpanded = expanded
      case .indentationLevel(let level):
        cell.row.indentation = Double(level) * cell.row.style.indentationWidth
      case .cellStyle(let arrangement): style = arrangement
      case .text(let text): title = show(text, of: stated, at: attribute.place)
      case .detailText(let text): detail = show(text, of: stated, at: attribute.place)
      default: break
      }
    }
    if let isExpanded, [.none, .outline(isExpanded: false)].contains(cell.row.accessory) {
      cell.row.accessory = .outline(isExpanded: isExpanded)
    }
    guard style != nil || title != nil || detail != nil else { return cell }
    let texts = StyledTexts(style ?? .basic, title: title ?? "", detail: detail, in: environment)
    for (label, name) in zip(texts.labels, ViewAttribute.cellParts) {
      (label.identifier, label.pathName) = ("\(stated.id).\(name)", name)
    }
    cell.texts = texts
    adapt(cell)
    return cell
  }

  /// Gives a row UIKit's margins; a table knows its own width, and with it these, only once it is laid
  /// out.
  private func adapt(_ cell: TableCell) {
    cell.adaptRow(
      side: cell.row.style.margin(canvas.width.points ?? 0, in: environment.metrics),
      isMirrored: canvas.direction == .rightToLeft)
  }

  /// Makes a table's row: a cell with UIKit's margins around its content, which end before the
  /// accessory and above the separator.
  mutating func makeRow(_ stated: SceneView, of table: TableScrollView) -> TableCell {
    let cell = makeCell(stated, in: table.style)
    setOwnGround(of: cell, in: table)
    cell.showsSeparator = table.hasSeparators
    adapt(cell)
    return cell
  }

  func makeTable(_ stated: SceneView) -> TableScrollView {
    let table = TableScrollView(environment)
    setScrolling(of: table, stated)
    var separators: SceneSeparatorStyle?
    for attribute in stated.attributes {
      switch attribute.value {
      case .tableStyle(let style): table.style = style
      case .separatorStyle(let style): separators = style
      default: break
      }
    }
    table.hasSeparators = separators.map { $0 == .singleLine } ?? !table.style.isSidebar
    setOwnGround(of: table, in: nil)
    return table
  }

  /// Gives a table, or a row of one, the ground that it has unless the scene states another.
  func setOwnGround(of view: View, in superview: View?) {
    switch (view, superview) {
    case (let table as TableScrollView, _):
      table.layer.background = environment.color(table.style.ground)
    case (let cell as TableCell, is TableScrollView):
      cell.layer.background = cell.row.style.rowGround.map(environment.color)
    default: break
    }
  }

  /// Divides a table's rows into its sections, makes their headers and footers, and gives the
  /// rows their separators.
  mutating func finish(_ table: TableScrollView, _ stated: SceneView) {
    typealias Edge = TableScrollView.Edge
    let parts = ListParts(table.subviews, stated)
    (table.header, table.footer) = (parts.header, parts.footer)
    for (index, part) in parts.sections.enumerated() {
      let cells = part.items.compactMap { $0 as? TableCell }
      cells.first?.row.place.insert(.first)
      cells.last?.row.place.insert(.last)
      let texts = texts(of: part.stated, index, in: table, style: table.style, stated)
      table.sections.append(
        .init(
          header: part.header.map(Edge.view) ?? texts.header.map(Edge.title),
          footer: part.footer.map(Edge.view) ?? texts.footer.map(Edge.title), rows: part.items))
    }
    lists.append(table)
  }

  /// Divides a collection's items into its sections.
  mutating func finish(_ collection: CollectionScrollView, _ stated: SceneView) {
    let parts = ListParts(collection.subviews, stated)
    for (index, part) in parts.sections.enumerated() {
      let own = layout(stated.attributes.replaced(by: part.stated.attributes))
      let isOnly = stated.sections.isEmpty
      let texts = texts(of: part.stated, index, in: collection, style: .plain, stated)
      collection.sections.append(
        .init(
          header: part.header ?? texts.header ?? (isOnly ? parts.header : nil),
          footer: part.footer ?? texts.footer ?? (isOnly ? parts.footer : nil),
          items: part.items, layout: own))
      collection.scrollAxis = own.scrollAxis
    }
    lists.append(collection)
  }

  /// Makes the labels above and below the rows of a section that states texts.
  private mutating func texts(
    of section: SceneSection, _ index: Int, in list: View, style: TableView.Style,
    _ stated: SceneView
  ) -> (header: Label?, footer: Label?) {
    let header = section.header.map {
      words($0, "header\(index)", isHeader: true, in: list, style, stated, section)
    }
    let footer = section.footer.map {
      words($0, "footer\(index)", isHeader: false, in: list, style, stated, section)
    }
    return (header, footer)
  }

  private mutating func words(
    _ text: SceneText, _ name: String, isHeader: Bool, in list: View, _ style: TableView.Style,
    _ stated: SceneView, _ section: SceneSection
  ) -> Label {
    let label = Label(environment)
    label.identifier = "\(stated.id).\(name)"
    label.pathName = name
    let shown = show(text, of: stated, at: section.place)
    label.textContent = style.words(shown, isHeader: isHeader, in: environment)
    if isHeader {
      label.accessibility = AccessibilityProperties()
      label.accessibility?.traits = [.header, .staticText]
    }
    list.addSubview(label)
    return label
  }

  func makeCollection(_ stated: SceneView) -> CollectionScrollView {
    let collection = CollectionScrollView(environment)
    setScrolling(of: collection, stated)
    return collection
  }

  /// Returns the layout of a collection's section.
  private func layout(_ attributes: [StatedAttribute]) -> CollectionLayout {
    var layout = CollectionLayout()
    var item: SceneItemExtent?
    var group: SceneItemGroup?
    var spacing = 0.0
    for attribute in attributes {
      switch attribute.value {
      case .scrollDirection(let axis): layout.scrollAxis = axis
      case .itemSize(.automatic): layout.itemSize = nil
      case .itemSize(.points(let width, let height)):
        layout.itemSize = Size(width: width, height: height)
      case .minimumLineSpacing(let space): layout.lineSpacing = space
      case .minimumInteritemSpacing(let space): layout.itemSpacing = space
      case .sectionInset(let inset): layout.inset = inset
      case .listItem(let extent): item = extent
      case .listGroup(let stated): group = stated
      case .groupSpacing(let space): spacing = space
      case .orthogonalScrolling(let behavior):
        layout.scrollsOrthogonally = behavior != .none
        layout.centersGroups = behavior == .groupPagingCentered
      default: break
      }
    }
    guard item != nil || group != nil || layout.scrollsOrthogonally else { return layout }
    var around = group ?? SceneItemGroup()
    if around.members.isEmpty, let item { around.members = [SceneItemGroup(size: item)] }
    layout.group = around.layout
    layout.group?.groupSpacing = spacing
    return layout
  }

  /// A warning for each collection with items that are longer than a line, as UIKit logs it, or whose
  /// groups have no room.
  var oversizedItems: [Diagnostic] {
    lists.compactMap { list in
      guard let list = list as? CollectionScrollView, let first = list.oversizedItems.first else {
        return nil
      }
      var stated: SceneView?
      scene.forEachView { if (items.items[$0.id] as? View) === first.item { stated = $0 } }
      guard let stated else { return nil }
      let side = list.scrollAxis == .vertical ? "width" : "height"
      guard !first.isGrouped else {
        return scene.diagnostic(
          .warning, .outsideSuperview,
          "'\(stated.id)' has no room: the insets around its group are more than the \(side) of its "
            + "collection, where UIKit stops",
          at: stated.place, hint: "reduce 'sectionInset' or 'contentInset'")
      }
      let others = list.oversizedItems.count - 1
      let room = NumberText.of(first.room)
      let isVertical = list.scrollAxis == .vertical
      let length = isVertical ? first.item.layoutFrame.width : first.item.layoutFrame.height
      return scene.diagnostic(
        .warning, .outsideSuperview,
        "'\(stated.id)' is \(isVertical ? "wider" : "higher") than a line of its collection: "
          + "\(NumberText.of(length)) in \(room) points"
          + (others == 0 ? "" : others == 1 ? ", like another" : ", like \(others) others"),
        at: stated.place,
        hint: "let 'itemSize' be at most \(room) \(isVertical ? "wide" : "high")")
    }
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

extension SceneItemExtent {
  /// Returns the size in a group whose height is given, or that of its items.
  fileprivate func layout(in group: SceneItemExtent?) -> CollectionLayout.Extent {
    guard height == SceneItemExtent().height else { return .init(width: width, height: height) }
    if case .estimated(let guess) = group?.height {
      return .init(width: width, height: .uniform(guess))
    }
    return .init(width: width, height: .fractionalHeight(1))
  }

  fileprivate var filledInsets: DirectionalEdgeInsets {
    insets?.filled(from: DirectionalEdgeInsets.zero) ?? .zero
  }
}

extension SceneItemGroup {
  /// The group with its members.
  fileprivate var layout: CollectionLayout.Group {
    let filling = SceneItemGroup(size: SceneItemExtent())
    var group = CollectionLayout.Group(
      (members.isEmpty ? [filling] : members).map { member in
        guard !member.isGroup else { return .group(member.layout) }
        var item = CollectionLayout.Item(member.size.layout(in: size))
        item.insets = member.size.filledInsets
        return .item(item)
      }, size: size.layout(in: nil), axis: axis, itemSpacing: spacing)
    group.count = count
    group.insets = size.filledInsets
    return group
  }
}

/// The subviews of a list by their role: those of the list itself, and those of its sections.
private struct ListParts {
  /// A section's views in the order of the file.
  struct Section {
    var stated: SceneSection
    var header: View?
    var footer: View?
    var items: [View] = []
  }

  private(set) var header: View?
  private(set) var footer: View?
  private(set) var sections: [Section] = []

  /// Divides the subviews that were made for the views of a list.
  init(_ views: [View], _ stated: SceneView) {
    let stating =
      stated.sections.isEmpty
      ? [SceneSection(rows: stated.subviews.count, place: stated.place)] : stated.sections
    var pairs = zip(stated.subviews, views).filter { pair in
      switch pair.0.listRole {
      case .header: header = pair.1
      case .footer: footer = pair.1
      default: return true
      }
      return false
    }[...]
    for section in stating {
      var part = Section(stated: section)
      for (view, made) in pairs.prefix(section.rows) {
        switch view.listRole {
        case .sectionHeader: part.header = made
        case .sectionFooter: part.footer = made
        default: part.items.append(made)
        }
      }
      pairs = pairs.dropFirst(section.rows)
      sections.append(part)
    }
  }
}
