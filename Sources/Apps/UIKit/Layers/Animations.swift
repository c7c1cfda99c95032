public import Foundation

// Animations have no clock here: they complete at once.

/// A time or duration, in seconds.
public typealias CFTimeInterval = Double
/// Returns the time since an arbitrary moment, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The timing of an animation or layer.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The time at which it begins.
  var beginTime: CFTimeInterval { get set }
  /// Its duration.
  var duration: CFTimeInterval { get set }
  /// The speed at which its time passes.
  var speed: Float { get set }
  /// The offset of its time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it repeats.
  var repeatCount: Float { get set }
  /// Whether it also plays backwards.
  var autoreverses: Bool { get set }
  /// What is shown before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Shows the animation only while it runs.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Keeps the final state after the animation ends.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the initial state before the animation begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both forwards and backwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Eases in.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Eases out.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Eases in and out.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default curve.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The timing curve of an animation.
open class CAMediaTimingFunction: NSObject {
  /// Makes a timing function by name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Makes a timing function from two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}
/// The conversion of a number to a rotation or scale; only stored.
open class CAValueFunction: NSObject {
  /// The name.
  public let name: CAValueFunctionName
  /// Makes a function by name.
  public init?(name: CAValueFunctionName) { self.name = name }
}

/// An action that a change of a property triggers.
public protocol CAAction {}
/// The action that does nothing.
extension NSNull: CAAction {}

/// The methods that an animation calls on its delegate.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ends.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An object that lays out and draws a layer.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Draws the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Provides the layer's contents.
  func display(_ layer: CALayer)
  /// Returns the action for a change of the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Returns no action.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

/// An animation.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open var delegate: (any CAAnimationDelegate)?
  open var preferredFrameRateRange = CAFrameRateRange()
  /// Makes an empty animation.
  public override init() { super.init() }
}
/// A range of frame rates.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate.
  public var minimum: Float = 0
  /// The maximum rate.
  public var maximum: Float = 0
  /// The preferred rate.
  public var preferred: Float?
  /// Makes the system's default range.
  public init() {}
  /// Makes a range of the given rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// The system's default range.
  public static let `default` = CAFrameRateRange()
}
/// An animation of a property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?
  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
/// An animation from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}
/// A spring animation.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var perceptualDuration: CFTimeInterval { 0.5 }
  open var bounce: CGFloat { 0 }
  open var allowsOverdamping = false
  /// Makes a spring with a perceived duration.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) { self.init() }
  /// The time until the spring comes to rest.
  open var settlingDuration: CFTimeInterval { 1 }
}
/// An animation through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var path: CGPath?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
}
/// Several animations at the same time.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
/// A transition of a layer's entire content.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}
/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The new content moves in over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The old content moves away and reveals the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A group of changes to layers.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []
  /// Begins a transaction.
  open class func begin() { completions.append(nil) }
  /// Commits a transaction, and runs its completion block.
  open class func commit() {
    guard let completion = completions.popLast() else { return }
    completion?()
  }
  /// Commits the changes; does nothing here.
  open class func flush() {}
  /// Sets whether changes are made without animations; they always are.
  open class func setDisableActions(_ flag: Bool) {}
  /// Returns whether changes are made without animations: always.
  open class func disableActions() -> Bool { true }
  /// Sets the duration of changes.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { duration = dur }
  /// Returns the duration that changes would have.
  open class func animationDuration() -> CFTimeInterval { duration }
  private static var duration: CFTimeInterval = 0.25
  /// Sets the timing function of changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    pace = function
  }
  /// Returns the timing function of changes.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { pace }
  private static var pace: CAMediaTimingFunction?
  /// Sets the block to run after the changes.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
  static func finish() {}
}

/// A timer tied to the display: it never fires, because there is no display.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// Makes a display link that sends a selector.
  public init(target: Any, selector sel: Selector) {}
  /// Adds the display link to a run loop; it still doesn't fire.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops the display link.
  open func invalidate() {}
  /// Whether the display link is paused.
  open var isPaused = true
  /// The rate at which it would fire.
  open var preferredFramesPerSecond = 60
  /// The range of rates at which it would fire.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// Removes the display link from a run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// The time of the last frame.
  open var timestamp: CFTimeInterval { 0 }
  /// The time between frames.
  open var duration: CFTimeInterval { 1 / 60 }
}
