import Geometry

/// The root of a tree that shows a controller (`UIWindow`).
///
/// Direction, safe area and pixel grid come from its `layoutEnvironment`.
open class Window: View {
  /// The class's name in UIKit.
  open override var className: String { name(as: Window.self, "UIWindow") }

  /// The controller whose view fills the window; nil for none.
  public var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if isShown { oldValue?.appearing.forEach { $0.viewWillDisappear(false) } }
      let gone = oldValue?.appearing ?? []
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isShown { gone.forEach { $0.viewDidDisappear(false) } }
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      if isShown { appear() }
    }
  }

  /// Lays out the tree, so that nothing becomes visible before it is laid out.
  public func makeKeyAndVisible() {
    isHidden = false
    guard !isShown else { return layoutIfNeeded() }
    isShown = true
    appear()
  }

  private func appear() {
    let controllers = rootViewController?.appearing ?? []
    for controller in controllers { controller.viewWillAppear(false) }
    layoutIfNeeded()
    for controller in controllers { controller.viewDidAppear(false) }
  }

  private var isShown = false
}

extension View {
  /// The window at the root of the tree; nil if the root is not a window.
  public var window: Window? { root as? Window }
}
