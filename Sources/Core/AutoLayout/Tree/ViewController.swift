public import Geometry

/// The part of UIKit's `UIViewController` that takes part in layout: the life cycle of its view,
/// the calls around a layout, and what it adds to margins and safe area.
open class ViewController {
  /// A name for titles and logs.
  public var title: String?
  /// The controller that contains this one; nil for none.
  public private(set) weak var parent: ViewController?
  /// The child controllers, in order.
  public private(set) var children: [ViewController] = []

  private var loadedView: View?

  /// Makes a controller whose view is loaded on first use; nibs are not loaded here, so the names
  /// have no effect.
  public init(nibName: String?, bundle: ResourceBundle?) {}

  /// Makes a controller whose view is loaded on first use.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  /// The view, loaded on first use by `loadView()` and then `viewDidLoad()`.
  ///
  /// Its margins start at 0 and are raised to `systemMinimumLayoutMargins`.
  open var view: View! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      newValue?.beginControllerMargins()
    }
  }

  /// The view, if it is loaded.
  public var viewIfLoaded: View? { loadedView }
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded yet.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "loadView() of \(Self.self) did not set the view.")
    viewDidLoad()
  }

  /// Makes the view and sets `view`; by default a plain one.
  open func loadView() { view = View(frame: .zero) }
  /// Called once after the view was loaded.
  open func viewDidLoad() {}

  // MARK: Layout

  /// Changes constraints before a solve, after those of the subviews. Call super last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called before the view's `layoutSubviews()`, when its bounds are new and its subviews'
  /// frames old.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`, when the frames of its subviews are new.
  open func viewDidLayoutSubviews() {}

  /// Called when the safe area of the view has changed, before its subviews are placed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the effective margins of the view have changed, before its subviews are placed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when the direction, the scale or a size class of the tree has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The size that the controller prefers when another presents it; without effect here.
  public var preferredContentSize = Size.zero

  // MARK: Appearance

  /// Called before the first layout in a window that is made visible.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after that layout.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the controller stops being its window's root.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the controller has stopped being its window's root.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The controller and those of its children whose views are in its tree.
  var appearing: [ViewController] {
    let shown = children.filter { $0.loadedView?.isDescendant(of: view) == true }
    return [self] + shown.flatMap(\.appearing)
  }

  /// The insets that the controller adds to its view's safe area, such as for a bar; none by
  /// default.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { view.additionalSafeAreaInsets }
    set { view.additionalSafeAreaInsets = newValue }
  }

  /// The least margins of the view: 16 points at the sides, 20 from a width of 400
  /// (`SystemMargin`); none above and below.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    Self.minimumMargins(width: loadedView?.layoutFrame.width ?? 0)
  }

  /// Whether the view's margins are at least the system minimum; true by default.
  public var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.marginsDidChange() }
  }

  /// Returns the least margins of a controller's view of a given width.
  package static func minimumMargins(width: Double) -> DirectionalEdgeInsets {
    let side = SystemMargin.side(of: width, in: .screen)
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Containment

  /// Adds a child controller; its view is added by hand, as in UIKit.
  open func addChild(_ child: ViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller gets a new parent, or none.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller got a new parent, or none.
  open func didMove(toParent parent: ViewController?) {}
}

extension View {
  /// A controller's view has no margins of its own until some are set.
  func beginControllerMargins() {
    guard ownMargins == Self.defaultMargins else { return marginsDidChange() }
    layoutMargins = .zero
  }
}
