public import Foundation

extension UICollectionView {
  /// Dequeues a cell configured by a registration.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let cell: Cell = spare(registration.identifier) {
      if let item { registration.handler(cell, indexPath, item) }
      return cell
    }
    let cell =
      registration.nib?.make(Cell.self)
      ?? UICollectionViewCell.dequeue(as: Cell.self, registration.identifier)
    cell.reuseIdentifier = registration.identifier
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// Dequeues a supplementary view configured by a registration.
  public func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    let view =
      registration.nib?.make(View.self)
      ?? UICollectionReusableView.dequeue(as: View.self, registration.kind)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
  /// A registration of a cell class, with a handler that configures its cells.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void
    let nib: UINib?
    /// The name under which cells are kept for reuse.
    let identifier = UUID().uuidString
    /// Makes a registration with a handler.
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) {
      (self.handler, nib) = (handler, nil)
    }
    /// Makes a registration of a nib with a handler.
    public init(cellNib: UINib, handler: @escaping (Cell, IndexPath, Item) -> Void) {
      (self.handler, nib) = (handler, cellNib)
    }
  }
  /// A registration of a supplementary view class, with a handler that configures its views.
  public struct SupplementaryRegistration<View: UICollectionReusableView> {
    let kind: String
    let handler: (View, String, IndexPath) -> Void
    let nib: UINib?
    /// Makes a registration with a handler.
    public init(elementKind: String, handler: @escaping (View, String, IndexPath) -> Void) {
      (kind, self.handler, nib) = (elementKind, handler, nil)
    }
    /// Makes a registration of a nib with a handler.
    public init(
      supplementaryNib: UINib, elementKind: String,
      handler: @escaping (View, String, IndexPath) -> Void
    ) {
      (kind, self.handler, nib) = (elementKind, handler, supplementaryNib)
    }
  }

  // MARK: Dragging

  /// The item being dragged, and its destination.
  private struct Movement {
    var from: IndexPath
    var to: IndexPath
  }
  private var movement: Movement? {
    get { kept() }
    set { keep(newValue) }
  }
  /// Begins to drag an item; returns whether it can be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    movement = Movement(from: indexPath, to: indexPath)
    return true
  }
  /// Drags the item to a position; it appears there only when it is dropped.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    if let path = indexPathForItem(at: targetPosition) { movement?.to = path }
  }
  /// Drops the item: the data source moves it, and the items are reloaded.
  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    guard movement.from != movement.to else { return }
    dataSource?.collectionView(self, moveItemAt: movement.from, to: movement.to)
    reloadData()
  }
  /// Cancels the drag, leaving the item in place.
  public func cancelInteractiveMovement() { movement = nil }
}

extension UICollectionViewLayout {
  /// Returns a context of what has to be laid out again, which is everything; nil if an app declares the
  /// class of contexts.
  static func context() -> UICollectionViewLayoutInvalidationContext? {
    guard invalidationContextClass == UICollectionViewLayoutInvalidationContext.self else {
      return nil
    }
    let isFlow = self is UICollectionViewFlowLayout.Type
    return isFlow ? UICollectionViewFlowLayoutInvalidationContext() : .init()
  }
}
