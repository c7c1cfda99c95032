import Controls
public import Foundation
import Geometry
import Typesetting

/// A wheel that turns while something is done.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The forms; raw values are UIKit's.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white, gray
    case medium = 100
    case large = 101
  }

  override func makeFace() -> PaintedView? { ActivityIndicator(frame: .zero) }

  /// Makes a wheel with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Makes a wheel from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is NibCoder) { isHidden = true }
  }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  /// Makes a wheel of a form.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    isHidden = true
    sizeToFit()
  }
  /// Makes a wheel of a form.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// The form.
  open var style: Style = .medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a wheel that stands is hidden.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// The colour.
  open var color: UIColor!
  /// Whether the wheel turns.
  open private(set) var isAnimating = false
  /// Lets the wheel turn; a picture shows it at its beginning.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Lets the wheel stand.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  override func updateFace(_ face: PaintedView) {
    guard let view = face as? ActivityIndicator else { return }
    let isLarge = style == .large || style == .whiteLarge
    let form: ActivityIndicator.Style = isLarge ? .large : .medium
    if view.style != form { view.style = form }
    if let color { view.tintColor = color.resolved(in: traitCollection) }
  }
}
