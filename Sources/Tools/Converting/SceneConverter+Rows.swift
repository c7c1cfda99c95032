import AutoLayout
import Controls
import Documents
import Geometry
import InterfaceBuilder
import Typesetting

/// The static rows of a document's tables: a scene places with constraints what `UITableView` places, so
/// that rows follow the table's width, its direction and their content.
extension SceneConverter {
  /// Returns the tables of the scene itself, whose rows stand one below the other.
  static func tables(of tree: NibTree, _ cells: CellComponents) -> [TableView] {
    tree.views.compactMap { $0.view as? TableView }
      .filter { $0.designWidth != nil && cells.cell(around: $0) == nil }
  }

  /// Returns the views that constraints of the scene place in place of tables.
  static func rowParts(of tables: [TableView], _ cells: CellComponents) -> Set<ObjectIdentifier> {
    var parts: Set<ObjectIdentifier> = []
    for table in tables {
      let rows = table.rows.filter { cells.name(of: $0.cell) == nil }
      for row in rows {
        var views: [View] = [row.cell]
        if let content = row.content { views += [content] + content.subviews }
        parts.formUnion(views.map { ObjectIdentifier($0) })
      }
      if !rows.isEmpty { parts.formUnion(table.lowerViews.map { ObjectIdentifier($0.view) }) }
    }
    return parts
  }

  /// The rows of a table that aren't components.
  private func rows(of table: TableView) -> [TableView.Row] {
    table.rows.filter { cells.name(of: $0.cell) == nil && id(of: $0.cell) != nil }
  }

  /// Whether constraints of the scene place a view that the document's table places.
  func isPlacedByTable(_ view: View) -> Bool { rowParts.contains(ObjectIdentifier(view)) }

  /// The constraints that place the rows of all tables.
  var rowConstraints: [YAMLValue] { tables.flatMap(rowConstraints) }

  private func rowConstraints(of table: TableView) -> [YAMLValue] {
    guard let owner = id(of: table), !rows(of: table).isEmpty else { return [] }
    var ties: [YAMLValue] = []
    var (above, edge) = ("\(owner).top", 0.0)
    var footer: (name: String, top: Double)?
    func follow(_ name: String, _ frame: Rect) {
      ties += sides(of: name, frame, in: owner, table.bounds.width)
      if let footer {
        let room = TableView.footerRoom(
          hasHeader: header(of: table, above: frame) != nil, table.style)
        ties.append(tie("\(name).top", ">=", "\(footer.name).bottom", room))
        ties.append(tie("\(name).top", "==", above, frame.minY - edge, priority: 740))
      } else {
        ties.append(tie("\(name).top", "==", above, frame.minY - edge))
      }
      (above, edge, footer) = ("\(name).bottom", frame.maxY, nil)
    }
    for row in rows(of: table) {
      guard let name = id(of: row.cell) else { continue }
      let frame = row.cell.frame
      if let index = header(of: table, above: frame) {
        let words = stripName(index, of: table, owner)
        ties += wordSides(of: words, owner, table)
        ties.append(tie("\(words).bottom", "==", "\(name).top", table.style == .plain ? -4 : -7))
      }
      follow(name, frame)
      // Content that determines no height leaves a row as it was drawn.
      let isOpen = row.sizesItself && row.content != nil
      ties.append(tie("\(name).height", "==", nil, frame.height, priority: isOpen ? 1 : nil))
      ties += contentTies(of: row, in: name)
      let below = table.strips.firstIndex {
        $0.kind == .footer && abs(table.rect(of: $0).minY - frame.maxY) < 0.01
      }
      if let index = below {
        let words = stripName(index, of: table, owner)
        ties += wordSides(of: words, owner, table)
        ties.append(tie("\(words).top", "==", "\(name).bottom", TableView.footerGap))
        footer = (words, frame.maxY)
      }
    }
    for (view, _) in table.lowerViews {
      guard let name = id(of: view) else { continue }
      follow(name, view.frame)
      ties.append(tie("\(name).height", "==", nil, view.frame.height))
    }
    return ties
  }

  /// Returns the place among a table's strips of the title just above a row; nil for none.
  private func header(of table: TableView, above frame: Rect) -> Int? {
    table.strips.firstIndex {
      $0.kind == .header && abs(table.rect(of: $0).maxY - frame.minY) < 0.01
    }
  }

  private func wordSides(of name: String, _ owner: String, _ table: TableView) -> [YAMLValue] {
    let inset = table.wordInset(table.bounds.width)
    return [
      tie("\(name).leading", "==", "\(owner).leading", inset),
      tie("\(name).trailing", "==", "\(owner).trailing", -inset),
    ]
  }

