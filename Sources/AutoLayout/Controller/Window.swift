import Geometry

/// The root of a tree that shows a controller (`UIWindow`).
///
/// Direction, safe area and pixels come from its `layoutEnvironment`.
open class Window: View {
  /// The class's name in UIKit.
  open override var className: String { "UIWindow" }

  /// The controller whose view fills the window; nil for none.
  public var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// Lays the tree out: what becomes visible has been laid out.
  public func makeKeyAndVisible() {
    isHidden = false
    layoutIfNeeded()
  }
}

extension View {
  /// The window at the root of the tree; nil where the root is none.
  public var window: Window? { root as? Window }
}
