import AutoLayout
import Controls
public import Foundation
import Geometry

/// The bar above controllers: a title between buttons, 44 points high, 96 with a large title, 32 on most
/// phones in landscape, and a search field below.
@preconcurrency @MainActor open class UINavigationBar: BarView, UIBarPositioning {
  override var recordedKind: ViewKind { .navigationBar }
  override func makeFace() -> PaintedView? { NavigationBar(frame: .zero) }
  override func updateFace(_ face: PaintedView) {
    guard let bar = face as? NavigationBar else { return }
    bar.hostSafeArea = EdgeInsets(safeAreaInsets)
    let traits = traitCollection
    bar.hasLargeTitle = showsLarge
    bar.roomForSearch = Double(search?.barHeight ?? 0)
    bar.hasHairline = hasHairline
    bar.host = node
    let plain: UIColor = barStyle == .black ? .white : .label
    let title = attributes(\.titleTextAttributes, titleTextAttributes)
    bar.titleColor = (title[.foregroundColor] as? UIColor ?? plain).resolved(in: traits)
    bar.titleFont = (title[.font] as? UIFont)?.core
    let large = attributes(\.largeTitleTextAttributes, largeTitleTextAttributes)
    bar.largeTitleColor = (large[.foregroundColor] as? UIColor ?? plain).resolved(in: traits)
    bar.largeTitleFont = (large[.font] as? UIFont)?.core
    bar.item = NavigationBar.Item()
    guard let item = topItem else { return }
    // The tabs of an iPad have the place of the title.
    bar.item.title = hasTabsInRow && !showsLarge ? "" : item.title ?? ""
    bar.item.prompt = item.prompt
    bar.item.backTitle = backTitle
    bar.item.leading = leading.map { $0.shown(in: traits) }
    bar.item.trailing = trailing.map { $0.shown(in: traits) }
    bar.item.titleViewSize = item.titleView.map { Size($0.titleSize(in: bounds.size)) }
  }

  /// Whether the bar of a tab bar controller is in the bar's row.
  private var hasTabsInRow: Bool {
    let next = sequence(first: self as UIResponder, next: \.next)
    let tabs = next.lazy.compactMap { $0 as? UITabBarController }.first
    return tabs.map { $0.tabBar.isAbove && !$0.tabBar.isHidden } ?? false
  }
  private var leading: [UIBarButtonItem] { visible(topItem?.leftBarButtonItems) }
  private var trailing: [UIBarButtonItem] { visible(topItem?.rightBarButtonItems) }
  /// The search bar below the title.
  private var search: (any NavigationSearch)? { topItem?.searchController?.shownBar }
  private var backTitle: String? {
    guard let back = backItem, let item = topItem, !item.hidesBackButton,
      leading.isEmpty || item.leftItemsSupplementBackButton
    else { return nil }
    if item.backButtonDisplayMode == .minimal || back.backButtonDisplayMode == .minimal {
      return ""
    }
    return back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
  }

  private func attributes(
    _ key: KeyPath<UINavigationBarAppearance, [NSAttributedString.Key: Any]>,
    _ own: [NSAttributedString.Key: Any]?
  ) -> [NSAttributedString.Key: Any] {
    ((look as? UINavigationBarAppearance)?[keyPath: key] ?? [:]).merging(own ?? [:]) { $1 }
  }
  /// Whether nothing is scrolled under the bar; a large title shows only then.
  private var isAtEdge: Bool { isAtScrollEdge || showsLarge }
  private var edgeLook: UINavigationBarAppearance? {
    isAtEdge ? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
  }
  override var look: UIBarAppearance {
    edgeLook ?? topItem?.standardAppearance ?? picturedLook ?? standardAppearance
  }
  override var isClear: Bool { isAtEdge && edgeLook == nil }
  override var hasHairline: Bool { shadowImage == nil && !showsLarge && super.hasHairline }

  override var ownViews: [UIView] {
    [topItem?.titleView, search].compactMap { $0 } + (leading + trailing).compactMap(\.customView)
  }
  override var placesOfViews: [Rect] {
    guard let face = syncedFace as? NavigationBar else { return [] }
    let places = face.places(in: Rect(row))
    let items = zip(leading + trailing, places.items)
    return (topItem?.titleView == nil ? [] : [places.title])
      + (search == nil ? [] : [places.search])
      + items.compactMap { $0.customView?.centeredInBar($1.rect) }
  }
  override func refresh() {
    topItem?.bar = self
    for item in leading + trailing { dress(item) }
    search?.isInNavigationBar = true
    super.refresh()
    // Controllers place the bar, and what is below it.
    superview?.setNeedsLayout()
  }

  /// The stack of items; the last one is shown.
  open var items: [UINavigationItem]? { didSet { refresh() } }
  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Pushes an item, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Pops the top item, if the delegate allows it, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The bar's delegate.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether large titles are shown.
  open var prefersLargeTitles = false { didSet { refresh() } }
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the shadow line below.
  open var shadowImage: UIImage?
  /// The image of the back button.
  open var backIndicatorImage: UIImage?
  /// The transition mask of the back button's image.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { standardAppearance = standardAppearance.copied() }
  }
  /// The appearance of a compact bar.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance?.copied() }
  }
  /// The appearance of the bar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied() }
  }
  /// The appearance of a compact bar when content is scrolled to its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied() }
  }
  private var backgrounds: [UIBarMetrics: UIImage] = [:]
  /// Sets the background image; one without a size leaves the background out.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
    refresh()
  }
  /// Sets the background image, at every position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// Returns the background image.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }
  /// Returns the background image, which is the same at every position.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[barMetrics] }
  /// The appearance that a background image makes.
  private var picturedLook: UINavigationBarAppearance? {
    guard let image = backgrounds[.default] else { return nil }
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    (look.shadowColor, look.backgroundImage) = (.separator, image.size == .zero ? nil : image)
    return look
  }
  /// Sets the vertical offset of the title; ignored.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {}
  override class var appearanceValues: [AppearanceValue] {
    super.appearanceValues + [
      .init(\UINavigationBar.standardAppearance), .init(\UINavigationBar.compactAppearance),
      .init(\UINavigationBar.scrollEdgeAppearance), .init(\UINavigationBar.prefersLargeTitles),
      .init(\UINavigationBar.titleTextAttributes),
      .init(\UINavigationBar.largeTitleTextAttributes), .init(\UINavigationBar.shadowImage),
      .init(\UINavigationBar.backIndicatorImage),
    ]
  }
  /// The position of the bar: what the delegate says, otherwise at the top.
  open var barPosition: UIBarPosition { position(or: .top, delegate) }

  private var showsLarge: Bool {
    guard prefersLargeTitles, let item = topItem else { return false }
    // An automatic item is as the one below it, the first one large.
    let decided =
      item.largeTitleDisplayMode != .automatic
      ? item
      : items?.last {
        $0.largeTitleDisplayMode != .automatic
      }
    return (decided?.largeTitleDisplayMode ?? .always) == .always
  }

  /// Whether the content below is not scrolled under the bar, which is then transparent unless it
  /// has an appearance for that; always false for a bar without a controller.
  var isAtScrollEdge = false

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UINavigationBarDelegate) { delegate = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}
