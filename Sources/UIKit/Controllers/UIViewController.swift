import AutoLayout
public import Foundation
import Geometry

/// Who makes, fills and lays out a view.
@preconcurrency @MainActor
open class UIViewController: ControllerPolicies, UITraitEnvironment,
  UIAppearanceContainer, @preconcurrency NSCoding, UIContentContainer
{
  private let core = ControllerNode()
  private var loaded: UIView?
  private var isLoading = false

  /// Makes a controller whose view a nib has; without a name the one that is called like the class.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
    core.owner = self
  }
  /// Makes a controller of a storyboard; of any other coder one without anything.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
    core.owner = self
    if let nib = coder as? NibCoder { decode(nib) }
  }
  /// Makes a controller without a nib.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Archives nothing.
  public nonisolated func encode(with coder: NSCoder) {}

  /// The name of the nib; nil where the class's name says it.
  public let nibName: String?
  /// The bundle of the nib.
  public let nibBundle: Bundle?
  /// The storyboard of the controller; nil for one made in code.
  open var storyboard: UIStoryboard? { nibLoader?.storyboard }

  // MARK: View

  /// The view; made when it is first asked for.
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
  /// The view, if it is made.
  open var viewIfLoaded: UIView? { loaded }
  /// Whether the view is made.
  open var isViewLoaded: Bool { loaded != nil }
  /// Makes the view now.
  open func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    precondition(loaded != nil, "loadView() of \(type(of: self)) did not set the view.")
    applySafeArea()
    viewDidLoad()
  }
  /// Makes the view: that of the storyboard or nib, else one of the screen's size.
  open func loadView() {
    if !loadViewFromNib() { view = UIView(frame: UIScreen.main.bounds) }
  }
  /// Called when the view is made.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is shown and laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  private var isAppearing = false
  /// Begins to show or hide a child by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    self.isAppearing = isAppearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }
  /// Ends showing or hiding a child by hand.
  open func endAppearanceTransition() {
    if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
  }
  /// Whether children are told when they are shown.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether the controller is about to be held.
  open var isMovingToParent: Bool { false }
  /// Whether the controller is about to be let go.
  open var isMovingFromParent: Bool { false }
  /// Whether the controller is about to be presented.
  open var isBeingPresented: Bool { false }
  /// Whether the controller is about to be dismissed.
  open var isBeingDismissed: Bool { false }

  // MARK: Layout

  /// Called before the view lays its subviews out.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid its subviews out.
  open func viewDidLayoutSubviews() {}
  /// Changes the constraints of the view; call super last.
  open func updateViewConstraints() { loaded?.updateConstraints() }
  /// Called when the safe area is another.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins are others.
  open func viewLayoutMarginsDidChange() {}
  /// What the controller adds to its view's safe area.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { applySafeArea() } }
  /// What the bars of a controller around cover.
  var barInsets: UIEdgeInsets = .zero { didSet { applySafeArea() } }
  /// The least margins of the view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(core.systemMinimumLayoutMargins)
  }
  /// Whether the view's margins are at least those.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { core.viewRespectsSystemMinimumLayoutMargins }
    set { core.viewRespectsSystemMinimumLayoutMargins = newValue }
  }
  /// The top of the safe area (before iOS 11).
  open var topLayoutGuide: any UILayoutSupport { support(atTop: true) }
  /// The bottom of the safe area (before iOS 11).
  open var bottomLayoutGuide: any UILayoutSupport { support(atTop: false) }
  /// Whether the view lies below bars; the safe area says so.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view lies below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views make room for bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The size that the controller would like.
  open var preferredContentSize = CGSize.zero {
    didSet { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
  }
  /// Called when a child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of a child.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  /// Called before the view gets another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the view gets other traits.
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

  /// Light, dark, or as the surroundings say.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { loaded?.announceTraitsBelow() }
  }
  /// What the surroundings say.
  open var traitCollection: UITraitCollection {
    loaded?.traitCollection ?? UITraitCollection.current
  }
  /// Called when what the surroundings say is other than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var overriddenTraits: UITraitCollection?
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// Makes a child see other traits.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.announceTraitsBelow()
  }
  /// The traits that a child sees beyond the controller's.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Containment

  /// The controllers held.
  open private(set) var children: [UIViewController] = []
  /// The controller that holds this one.
  open private(set) weak var parent: UIViewController?
  /// Takes a controller in; its view is added by hand.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }
  /// Lets the controller go from the one that holds it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  /// Called before the controller is held by another, or by none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller is held by another, or by none.
  open func didMove(toParent parent: UIViewController?) {}
  /// Puts the view of one child in the place of another's; there is no animation.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }

  // MARK: Bars and presentation

  /// The title.
  open var title: String? {
    didSet {
      if navigationItem.title == nil || navigationItem.title == oldValue {
        navigationItem.title = title
      }
      tabBarItem?.title = title
    }
  }
  /// What a navigation bar shows for the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a tab bar shows for the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(
    title: title, image: nil, selectedImage: nil)
  /// What a toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarDidChange() } }
  /// Sets what a toolbar shows for the controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether a tab bar goes when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The nearest navigation controller around.
  open var navigationController: UINavigationController? { nearest() }
  /// The nearest tab bar controller around.
  open var tabBarController: UITabBarController? { nearest() }
  /// The nearest split view controller around.
  open var splitViewController: UISplitViewController? { nearest() }
  private func nearest<Kind: UIViewController>() -> Kind? {
    var current = parent
    while let controller = current {
      if let found = controller as? Kind { return found }
      current = controller.parent
    }
    return nil
  }
  /// The controller that this one presents.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?
  /// Presents a controller: its view fills the window. There is no animation.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if let window = viewIfLoaded?.window {
      viewControllerToPresent.view.frame = window.bounds
      viewControllerToPresent.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(viewControllerToPresent.view)
      viewControllerToPresent.appear { window.layoutIfNeeded() }
    }
    completion?()
  }
  /// Dismisses the controller, or the one that it presents.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    if let gone = presenter?.presentedViewController {
      gone.disappear()
      gone.viewIfLoaded?.removeFromSuperview()
      gone.presentingViewController = nil
      presenter?.presentedViewController = nil
    }
    completion?()
  }
  /// Shows a controller: pushed where there is a navigation controller, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }
  /// Shows a controller beside.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }
  /// How the controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How the presentation moves; it does not.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the presented controller decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the controller cannot be dragged away.
  open var isModalInPresentation = false
  /// Whether presentations fill this controller.
  open var definesPresentationContext = false
  /// Who animates presentations.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What presents the controller.
  open var presentationController: UIPresentationController? { presentation() }
  /// What presents the controller in a bubble.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: nil)
  /// What presents the controller as a sheet.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presentedViewController: self, presenting: nil)
  /// What tells of a transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
