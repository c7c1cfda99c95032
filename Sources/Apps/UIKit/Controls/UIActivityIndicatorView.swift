import Controls
public import Foundation
import Geometry
import Typesetting

/// A spinning wheel that shows a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  override var recordedKind: ViewKind { .activityIndicator }

  override func makeFace() -> PaintedView? { ActivityIndicator(frame: .zero) }
  override func didMakeNode() { hugStrongly(vertical: true) }

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

  package override class var faces: [Face] { table }
  private static let table = [
    Face(\UIActivityIndicatorView.style, \ActivityIndicator.style),
    // It is grey unless it has a colour of its own: the tint is not for it.
    Face(\UIActivityIndicatorView.color, \ActivityIndicator.tintColor),
  ]
}

extension UIActivityIndicatorView.Style: FaceValue {
  func plain(in traits: UITraitCollection) -> ActivityIndicator.Style {
    self == .large || self == .whiteLarge ? .large : .medium
  }
  init?(_ nib: NibCoder, _ name: String) {
    guard let style: Self = nib.word(name) else { return nil }
    self = style
  }
}
