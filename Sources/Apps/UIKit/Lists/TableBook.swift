import Controls
import Foundation

/// The positions of a table's rows, headers and footers at a width.
///
/// A row whose constraints decide its height is as high as the estimate until it is in sight; then its cell
/// is made and measured, and what is below moves.
@preconcurrency @MainActor final class TableBook {
  final class Part {
    let section: Int
    fileprivate(set) var indexPath: IndexPath?
    let isHeader: Bool
    var frame = CGRect.zero
    var view: UIView?
    var isFirst = false
    var isLast = false
    /// Whether the height is known, and no estimate.
    var isMeasured = false
    /// Whether the delegate or the table states the height.
    fileprivate(set) var isStated = false
    /// The distance above the part, in points.
    var padding: CGFloat = 0

    init(section: Int, indexPath: IndexPath?, isHeader: Bool = false) {
      (self.section, self.indexPath, self.isHeader) = (section, indexPath, isHeader)
    }
    fileprivate init(_ known: Part?, at path: IndexPath) {
      (section, indexPath, isHeader) = (path.section, path, false)
      guard let known else { return }
      (frame, view) = (known.frame, known.view)
      // A cell in sight may have become higher.
      isMeasured = known.isMeasured && !known.isStated && known.view == nil
    }
  }

  let width: CGFloat
  private(set) var height: CGFloat = 0
  private(set) var parts: [Part] = []
  /// The rows of each section.
  private(set) var rows: [[Part]] = []
  /// Whether all rows are measured, because the table wants no estimates.
  private var measuresAll = false
  /// Whether the section above has a footer.
  private var endsWithFooter = false
  /// Where the rows of each section begin and the section ends.
  private var spans: [(rows: CGFloat, end: CGFloat)] = []

  /// The maximum number of rows to place, so that an endless table costs no more.
  private static let limit = 100_000
  /// Places the rows, those of an earlier book with their cells and heights where there are some.
  init(
    _ table: UITableView, _ delegate: (any UITableViewDelegate)?, keeping known: [[Part?]]? = nil
  ) {
    width = table.bounds.width
    guard let source = table.dataSource, width > 0 else { return }
    let isGrouped = table.style != .plain
    let side = table.style == .insetGrouped ? table.sideMargin : 0
    for section in 0..<max(source.numberOfSections(in: table), 0) {
      addEdge(table, source, delegate, section, isHeader: true, side, isGrouped)
      let count = max(source.tableView(table, numberOfRowsInSection: section), 0)
      var own: [Part] = []
      for row in 0..<count where parts.count < Self.limit {
        let path = IndexPath(row: row, section: section)
        let old = known.flatMap { $0.indices.contains(section) ? $0[section] : nil }
        let part = Part(old.flatMap { $0.indices.contains(row) ? $0[row] : nil }, at: path)
        (part.isFirst, part.isLast) = (row == 0, row == count - 1)
        setHeight(of: part, path, table, delegate)
        (part.frame.origin.x, part.frame.size.width) = (side, width - 2 * side)
        own.append(part)
        parts.append(part)
      }
      rows.append(own)
      addEdge(table, source, delegate, section, isHeader: false, side, isGrouped)
    }
    place(in: table)
  }

  /// Gives a row the height that the delegate or the table states, or an estimate.
  private func setHeight(
    of part: Part, _ path: IndexPath, _ table: UITableView, _ delegate: (any UITableViewDelegate)?
  ) {
    let stated = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    if stated >= 0 {
      part.frame.size.height = stated
      (part.isMeasured, part.isStated) = (true, true)
    } else if !part.isMeasured, part.frame.height == 0 {
      let said =
        delegate?.tableView(table, estimatedHeightForRowAt: path) ?? table.estimatedRowHeight
      part.frame.size.height = said > 0 ? said : CGFloat(table.controlEnvironment.metrics.rowHeight)
      if said == 0 { measuresAll = true }
    }
  }

  /// Returns the frame of a section, which has a place also without rows, header and footer.
  func frame(ofSection section: Int) -> CGRect {
    let frame = parts.filter { $0.section == section }.map(\.frame).reduce(CGRect.null) {
      $0.union($1)
    }
    guard frame.isNull, spans.indices.contains(section) else { return frame }
    return CGRect(x: 0, y: spans[section].end, width: width, height: 0)
  }

