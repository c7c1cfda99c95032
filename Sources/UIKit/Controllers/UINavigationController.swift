import AutoLayout
public import Foundation
import Geometry

/// Controllers, one above the other, below a bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  private var stack: [UIViewController] = []
  /// The bar.
  public let navigationBar: UINavigationBar
  /// The bar at the bottom.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Who hears of controllers that come and go.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Makes a controller above whose views there is a bar.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }
  /// Makes a controller with a bar of a class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let type = navigationBarClass as? UINavigationBar.Type
    navigationBar = type?.makeView("bar") as? UINavigationBar ?? UINavigationBar()
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller without any inside.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller from an archive: without any inside.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
  }

  /// The controllers, the one seen last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that is seen.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen, or what it presents.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  /// Puts a controller above the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }
  /// Puts a controller above the others.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: false)
  }
  /// Takes the top controller away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }
  /// Takes all controllers but the first away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }
  /// Takes all controllers above one away.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }
  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    let before = isViewLoaded ? old.last : nil
    stack = viewControllers
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    guard isViewLoaded, before !== stack.last else { return }
    let isShown = view.window != nil
    if isShown { before?.disappear() }
    before?.viewIfLoaded?.removeFromSuperview()
    showTop()
    if isShown { topViewController?.appear { self.view.window?.layoutIfNeeded() } }
  }

  /// Whether there is no bar.
  open var isNavigationBarHidden = false { didSet { arrange() } }
  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Whether there is no bar at the bottom.
  open var isToolbarHidden = true { didSet { toolbarDidChange() } }
  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether a swipe hides the bar.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bar.
  open var hidesBarsOnTap = false
  /// The gesture that takes the top controller away.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  /// Adds the bar and the view of the top controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    showTop()
  }
  /// Places the bar and the view of the top controller.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }
  /// The top controller decides.
  open override var childForStatusBarStyle: UIViewController? { topViewController }

  private func showTop() {
    guard let top = topViewController else { return }
    view.insertSubview(top.view, at: 0)
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let before = stack.dropLast().last
    navigationBar.show(stack.map(\.navigationItem), back: before?.navigationItem)
    delegate?.navigationController(self, willShow: top, animated: false)
    toolbarDidChange()
    arrange()
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// The bar below the safe area's top; what it covers is added to the top controller's safe area.
  private func arrange() {
    guard isViewLoaded, let top = topViewController?.viewIfLoaded else { return }
    navigationBar.isHidden = isNavigationBarHidden
    let safe = view.safeAreaInsets.top
    let height = isNavigationBarHidden ? 0 : navigationBar.barHeight
    navigationBar.topRoom = safe
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: safe + height)
    if top.frame != view.bounds { top.frame = view.bounds }
    topViewController?.barInsets = UIEdgeInsets(
      top: height, left: 0, bottom: arrangeToolbar(), right: 0)
    topViewController?.noteBars()
    navigationBar.isAtScrollEdge = topViewController?.isAtScrollEdge ?? true
  }
}

extension UINavigationController {
  /// Shows the buttons of the top controller, if there is to be a bar at the bottom.
  func toolbarDidChange() {
    guard isViewLoaded else { return }
    if isToolbarHidden {
      toolbar.removeFromSuperview()
    } else {
      view.addSubview(toolbar)
      toolbar.items = topViewController?.toolbarItems
    }
    view.setNeedsLayout()
  }

  /// Places the bar at the bottom, above the safe area's lower band; returns what it covers.
  private func arrangeToolbar() -> CGFloat {
    guard !isToolbarHidden else { return 0 }
    let height: CGFloat = 44
    let band = view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - height - band, width: view.bounds.width, height: height + band)
    return height
  }
}

/// Who hears of controllers that come and go.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationController {
  /// What happens to the top controller; raw values are UIKit's.
  public enum Operation: Int, Sendable { case none, push, pop }
  /// How long a bar takes to come and go.
  public static let hideShowBarDuration: CGFloat = 0.2
  /// Whether the bars go while there is a keyboard; there is none.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether the bars go where there is little height; they stay.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// What makes the bars come and go at a touch.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    let known: UITapGestureRecognizer = kept() ?? UITapGestureRecognizer()
    keep(known)
    return known
  }
  /// What makes the bars come and go at a swipe.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    let known: UIPanGestureRecognizer = kept() ?? UIPanGestureRecognizer()
    keep(known)
    return known
  }
}

extension UINavigationControllerDelegate {
  /// As in UIKit.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// As in UIKit.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// As in UIKit.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// As in UIKit.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
