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
  /// What the changes replaced.
  private let record = ChangeRecord()
  open var isReversed = false
  open private(set) var isRunning = false
  /// How far the animation is, 0 to 1; setting it pauses an animator that has not started.
  open var fractionComplete: CGFloat = 0 { didSet { if state == .inactive { pauseAnimation() } } }
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
    let made = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation()
    return unsafeDowncast(made, to: self)
  }
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes, and ends in the next turn of the run loop.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    (state, isRunning) = (.active, true)
    makeChanges()
    NextTurn.then { self.arrive() }
  }
  private func makeChanges() {
    let made = changes
    changes = []
    record.record { UIView.animate(withDuration: duration) { for change in made { change() } } }
  }
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Makes the animator active; its changes are made when it is started.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    (state, isRunning) = (.active, false)
  }
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    (state, isRunning) = (withoutFinishing ? .inactive : .stopped, false)
    if withoutFinishing { completions = [] }
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    timingParameters = parameters ?? timingParameters
    startAnimation()
  }

  /// Ends a running animation where it leads.
  private func arrive() {
    guard isRunning else { return }
    isRunning = false
    if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
  }
  private func end(at position: UIViewAnimatingPosition) {
    if position == .end { makeChanges() }
    if position == .start { record.restore() }
    (state, isRunning) = (.inactive, false)
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }
}
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
