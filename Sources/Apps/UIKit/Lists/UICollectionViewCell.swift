public import Foundation

/// A view that a collection view lays out.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier under which the view is reused.
  open internal(set) var reuseIdentifier: String?
  /// Whether the layout has given the view a transform.
  var isTransformedByLayout = false
  /// Makes a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an instance of the class that this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_dequeued identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Makes an empty view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
    super.init(coder: coder)
  }
  /// Called before the view is reused.
  open func prepareForReuse() {}
  /// Applies layout attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before the view moves to where another layout has it.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Called when another layout has given the view its place.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Returns the layout attributes that suit the view.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  override func decode(_ nib: NibCoder) {
    hold()
    super.decode(nib)
    nib.decode(into: self)
  }
  /// The view that holds the cell's content.
  public private(set) var contentView = UIView()
  /// Makes a cell with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hold()
  }
  /// Makes an empty cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is NibCoder) { hold() }
  }
  private func hold() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  open var isSelected = false { didSet { stateDidChange(oldValue != isSelected) } }
  open var isHighlighted = false { didSet { stateDidChange(oldValue != isHighlighted) } }
  private func stateDidChange(_ isOther: Bool) {
    showGround()
    if isOther { setNeedsUpdateConfiguration() }
  }
  /// Whether the cell's item is expanded in an outline.
  var isExpandedItem = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var selectedBackgroundView: UIView? { didSet { showGround(insteadOf: oldValue) } }
  /// The content of the cell.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView = shown.show(contentConfiguration, in: contentView) { UIView() } }
  }
  private var shown = ConfiguredContent()
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { ground.show(backgroundConfiguration, in: self) }
  }
  private var ground = ConfiguredBackground()
  /// The state on which the configurations depend.
  open var configurationState: UICellConfigurationState { UICellConfigurationState(self) }
  /// Updates the configurations for a state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the content follows the state automatically.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state automatically: that of a sidebar's row does.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }
  var needsConfiguration = true
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Returns the size that satisfies the content view's constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    configureIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  func fittingSize(near size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority)
    -> CGSize
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return preferredLayoutAttributesFitting(attributes).size
  }
  open override func layoutSubviews() {
    configureIfNeeded()
    super.layoutSubviews()
    if contentView.translatesAutoresizingMaskIntoConstraints, contentView.frame != bounds {
      contentView.frame = bounds
    }
    backgroundView?.frame = bounds
    ground.fill(self)
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "backgroundView": take(value as? UIView) { backgroundView = $0 }
    case "selectedBackgroundView": take(value as? UIView) { selectedBackgroundView = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}
