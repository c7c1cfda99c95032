import Controls
public import Foundation

/// The bar above controllers: a title between buttons, 44 points high, 96 with a large title, and
/// a search field below.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  override var recordedKind: ViewKind { .navigationBar }
  /// Shows the items; made by the folder of bars.
  private lazy var contents: any BarContents = makeContents()
  private(set) var back: UINavigationItem?
  /// The height of the status bar above.
  var topRoom: CGFloat = 0

  /// Makes a bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contents.build()
  }
  /// Makes an empty bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contents.build()
  }

  /// The stack of items; the last one is shown.
  open var items: [UINavigationItem]? { didSet { refresh() } }
  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Pushes an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Pops the top item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The bar's delegate.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether large titles are shown.
  open var prefersLargeTitles = false { didSet { refresh() } }
  /// Whether content behind the bar shows through.
  open var isTranslucent = true
  /// The style of the bar.
  open var barStyle: UIBarStyle = .default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
  /// The image of the shadow line below.
  open var shadowImage: UIImage? { didSet { contents.hideLine(shadowImage != nil) } }
  /// The image of the back button.
  open var backIndicatorImage: UIImage?
  /// The transition mask of the back button's image.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { refresh() } }
  /// The appearance of a compact bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { refresh() } }
  /// The appearance of a compact bar when content is scrolled to its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Sets the background image; ignored.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Sets the vertical offset of the title; ignored.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {}
  /// The position of the bar.
  open var barPosition: UIBarPosition { .top }

  var barHeight: CGFloat { titleHeight + contents.searchHeight }
  var titleHeight: CGFloat { showsLarge ? 96 : 44 }
  var showsLarge: Bool {
    guard prefersLargeTitles, let item = topItem else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return true
    }
  }

  func refresh() { contents.refresh() }

  /// Shows the last of the items, with a back button to the item below it.
  func show(_ items: [UINavigationItem], back: UINavigationItem?) {
    self.back = back
    self.items = items
  }

  /// Whether the content below is not scrolled under the bar, which is then transparent unless it
  /// has an appearance for that; always false for a bar without a controller.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { refresh() } } }

  /// Returns the size of the bar: as wide as possible.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: barHeight)
  }

  /// Lays out the title and buttons: 16 points from the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.layOut()
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UINavigationBarDelegate) { delegate = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}

extension UINavigationBar: BarItemShowing {
  func itemDidChange() { refresh() }
}
