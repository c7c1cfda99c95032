import Controls
public import Foundation
import Geometry
import Typesetting

/// A bar that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  override var recordedKind: ViewKind { .progressView }

  override func makeFace() -> PaintedView? { ProgressView(frame: .zero) }
  override func didMakeNode() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Makes a bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty bar from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The progress, 0 to 1: that of the observed object, if there is one.
  open var progress: Float {
    get { observedProgress.map { Float(min(max($0.fractionCompleted, 0), 1)) } ?? stated }
    set { stated = min(max(newValue, 0), 1) }
  }
  private var stated: Float = 0
  /// The style.
  open var progressViewStyle: Style = .default
  /// The colour of the completed part.
  open var progressTintColor: UIColor?
  /// The colour of the remaining part.
  open var trackTintColor: UIColor?
  /// The image of the completed part; only stored.
  open var progressImage: UIImage?
  /// The image of the remaining part; only stored.
  open var trackImage: UIImage?
  /// The progress object that the bar shows.
  open var observedProgress: Progress?
  /// Sets the progress, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  package override class var faces: [Face] { table }
  private static let table = [
    Face(\UIProgressView.progress, \ProgressView.progress),
    Face(\UIProgressView.progressTintColor, \ProgressView.tintColor, inherited: true),
    Face(\UIProgressView.trackTintColor, \ProgressView.trackColor),
  ]
}
