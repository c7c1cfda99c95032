import AutoLayout
public import Foundation
import Geometry

/// An object that creates, fills and lays out a view.
@preconcurrency @MainActor
open class UIViewController: ControllerPolicies, UITraitEnvironment,
  UIAppearanceContainer, @preconcurrency NSCoding, UIContentContainer
{
  private let core = ControllerNode()
  private var loaded: UIView?
  private var isLoading = false

  /// Makes a controller whose view is in a nib; without a name, the nib named like the class.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
    core.owner = self
  }
  /// Makes a controller from a storyboard; with any other coder, an empty one.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
    core.owner = self
    if let nib = coder as? NibCoder { decode(nib) }
  }
  /// Makes a controller without a nib.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Archives nothing.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The name of the nib; nil if it follows from the class's name.
  public let nibName: String?
  /// The bundle of the nib.
  public let nibBundle: Bundle?
  /// The storyboard of the controller; nil if it was created in code.
  open var storyboard: UIStoryboard? { nibLoader?.origin as? UIStoryboard }

  // MARK: View

  /// The view; created when it is first accessed.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controllerOfView = nil
      loaded = newValue
      guard let newValue else { return }
      newValue.controllerOfView = self
      core.view = newValue.node
    }
  }
  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loaded }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loaded != nil }
  /// Loads the view now.
  open func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    precondition(loaded != nil, "'loadView()' of \(type(of: self)) didn't set the view.")
    applySafeArea()
    viewDidLoad()
  }
  /// Creates the view: from the storyboard or nib, otherwise an empty one of the screen's size.
  open func loadView() {
    if !loadViewFromNib() { view = UIView(frame: UIScreen.main.bounds) }
  }
  /// Called when the view is loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared and is laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Begins the manual appearance transition of a child.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear() } else { willDisappear() }
  }
  /// Ends the manual appearance transition of a child.
  open func endAppearanceTransition() {
    isAppearing()
    didAppear()
    didDisappear()
  }
  /// Whether appearance calls are forwarded to children automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether the controller is being added to a parent.
  open var isMovingToParent: Bool { causes.contains(.toParent) }
  /// Whether the controller is being removed from its parent.
  open var isMovingFromParent: Bool { causes.contains(.fromParent) }
  /// Whether the controller is being presented.
  open var isBeingPresented: Bool { causes.contains(.presented) }
  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool { causes.contains(.dismissed) }

  // MARK: Layout

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the view; call super last.
  open func updateViewConstraints() { loaded?.updateConstraints() }
  /// Called when the safe area changes.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins change.
  open func viewLayoutMarginsDidChange() {}
  /// The insets that the controller adds to its view's safe area.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { applySafeArea() } }
  /// The insets that the bars of a container cover.
  var barInsets: UIEdgeInsets = .zero { didSet { applySafeArea() } }
  /// The minimum margins of the view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(core.systemMinimumLayoutMargins)
  }
  /// Whether the view's margins are at least the minimum.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { core.viewRespectsSystemMinimumLayoutMargins }
    set { core.viewRespectsSystemMinimumLayoutMargins = newValue }
  }
  /// The top of the safe area (before iOS 11).
  open var topLayoutGuide: any UILayoutSupport { support(atTop: true) }
  /// The bottom of the safe area (before iOS 11).
  open var bottomLayoutGuide: any UILayoutSupport { support(atTop: false) }
  /// Whether the view extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views inset their content for bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The preferred size of the controller's content.
  open var preferredContentSize = CGSize.zero {
    didSet { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
  }
  /// Called when the preferred size of a child changes.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a child.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  /// Called before the size of the view changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits of the view change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  private var supports: [Bool: LayoutSupport] = [:]
  private func support(atTop: Bool) -> LayoutSupport {
    if let known = supports[atTop] { return known }
    let guide = LayoutSupport()
    let view: UIView = self.view
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: atTop ? view.topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: atTop ? safe.topAnchor : view.bottomAnchor),
    ])
    supports[atTop] = guide
    return guide
  }

  // MARK: Traits

  /// Light, dark, or inherited from the environment.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { loaded?.announceTraitsBelow() }
  }
  /// The traits of the controller's environment.
  open var traitCollection: UITraitCollection {
    loaded?.traitCollection ?? UITraitCollection.current
  }
  /// Called when the controller's traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var overriddenTraits: UITraitCollection?
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// Overrides the traits of a child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.announceTraitsBelow()
  }
  /// Returns the traits that override a child's.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Containment

  /// The child controllers.
  open private(set) var children: [UIViewController] = []
  /// The parent controller.
  open private(set) weak var parent: UIViewController? {
    didSet { NSKeyValueObservation.tellOfChanges(of: self) }
  }
  /// Adds a child controller; its view must be added separately.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }
  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  /// Called before the controller's parent changes, or becomes nil.
  open func willMove(toParent parent: UIViewController?) {
    causes.insert(parent == nil ? .fromParent : .toParent)
  }
  /// Called after the controller's parent changed, or became nil.
  open func didMove(toParent parent: UIViewController?) {
    causes.subtract([.toParent, .fromParent])
  }
  /// Replaces the view of one child with another's, without animation.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange([fromViewController], for: [toViewController]) {
      fromViewController.view.superview?.addSubview(toViewController.view)
      animations?()
      fromViewController.view.removeFromSuperview()
    }
    completion?(true)
  }

  // MARK: Bars and presentation

  /// The title.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  /// The controller's item in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The controller's item in a tab bar.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(
    title: title, image: nil, selectedImage: nil)
  /// The controller's items in a toolbar.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarDidChange() } }
  /// Sets the controller's items in a toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether a tab bar is hidden when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The nearest enclosing navigation controller.
  open var navigationController: UINavigationController? { nearest() }
  /// The nearest enclosing tab bar controller.
  open var tabBarController: UITabBarController? { nearest() }
  /// The nearest enclosing split view controller.
  open var splitViewController: UISplitViewController? { nearest() }
  private func nearest<Kind: UIViewController>() -> Kind? {
    var current = parent
    while let controller = current {
      if let found = controller as? Kind { return found }
      current = controller.parent
    }
    return nil
  }
  /// The controller that this one, or the nearest around it that does, presents.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or the outermost around it.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  /// Presents a controller in its style, without animation.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if begin(viewControllerToPresent) { completion?() }
  }
  /// Dismisses the controller that this one presents, or this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let above = presentedViewController {
      above.presenter?.end(above)
    } else if let presenter = presentingViewController, let own = presenter.presented {
      presenter.end(own)
    }
    completion?()
  }
  /// Shows a controller: pushes it if there is a navigation controller, otherwise presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }
  /// Shows a controller as detail.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }
  /// The style in which the controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// The transition of a presentation; there is none.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// The object that provides custom presentations.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The controller's presentation controller.
  open var presentationController: UIPresentationController? { presentation() }
  /// The controller's presentation controller for popovers.
  open var popoverPresentationController: UIPopoverPresentationController? { popover }
  private lazy var popover = UIPopoverPresentationController(
    presentedViewController: self, presenting: nil)
  /// The controller's presentation controller for sheets; nil in other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) ? sheet : nil
  }
  private lazy var sheet = UISheetPresentationController(
    presentedViewController: self, presenting: nil)
  /// The coordinator of a transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
