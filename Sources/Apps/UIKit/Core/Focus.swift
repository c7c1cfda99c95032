public import Foundation

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// The context of a focus update.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The view that was focused before.
  open weak var previouslyFocusedView: UIView?
  /// The view that is focused afterwards.
  open weak var nextFocusedView: UIView?
  /// The item that was focused before.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// The item that is focused afterwards.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  /// The direction of the focus update.
  open var focusHeading: UIFocusHeading { [] }
  /// Makes an empty context.
  public override init() { super.init() }
}
/// Coordinates animations with a focus update: they run at once.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Makes a coordinator.
  public override init() { super.init() }
  /// Runs the closures at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
