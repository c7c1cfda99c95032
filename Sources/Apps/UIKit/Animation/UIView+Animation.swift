public import Foundation

// There is no clock: every change is made at once, and completion handlers run in the next turn of the
// run loop.

/// The animations that are being made.
@preconcurrency @MainActor private enum Animating {
  static var isEnabled = true
  static var durations: [TimeInterval] = []
}

extension UIView {
  /// Makes changes at once, and calls the completion handler in the next turn.
  private class func make(
    _ duration: TimeInterval, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    Animating.durations.append(duration)
    changes()
    Animating.durations.removeLast()
    if let completion { NextTurn.then { completion(true) } }
  }

  /// Makes the changes at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    make(duration, animations, nil)
  }
  /// Makes the changes at once, and calls the completion handler in the next turn.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    make(duration, animations, completion)
  }
  /// Makes the changes at once, and calls the completion handler in the next turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    make(duration, animations, completion)
  }
  /// Makes the changes at once, and calls the completion handler in the next turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    make(duration, animations, completion)
  }
  /// Makes the changes at once, and calls the completion handler in the next turn.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    make(duration, animations, completion)
  }
  /// Makes the changes at once, without repeating them.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
  /// Makes the changes of all keyframes at once, and calls the completion handler in the next turn.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    make(duration, animations, completion)
  }
  /// Makes the changes of a keyframe.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  /// Makes the changes at once, and calls the completion handler in the next turn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    make(duration, { animations?() }, completion)
  }
  /// Replaces a view with another.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    make(
      duration,
      {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          fromView.superview?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }
  /// Removes views and makes other changes alongside.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    make(
      0.25,
      {
        parallelAnimations?()
        for view in views { view.removeFromSuperview() }
      }, completion)
  }
  /// Begins a block of changes that a device would animate (the API before iOS 4).
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends a block of changes that a device would animate (the API before iOS 4).
  public class func commitAnimations() {}
  /// Sets the duration of such a block.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the delay of such a block.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Sets the timing curve of such a block.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Makes the changes with animations turned off.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = Animating.isEnabled
    Animating.isEnabled = false
    defer { Animating.isEnabled = before }
    actionsWithoutAnimation()
  }
  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { Animating.isEnabled }
  /// Sets whether changes are animated; here they are made at once in either case.
  public class func setAnimationsEnabled(_ enabled: Bool) { Animating.isEnabled = enabled }
  /// The duration of the animation that is being made; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval { Animating.durations.last ?? 0 }
}
