import AutoLayout
import Foundation
import Geometry

/// Controllers with a tab bar below; one of them is visible.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The tab bar.
  public let tabBar = UITabBar()
  /// The tab bar controller's delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] where !(viewControllers ?? []).contains(controller) {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers ?? [] where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      tabBar.items = (viewControllers ?? []).map { $0.tabBarItem }
      choose(min(chosen, max((viewControllers?.count ?? 1) - 1, 0)))
    }
  }
  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  private var chosen = 0
  /// The index of the visible controller.
  open var selectedIndex: Int {
    get { chosen }
    set { choose(newValue) }
  }
  /// The visible controller.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(chosen) ? $0[chosen] : nil } }
    set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { choose(index) } }
  }
  /// The controllers that the user can rearrange.
  open var customizableViewControllers: [UIViewController]?

  private func choose(_ index: Int) {
    let before = selectedViewController
    chosen = index
    guard let controllers = viewControllers, controllers.indices.contains(index) else { return }
    tabBar.selectedItem = controllers[index].tabBarItem
    guard isViewLoaded else { return }
    let isShown = view.window != nil
    if before !== controllers[index] {
      if isShown { before?.disappear() }
      before?.viewIfLoaded?.removeFromSuperview()
    }
    showChosen()
    if isShown, before !== controllers[index] {
      controllers[index].appear { self.view.window?.layoutIfNeeded() }
    }
  }

  /// Adds the tab bar and the view of the selected controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showChosen()
  }
  /// Lays out the tab bar and the view of the selected controller.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  private func showChosen() {
    guard let controller = selectedViewController else { return }
    view.insertSubview(controller.view, at: 0)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    arrange()
  }

  /// Whether a controller that was pushed hides the bar, or one below it did.
  private var isCovered: Bool {
    let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  private func arrange() {
    guard isViewLoaded, let inside = selectedViewController?.viewIfLoaded else { return }
    let bottom = view.safeAreaInsets.bottom
    let own = tabBar.intrinsicContentSize.height
    let isAway = tabBar.isHidden || isCovered
    let height = isAway ? 0 : own
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - (isAway ? 0 : own + bottom), width: view.bounds.width,
      height: own + bottom)
    if inside.frame != view.bounds { inside.frame = view.bounds }
    selectedViewController?.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    selectedViewController?.noteBars()
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UITabBarControllerDelegate) { delegate = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}

extension UITabBarController {
  /// The controller for those beyond the fifth: it is not shown.
  public var moreNavigationController: UINavigationController {
    let known: UINavigationController = kept() ?? UINavigationController()
    keep(known)
    return known
  }
  /// Whether the tab bar is hidden.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set {
      tabBar.isHidden = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Shows or hides the tab bar, without animation.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}
