public import Foundation

/// An animator that can be started, paused and reversed; its changes are made at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Makes an animator without changes.
  public override convenience init() { self.init(duration: 0.2, curve: .easeInOut) }
  /// The duration that the animation would have.
  public private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  open var isReversed = false
  open var isRunning: Bool { false }
  open var fractionComplete: CGFloat = 0
  open var isInterruptible = true
  open var pausesOnCompletion = false
  open var scrubsLinearly = true
  open private(set) var state: UIViewAnimatingState = .inactive
  /// Makes an animator with a standard timing curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { changes = [animations] }
  }
  /// Makes an animator with a spring.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { changes = [animations] }
  }
  /// Makes an animator with a cubic timing curve.
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { changes = [animations] }
  }
  /// Makes an animator with timing parameters.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    (self.duration, timingParameters) = (duration, parameters)
  }
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    animations()
    completion?(.end)
    return unsafeDowncast(UIViewPropertyAnimator(duration: duration, curve: .linear), to: self)
  }
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes.
  open func startAnimation() {
    let (made, told) = (changes, completions)
    (changes, completions) = ([], [])
    for change in made { change() }
    for completion in told { completion(.end) }
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) { (changes, completions) = ([], []) }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { startAnimation() }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }
}
/// The timing of a spring animation.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var initialVelocity = CGVector.zero
  /// Makes the timing of a spring that comes to rest without oscillating.
  public override init() { super.init() }
  /// Makes the timing of a spring from its physical parameters.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) { self.init(dampingRatio: 1, initialVelocity: velocity) }
  /// Makes the timing of a spring from its perceived duration and bounce.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) { self.init(dampingRatio: 1 - bounce, initialVelocity: velocity) }
  /// Makes the timing of a spring from its damping ratio.
  public init(dampingRatio ratio: CGFloat) {}
  /// Makes the timing of a spring from its damping ratio and initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }
}
