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

  /// The progress, 0 to 1.
  open var progress: Float = 0 {
    didSet { if !(0...1).contains(progress) { progress = min(max(progress, 0), 1) } }
  }
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
  open var observedProgress: Progress? {
    didSet { if observedProgress !== oldValue { follow() } }
  }
  /// Shows the observed progress, and looks again soon until it is finished: Linux's `Progress` tells nobody.
  private func follow() {
    guard let observedProgress else { return }
    progress = Float(observedProgress.fractionCompleted)
    guard !observedProgress.isFinished, !observedProgress.isCancelled else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { [weak self, weak observedProgress] in
      MainActor.assumeIsolated {
        if let self, self.observedProgress === observedProgress { self.follow() }
      }
    }
  }
  /// Shows the observed progress of now.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let observedProgress { progress = Float(observedProgress.fractionCompleted) }
  }
  /// Sets the progress, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  package override class var faces: [Face] { table }
  private static let table = [
    Face(\UIProgressView.progress, \ProgressView.progress),
    Face(\UIProgressView.progressTintColor, \ProgressView.tintColor, inherited: true),
    Face(\UIProgressView.trackTintColor, \ProgressView.trackColor),
  ]
}
