import Controls
public import Foundation
import Geometry
import Typesetting

/// A bar of what is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  /// The forms; raw values are UIKit's.
  public enum Style: Int, Sendable { case `default`, bar }

  override func makeFace() -> PaintedView? { ProgressView(frame: .zero) }

  /// Makes a bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a bar from an archive: with nothing in it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a bar of a form.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// What is done, 0 to 1.
  open var progress: Float = 0
  /// The form.
  open var progressViewStyle: Style = .default
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is not; kept.
  open var trackTintColor: UIColor?
  /// The picture of what is done; kept.
  open var progressImage: UIImage?
  /// The picture of what is not; kept.
  open var trackImage: UIImage?
  /// The work whose progress is shown.
  open var observedProgress: Progress? {
    didSet { progress = Float(observedProgress?.fractionCompleted ?? 0) }
  }
  /// Sets what is done; there is no animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override func updateFace(_ face: PaintedView) {
    guard let view = face as? ProgressView else { return }
    view.progress = Double(min(max(progress, 0), 1))
    if let color = progressTintColor { view.tintColor = color.resolved(in: traitCollection) }
  }
}
