import Controls
public import Foundation
import Geometry
import Typesetting

/// A spinning wheel that shows a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  override var recordedKind: ViewKind { .activityIndicator }

  override func makeFace() -> PaintedView? { ActivityIndicator(frame: .zero) }

  /// Makes an indicator with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Makes an indicator from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is NibCoder) { isHidden = true }
  }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  /// Makes an indicator of a style.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    isHidden = true
    sizeToFit()
  }
  /// Makes an indicator of a style.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// The style.
  open var style: Style = .medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the indicator is hidden when it isn't animating.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// The colour.
  open var color: UIColor!
  /// Whether the indicator is animating.
  open private(set) var isAnimating = false
  /// Starts the animation; a picture shows its first frame.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  override func updateFace(_ face: PaintedView) {
    guard let view = face as? ActivityIndicator else { return }
    let isLarge = style == .large || style == .whiteLarge
    let form: ActivityIndicator.Style = isLarge ? .large : .medium
    if view.style != form { view.style = form }
    // It is grey unless it has a colour of its own: the tint is not for it.
    view.tintColor = color?.resolved(in: traitCollection)
  }
}
