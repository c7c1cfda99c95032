public import Foundation

/// A stack of controllers below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  /// The navigation bar.
  public let navigationBar: UINavigationBar
  /// The toolbar at the bottom.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// The navigation controller's delegate.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Makes a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }
  /// Makes a navigation controller with custom bar classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let type = navigationBarClass as? UINavigationBar.Type
    navigationBar = type?.makeView("bar") as? UINavigationBar ?? UINavigationBar()
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes an empty navigation controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes an empty navigation controller from an archive.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
  }

  /// The controllers on the stack; the last one is visible.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The visible controller: the top one, or the one that it presents.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  /// Pushes a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }
  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: false)
  }
  /// Pops the top controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }
  /// Pops all controllers except the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }
  /// Pops all controllers above a given one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }
  /// Sets the controllers on the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    let before = old.last
    stack = viewControllers
    let gone = old.filter { known in !viewControllers.contains { $0 === known } }
    let new = viewControllers.filter { $0.parent !== self }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in new { addChild(controller) }
    if isViewLoaded, before !== stack.last {
      exchange([before].compactMap { $0 }, for: stack.suffix(1)) {
        before?.viewIfLoaded?.removeFromSuperview()
        showTop()
      }
      if let top = topViewController {
        delegate?.navigationController(self, didShow: top, animated: animated)
      }
    } else if isViewLoaded {
      navigationBar.items = stack.map(\.navigationItem)
    }
    for controller in gone { controller.removeFromParent() }
    for controller in new { controller.didMove(toParent: self) }
  }

  private var hasOwnTabBarItem = false
  /// The controller's item in a tab bar: its root's unless it has its own.
  open override var tabBarItem: UITabBarItem! {
    get { hasOwnTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      hasOwnTabBarItem = true
      super.tabBarItem = newValue
    }
  }

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false { didSet { arrange() } }
  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true { didSet { toolbarDidChange() } }
  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether a swipe hides the bars.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars.
  open var hidesBarsOnTap = false
  /// The gesture recognizer that pops the top controller.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  /// Adds the navigation bar and the view of the top controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    if let pop = interactivePopGestureRecognizer { view.addGestureRecognizer(pop) }
    showTop()
    if let top = topViewController {
      delegate?.navigationController(self, didShow: top, animated: false)
    }
  }
  /// Lays out the navigation bar and the view of the top controller.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }
  /// The top controller, which determines the status bar.
  open override var childForStatusBarStyle: UIViewController? { topViewController }

  private func showTop() {
    guard let top = topViewController else { return }
    view.insertSubview(top.view, at: 0)
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    navigationBar.items = stack.map(\.navigationItem)
    delegate?.navigationController(self, willShow: top, animated: false)
    toolbarDidChange()
    arrange()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Places the bar below the top of the safe area, and adds the height that it covers to the top
  /// controller's safe area.
  private func arrange() {
    guard isViewLoaded, let top = topViewController?.viewIfLoaded else { return }
    navigationBar.isHidden = isNavigationBarHidden
    let safe = view.safeAreaInsets.top
    let height = isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height
    navigationBar.frame = CGRect(x: 0, y: safe, width: view.bounds.width, height: height)
    let toolbarHeight = arrangeToolbar()
    let above = topViewController?.reaches(.top, behind: navigationBar) == false ? safe + height : 0
    let frame = view.bounds.inset(by: UIEdgeInsets(top: above, left: 0, bottom: 0, right: 0))
    if top.frame != frame { top.frame = frame }
    topViewController?.barInsets = UIEdgeInsets(
      top: above > 0 ? 0 : height, left: 0, bottom: toolbarHeight, right: 0)
    topViewController?.noteBars()
    navigationBar.isAtScrollEdge = topViewController?.isAtScrollEdge ?? true
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UINavigationControllerDelegate) { delegate = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}

extension UINavigationController {
  /// Shows the toolbar items of the top controller, unless the toolbar is hidden.
  func toolbarDidChange() {
    toolbar.isHidden = isToolbarHidden
    guard isViewLoaded else { return }
    if isToolbarHidden {
      toolbar.removeFromSuperview()
    } else {
      view.addSubview(toolbar)
      toolbar.items = topViewController?.toolbarItems
    }
    view.setNeedsLayout()
  }

  /// Places the toolbar above the safe area's bottom inset; returns the height that it covers.
  private func arrangeToolbar() -> CGFloat {
    guard !isToolbarHidden else { return 0 }
    let height = toolbar.intrinsicContentSize.height
    let band = view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - height - band, width: view.bounds.width, height: height + band)
    return height
  }
}

extension UINavigationController {
  /// The gesture recognizer for a tap that hides the bars.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    let known: UITapGestureRecognizer = kept() ?? UITapGestureRecognizer()
    keep(known)
    return known
  }
  /// The gesture recognizer for a swipe that hides the bars.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    let known: UIPanGestureRecognizer = kept() ?? UIPanGestureRecognizer()
    keep(known)
    return known
  }
}
