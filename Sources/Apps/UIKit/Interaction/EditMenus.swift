public import Foundation

/// An interaction that shows the edit menu.
@preconcurrency @MainActor open class UIEditMenuInteraction: _ViewInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// Makes an interaction whose delegate may change the menu.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
}

/// The older menu of editing commands; none is shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible = false
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  open func hideMenu() { isMenuVisible = false }
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  open func update() {}
}
