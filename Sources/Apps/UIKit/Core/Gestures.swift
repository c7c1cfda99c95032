public import Foundation

/// Recognizes a gesture; tests can fire it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, _NibObject, _NibAwakening, OutletTaking {
  func setOutlet(_ name: String, to value: Any) -> Bool {
    name == "delegate"
      && take(value as? any UIGestureRecognizerDelegate) { delegate = $0 }
  }
  /// Called when the object has been loaded from a nib, with its outlets and actions.
  open func awakeFromNib() {}
  /// A target and its action; a recognizer doesn't keep its targets alive.
  private struct Listener {
    weak var target: AnyObject?
    let action: Selector
  }

  private var targets: [Listener] = []

  /// Sets an outlet by name; `port-uikit` overrides it, see `_NibObject`.
  open func _setFromNib(_ name: String, _ value: Any) -> _NibOutcome { .unknown }
  /// Returns the action of a name; `port-uikit` overrides it, see `_NibObject`.
  open func _nibAction(_ name: String) -> Selector? { nil }

  /// Makes a recognizer that sends a selector.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets = [Listener(target: target as AnyObject?, action: action)] }
  }
  /// Makes a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }
  /// Adds a target and its selector.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Listener(target: target as AnyObject, action: action))
  }
  /// Removes a target and its selector.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.target === target as AnyObject?)
        && (action == nil || $0.action == action)
    }
  }
  /// The state of the recognizer.
  open var state: State = .possible
  /// Whether the recognizer is enabled.
  open var isEnabled = true
  /// The view to which the recognizer is attached.
  open private(set) weak var view: UIView?
  /// The recognizer's delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches in the view are cancelled once the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the start of touches is delayed while recognition is in progress.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is delayed while recognition is in progress.
  open var delaysTouchesEnded = true
  /// The types of touches that are recognized.
  open var allowedTouchTypes: [NSNumber] = []
  /// A name.
  open var name: String?
  /// The number of touches.
  open var numberOfTouches: Int { 1 }
  /// Returns the location of the gesture.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the location of a touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Requires another recognizer to fail first.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when presses begin.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses end.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when a touch is ignored.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Returns whether this gesture prevents another.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this gesture requires another to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another gesture requires this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Returns whether the recognizer receives an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// The types of presses that are recognized.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether only one type of touch is recognized at a time.
  open var requiresExclusiveTouchType = true
  /// The modifier keys held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Resets the recognizer before the next gesture.
  open func reset() {}
  /// Recognizes the gesture, and sends its actions.
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
/// Recognizes drags.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  open func translation(in view: UIView?) -> CGPoint { moved }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
