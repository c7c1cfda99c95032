import AutoLayout
public import Foundation
import Geometry

/// The bar below controllers: an item for each, 49 points high.
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
  /// Makes a bar from an archive: of nothing.
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
  /// The chosen item.
  open weak var selectedItem: UITabBarItem? { didSet { refresh() } }
  /// Who hears of choices.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether what lies behind shines through.
  open var isTranslucent = true
  /// How the bar looks.
  open var barStyle: UIBarStyle = .default
  /// The colour of the ground.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .systemBackground } }
  /// How items share the width. Raw values are UIKit's.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  /// How items share the width; kept.
  open var itemPositioning: ItemPositioning = .automatic
  /// The room between items; kept.
  open var itemSpacing: CGFloat = 0
  /// The width of an item; kept.
  open var itemWidth: CGFloat = 0
  /// The picture behind the chosen item; kept.
  open var selectionIndicatorImage: UIImage?
  /// The colour of items that are not chosen.
  open var unselectedItemTintColor: UIColor? { didSet { refresh() } }
  /// The picture of the ground; not painted.
  open var backgroundImage: UIImage?
  /// The picture of the line above.
  open var shadowImage: UIImage? { didSet { hairline.isHidden = shadowImage != nil } }
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor ?? backgroundColor }
  }
  /// How the bar looks at the edge of what scrolls.
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

/// Who hears of choices.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when an item is chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  /// As in UIKit.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Controllers beside each other above a bar, of which one is seen.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  /// The bar.
  public let tabBar = UITabBar()
  /// Who decides and hears.
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
  /// The number of the controller that is seen.
  open var selectedIndex: Int {
    get { chosen }
    set { choose(newValue) }
  }
  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(chosen) ? $0[chosen] : nil } }
    set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { choose(index) } }
  }
  /// The controllers beyond the fifth.
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

  /// Adds the bar and the view of the chosen controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showChosen()
  }
  /// Places the bar and the view of the chosen controller.
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
  /// The controller of those beyond the fifth: none is shown.
  public var moreNavigationController: UINavigationController {
    let known: UINavigationController = kept() ?? UINavigationController()
    keep(known)
    return known
  }
  /// Whether there is no bar.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set {
      tabBar.isHidden = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Sets whether there is no bar; there is no animation.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}

/// Who decides and hears of a tab bar controller.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a controller may be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a controller is chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
  /// As in UIKit.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// As in UIKit.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
