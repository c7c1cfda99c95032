import Controls
public import Foundation

/// The bar below controllers: one item for each, 49 points high.
@preconcurrency @MainActor open class UITabBar: UIView {
  override var recordedKind: ViewKind { .tabBar }
  /// Shows the items; made by the folder of bars.
  private lazy var contents: any BarContents = makeContents()

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
  open var shadowImage: UIImage? { didSet { contents.hideLine(shadowImage != nil) } }
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

  fileprivate func refresh() { contents.refresh() }

  /// Gives each item an equal share of the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.layOut()
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UITabBarDelegate) { delegate = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}

extension UITabBar: BarItemShowing {
  func itemDidChange() { refresh() }
}
