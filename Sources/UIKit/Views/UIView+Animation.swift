public import Foundation

// There is no clock: every change is made at once, and completions run.

extension UIView {
  /// UIKit's options of an animation; none has an effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// As in UIKit.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// As in UIKit.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// As in UIKit.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// As in UIKit.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// As in UIKit.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// As in UIKit.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// As in UIKit.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// As in UIKit.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// As in UIKit.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// As in UIKit.
    public static let curveEaseInOut: AnimationOptions = []
    /// As in UIKit.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// As in UIKit.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As in UIKit.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// As in UIKit.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// As in UIKit.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// As in UIKit.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// As in UIKit.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// As in UIKit.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
  /// UIKit's options of an animation of steps; none has an effect.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// As in UIKit.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// As in UIKit.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// As in UIKit.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
  /// The pace of an animation; raw values are UIKit's.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// Makes the changes at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }
  /// Makes the changes at once, then says that they are complete.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }
  /// Makes the changes at once, then says that they are complete.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes the changes at once, then says that they are complete.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes the changes at once, then says that they are complete.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes the changes at once, and once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
  /// Makes the changes of all steps at once, then says that they are complete.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes the changes of a step.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  /// Makes the changes at once, then says that they are complete.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// Puts a view in the place of another.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else {
      fromView.superview?.addSubview(toView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }
  /// Makes the changes, as always, without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
  /// Whether changes are animated: never.
  public class var areAnimationsEnabled: Bool { false }
  /// Sets whether changes are animated: they never are.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// How long the animation takes that runs: none does.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
}

/// Changes that can be run, paused and turned back; they are made at once.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  open var isReversed = false
  open var isRunning: Bool { false }
  open var fractionComplete: CGFloat = 0
  open var isInterruptible = true
  open var pausesOnCompletion = false
  open var scrubsLinearly = true
  open private(set) var state: UIViewAnimatingState = .inactive
  /// As in UIKit.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) { if let animations { changes = [animations] } }
  /// As in UIKit.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { if let animations { changes = [animations] } }
  /// As in UIKit.
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { if let animations { changes = [animations] } }
  /// As in UIKit.
  public init(duration: TimeInterval, timingParameters parameters: Any) {}
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
  open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) {
    startAnimation()
  }
}
/// Where changes end; raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
/// How far changes are; raw values are UIKit's.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// The pace of changes with a spring.
open class UISpringTimingParameters: NSObject {
  /// As in UIKit.
  public init(dampingRatio ratio: CGFloat) {}
  /// As in UIKit.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
}
/// The pace of changes by a curve.
open class UICubicTimingParameters: NSObject {
  /// As in UIKit.
  public init(animationCurve curve: UIView.AnimationCurve) {}
  /// As in UIKit.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}
