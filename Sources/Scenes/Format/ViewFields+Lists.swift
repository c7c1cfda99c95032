import Controls
import Documents

extension ViewFields {
  /// The keys of table cells.
  static let cell: [Field<SceneView>] = [
    Field(
      "accessoryType", Shape<SceneAccessory>.choice, ViewAttribute.accessoryType,
      "The accessory of the row; default none. In a table, the trailing margin makes room for it."),
    Field(
      "separatorInset", .number(.extent), ViewAttribute.separatorInset,
      "The inset of the separator, in points from the leading edge; default the margin."),
  ]

  /// The keys of tables.
  static let tableView: [Field<SceneView>] = [
    Field(
      "style", Shape<TableView.Style>.choice, ViewAttribute.tableStyle,
      "How the sections are shown; default plain."),
    Field(
      "separatorStyle", Shape<SceneSeparatorStyle>.choice, ViewAttribute.separatorStyle,
      "The lines between the rows; default singleLine."),
  ]

  /// The sections of a table, whose rows are its subviews.
  static let sections = Field<SceneView>(
    "sections", .list(SectionParts.table.schema),
    "The sections from top to bottom, with titles and rows; in a table without sections, "
      + "`subviews` are the rows.",
    encode: { view, encoder in
      guard !view.sections.isEmpty else { return nil }
      var rows = view.subviews[...]
      return .list(
        view.sections.map { section in
          let own = Array(rows.prefix(section.rows))
          rows = rows.dropFirst(section.rows)
          return SectionParts.table.encode(
            SectionParts(section: section, rows: own), besides: SectionParts(), encoder)
        })
    }
  ) { node, decoder, view in
    guard decoder.document.shape(of: node) == .sequence else {
      decoder.wrongType(node, .list(SectionParts.table.schema), as: Void.self)
      return
    }
    for item in decoder.document.items(of: node) {
      var parts = SectionParts()
      SectionParts.table.decode(item, into: &parts, decoder)
      parts.section.rows = parts.rows.count
      parts.section.place = decoder.document.place(of: item)
      view.sections.append(parts.section)
      view.subviews += parts.rows
    }
  }

  /// The keys of collections.
  static let collectionView: [Field<SceneView>] = [
    Field(
      "scrollDirection", Shape<SceneAxis>.choice, ViewAttribute.scrollDirection,
      "The axis along which the collection scrolls; default vertical."),
    Field(
      "itemSize", .itemSize, ViewAttribute.itemSize,
      "[width, height] of the items of a flow layout, default 50 points, or `automatic` for "
        + "self-sizing items."),
    Field(
      "minimumLineSpacing", .number(.extent), ViewAttribute.minimumLineSpacing,
      "The space between the lines of a flow layout in points; default 10."),
    Field(
      "minimumInteritemSpacing", .number(.extent), ViewAttribute.minimumInteritemSpacing,
      "The minimum space between the items of a line in points; default 10."),
    Field(
      "sectionInset", .edges, ViewAttribute.sectionInset,
      "The space around the items: [top, left, bottom, right]."),
    Field(
      "item", .object(SceneItemExtent.table, SceneItemExtent()), ViewAttribute.listItem,
      "The size of an item in its group, points or a mapping such as `{ fractionalWidth: 0.5 }`; "
        + "with `item` or `group` the layout is compositional."),
    Field(
      "group", .object(SceneItemGroup.table, SceneItemGroup()), ViewAttribute.listGroup,
      "The group of items that repeats."),
    Field(
      "groupSpacing", .number(.extent), ViewAttribute.groupSpacing,
      "The space between groups in points; default 0."),
  ]
}
