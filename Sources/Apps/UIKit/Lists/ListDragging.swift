public import Foundation

/// The methods that control drags from a table.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}
/// The methods that control drops on a table.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}
/// The coordinator of a drop on a table.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
}
/// The proposed result of a drop on a table.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where a drop would go; raw values are UIKit's.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  open private(set) var intent = Intent.unspecified
  /// Makes a proposal with an intent.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
/// The methods that control drags from a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}
/// The methods that control drops on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}
/// The coordinator of a drop on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
}
/// The proposed result of a drop on a collection view.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where a drop would go; raw values are UIKit's.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
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
  /// Whether a drag is in progress: never.
  public var hasActiveDrag: Bool { false }
  /// Whether a drop is in progress: never.
  public var hasActiveDrop: Bool { false }
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
  /// Whether a drag is in progress: never.
  public var hasActiveDrag: Bool { false }
  /// Whether a drop is in progress: never.
  public var hasActiveDrop: Bool { false }
}
