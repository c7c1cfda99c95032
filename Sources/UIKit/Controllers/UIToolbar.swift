public import Foundation

/// A bar of buttons, 44 points high.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private var shadows: [UIBarPosition: UIImage] = [:]
  /// Sets the picture of the line at the edge; kept.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom] = shadowImage
  }
  /// The picture of the line at the edge.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom]
  }
  /// Who says where the bar stands.
  open weak var delegate: (any UIBarPositioningDelegate)?
  /// How the bar looks at the edge of what scrolls.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  private var shown: [UIView] = []
  /// The buttons.
  open var items: [UIBarButtonItem]? {
    didSet {
      for view in shown { view.removeFromSuperview() }
      shown = (items ?? []).map { BarButton.view(of: $0, in: self) }
      for view in shown { addSubview(view) }
      setNeedsLayout()
    }
  }
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// How the bar looks.
  open var barStyle: UIBarStyle = .default
  /// Whether what lies behind shines through.
  open var isTranslucent = true
  /// The colour of the ground.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance()
  /// Sets the picture behind; kept.
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
  /// Places the buttons; rooms that give way share what is left.
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