  /// Places all parts below each other.
  private func place(in table: UITableView) {
    var y: CGFloat = 0
    if let header = table.tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: width, height: header.bounds.height)
      y = header.bounds.height
    }
    spans = []
    var index = 0
    for section in rows.indices {
      var start: CGFloat?
      while index < parts.count, parts[index].section == section {
        let part = parts[index]
        if part.indexPath == nil, !part.isHeader { start = start ?? y }
        y += part.padding
        if part.indexPath != nil { start = start ?? y }
        part.frame.origin.y = y
        y += part.frame.height
        index += 1
      }
      spans.append((start ?? y, y))
    }
    if !rows.isEmpty { y += CGFloat(table.style.core.endGap) }
    if let footer = table.tableFooterView {
      footer.frame = CGRect(x: 0, y: y, width: width, height: footer.bounds.height)
      y += footer.bounds.height
    }
    height = y
  }

  private func addEdge(
    _ table: UITableView, _ source: any UITableViewDataSource,
    _ delegate: (any UITableViewDelegate)?, _ section: Int, isHeader: Bool, _ side: CGFloat,
    _ isGrouped: Bool
  ) {
    let view =
      isHeader
      ? delegate?.tableView(table, viewForHeaderInSection: section)
      : delegate?.tableView(table, viewForFooterInSection: section)
    let title =
      isHeader
      ? source.tableView(table, titleForHeaderInSection: section)
      : source.tableView(table, titleForFooterInSection: section)
    let asked =
      isHeader
      ? delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
      : delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
    let part = Part(section: section, indexPath: nil, isHeader: isHeader)
    var shown = view
    if shown == nil, let title {
      let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
      made.show(
        title: title, isHeader: isHeader, in: table, followsFooter: endsWithFooter,
        isFirst: section == 0)
      shown = made
    }
    let room =
      isHeader
      ? CGFloat(
        table.style.core.spaceAbove(
          hasHeader: false, followsFooter: endsWithFooter, isFirst: section == 0,
          in: table.controlEnvironment.metrics))
      : 0
    endsWithFooter = !isHeader && shown != nil
    var height = asked
    let estimate =
      isHeader ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
    // Grouped tables take 0 for the default unless heights are estimated (Shoyu#42, LayoutKit#128).
    if asked < 0 || asked == 0 && isGrouped && estimate == 0 {
      height = shown.map { fittingHeight(of: $0, width - 2 * side) } ?? room
    }
    guard height > 0 else { return }
    part.padding = isHeader && !isGrouped ? table.paddingAboveHeaders : 0
    part.frame = CGRect(x: side, y: 0, width: width - 2 * side, height: height)
    part.view = shown
    parts.append(part)
  }

  private func fittingHeight(of view: UIView, _ width: CGFloat) -> CGFloat {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : max(view.bounds.height, 28)
  }

  func row(_ path: IndexPath) -> Part? {
    guard path.count == 2, rows.indices.contains(path.section),
      rows[path.section].indices.contains(path.row)
    else { return nil }
    return rows[path.section][path.row]
  }
  func edge(_ section: Int, isHeader: Bool) -> Part? {
    parts.first { $0.indexPath == nil && $0.section == section && $0.isHeader == isHeader }
  }

  // MARK: Cells

  /// Makes and measures the cells of the rows in sight.
  func measure(in table: UITableView) {
    var moved: CGFloat = 0
    for part in parts {
      part.frame.origin.y += moved
      guard measuresAll || part.frame.minY < table.bounds.maxY else { break }
      guard let path = part.indexPath, !part.isMeasured,
        measuresAll || part.frame._intersects(table.bounds)
      else { continue }
      let cell = part.view as? UITableViewCell ?? table.makeCell(path)
      part.view = cell
      cell.line(in: table, isFirst: part.isFirst, isLast: part.isLast)
      let height = cell.fittingHeight(width: part.frame.width)
      moved += height - part.frame.height
      (part.frame.size.height, part.isMeasured) = (height, true)
    }
    place(in: table)
  }

  /// Adds the views of the parts in sight, and gives the cells of the others to the table.
  func show(in table: UITableView, _ delegate: (any UITableViewDelegate)?) {
    measure(in: table)
    for part in parts where !shownFrame(of: part, in: table)._intersects(table.bounds) {
      guard let view = part.view else { continue }
      let wasShown = view.superview === table
      if wasShown { view.removeFromSuperview() }
      if wasShown, part.indexPath == nil {
        if part.isHeader {
          delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: part.section)
        } else {
          delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: part.section)
        }
      }
      guard let path = part.indexPath, let cell = view as? UITableViewCell else { continue }
      part.view = nil
      if wasShown { delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path) }
      table.recycle(cell)
    }
    for part in parts {
      let frame = shownFrame(of: part, in: table)
      guard frame._intersects(table.bounds) else { continue }
      if part.view == nil, let path = part.indexPath { part.view = table.makeCell(path) }
      guard let view = part.view else { continue }
      if let cell = view as? UITableViewCell, let path = part.indexPath {
        cell.line(in: table, isFirst: part.isFirst, isLast: part.isLast)
        if view.superview !== table {
          cell.isSelected = table.isChosen(path)
          delegate?.tableView(table, willDisplay: cell, forRowAt: path)
        }
      } else if view.superview !== table {
        if part.isHeader {
          delegate?.tableView(table, willDisplayHeaderView: view, forSection: part.section)
        } else {
          delegate?.tableView(table, willDisplayFooterView: view, forSection: part.section)
        }
      }
      if view.superview !== table { table.addSubview(view) }
      view.translatesAutoresizingMaskIntoConstraints = true
      if view.frame != frame { view.frame = frame }
      guard part.indexPath == nil, table.style == .plain else { continue }
      (view as? UITableViewHeaderFooterView)?.isFloating = frame != part.frame
      table.bringSubviewToFront(view)
    }
  }

  /// Returns the frame of a part; headers and footers of plain tables stay in the visible part
  /// while their section is there.
  private func shownFrame(of part: Part, in table: UITableView) -> CGRect {
    guard part.indexPath == nil, table.style == .plain else { return part.frame }
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    let span = spans[part.section]
    var frame = part.frame
    frame.origin.y = CGFloat(
      part.isHeader
        ? ListFloating.header(
          at: Double(frame.minY), height: Double(frame.height), sectionEnd: Double(span.end),
          visibleFrom: Double(visible.minY))
        : ListFloating.footer(
          at: Double(frame.minY), height: Double(frame.height), sectionStart: Double(span.rows),
          visibleTo: Double(visible.maxY)))
    return frame
  }

  /// Removes every view, and returns the cells for reuse.
  func takeDown() -> [UITableViewCell] {
    let views = parts.compactMap(\.view)
    (parts, rows) = ([], [])
    for view in views { view.removeFromSuperview() }
    return views.compactMap { $0 as? UITableViewCell }
  }
  /// Removes the views of headers and footers.
  func takeEdgesDown() {
    for part in parts where part.indexPath == nil { part.view?.removeFromSuperview() }
  }
}
