public import Foundation

// Animations have no clock here: they are complete at once.

/// A point in time, in seconds.
public typealias CFTimeInterval = Double
/// The time since some moment, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Something with a time.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// When it begins.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes.
  var duration: CFTimeInterval { get set }
  /// How fast time runs.
  var speed: Float { get set }
  /// The offset in time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated.
  var repeatCount: Float { get set }
  /// Whether it runs back.
  var autoreverses: Bool { get set }
  /// What is shown before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// As in UIKit.
  public let rawValue: String
  /// As in UIKit.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in UIKit.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// As in UIKit.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// As in UIKit.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// As in UIKit.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// As in UIKit.
  public let rawValue: String
  /// As in UIKit.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in UIKit.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// As in UIKit.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// As in UIKit.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// As in UIKit.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As in UIKit.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation.
open class CAMediaTimingFunction: NSObject {
  /// Makes a pace of a name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Makes a pace of two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}
/// How a turn or a scale is made of a number; kept.
open class CAValueFunction: NSObject {
  /// The name.
  public let name: CAValueFunctionName
  /// Makes a function of a name.
  public init?(name: CAValueFunctionName) { self.name = name }
}

/// Something that happens when a property changes.
public protocol CAAction {}
/// Nothing happens.
extension NSNull: CAAction {}

/// Who hears of an animation.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when it starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when it ends.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Who lays out and paints a layer.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Lays the sublayers out.
  func layoutSublayers(of layer: CALayer)
  /// Paints the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Fills the layer.
  func display(_ layer: CALayer)
  /// What a change of the layer does.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Nothing in particular.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

/// A change over time.
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
  /// Makes a change of nothing.
  public override init() { super.init() }
}
/// How often frames are shown.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least.
  public var minimum: Float = 0
  /// The most.
  public var maximum: Float = 0
  /// The best.
  public var preferred: Float?
  /// As the system likes.
  public init() {}
  /// As often as that.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// As the system likes.
  public static let `default` = CAFrameRateRange()
}
/// A change of a property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?
  /// Makes a change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
/// A change from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}
/// A change with a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var perceptualDuration: CFTimeInterval { 0.5 }
  open var bounce: CGFloat { 0 }
  open var allowsOverdamping = false
  /// Makes a spring that seems to take a time.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) { self.init() }
  /// How long the spring swings.
  open var settlingDuration: CFTimeInterval { 1 }
}
/// A change through several values.
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
/// Several changes at once.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
/// A change of all that is seen.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}
/// How all that is seen changes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// As in UIKit.
  public let rawValue: String
  /// As in UIKit.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in UIKit.
  public static let fade = CATransitionType(rawValue: "fade")
  /// As in UIKit.
  public static let push = CATransitionType(rawValue: "push")
  /// As in UIKit.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// As in UIKit.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
/// From where it changes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// As in UIKit.
  public let rawValue: String
  /// As in UIKit.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in UIKit.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// As in UIKit.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// As in UIKit.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// As in UIKit.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Changes of layers made together.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []
  /// Begins changes.
  open class func begin() { completions.append(nil) }
  /// Ends changes, and runs what was to run after them.
  open class func commit() {
    guard let completion = completions.popLast() else { return }
    completion?()
  }
  /// Makes changes now.
  open class func flush() {}
  /// Whether changes are made without animations; always.
  open class func setDisableActions(_ flag: Bool) {}
  /// Whether changes are made without animations; always.
  open class func disableActions() -> Bool { true }
  /// How long changes take.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { duration = dur }
  /// How long changes would take.
  open class func animationDuration() -> CFTimeInterval { duration }
  private static var duration: CFTimeInterval = 0.25
  /// The pace of changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    pace = function
  }
  /// The pace of changes.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { pace }
  private static var pace: CAMediaTimingFunction?
  /// What runs after the changes.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
  static func finish() {}
}

/// A clock of the screen: it never ticks, there is none.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// Makes a clock that sends a selector.
  public init(target: Any, selector sel: Selector) {}
  /// Lets the clock run; it does not.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops the clock.
  open func invalidate() {}
  /// Whether the clock stands still.
  open var isPaused = true
  /// How often it would tick.
  open var preferredFramesPerSecond = 60
  /// How often it would tick.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The time of the next tick.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// Lets the clock run no longer.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// The time of the last tick.
  open var timestamp: CFTimeInterval { 0 }
  /// The time between ticks.
  open var duration: CFTimeInterval { 1 / 60 }
}
