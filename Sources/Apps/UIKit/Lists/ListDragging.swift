import Foundation

/// The proposed result of a drop on a table.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  open private(set) var intent = Intent.unspecified
  /// Makes a proposal with an intent.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
/// The proposed result of a drop on a collection view.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  open private(set) var intent = Intent.unspecified
  /// Makes a proposal with an intent.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
extension UITableView {
  /// The drag delegate; it is never called.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { (kept() as WeakBox?)?.object as? any UITableViewDragDelegate }
    set { keep(WeakBox(newValue)) }
  }
  /// The drop delegate; it is never called.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { (kept() as WeakBox?)?.object as? any UITableViewDropDelegate }
    set { keep(WeakBox(newValue)) }
  }
}
extension UICollectionView {
  /// The drag delegate; it is never called.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { (kept() as WeakBox?)?.object as? any UICollectionViewDragDelegate }
    set { keep(WeakBox(newValue)) }
  }
  /// The drop delegate; it is never called.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { (kept() as WeakBox?)?.object as? any UICollectionViewDropDelegate }
    set { keep(WeakBox(newValue)) }
  }
}
