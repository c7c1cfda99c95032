import AutoLayout
import Controls
import Drawing
public import Foundation
import Geometry

/// A view of a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  override func makeFace() -> PaintedView? { ImageView(frame: .zero) }
  override func didMakeNode() { isUserInteractionEnabled = false }

  /// Makes a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view from an archive: with nothing in it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a view of a picture, of its size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// Makes a view of a picture and another for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The picture.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The picture while highlighted.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// Pictures in turn; the first is shown where there is no other.
  open var animationImages: [UIImage]?
  /// How long a turn takes.
  open var animationDuration: TimeInterval = 0
  /// How often there is a turn.
  open var animationRepeatCount = 0
  /// Whether pictures take turns.
  open private(set) var isAnimating = false
  /// Lets pictures take turns.
  open func startAnimating() { isAnimating = true }
  /// Lets pictures take turns no longer.
  open func stopAnimating() { isAnimating = false }
  /// How a symbol is shown.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether a symbol follows the reader's text size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  override func contentModeDidChange() { invalidateIntrinsicContentSize() }

  override func updateFace(_ face: PaintedView) {
    guard let view = face as? ImageView else { return }
    let traits = traitCollection
    var shown = isHighlighted ? highlightedImage ?? image : image ?? animationImages?.first
    if let preferredSymbolConfiguration {
      shown = shown?.withConfiguration(preferredSymbolConfiguration)
    }
    let picture = shown?.picture(in: traits)
    if view.image != picture { view.image = picture }
    view.contentMode = contentMode.core
  }
}
