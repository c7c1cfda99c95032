public import Foundation

/// An action that a swipe on a row reveals.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The style of an action; raw values are UIKit's.
  public enum Style: Int, Sendable { case normal, destructive }
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!
  /// The style of the action.
  public let style: Style
  /// The closure that is run.
  public let handler: (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// Makes an action.
  public init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) { (self.style, self.title, self.handler) = (style, title, handler) }
}
/// The actions that a swipe on a row reveals. As in UIKit.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  /// Makes a configuration with actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action that a swipe on a row reveals (before iOS 11).
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The style of an action; raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// The same as `default`.
    public static var destructive: Style { .default }
  }
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  /// The style of the action.
  public let style: Style
  /// The closure that is run.
  public let handler: (UITableViewRowAction, IndexPath) -> Void
  /// Makes an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) { (self.style, self.title, self.handler) = (style, title, handler) }
}
