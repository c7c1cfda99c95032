public import Foundation

// There is no clock: every change is made at once, and completion handlers run in the next turn of the
// run loop.

extension UIView {
  /// Makes changes at once, and calls the completion handler in the next turn; a block within another one
  /// has its duration.
  private class func make(
    _ duration: TimeInterval, _ options: AnimationOptions, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let inherited = options.contains(.overrideInheritedDuration) ? nil : Animating.durations.last
    Animating.durations.append(inherited ?? duration)
    changes()
    Animating.durations.removeLast()
    if let completion { NextTurn.then { completion(true) } }
  }

  /// Makes the changes at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    make(duration, [], animations, nil)
  }
  /// Makes the changes at once, and calls the completion handler in the next turn.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    make(duration, [], animations, completion)
  }
  /// Makes the changes at once, and calls the completion handler in the next turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    make(duration, options, animations, completion)
  }
  /// Makes the changes at once, and calls the completion handler in the next turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    make(duration, options, animations, completion)
  }
  /// Makes the changes at once, and calls the completion handler in the next turn.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    make(duration, options, animations, completion)
  }
  /// Makes the changes of all keyframes at once, and calls the completion handler in the next turn.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    make(duration, [], animations, completion)
  }
  /// Makes the changes at once, and calls the completion handler in the next turn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    make(duration, options, { animations?() }, completion)
  }
  /// Replaces a view with another.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    make(
      duration, options,
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
      0.25, [],
      {
        parallelAnimations?()
        for view in views { view.removeFromSuperview() }
      }, completion)
  }
  /// Makes the changes with animations turned off.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = Animating.isEnabled
    Animating.isEnabled = false
    defer { Animating.isEnabled = before }
    actionsWithoutAnimation()
  }
}
