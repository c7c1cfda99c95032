public import Foundation

/// A choice at the side of a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What a choice means; raw values are UIKit's.
  public enum Style: Int, Sendable { case normal, destructive }
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!
  /// As in UIKit.
  public let style: Style
  /// As in UIKit.
  public let handler: (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// As in UIKit.
  public init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) { (self.style, self.title, self.handler) = (style, title, handler) }
}
/// Choices at the side of a row.
/// As in UIKit.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// As in UIKit.
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  /// As in UIKit.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A choice at the side of a row (before iOS 11).
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// What a choice means; raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// As `default`.
    public static var destructive: Style { .default }
  }
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  /// What the choice means.
  public let style: Style
  /// What is run.
  public let handler: (UITableViewRowAction, IndexPath) -> Void
  /// Makes a choice.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) { (self.style, self.title, self.handler) = (style, title, handler) }
}
