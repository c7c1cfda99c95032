import Controls
import Foundation
import Typesetting

/// The positions of a table's rows, headers and footers at a width.
@preconcurrency @MainActor final class TableBook {
  final class Part {
    let section: Int
    let indexPath: IndexPath?
    let isHeader: Bool
    var frame = CGRect.zero
    var view: UIView?
    var isFirst = false
    var isLast = false

    init(section: Int, indexPath: IndexPath?, isHeader: Bool = false) {
      (self.section, self.indexPath, self.isHeader) = (section, indexPath, isHeader)
    }
  }

  let width: CGFloat
  private(set) var height: CGFloat = 0
  private(set) var parts: [Part] = []
  /// Whether the section above has a footer.
  private var endsWithFooter = false
  /// Where the rows of each section begin and the section ends.
  private var spans: [(rows: CGFloat, end: CGFloat)] = []

  /// The maximum number of rows to measure, so that an endless table costs no more.
  private static let limit = 5_000

  init(_ table: UITableView, _ delegate: (any UITableViewDelegate)?) {
    width = table.bounds.width
    guard let source = table.dataSource, width > 0 else { return }
    let isGrouped = table.style != .plain
    let side = table.style == .insetGrouped ? table.sideMargin : 0
    var y: CGFloat = 0
    if let header = table.tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: width, height: header.bounds.height)
      y = header.bounds.height
    }
    let sections = source.numberOfSections(in: table)
    for section in 0..<max(sections, 0) {
      y = addEdge(table, source, delegate, section, isHeader: true, y, side, isGrouped)
      let start = y
      let rows = source.tableView(table, numberOfRowsInSection: section)
      for row in 0..<max(rows, 0) where parts.count < Self.limit {
        let path = IndexPath(row: row, section: section)
        let part = Part(section: section, indexPath: path)
        (part.isFirst, part.isLast) = (row == 0, row == rows - 1)
        let own = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        var height = own
        if own < 0 {
          let cell = source.tableView(table, cellForRowAt: path)
          part.view = cell
          cell.tableWidth = width
          height = cell.fittingHeight(width: width - 2 * side)
        }
        part.frame = CGRect(x: side, y: y, width: width - 2 * side, height: height)
        parts.append(part)
        y += height
      }
      y = addEdge(table, source, delegate, section, isHeader: false, y, side, isGrouped)
      spans.append((start, y))
    }
    if sections > 0 { y += CGFloat(table.style.core.endGap) }
    if let footer = table.tableFooterView {
      footer.frame = CGRect(x: 0, y: y, width: width, height: footer.bounds.height)
      y += footer.bounds.height
    }
    height = y
  }

  private func addEdge(
    _ table: UITableView, _ source: any UITableViewDataSource,
    _ delegate: (any UITableViewDelegate)?, _ section: Int, isHeader: Bool, _ y: CGFloat,
    _ side: CGFloat, _ isGrouped: Bool
  ) -> CGFloat {
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
      made.show(title: title, isHeader: isHeader, in: table, followsFooter: endsWithFooter)
      shown = made
    }
    let room =
      isHeader
      ? CGFloat(
        table.style.core.spaceAbove(
          hasHeader: false, followsFooter: endsWithFooter, in: table.controlEnvironment.metrics))
      : 0
    endsWithFooter = !isHeader && shown != nil
    var height = asked
    if asked < 0 { height = shown.map { fittingHeight(of: $0, width - 2 * side) } ?? room }
    guard height > 0 else { return y }
    let padding = isHeader && !isGrouped ? table.paddingAboveHeaders : 0
    part.frame = CGRect(x: side, y: y + padding, width: width - 2 * side, height: height)
    part.view = shown
    parts.append(part)
    return y + padding + height
  }

  private func fittingHeight(of view: UIView, _ width: CGFloat) -> CGFloat {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : max(view.bounds.height, 28)
  }

  func row(_ path: IndexPath) -> Part? { parts.first { $0.indexPath == path } }
  func edge(_ section: Int, isHeader: Bool) -> Part? {
    parts.first { $0.indexPath == nil && $0.section == section && $0.isHeader == isHeader }
  }

  /// Adds the views of the visible parts, and removes those of the others.
  func show(in table: UITableView, _ delegate: (any UITableViewDelegate)?) {
    for part in parts {
      let frame = shownFrame(of: part, in: table)
      guard frame.intersects(table.bounds) else {
        if part.view?.superview === table { part.view?.removeFromSuperview() }
        continue
      }
      if part.view == nil, let path = part.indexPath {
        part.view = table.dataSource?.tableView(table, cellForRowAt: path)
      }
      guard let view = part.view else { continue }
      if view.superview !== table {
        if let cell = view as? UITableViewCell, let path = part.indexPath {
          cell.isSelected = table.isChosen(path)
          cell.line(in: table, isFirst: part.isFirst, isLast: part.isLast)
          delegate?.tableView(table, willDisplay: cell, forRowAt: path)
        }
        table.addSubview(view)
      }
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
    parts = []
    for view in views { view.removeFromSuperview() }
    return views.compactMap { $0 as? UITableViewCell }
  }
}
