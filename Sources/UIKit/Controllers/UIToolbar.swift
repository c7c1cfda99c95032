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
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  private var shown: [UIView] = []
  /// The items.
  open var items: [UIBarButtonItem]? {
    didSet {
      for view in shown { view.removeFromSuperview() }
      shown = (items ?? []).map { BarButton.view(of: $0, in: self) }
      for view in shown { addSubview(view) }
      setNeedsLayout()
    }
  }
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
    let list = items ?? []
    let sizes = zip(list, shown).map { item, view -> CGSize in
      switch item.systemItem {
      case .flexibleSpace: .zero
      case .fixedSpace: CGSize(width: item.width, height: 0)
      default: BarButton.size(of: view)
      }
    }
    let flexible = list.filter { $0.systemItem == .flexibleSpace }.count
    let used = sizes.reduce(0) { $0 + $1.width } + 8 * CGFloat(max(list.count - 1, 0))
    let left = max(bounds.width - 32 - used, 0)
    var x: CGFloat = 16
    for (index, view) in shown.enumerated() {
      let width =
        list[index].systemItem == .flexibleSpace ? left / CGFloat(flexible) : sizes[index].width
      view.frame = CGRect(
        x: x, y: min(bounds.height, 44) / 2 - sizes[index].height / 2, width: width,
        height: sizes[index].height)
      x += width + 8
    }
  }
}
