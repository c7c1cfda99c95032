public import Foundation

/// A touch on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch; raw values are UIKit's.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  /// The type of a touch; raw values are UIKit's.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil }
  /// Makes a touch.
  public override init() { super.init() }
  open var phase: Phase { .ended }
  open var type: TouchType { .direct }
  open var tapCount: Int { 1 }
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  open var majorRadius: CGFloat { 0 }
  open var altitudeAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
/// An event.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event; raw values are UIKit's.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  /// The subtype of an event; raw values are UIKit's.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
  }
  public override init() { super.init() }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open var modifierFlags: UIKeyModifierFlags { [] }
}
/// A press of a key or button.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phase of a press; raw values are UIKit's.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// The type of button; raw values are UIKit's.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  open var phase: Phase { .ended }
  open var type: PressType { .select }
  open var key: UIKey? { nil }
}
/// A key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}
/// An event for presses of keys or buttons.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

/// An interaction of a view other than touches.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
/// A motion effect.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Makes an effect.
  public override init() { super.init() }
}
/// A group of motion effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
/// An effect of tilting the device: nothing is visible at rest.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt; raw values are UIKit's.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  open private(set) var keyPath = ""
  open private(set) var type = EffectType.tiltAlongHorizontalAxis
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  /// Makes an effect on a property.
  public convenience init(keyPath: String, type: EffectType) {
    self.init()
    (self.keyPath, self.type) = (keyPath, type)
  }
}
