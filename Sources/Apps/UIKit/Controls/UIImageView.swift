import Controls
import Drawing
public import Foundation
import Geometry

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  override var recordedKind: ViewKind { .imageView }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  override func makeFace() -> PaintedView? { ImageView(frame: .zero) }
  override var traitsByClass: UIAccessibilityTraits { .image }
  override func didMakeNode() { isUserInteractionEnabled = false }

  /// Makes a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a view of an image, with the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// Makes a view of an image and an alternative for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  /// The image.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// The images of an animation; the first is shown if there is no other image.
  open var animationImages: [UIImage]?
  /// The duration of one cycle of the animation.
  open var animationDuration: TimeInterval = 0
  /// How often the animation repeats.
  open var animationRepeatCount = 0
  /// Whether the animation is running.
  open private(set) var isAnimating = false
  /// Starts the animation.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
  /// The configuration of a symbol image.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether a symbol scales with the preferred text size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  override func contentModeDidChange() { invalidateIntrinsicContentSize() }

  override func updateFace(_ face: PaintedView) {
    guard let view = face as? ImageView else { return }
    let traits = traitCollection
    let shown = isHighlighted ? highlightedImage ?? image : image ?? animationImages?.first
    view.picture = shown?.preferring(preferredSymbolConfiguration).shown(in: traits)
    view.contentMode = contentMode.core
  }
}
