public import Foundation

/// Pages of controllers, of which one fills the view, or two where there is a spine in the middle.
///
/// Nothing turns the pages by itself: `setViewControllers(_:direction:animated:completion:)` does.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages turn; raw values are UIKit's.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// Along which axis pages turn; raw values are UIKit's.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Which way pages turn; raw values are UIKit's.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Where the pages are bound; raw values are UIKit's.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key of UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The room between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the pages are bound.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages turn.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages turn.
  public let navigationOrientation: NavigationOrientation
  /// Where the pages are bound.
  open private(set) var spineLocation: SpineLocation
  /// Whether pages have something on their backs.
  open var isDoubleSided = false
  /// What the pages before and after are.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { showIndicator() } }
  /// Who hears of pages that turn.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The controllers that are seen.
  open private(set) var viewControllers: [UIViewController]? = []
  private let indicator = UIPageControl()

  /// Makes a controller of pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let spine = options?[.spineLocation]
    spineLocation =
      spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init)
      ?? (style == .scroll ? .none : .min)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller of a storyboard, whose pages curl.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(coder: coder)
  }

  /// The gestures that turn pages.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = [
    UIPanGestureRecognizer(), UITapGestureRecognizer(),
  ]

  /// Sets the pages that are seen.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    for old in self.viewControllers ?? [] where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    self.viewControllers = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      if isViewLoaded { view.insertSubview(controller.view, at: 0) }
      controller.didMove(toParent: self)
    }
    showIndicator()
    arrange()
    completion?(true)
  }

  /// Adds the pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(indicator)
    for controller in viewControllers ?? [] { view.insertSubview(controller.view, at: 0) }
    showIndicator()
  }
  /// Places the pages.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  /// Pages that scroll have an indicator where the data source counts them.
  private func showIndicator() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    indicator.isHidden = transitionStyle != .scroll || count == 0
    indicator.numberOfPages = count
    indicator.currentPage = dataSource?.presentationIndex(for: self) ?? 0
  }

  private func arrange() {
    guard let view = viewIfLoaded else { return }
    let height: CGFloat = indicator.isHidden ? 0 : 37 + view.safeAreaInsets.bottom
    let room = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: max(view.bounds.height - height, 0))
    let pages = viewControllers ?? []
    let width = room.width / CGFloat(max(pages.count, 1))
    let isRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, controller) in pages.enumerated() {
      let place = isRight ? pages.count - 1 - index : index
      let page: UIView = controller.view
      page.frame = CGRect(
        x: CGFloat(place) * width, y: 0, width: width, height: room.height)
    }
    indicator.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: 37)
  }
}

/// What the pages before and after one are.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of pages that an indicator shows.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The number of the page that an indicator marks.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
  /// Without an indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first page.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
/// Who hears of pages that turn.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when pages have turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
