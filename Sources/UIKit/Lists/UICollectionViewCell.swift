import Controls
public import Foundation
import Geometry

/// A view that a collection view places.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which the view is kept for another use.
  open internal(set) var reuseIdentifier: String?
  /// Makes a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an object of whatever class this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_dequeued identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Makes a view from an archive: without anything.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
    super.init(coder: coder)
  }
  /// Called before the view is filled again.
  open func prepareForReuse() {}
  /// Takes over places and looks.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The places and looks that suit the view.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  override func decode(_ nib: NibCoder) {
    hold()
    super.decode(nib)
    nib.decode(into: self)
  }
  /// The view for what the cell shows.
  public let contentView: UIView = UIView()
  /// Makes a cell with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hold()
  }
  /// Makes a cell from an archive: without anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is NibCoder) { hold() }
  }
  private func hold() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var selectedBackgroundView: UIView?
  /// What the cell shows, by configurations.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.removeFromSuperview()
      configured = contentConfiguration?.makeContentView()
      guard let configured else { return }
      configured.frame = contentView.bounds
      configured.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(configured)
    }
  }
  private var configured: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: UICellConfigurationState(self))
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// The size that the constraints of the content view come to.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    (configured ?? contentView).systemLayoutSizeFitting(
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
    super.layoutSubviews()
    if contentView.translatesAutoresizingMaskIntoConstraints, contentView.frame != bounds {
      contentView.frame = bounds
    }
    backgroundView?.frame = bounds
  }
}

/// A cell that looks like a table's.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
}
/// What stands at the side of a list's cell; kept.
public struct UICellAccessory {
  /// As in UIKit.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
  /// As in UIKit.
  public static func checkmark() -> UICellAccessory { UICellAccessory() }
  /// As in UIKit.
  public static func delete() -> UICellAccessory { UICellAccessory() }
}
