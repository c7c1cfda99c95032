import Foundation

extension UITableView {
  /// Keeps a cell for reuse.
  func recycle(_ cell: UITableViewCell) {
    guard let name = cell.reuseIdentifier,
      spareCells[name]?.contains(where: { $0 === cell }) != true
    else { return }
    spareCells[name, default: []].append(cell)
  }
  /// Asks the data source for the cell of a row.
  func makeCell(_ path: IndexPath) -> UITableViewCell {
    let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
    let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    if level > 0 { cell.indentationLevel = level }
    edit(cell, at: path)
    return cell
  }

  /// Puts a row's cell into the table's mode, if the row may be edited.
  func edit(_ cell: UITableViewCell, at path: IndexPath? = nil) {
    guard isEditing || cell.isEditing, let path = path ?? indexPath(for: cell) else { return }
    let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? true
    cell.editingStyle =
      isEdited ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.mayMove = dataSource?.tableView(self, canMoveRowAt: path) ?? true
    guard isEdited != cell.isEditing else { return }
    let state: UITableViewCell.StateMask = isEdited ? .showingEditControl : []
    cell.willTransition(to: state)
    cell.setEditing(isEdited, animated: false)
    cell.didTransition(to: state)
  }

  /// Chooses a row instead of the others, or beside them where several may be; nil chooses none.
  func choose(_ path: IndexPath?) {
    if path == nil || !allowsMultipleSelection {
      for old in chosen where old != path { deselectRow(at: old, animated: false) }
    }
    guard let path, !chosen.contains(path) else { return }
    chosen.append(path)
    cellForRow(at: path)?.setSelected(true, animated: false)
  }

  /// Moves the rows that stay to their new places; if the data source does not agree with the changes,
  /// reloads all.
  func arrange(_ changes: ListChanges) {
    guard let old = book, let source = dataSource, old.width == bounds.width else {
      return reloadRows()
    }
    let counts = (0..<max(source.numberOfSections(in: self), 0)).map {
      source.tableView(self, numberOfRowsInSection: $0)
    }
    guard let rows = changes.arranged(old.rows, counts: counts) else { return reloadRows() }
    var places: [ObjectIdentifier: IndexPath] = [:]
    for (section, parts) in rows.enumerated() {
      for (row, part) in parts.enumerated() {
        if let part { places[ObjectIdentifier(part)] = IndexPath(row: row, section: section) }
      }
    }
    chosen = chosen.compactMap { path in
      old.row(path).flatMap { places[ObjectIdentifier($0)] }
    }
    old.takeEdgesDown()
    for part in old.rows.joined() where places[ObjectIdentifier(part)] == nil {
      guard let cell = part.view as? UITableViewCell, let path = part.indexPath else { continue }
      let wasShown = cell.superview === self
      cell.removeFromSuperview()
      if wasShown { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
      replaced.append(cell)
    }
    book = TableBook(self, delegate, keeping: rows)
    setNeedsLayout()
  }

  /// Asks for the cell of a row again, which gets the one that it has.
  func reconfigure(_ path: IndexPath) {
    guard let part = book?.row(path), let cell = part.view as? UITableViewCell else { return }
    reconfigured = cell
    _ = makeCell(path)
    reconfigured = nil
    part.isMeasured = part.isStated
  }

  /// Tells the prefetching object of the rows of the next screen in the direction of scrolling.
  func announceRowsAhead(of book: TableBook) {
    let isUp = contentOffset.y < lastOffset
    lastOffset = contentOffset.y
    guard let prefetchDataSource else { return }
    let next = bounds.offsetBy(dx: 0, dy: isUp ? -bounds.height : bounds.height)
    let paths = book.parts.filter { $0.view == nil && $0.frame._intersects(next) }
      .compactMap(\.indexPath).filter { !announced.contains($0) }
    announced = Set(book.parts.filter { $0.frame._intersects(next) }.compactMap(\.indexPath))
    if !paths.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: paths) }
  }

  /// Scrolls to a row, as far as the content goes; to a section for the row `NSNotFound`.
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition) {
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    // Rows on the way may turn out to be higher or lower than their estimates.
    for _ in 0..<4 {
      let rect =
        indexPath.row == NSNotFound
        ? self.rect(forSection: indexPath.section) : rectForRow(at: indexPath)
      let y: CGFloat
      switch position {
      case .none: return scrollRectToVisible(rect, animated: false)
      case .top: y = rect.minY - inset.top
      case .middle: y = rect.midY - inset.top - room / 2
      case .bottom: y = rect.maxY + inset.bottom - bounds.height
      }
      let most = current.height + inset.bottom - bounds.height
      contentOffset.y = max(min(y, most), -inset.top)
      current.measure(in: self)
      contentSize.height = current.height
    }
  }
}
