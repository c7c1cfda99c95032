extension UIView {
  /// UIKit's animation options; none has an effect here.
  public struct AnimationOptions: OptionSet, Sendable {
    /// UIKit's raw bits.
    public let rawValue: UInt

    /// Makes options from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Allows touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Eases in and out.
    public static let curveEaseInOut: AnimationOptions = []
    /// Eases in.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Eases out.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Makes the changes at once, then calls the completion handler, because there is no clock
  /// here.
  public static func animate(
    withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes at once, then calls the completion handler.
  public static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes the changes at once, then calls the completion handler.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes the changes without animating them, as everywhere here.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