  /// Returns the ties of a row's content to the row, and of what the content shows in a cell's style.
  private func contentTies(of row: TableView.Row, in cell: String) -> [YAMLValue] {
    guard let content = row.content, let name = id(of: content) else { return [] }
    let (frame, size) = (content.frame, row.cell.frame.size)
    var ties = sides(of: name, frame, in: cell, size.width)
    ties.append(tie("\(name).top", "==", "\(cell).top", frame.minY))
    ties.append(tie("\(name).bottom", "==", "\(cell).bottom", frame.maxY - size.height))
    for part in content.subviews where part.translatesAutoresizingMaskIntoConstraints {
      guard let label = id(of: part) else { continue }
      ties.append(tie("\(label).top", "==", "\(name).top", part.frame.minY))
      ties.append(tie("\(label).height", "==", nil, part.frame.height))
      ties += lengths(of: part, label, in: name, row.cell.styled, frame.width)
    }
    return ties
  }

  /// Returns the ties along a row of a part of its content: a title ends before the trailing edge and is
  /// as wide as its text, a value stands at that edge.
  private func lengths(
    of part: View, _ name: String, in content: String, _ styled: StyledContent?, _ width: Double
  ) -> [YAMLValue] {
    let ends = ends(of: part.frame, in: width)
    guard let styled, part is Label else {
      return [
        tie("\(name).leading", "==", "\(content).leading", ends.leading),
        tie("\(name).width", "==", nil, part.frame.width),
      ]
    }
    let least = tie("\(name).width", ">=", nil, part.frame.width, priority: 740)
    if styled.arrangement == .rightDetail, styled.detail?.view === part {
      var ties = [tie("\(name).trailing", "==", "\(content).trailing", -styled.trailing), least]
      if let title = styled.title.flatMap({ id(of: $0.view) }) {
        ties.append(tie("\(name).leading", ">=", "\(title).trailing", 8))
      }
      return ties
    }
    let leading = tie("\(name).leading", "==", "\(content).leading", ends.leading)
    if abs(ends.trailing - styled.trailing) < 1 {
      return [leading, tie("\(name).trailing", "==", "\(content).trailing", -ends.trailing)]
    }
    return [
      leading, tie("\(name).trailing", "<=", "\(content).trailing", -styled.trailing), least,
    ]
  }

  /// Returns how far a frame is from the leading and the trailing edge of what is this wide.
  private func ends(of frame: Rect, in width: Double) -> (leading: Double, trailing: Double) {
    environment.direction == .rightToLeft
      ? (width - frame.maxX, frame.minX) : (frame.minX, width - frame.maxX)
  }

  private func sides(
    of name: String, _ frame: Rect, in owner: String, _ width: Double
  ) -> [YAMLValue] {
    let ends = ends(of: frame, in: width)
    return [
      tie("\(name).leading", "==", "\(owner).leading", ends.leading),
      tie("\(name).trailing", "==", "\(owner).trailing", -ends.trailing),
    ]
  }

  /// Returns an equation of two attributes, or of one and a constant.
  func tie(
    _ first: String, _ relation: String, _ second: String?, _ distance: Double, priority: Int? = nil
  ) -> YAMLValue {
    var text = "\(first) \(relation) " + (second ?? NumberText.of(distance))
    if second != nil, distance != 0 {
      text += (distance < 0 ? " - " : " + ") + NumberText.of(abs(distance))
    }
    return .word(text + (priority.map { " @ \($0)" } ?? ""))
  }

  // MARK: - Titles and footers

  private func stripName(_ index: Int, of table: TableView, _ owner: String) -> String {
    "\(owner)\(table.strips[index].kind == .header ? "Header" : "Footer")\(index)"
  }

  /// Returns labels for the titles and footers of a table's sections, which in a document are no views.
  func stripLabels(of view: View) -> [YAMLValue.Entry] {
    guard let table = view as? TableView, let owner = id(of: table),
      tables.contains(where: { $0 === table }), !rows(of: table).isEmpty
    else { return [] }
    return table.strips.indices.compactMap { index in
      let strip = table.strips[index]
      guard strip.kind != .prototypes else { return nil }
      let isPlain = strip.kind == .header && table.style == .plain
      let isTitle = strip.kind == .header && !isPlain
      var font: [YAMLValue.Entry] = [.init("size", .number(isPlain ? 17 : 13))]
      if isPlain { font.append(.init("weight", .number(600))) }
      return .init(
        stripName(index, of: table, owner),
        .mapping([
          .init("type", .word("label")),
          .init(
            "text", Self.words(isTitle ? strip.text.capitals(in: environment.language) : strip.text)
          ),
          .init("font", .mapping(font)), .init("lines", .number(strip.kind == .footer ? 0 : 1)),
          .init("color", .word(isPlain ? "label" : "secondaryLabel")),
        ]))
    }
  }
}
