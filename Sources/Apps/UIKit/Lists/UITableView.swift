import Controls
public import Foundation

/// A table of rows in sections.
///
/// The table gets its rows from its data source, sizes its cells by delegate, by `rowHeight` or
/// by their constraints, and holds the visible cells.
@preconcurrency @MainActor open class UITableView: _TableNames {
  override var recordedKind: ViewKind { .tableView }
  /// The title of the index's magnifying glass.
  public static let indexSearch = "{search}"

  /// Makes a table with a frame and a style.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
    begin()
  }
  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a plain table from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is NibCoder) { begin() }
  }
  override func decode(_ nib: NibCoder) {
    style = nib.tableStyle
    begin()
    super.decode(nib)
    nib.decode(into: self)
  }
  /// Sets a runtime attribute of a document: whether the table is edited.
  open override func _setFromNib(_ name: String, _ value: Any) -> _NibOutcome {
    guard ["editing", "isEditing"].contains(name) else { return super._setFromNib(name, value) }
    return _nibSet(value) { isEditing = $0 }
  }
  private func begin() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The style.
  public private(set) var style = Style.plain
  /// The object that provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  /// The object that prefetches rows.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The object that decides about the rows, and is notified of scrolling.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }
  /// The height of rows; determined by constraints unless set.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadRows() } }
  /// The height of headers.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { reloadRows() } }
  /// The height of footers.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { reloadRows() } }
  /// The estimated height of rows that are not in sight yet; 0 for none.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The padding above headers of plain tables.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The style of separators.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { reloadRows() } }
  /// The colour of separators.
  open var separatorColor: UIColor? = .separator
  /// The insets of separators.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset
        ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0)
    }
    set { ownSeparatorInset = newValue }
  }
  var ownSeparatorInset: UIEdgeInsets?
  /// The system's margin at the sides.
  var sideMargin: CGFloat {
    CGFloat(style.core.margin(Double(bounds.width), in: controlEnvironment.metrics))
  }
  /// A view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// A view above all rows, of its own height.
  open var tableHeaderView: UIView? { didSet { edgeDidChange(oldValue, tableHeaderView) } }
  /// A view below all rows, of its own height.
  open var tableFooterView: UIView? { didSet { edgeDidChange(oldValue, tableFooterView) } }
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether the table and its rows are in editing mode.
  open var isEditing = false { didSet { for cell in visibleCells { edit(cell) } } }
  /// Sets whether the table and its rows are in editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Cells

  private var cellTypes: [String: UITableViewCell.Type] = [:]
  private var edgeTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  var spareCells: [String: [UITableViewCell]] = [:]
  /// Registers a class for cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    (cellNibs[identifier], cellTypes[identifier]) = (nil, cellClass as? UITableViewCell.Type)
  }
  private var cellNibs: [String: UINib] = [:]
  private var edgeNibs: [String: UINib] = [:]
  /// The static sections of a storyboard; nil if a data source provides them.
  var staticSections: [StaticSection]?
  /// Registers a nib for cells with an identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    (cellNibs[identifier], cellTypes[identifier]) = (nib, nil)
  }
  /// Registers a class for headers and footers with an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    (edgeNibs[identifier], edgeTypes[identifier]) =
      (nil, aClass as? UITableViewHeaderFooterView.Type)
  }
  /// Registers a nib for headers and footers with an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgeNibs[identifier] = nib
  }
  /// Dequeues a cell for reuse, or makes one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let spare = spareCells[identifier]?.popLast() {
      spare.prepareForReuse()
      return spare
    }
    guard let nib = cellNibs[identifier] else { return cellTypes[identifier]?.dequeue(identifier) }
    let cell = nib.make(UITableViewCell.self)
    cell?.reuse(as: identifier)
    return cell
  }
  /// Dequeues a cell for reuse, or makes one of the registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }
  /// Dequeues a header or footer of the registered class; nil if there is none.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    edgeNibs[identifier]?.make(UITableViewHeaderFooterView.self)
      ?? edgeTypes[identifier]?.dequeue(identifier)
  }

  // MARK: Content

  var book: TableBook?
  /// Reloads all rows; none is selected then.
  open func reloadData() {
    (chosen, needsReload) = ([], false)
    reloadRows()
  }
  /// Whether the next layout begins by reloading the rows.
  private var needsReload = false
  /// Has the next layout call `reloadData`, as it does after another data source is set.
  private func setNeedsReload() {
    (chosen, needsReload) = ([], true)
    reloadRows()
  }
  /// Reloads all rows, and keeps the selection.
  func reloadRows() {
    takeDownBook()
    setNeedsLayout()
  }
  /// Removes the rows. A data source that is called during this may dequeue cells.
  private func takeDownBook() {
    let cells = book?.takeDown() ?? []
    book = nil
    cells.forEach(recycle)
  }

  // MARK: Changes

  /// The cell that a reconfigured row keeps.
  var reconfigured: UITableViewCell?
  /// Cells of deleted and reloaded rows, which are kept for reuse once the new ones are made.
  var replaced: [UITableViewCell] = []
  override func apply(_ changes: ListChanges) { arrange(changes) }
  /// Asks for rows again, whose cells stay.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    indexPaths.forEach(reconfigure)
    setNeedsLayout()
  }
  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  var current: TableBook {
    if let book, book.width == bounds.width { return book }
    takeDownBook()
    let made = TableBook(self, delegate)
    book = made
    contentSize = CGSize(width: bounds.width, height: made.height)
    return made
  }
  /// The padding above the headers of a plain table, in points.
  var paddingAboveHeaders: CGFloat {
    sectionHeaderTopPadding < 0 ? CGFloat(TableScrollView.headerPadding) : sectionHeaderTopPadding
  }
  /// Returns the rectangle of a row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { current.row(indexPath)?.frame ?? .zero }
  /// Returns the rectangle of a section.
  open func rect(forSection section: Int) -> CGRect {
    current.frame(ofSection: section)
  }
  /// Returns the rectangle of a header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    current.edge(section, isHeader: true)?.frame ?? .zero
  }
  /// Returns the rectangle of a footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    current.edge(section, isHeader: false)?.frame ?? .zero
  }
  /// The book, with the cells of the rows in sight.
  private var shown: TableBook {
    if book == nil, !isShowing { layoutIfNeeded() }
    return current
  }
  private var isShowing = false
  /// Returns the cell of a visible row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown.row(indexPath)?.view as? UITableViewCell
  }
  /// Returns the index path of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    current.parts.first { $0.view === cell }.flatMap(\.indexPath)
  }
  /// Returns the index path of the row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    current.parts.first { $0.indexPath != nil && $0.frame.contains(point) }.flatMap(\.indexPath)
  }
  /// Returns the index paths of the rows in a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    current.parts.filter { $0.frame._intersects(rect) }.compactMap(\.indexPath)
  }
  /// The index paths of the visible rows.
  open var indexPathsForVisibleRows: [IndexPath]? {
    _ = shown
    return indexPathsForRows(in: bounds)
  }
  /// The visible cells.
  open var visibleCells: [UITableViewCell] {
    shown.parts.filter { $0.frame._intersects(bounds) }.compactMap { $0.view as? UITableViewCell }
  }
  /// Returns the visible header of a section.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    current.edge(section, isHeader: true)?.view as? UITableViewHeaderFooterView
  }
  /// Returns the visible footer of a section.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    current.edge(section, isHeader: false)?.view as? UITableViewHeaderFooterView
  }
  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {
    scrolling(animated: animated) { scroll(to: indexPath, scrollPosition) }
  }

  // MARK: Choice

  var chosen: [IndexPath] = []
  /// The index path of the selected row.
  open var indexPathForSelectedRow: IndexPath? { chosen.first }
  /// The index paths of the selected rows.
  open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }
  /// Selects a row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(indexPath)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: false)
  }

  private func edgeDidChange(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    // The rows keep their cells, and the choice stays.
    if book != nil { arrange(ListChanges()) }
    setNeedsLayout()
  }

  /// Lays out the visible rows.
  open override func layoutSubviews() {
    if needsReload { reloadData() }
    isShowing = true
    let book = current
    book.show(in: self, delegate)
    contentSize = CGSize(width: bounds.width, height: book.height)
    isShowing = false
    replaced.forEach(recycle)
    replaced = []
    announceRowsAhead(of: book)
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }
  var announced: Set<IndexPath> = []
  var lastOffset: CGFloat = 0
  func isChosen(_ indexPath: IndexPath) -> Bool { chosen.contains(indexPath) }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UITableViewDelegate) { delegate = $0 }
    case "dataSource": take(value as? any UITableViewDataSource) { dataSource = $0 }
    case "backgroundView": take(value as? UIView) { backgroundView = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}
