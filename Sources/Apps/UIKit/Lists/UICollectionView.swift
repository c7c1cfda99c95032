import AutoLayout
import Controls
public import Foundation
import Geometry

/// A view of items that a layout object arranges.
///
/// The view asks its data source for counts and its layout for positions, and holds the visible
/// cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
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
    layout.collectionView = self
  }
  /// Makes a view with a flow layout from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      (coder as? NibCoder)?.collectionLayout() ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  /// Sets the layout, without animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Sets the layout, without animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  /// The object that provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The object that prefetches items; it is never called.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  var decider: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
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
    cellTypes[identifier] = cellClass as? UICollectionViewCell.Type
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
  ) { edgeTypes[elementKind + identifier] = viewClass as? UICollectionReusableView.Type }
  /// Registers a nib for supplementary views of a kind with an identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { nibs[kind + identifier] = nib }
  /// Dequeues a cell of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
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

  private var shown: [ShownItem] = []
  private var measured: [IndexPath: UICollectionViewCell] = [:]
  private var preparedSize: CGSize?
  private var preparedDirection = UIUserInterfaceLayoutDirection.leftToRight
  private struct ShownItem {
    var attributes: UICollectionViewLayoutAttributes
    var view: UICollectionReusableView
  }
  /// Reloads all items.
  open func reloadData() {
    for item in shown { item.view.removeFromSuperview() }
    (shown, measured, preparedSize) = ([], [:], nil)
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }
  func layoutWasInvalidated() {
    preparedSize = nil
    setNeedsLayout()
  }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
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
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    scrollRectToVisible(collectionViewLayout.isFlipped ? flipped(rect) : rect, animated: false)
  }
  private var chosen: [IndexPath] = []
  open var indexPathsForSelectedItems: [IndexPath]? { chosen }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return }
    if !allowsMultipleSelection { for old in chosen { deselectItem(at: old, animated: false) } }
    chosen.append(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
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

  private func prepare() {
    let direction = effectiveUserInterfaceLayoutDirection
    guard preparedSize != bounds.size || preparedDirection != direction, bounds.width > 0 else {
      return
    }
    (preparedSize, preparedDirection) = (bounds.size, direction)
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Where the visible items are in the view: as the layout says, or mirrored.
  private var visibleAttributes: [UICollectionViewLayoutAttributes] {
    guard collectionViewLayout.isFlipped else {
      return collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    }
    let found = collectionViewLayout.layoutAttributesForElements(in: flipped(bounds)) ?? []
    return found.map { original in
      guard let item = original.copy() as? UICollectionViewLayoutAttributes else { return original }
      item.frame = flipped(item.frame)
      return item
    }
  }
  private func flipped(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: contentSize.width - rect.maxX - rect.minX, dy: 0)
  }

  /// Lays out the visible items.
  open override func layoutSubviews() {
    prepare()
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
        decider?.collectionView(self, willDisplay: cell, forItemAt: path)
      } else if attributes.representedElementCategory == .supplementaryView {
        decider?.collectionView(
          self, willDisplaySupplementaryView: view,
          forElementKind: attributes.representedElementKind ?? "", at: path)
      }
      return ShownItem(attributes: attributes, view: view)
    }
    for item in old where !shown.contains(where: { $0.view === item.view }) {
      item.view.removeFromSuperview()
    }
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
      item.view.alpha = item.attributes.alpha
    }
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

extension UIView {
  /// Takes a frame from a layout: its size and centre, so that a transform applies to what is drawn
  /// there.
  fileprivate func take(_ frame: CGRect) {
    guard !transform.isIdentity else {
      if self.frame != frame { self.frame = frame }
      return
    }
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
