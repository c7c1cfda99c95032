import Controls
import Documents

extension ViewFields {
  /// The keys of table cells.
  static let cell: [Field<SceneView>] = [
    Field(
      "accessoryType", Shape<SceneAccessory>.choice, ViewAttribute.accessoryType,
      "What ends the row; default none. In a table the trailing margin makes room for it."),
    Field(
      "separatorInset", .number(.extent), ViewAttribute.separatorInset,
      "Where the line below begins, in points from the leading edge; default the margin."),
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
    "The sections from top to bottom, with words and rows; `subviews` are the rows of a table "
      + "without any.",
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
      "The axis along which it scrolls; default vertical."),
    Field(
      "itemSize", .itemSize, ViewAttribute.itemSize,
      "[width, height] of the items of a flow, default 50 points, or `automatic`: what each comes "
        + "to."),
    Field(
      "minimumLineSpacing", .number(.extent), ViewAttribute.minimumLineSpacing,
      "The space between two lines of a flow in points; default 10."),
    Field(
      "minimumInteritemSpacing", .number(.extent), ViewAttribute.minimumInteritemSpacing,
      "The least space between two items of a line in points; default 10."),
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
      "The space between two groups in points; default 0."),
  ]
}
