public import Foundation

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

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
