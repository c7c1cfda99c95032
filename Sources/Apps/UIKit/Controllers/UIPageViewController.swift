public import Foundation

/// Pages of controllers, one of which fills the view, or two if the spine is in the middle.
///
/// Pages only turn when `setViewControllers(_:direction:animated:completion:)` is called.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages turn.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages turn.
  public let navigationOrientation: NavigationOrientation
  /// The location of the spine.
  open private(set) var spineLocation: SpineLocation
  /// Whether pages have content on their backs.
  open var isDoubleSided = false
  /// The object that provides the pages before and after.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { showIndicator() } }
  /// The page controller's delegate.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The visible controllers.
  open private(set) var viewControllers: [UIViewController]? = []
  private let indicator = UIPageControl()
  /// Where pages that scroll stand, between the ones before and after; nil for pages that curl.
  private lazy var queue: UIScrollView? = transitionStyle == .scroll ? UIScrollView() : nil

  /// Makes a page controller.
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
  /// Makes a page controller from a storyboard; its pages curl.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(coder: coder)
  }

  /// The gesture recognizers that turn pages; none for pages that scroll.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
    transitionStyle == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]

  /// Sets the visible pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let gone = (self.viewControllers ?? []).filter { old in !new.contains { $0 === old } }
    let come = new.filter { $0.parent !== self }
    self.viewControllers = new
    for old in gone { old.willMove(toParent: nil) }
    for controller in come { addChild(controller) }
    // Pages that are set in `viewDidLoad()` have appeared there.
    exchange(gone, for: come, isEarly: isViewLoaded) {
      for old in gone { old.viewIfLoaded?.removeFromSuperview() }
      guard isViewLoaded else { return }
      for controller in come { show(controller) }
      showIndicator()
      arrange()
    }
    for old in gone { old.removeFromParent() }
    for controller in come { controller.didMove(toParent: self) }
    completion?(true)
  }

  /// Adds the pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let queue {
      queue.isPagingEnabled = true
      queue.showsHorizontalScrollIndicator = false
      queue.showsVerticalScrollIndicator = false
      queue.contentInsetAdjustmentBehavior = .never
      view.addSubview(queue)
    }
    view.addSubview(indicator)
    for controller in viewControllers ?? [] { show(controller) }
    showIndicator()
  }
  private func show(_ controller: UIViewController) {
    (queue ?? view).insertSubview(controller.view, at: 0)
  }
  /// Lays out the pages.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  /// Shows a page indicator if pages scroll and the data source counts them.
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
    let isVertical = navigationOrientation == .vertical
    var corner = CGPoint.zero
    if let queue, queue.frame != room || queue.contentSize == .zero {
      queue.frame = room
      // A page before and one after the current one.
      queue.contentSize = CGSize(
        width: room.width * (isVertical ? 1 : 3), height: room.height * (isVertical ? 3 : 1))
      queue.contentOffset =
        isVertical ? CGPoint(x: 0, y: room.height) : CGPoint(x: room.width, y: 0)
    }
    if queue != nil {
      corner = isVertical ? CGPoint(x: 0, y: room.height) : CGPoint(x: room.width, y: 0)
    }
    let isRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, controller) in pages.enumerated() {
      let place = isRight ? pages.count - 1 - index : index
      let page: UIView = controller.view
      page.frame = CGRect(
        x: corner.x + CGFloat(place) * width, y: corner.y, width: width, height: room.height)
    }
    indicator.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: 37)
  }
}
