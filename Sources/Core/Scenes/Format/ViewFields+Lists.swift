import Controls
import Documents
import Geometry

extension ViewFields {
  /// The keys of table cells.
  static let cell: [Field<SceneView>] = [
    Field(
      "style", Shape<StyledContent.Arrangement>.choice, ViewAttribute.cellStyle,
      "UIKit's style of a row with `text`: a title, a title with a value at the end (`value1`), a "
        + "caption before a value (`value2`), or a title above a subtitle."),
    Field("text", .text, ViewAttribute.text, "The title, which the row places by its style."),
    Field("detailText", .text, ViewAttribute.detailText, "The value or the subtitle."),
    Field(
      "isExpanded", .boolean, ViewAttribute.expanded,
      "Whether the rows below the one in an outline are shown, so that the chevron of "
        + "`outlineDisclosure`, which a row without another accessory then has, points down; default false."
    ),
    Field(
      "indentationLevel", .integer(NumberRange(lower: 0, upper: 100)),
      ViewAttribute.indentationLevel,
      "The level of the row in an outline: each indents the content by 10 points, 16 in a sidebar."),
    Field(
      "state", rowState, ViewAttribute.controlState,
      "The state in which the row is shown; default normal. What a row of a component shows has its "
        + "own colours in each."),
  ]

  private static let rowState = Shape<SceneRowState>.choice.map(\.control) {
    SceneRowState(rawValue: $0.rawValue)
  }

  /// The keys of a cell's symbol.
  static let cellSymbol = SceneSystemSymbol.fields(
    of: "symbol",
    "The name of a system symbol at the leading margin, in the tint; in a table, the content begins "
      + "beside it.")

  /// The keys of tables.
  static let tableView: [Field<SceneView>] = [
    Field(
      "style", Shape<TableView.Style>.choice, ViewAttribute.tableStyle,
      "How the sections are shown; default plain. `sidebar` and `sidebarPlain` are those of UIKit's "
        + "lists."),
    Field(
      "separatorStyle", Shape<SceneSeparatorStyle>.choice, ViewAttribute.separatorStyle,
      "The lines between the rows; default singleLine, in a sidebar none."),
  ]

  /// The sections of a table, whose rows are its subviews.
  static let sections = sections(
    SectionParts.table,
    "The sections from top to bottom, with titles and rows; in a table without sections, "
      + "`subviews` are the rows.")

  /// The sections of a collection, whose items are its subviews.
  static let collectionSections = sections(
    SectionParts.collectionTable,
    "The sections along the scrolling axis, with headers and items; in a collection without "
      + "sections, `subviews` are the items.")

  private static func sections(
    _ table: @autoclosure @escaping @Sendable () -> ObjectTable<SectionParts>, _ help: String
  ) -> Field<SceneView> {
    Field(
      "sections", .list(table().schema), help,
      encode: { view, encoder in
        guard !view.sections.isEmpty else { return nil }
        var rest = view.subviews.filter { ![.header, .footer].contains($0.listRole) }[...]
        return .list(
          view.sections.map { section in
            let own = Array(rest.prefix(section.rows))
            rest = rest.dropFirst(section.rows)
            return table().encode(
              SectionParts(section, own), besides: SectionParts(), encoder)
          })
      }
    ) { node, decoder, view in
      guard decoder.document.shape(of: node) == .sequence else {
        decoder.wrongType(node, .list(table().schema), as: Void.self)
        return
      }
      for item in decoder.document.items(of: node) {
        var parts = SectionParts()
        parts.name = "\(view.id).\(view.sections.count)"
        table().decode(item, into: &parts, decoder)
        parts.section.rows = parts.views.count
        parts.section.place = decoder.document.place(of: item)
        view.sections.append(parts.section)
        view.subviews += parts.views
      }
    }
  }

  /// The views above and below all rows of a table.
  static let tableEdges = [
    edge(
      "header", .header,
      "A view above all rows, as wide as the table and as high as its content; its id is that of "
        + "the table with `.header`."),
    edge("footer", .footer, "A view below all rows."),
  ]

  /// The views above and below the items of a collection without sections.
  static let collectionEdges = [
    edge(
      "header", .header,
      "A view above the items, as high as its content; its id is that of the collection with "
        + "`.header`. With `sections`, each has its own."),
    edge("footer", .footer, "A view below the items."),
  ]

  private static func edge(
    _ name: String, _ role: SceneListRole, _ help: String
  ) -> Field<SceneView> {
    Field(
      name, .view, help,
      encode: { view, encoder in
        view.subviews.first { $0.listRole == role }?.encoded(encoder)
      }
    ) { node, decoder, view in
      if let made = decoder.edge(node, id: "\(view.id).\(name)", role) {
        view.subviews.append(made)
      }
    }
  }

  /// The keys of collections.
  static let collectionView: [Field<SceneView>] = [
    Field(
      "scrollDirection", Shape<Axis>.named, ViewAttribute.scrollDirection,
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
    Field(
      "orthogonalScrollingBehavior", Shape<SceneOrthogonalScrolling>.choice,
      ViewAttribute.orthogonalScrolling,
      "Lays out the groups in one line across the collection's axis, of which the beginning is "
        + "shown, for groupPagingCentered with the first group in the middle; default none."),
  ]

  /// The keys of a collection that its sections may state for themselves.
  static let sectionLayout = collectionView.filter { $0.name != "scrollDirection" }
}

extension SceneView {
  /// Puts a list's header before its other views and its footer behind them, in whichever order
  /// the keys are stated.
  mutating func sortEdges() {
    let header = subviews.filter { $0.listRole == .header }
    let footer = subviews.filter { $0.listRole == .footer }
    guard !header.isEmpty || !footer.isEmpty else { return }
    subviews = header + subviews.filter { ![.header, .footer].contains($0.listRole) } + footer
  }
}

extension SceneDecoder {
  /// Reads a view above or below the others of a list; nil after reporting an error.
  func edge(_ node: NodeID, id: String, _ role: SceneListRole) -> SceneView? {
    guard document.shape(of: node) == .mapping else { return wrongType(node, .view) }
    var made = view(id: id, at: document.place(of: node), node)
    made?.listRole = role
    return made
  }
}
