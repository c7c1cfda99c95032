public import Foundation

/// A movement of fingers; tests may fire it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, _NibObject,
  _NibAwakening
{
  /// Called when the object has come out of a nib, with its outlets and actions.
  open func awakeFromNib() {}
  /// How far a movement is; raw values are UIKit's.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// As in UIKit.
    public static var recognized: State { .ended }
  }
  /// Who hears of the movement; a gesture does not keep its targets.
  private struct Listener {
    weak var target: AnyObject?
    let action: Selector
  }

  private var targets: [Listener] = []

  /// Sets an outlet of a name; `port-uikit` overrides it, see `_NibObject`.
  open func _setFromNib(_ name: String, _ value: Any) -> _NibOutcome { .unknown }
  /// The action of a name; `port-uikit` overrides it, see `_NibObject`.
  open func _nibAction(_ name: String) -> Selector? { nil }

  /// Makes a gesture that sends a selector.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets = [Listener(target: target as AnyObject?, action: action)] }
  }
  /// Makes a gesture that sends nothing.
  public override convenience init() { self.init(target: nil, action: nil) }
  /// Sends a selector to a target.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Listener(target: target as AnyObject, action: action))
  }
  /// Sends a selector to a target no longer.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.target === target as AnyObject?)
        && (action == nil || $0.action == action)
    }
  }
  /// How far the movement is.
  open var state: State = .possible
  /// Whether the gesture listens.
  open var isEnabled = true
  /// The view that the gesture listens in.
  open private(set) weak var view: UIView?
  /// Who decides.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches end where the gesture begins.
  open var cancelsTouchesInView = true
  /// Whether touches wait for the gesture.
  open var delaysTouchesBegan = false
  /// Whether ends of touches wait for the gesture.
  open var delaysTouchesEnded = true
  /// The kinds of touches that count.
  open var allowedTouchTypes: [NSNumber] = []
  /// A name.
  open var name: String?
  /// The number of fingers.
  open var numberOfTouches: Int { 1 }
  /// Where the fingers are.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where a finger is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Waits for another to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Called when fingers come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers leave.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when keys or buttons go down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when keys or buttons go up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when a touch does not count.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Whether another gesture fails where this one begins.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture fails where another one begins.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the gesture waits for another to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Whether the gesture hears of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// The kinds of presses that count.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether one kind of touch counts at a time.
  open var requiresExclusiveTouchType = true
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Called before the next movement.
  open func reset() {}
  /// Makes the movement happen: sends what it sends.
  open func fire() {
    guard isEnabled else { return }
    state = .ended
    for listener in targets {
      if let target = listener.target { listener.action.perform(on: target, with: self) }
    }
    state = .possible
  }
  func attach(to view: UIView?) { self.view = view }
}
/// Who decides about a gesture.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
}
extension UIGestureRecognizerDelegate {
  /// As in UIKit.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// As in UIKit.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// As in UIKit.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// As in UIKit.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
  /// As in UIKit.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// As in UIKit.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// As in UIKit.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
/// A tap.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
  open var numberOfTouchesRequired = 1
}
/// A long touch.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var allowableMovement: CGFloat = 10
}
/// A drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  open func translation(in view: UIView?) -> CGPoint { moved }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
/// A drag from an edge.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}
/// A swipe.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes; bits are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let right = Direction(rawValue: 1)
    /// As in UIKit.
    public static let left = Direction(rawValue: 2)
    /// As in UIKit.
    public static let up = Direction(rawValue: 4)
    /// As in UIKit.
    public static let down = Direction(rawValue: 8)
  }
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
}
/// Two fingers that part.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}
/// Two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}
/// A pointer that hovers.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
/// What scrolls; bits are UIKit's.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Makes kinds from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A pad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
extension UIEvent {
  /// Buttons of a pointer; bits are UIKit's.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: Int
    /// Makes buttons from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second.
    public static let secondary = ButtonMask(rawValue: 2)
  }
}
