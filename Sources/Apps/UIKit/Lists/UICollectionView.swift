import AutoLayout
import Controls
public import Foundation

/// A view of items that a layout object arranges.
///
/// The view asks its data source for counts and its layout for positions, and holds the visible
/// cells.
@preconcurrency @MainActor open class UICollectionView: _CollectionChanges {
  override var recordedKind: ViewKind { .collectionView }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }

  override func didMakeNode() {
    super.didMakeNode()
    scroll.beginsAtLeadingEdge = true
  }

  /// Makes a view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    takeFirstLayout()
  }
  /// Makes a view with a flow layout from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      (coder as? NibCoder)?.collectionLayout() ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    takeFirstLayout()
  }

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { exchangeLayout(for: oldValue) }
  }
  /// Sets the layout; the cells stay, and are moved at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Sets the layout; the cells stay, and are moved at once. The end of an animation is told in the next
  /// turn.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    guard animated else { return completion?(true) ?? () }
    layoutIfNeeded()
    if let completion { NextTurn.then { completion(true) } }
  }
  /// The object that provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
  /// The object that prefetches items.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The object that decides about the items, and is notified of scrolling.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }
  /// A view behind the items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = false
  open var isEditing = false
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: Cells

  private var cellTypes: [String: UICollectionViewCell.Type] = [:]
  private var edgeTypes: [String: UICollectionReusableView.Type] = [:]
  /// Registers a class for cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    (nibs[identifier], cellTypes[identifier]) = (nil, cellClass as? UICollectionViewCell.Type)
  }
  private var nibs: [String: UINib] = [:]
  /// Registers a nib for cells with an identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }
  /// Registers a class for supplementary views of a kind with an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let name = elementKind + identifier
    (nibs[name], edgeTypes[name]) = (nil, viewClass as? UICollectionReusableView.Type)
  }
  /// Registers a nib for supplementary views of a kind with an identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { nibs[kind + identifier] = nib }
  /// Dequeues a cell of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell: UICollectionViewCell = spare(identifier) { return cell }
    if let cell = nibs[identifier]?.make(UICollectionViewCell.self) {
      cell.reuseIdentifier = identifier
      return cell
    }
    guard let type = cellTypes[identifier] else {
      preconditionFailure(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier")
    }
    guard let cell = type.dequeue(identifier) as? UICollectionViewCell else {
      preconditionFailure("The registered class \(type) isn't a subclass of UICollectionViewCell.")
    }
    return cell
  }
  /// Dequeues a supplementary view of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view: UICollectionReusableView = spare(elementKind + identifier) { return view }
    if let view = nibs[elementKind + identifier]?.make(UICollectionReusableView.self) {
      view.reuseIdentifier = identifier
      return view
    }
    guard let type = edgeTypes[elementKind + identifier] else {
      preconditionFailure(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier")
    }
    return type.dequeue(identifier)
  }
  // MARK: Content

  var shown: [ShownItem] = []
  var measured: [IndexPath: UICollectionViewCell] = [:]
  /// What the layout was last prepared for; nil if it has to be prepared again.
  var prepared: Surroundings?
  struct Surroundings: Equatable {
    var size: CGSize
    var direction: UIUserInterfaceLayoutDirection
    var safeArea: UIEdgeInsets
  }
  /// The numbers of items in the sections, as of the last layout; nil before one.
  var counts: [Int]?
  struct ShownItem {
    var attributes: UICollectionViewLayoutAttributes
    var view: UICollectionReusableView
  }
  /// Views that left, by what they are dequeued as.
  var spares: [String: [UICollectionReusableView]] = [:]
  /// Views of deleted and reloaded items, which are kept for reuse once the new ones are made.
  var replaced: [UICollectionReusableView] = []
  /// The cell that a reconfigured item keeps.
  var reconfigured: UICollectionViewCell?
  var announced: Set<IndexPath> = []
  var lastOffset = CGPoint.zero
  /// Reloads all items; none is selected then.
  open func reloadData() {
    (chosen, needsReload) = ([], false)
    reloadItems()
  }
  /// Whether the next layout begins by calling `reloadData`.
  var needsReload = false
  /// Reloads all items, and keeps the selection.
  func reloadItems() {
    for item in shown {
      item.view.removeFromSuperview()
      recycle(item.view)
    }
    (shown, measured, counts) = ([], [:], nil)
    layoutDidChange()
  }
  /// Places the items again.
  func layoutDidChange() {
    prepared = nil
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }
  func layoutWasInvalidated() {
    prepared = nil
    setNeedsLayout()
  }
  override func apply(_ changes: ListChanges) { arrange(changes) }
  /// Asks for items again, whose cells stay.
  open func reconfigureItems(at indexPaths: [IndexPath]) { indexPaths.forEach(reconfigure) }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.first {
      $0.attributes.representedElementKind == nil && $0.attributes.indexPath == indexPath
    }?
    .view as? UICollectionViewCell
  }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown.first {
      $0.attributes.representedElementKind == elementKind && $0.attributes.indexPath == indexPath
    }?.view
  }
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  { shown.first { $0.view === supplementaryView }?.attributes.indexPath }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.filter { $0.attributes.representedElementKind == elementKind }.map(\.view)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.filter { $0.attributes.representedElementKind == elementKind }.map(\.attributes.indexPath)
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.attributes.indexPath
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.first {
      $0.attributes.representedElementKind == nil && $0.attributes.frame.contains(point)
    }?
    .attributes.indexPath
  }
  open var visibleCells: [UICollectionViewCell] {
    shown.compactMap { $0.view as? UICollectionViewCell }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.filter { $0.attributes.representedElementKind == nil }.map(\.attributes.indexPath)
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepare()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {
    scrolling(animated: animated) { scroll(to: indexPath, scrollPosition) }
  }
  var chosen: [IndexPath] = []
  open var indexPathsForSelectedItems: [IndexPath]? { chosen }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(indexPath)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Returns the fitting size of an item's cell, close to a given size.
  func fittingSize(
    of indexPath: IndexPath, near size: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    guard
      let cell = measured[indexPath] ?? dataSource?.collectionView(self, cellForItemAt: indexPath)
    else { return size }
    measured[indexPath] = cell
    return cell.fittingSize(near: size, horizontal, vertical)
  }
  func supplementary(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView? {
    supplementaryView(forElementKind: kind, at: indexPath)
      ?? dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func prepare() {
    let now = Surroundings(
      size: bounds.size, direction: effectiveUserInterfaceLayoutDirection, safeArea: safeAreaInsets)
    guard prepared != now, bounds.width > 0 else { return }
    prepared = now
    counts = currentCounts
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  private func begin() {
    if needsReload { reloadData() }
    noteBounds()
    prepare()
  }
  var notedBounds: CGRect?

  /// Lays out the visible items.
  open override func layoutSubviews() {
    begin()
    let wanted = visibleAttributes
    let old = shown
    shown = wanted.filter { !$0.isHidden }.compactMap { attributes in
      if let known = old.first(where: { $0.attributes.matches(attributes) }) {
        return ShownItem(attributes: attributes, view: known.view)
      }
      let path = attributes.indexPath
      let made: UICollectionReusableView? =
        attributes.representedElementCategory == .decorationView
        ? attributes.representedElementKind.flatMap { collectionViewLayout.decoration($0) }
        : attributes.representedElementKind.map { supplementary($0, path) }
          ?? measured[path] ?? dataSource?.collectionView(self, cellForItemAt: path)
      guard let view = made else { return nil }
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = chosen.contains(path)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      } else if attributes.representedElementCategory == .supplementaryView {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view,
          forElementKind: attributes.representedElementKind ?? "", at: path)
      }
      return ShownItem(attributes: attributes, view: view)
    }
    let kept = Set(shown.map { ObjectIdentifier($0.view) })
    for item in old where !kept.contains(ObjectIdentifier(item.view)) { endShowing(item) }
    replaced.forEach(recycle)
    replaced = []
    // Later views are in front; at the same z-index, a cell is behind other views.
    shown = shown.enumerated().sorted {
      ($0.element.attributes.zIndex, $0.offset) < ($1.element.attributes.zIndex, $1.offset)
    }.map(\.element)
    if shown.contains(where: { $0.attributes.zIndex != 0 }) {
      for item in shown where item.view.superview === self { bringSubviewToFront(item.view) }
    }
    for item in shown {
      item.view.translatesAutoresizingMaskIntoConstraints = true
      if item.view.superview !== self { addSubview(item.view) }
      item.view.apply(item.attributes)
      item.view.take(item.attributes.frame)
      item.view.take(item.attributes.transform3D)
      (item.view.alpha, item.view.isHidden) = (item.attributes.alpha, item.attributes.isHidden)
    }
    announceItemsAhead()
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UICollectionViewDelegate) { delegate = $0 }
    case "dataSource": take(value as? any UICollectionViewDataSource) { dataSource = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}
