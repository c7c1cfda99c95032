public import Foundation

/// Recognizes a gesture; tests can fire it.
@preconcurrency @MainActor
open class UIGestureRecognizer: _GestureNames, _NibObject, _NibAwakening, OutletTaking {
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
    let made = Listener(target: target as AnyObject, action: action)
    if targets.contains(where: { $0.target === made.target && $0.action == action }) { return }
    targets.append(made)
  }
  /// Removes a target and its selector.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.target === target as AnyObject?)
        && (action == nil || $0.action == action)
    }
  }
  /// The view to which the recognizer is attached.
  open private(set) weak var view: UIView?
  /// The recognizer's delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
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
