import AutoLayout
public import Foundation
import Geometry

/// The bar below controllers: one item for each, 49 points high.
@preconcurrency @MainActor open class UITabBar: UIView {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  private let hairline = UIView()
  private var views: [(image: UIImageView, label: UILabel)] = []

  /// Makes a bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }
  /// Makes an empty bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }
  private func build() {
    backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    addSubview(hairline)
  }

  /// The items.
  open var items: [UITabBarItem]? { didSet { refresh() } }
  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The selected item.
  open weak var selectedItem: UITabBarItem? { didSet { refresh() } }
  /// The tab bar's delegate.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether content behind the bar shows through.
  open var isTranslucent = true
  /// The style of the bar.
  open var barStyle: UIBarStyle = .default
  /// The colour of the background.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .systemBackground } }
  /// The positioning of items across the width. Raw values are UIKit's.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  /// The positioning of items across the width; only stored.
  open var itemPositioning: ItemPositioning = .automatic
  /// The spacing between items; only stored.
  open var itemSpacing: CGFloat = 0
  /// The width of an item; only stored.
  open var itemWidth: CGFloat = 0
  /// The image behind the selected item; only stored.
  open var selectionIndicatorImage: UIImage?
  /// The colour of items that aren't selected.
  open var unselectedItemTintColor: UIColor? { didSet { refresh() } }
  /// The background image; not painted.
  open var backgroundImage: UIImage?
  /// The image of the shadow line above.
  open var shadowImage: UIImage? { didSet { hairline.isHidden = shadowImage != nil } }
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor ?? backgroundColor }
  }
  /// The appearance of the bar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UITabBarAppearance?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 49)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

  private func refresh() {
    for (image, label) in views {
      image.removeFromSuperview()
      label.removeFromSuperview()
    }
    views = (items ?? []).map { item in
      let isChosen = item === selectedItem
      let color: UIColor = isChosen ? tintColor : unselectedItemTintColor ?? .systemGray
      let image = UIImageView(image: isChosen ? item.selectedImage ?? item.image : item.image)
      image.contentMode = .center
      image.tintColor = color
      image.image = image.image.map {
        $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
      }
      let label = UILabel()
      label.text = item.title
      label.font = .systemFont(ofSize: 10, weight: .medium)
      label.textColor = color
      label.textAlignment = .center
      addSubview(image)
      addSubview(label)
      return (image, label)
    }
    setNeedsLayout()
  }

  /// Gives each item an equal share of the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    guard !views.isEmpty else { return }
    let width = bounds.width / CGFloat(views.count)
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, (image, label)) in views.enumerated() {
      let x = width * CGFloat(isRight ? views.count - 1 - index : index)
      let hasTitle = label.text?.isEmpty == false
      image.frame = CGRect(x: x, y: hasTitle ? 5 : 10, width: width, height: 28)
      label.frame = CGRect(x: x, y: 34, width: width, height: 12)
    }
  }
}

/// The methods of a tab bar's delegate.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when an item is selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Controllers with a tab bar below; one of them is visible.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
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

  private func arrange() {
    guard isViewLoaded, let inside = selectedViewController?.viewIfLoaded else { return }
    let bottom = view.safeAreaInsets.bottom
    let height: CGFloat = tabBar.isHidden ? 0 : 49
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height - bottom, width: view.bounds.width,
      height: height + bottom)
    if inside.frame != view.bounds { inside.frame = view.bounds }
    selectedViewController?.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    selectedViewController?.noteBars()
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

/// The methods of a tab bar controller's delegate.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a controller may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a controller is selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
