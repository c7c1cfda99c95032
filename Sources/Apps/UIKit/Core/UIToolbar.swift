public import Foundation

/// A bar of buttons, 44 points high.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private var shadows: [UIBarPosition: UIImage] = [:]
  /// Sets the image of the shadow line at the edge; only stored.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom] = shadowImage
  }
  /// Returns the image of the shadow line at the edge.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom]
  }
  /// The toolbar's delegate, which determines its position.
  open weak var delegate: (any UIBarPositioningDelegate)?
  /// The appearance of the bar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Shows the buttons; made by the folder of bars.
  fileprivate lazy var contents: any BarContents = makeContents()
  /// The items.
  open var items: [UIBarButtonItem]? { didSet { contents.refresh() } }
  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The style of the bar.
  open var barStyle: UIBarStyle = .default
  /// Whether content behind the bar shows through.
  open var isTranslucent = true
  /// The colour of the background.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// Sets the background image; ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 44)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
  /// Lays out the items; flexible spaces share the remaining width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.layOut()
  }
}

extension UIToolbar: BarItemShowing {
  func itemDidChange() { contents.refresh() }
}
