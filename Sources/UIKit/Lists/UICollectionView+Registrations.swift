public import Foundation

extension UICollectionView {
  /// A cell of a registration.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell =
      registration.nib?.make(Cell.self)
      ?? UICollectionViewCell.dequeue(as: Cell.self, "\(Cell.self)")
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// A view of a registration.
  public func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    let view =
      registration.nib?.make(View.self)
      ?? UICollectionReusableView.dequeue(as: View.self, registration.kind)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
  /// How cells of a class are filled.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void
    let nib: UINib?
    /// Fills cells by a closure.
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) {
      (self.handler, nib) = (handler, nil)
    }
    /// Fills cells of a nib by a closure.
    public init(cellNib: UINib, handler: @escaping (Cell, IndexPath, Item) -> Void) {
      (self.handler, nib) = (handler, cellNib)
    }
  }
  /// How views of a kind and class are filled.
  public struct SupplementaryRegistration<View: UICollectionReusableView> {
    let kind: String
    let handler: (View, String, IndexPath) -> Void
    let nib: UINib?
    /// Fills views by a closure.
    public init(elementKind: String, handler: @escaping (View, String, IndexPath) -> Void) {
      (kind, self.handler, nib) = (elementKind, handler, nil)
    }
    /// Fills views of a nib by a closure.
    public init(
      supplementaryNib: UINib, elementKind: String,
      handler: @escaping (View, String, IndexPath) -> Void
    ) {
      (kind, self.handler, nib) = (elementKind, handler, supplementaryNib)
    }
  }

  // MARK: Dragging

  /// The item that is dragged, and where it would go.
  private struct Movement {
    var from: IndexPath
    var to: IndexPath
  }
  private var movement: Movement? {
    get { kept() }
    set { keep(newValue) }
  }
  /// Begins to drag an item: whether it may be dragged.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    movement = Movement(from: indexPath, to: indexPath)
    return true
  }
  /// Drags the item over a place; it is seen there when it is dropped.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    if let path = indexPathForItem(at: targetPosition) { movement?.to = path }
  }
  /// Drops the item: the data source moves it, and the items are asked for again.
  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    guard movement.from != movement.to else { return }
    dataSource?.collectionView(self, moveItemAt: movement.from, to: movement.to)
    reloadData()
  }
  /// Leaves the item where it was.
  public func cancelInteractiveMovement() { movement = nil }
}
