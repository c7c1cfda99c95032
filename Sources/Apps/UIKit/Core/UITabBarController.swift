import Controls
import Foundation

/// Controllers with a tab bar below, in the look of iOS 26 above on iPads; one of them is visible.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The tab bar, whose delegate is the controller.
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.delegate = self
    return bar
  }()
  /// Called when the user selects an item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Called before the user chooses items.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Called while the user chooses items.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Called before the user ends choosing items.
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  /// Called after the user ended choosing items.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// The tab bar controller's delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      customizableViewControllers = viewControllers
      takeBack()
      for controller in oldValue ?? [] where !(viewControllers ?? []).contains(controller) {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers ?? [] where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      tabBar.items = shownItems
      let kept = oldValue.flatMap { old in old.indices.contains(chosen) ? old[chosen] : nil }
      let index = viewControllers?.firstIndex { $0 === kept }
      choose(index ?? min(chosen, max((viewControllers?.count ?? 1) - 1, 0)))
    }
  }
  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  private var chosen = 0
  /// Whether the list of controllers beyond the fourth is chosen.
  private var choosesMore = false
  /// The index of the visible controller; `NSNotFound` without one, and for the list of those beyond the
  /// fourth.
  open var selectedIndex: Int {
    get { choosesMore || selectedViewController == nil ? NSNotFound : chosen }
    set { choose(newValue) }
  }
  /// The visible controller; it may be `moreNavigationController`.
  open var selectedViewController: UIViewController? {
    get {
      if choosesMore { return moreNavigationController }
      return viewControllers.flatMap { $0.indices.contains(chosen) ? $0[chosen] : nil }
    }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        choose(index)
      } else if newValue === moreNavigationController, gathersMore {
        chooseMore()
      }
    }
  }
  /// The controllers that the user can rearrange: all, until others are set.
  open var customizableViewControllers: [UIViewController]?

  /// The controller with a list of the controllers beyond the fourth, in which those without navigation of
  /// their own are shown.
  public private(set) lazy var moreNavigationController: UINavigationController = {
    let navigation = UINavigationController(
      rootViewController: (self as? any MoreListMaking)?.makeMoreList() ?? UIViewController())
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return navigation
  }()
  private var more: UITabBarItem { moreNavigationController.tabBarItem }
  /// Whether the bar has too little room for all items.
  private var gathersMore: Bool {
    (viewControllers?.count ?? 0) > 5 && traitCollection.horizontalSizeClass != .regular
  }
  /// The controllers that are listed.
  var listed: [UIViewController] {
    gathersMore ? Array((viewControllers ?? []).dropFirst(4)) : []
  }
  /// Takes back the controller that is shown in the list.
  private func takeBack() {
    guard moreNavigationController.viewControllers.count > 1 else { return }
    let inside = moreNavigationController.viewControllers.dropFirst()
    moreNavigationController.popToRootViewController(animated: false)
    for controller in inside where viewControllers?.contains(controller) == true {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }
  private func chooseMore() {
    takeBack()
    (choosesMore, tabBar.selectedItem) = (true, more)
    if isViewLoaded { exchangeShown() }
  }
  /// The controller whose view is to be shown: the selected one, or the list that shows it.
  private var shownController: UIViewController? {
    guard gathersMore, let selected = selectedViewController,
      choosesMore || chosen >= 4 && !(selected is UINavigationController)
    else { return selectedViewController }
    if moreNavigationController.parent !== self {
      addChild(moreNavigationController)
      moreNavigationController.didMove(toParent: self)
    }
    if !choosesMore, moreNavigationController.topViewController !== selected {
      takeBack()
      moreNavigationController.pushViewController(selected, animated: false)
    }
    return moreNavigationController
  }
  /// The items of the bar: five at most in a compact width, the last of them for the others.
  private var shownItems: [UITabBarItem] {
    let items = (viewControllers ?? []).map { $0.tabBarItem as UITabBarItem }
    return gathersMore ? items.prefix(4) + [more] : items
  }
  /// Shows other items if the width became compact or regular.
  private func fitItems() {
    let items = shownItems
    guard items != tabBar.items ?? [] else { return }
    tabBar.items = items
    if !gathersMore { takeBack() }
    choose(chosen)
  }

  private func choose(_ index: Int) {
    (chosen, choosesMore) = (index, false)
    guard let controllers = viewControllers, controllers.indices.contains(index) else { return }
    let item: UITabBarItem = controllers[index].tabBarItem
    tabBar.selectedItem = tabBar.items?.contains(item) == true ? item : more
    if isViewLoaded { exchangeShown() }
  }
  private func exchangeShown() {
    guard let next = shownController, visible !== next else { return showChosen() }
    let before = visible
    exchange([before].compactMap { $0 }, for: [next]) {
      before?.viewIfLoaded?.removeFromSuperview()
      showChosen()
    }
  }
  /// The controller whose view is shown.
  private weak var visible: UIViewController?

  /// Adds the tab bar and the view of the selected controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.isOfController = true
    view.addSubview(tabBar)
    showChosen()
  }
  /// Lays out the tab bar and the view of the selected controller.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    fitItems()
    arrange()
  }

  private func showChosen() {
    guard let controller = shownController else { return }
    visible = controller
    view.insertSubview(controller.view, at: 0)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    arrange()
  }

  /// Whether a controller that was pushed hides the bar, or one below it did.
  private var isCovered: Bool {
    let stack = (visible as? UINavigationController)?.viewControllers ?? []
    return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  private func arrange() {
    guard isViewLoaded, let inside = visible?.viewIfLoaded else { return }
    tabBar.isAbove = isBarAbove
    if isBarAbove { return arrangeAbove(inside) }
    let bottom = view.safeAreaInsets.bottom
    let own = tabBar.intrinsicContentSize.height
    let isAway = tabBar.isHidden || isCovered
    let height = isAway ? 0 : own
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - (isAway ? 0 : own + bottom), width: view.bounds.width,
      height: own + bottom)
    let below =
      !isAway && visible?.reaches(.bottom, behind: tabBar) == false
      ? own + bottom : 0
    let frame = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: below, right: 0))
    if inside.frame != frame { inside.frame = frame }
    visible?.barInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: below > 0 ? 0 : height, right: 0)
    visible?.noteBars()
  }

  /// Whether the bar is above the content: on iPads in the look of iOS 26.
  final var isBarAbove: Bool {
    view.traitCollection.userInterfaceIdiom == .pad
      && view.traitCollection.horizontalSizeClass == .regular
      && view.controlEnvironment.metrics.hasGlassBars
  }

  /// Places the bar below the top of the safe area, in the row of a navigation bar if there is one.
  private func arrangeAbove(_ inside: UIView) {
    let isAway = tabBar.isHidden || isCovered
    let height = tabBar.intrinsicContentSize.height
    let top = isAway ? -height : view.safeAreaInsets.top
    tabBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    if inside.frame != view.bounds { inside.frame = view.bounds }
    let sharesRow = visible is UINavigationController
    visible?.barInsets = UIEdgeInsets(
      top: isAway || sharesRow ? 0 : height, left: 0, bottom: 0, right: 0)
    visible?.noteBars()
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UITabBarControllerDelegate) { delegate = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}

extension UITabBarController {
  /// Whether the tab bar is hidden.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set {
      tabBar.isHidden = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }
}
