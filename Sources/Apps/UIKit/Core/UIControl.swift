import AutoLayout
import Controls
public import Foundation

/// A view that responds to touches, and sends actions to its targets.
@preconcurrency @MainActor open class UIControl: _MenuControl {
  private struct Action {
    weak var target: AnyObject?
    var hasTarget = false
    var selector: Selector?
    var action: UIAction?
    var events: Event
  }

  private var actions: [Action] = []

  /// Makes a control that runs an action on its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: States

  /// Whether the control is enabled.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether the control is pressed.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// The state of the control.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// Whether the control is tracking a touch.
  open var isTracking: Bool { false }
  /// Whether that touch is inside the control.
  open var isTouchInside: Bool { false }
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { contentAlignmentDidChange() }
  }
  /// The vertical alignment of the content.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { contentAlignmentDidChange() }
  }
  /// The horizontal alignment of the content in the layout direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRight ? .right : .left
    case .trailing: isRight ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// The text that a pointer shows over the control.
  open var toolTip: String?

  func contentAlignmentDidChange() { invalidateIntrinsicContentSize() }
  func stateDidChange() { invalidateIntrinsicContentSize() }
  override var accessibilityDefault: AccessibilityElement? {
    var element = super.accessibilityDefault
    if isSelected { element?.traits.insert(.selected) }
    return element
  }

  // MARK: Actions

  /// Sends a selector to a target on the given events; without a target, along the responder
  /// chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let known = actions.firstIndex { known in
      known.selector == action && known.hasTarget == (target != nil)
        && known.target === target as AnyObject?
    }
    if let known { return actions[known].events.formUnion(controlEvents) }
    actions.append(
      Action(
        target: target as AnyObject?, hasTarget: target != nil, selector: action,
        events: controlEvents))
  }
  /// Takes events from the actions that a condition names; one without events is forgotten.
  private func remove(_ events: Event, where isMeant: (Action) -> Bool) {
    for index in actions.indices where isMeant(actions[index]) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
  /// Stops sending a selector to a target on the given events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { known in
      known.selector != nil && (target == nil || known.target === target as AnyObject?)
        && (action == nil || known.selector == action)
    }
  }
  /// Runs an action on the given events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == action.identifier }
    actions.append(Action(action: action, events: controlEvents))
  }
  /// Removes an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0.action === action }
  }
  /// Removes the action with an identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }
  /// Calls a closure with every action and target.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for known in actions {
      iterator(known.action, known.selector.map { (known.target, $0) }, known.events, &stops)
      if stops { return }
    }
  }
  /// The targets of the control.
  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
  }
  /// The events for which the control has actions.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }
  /// Returns the names of the selectors that an event sends to a target.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.filter {
      $0.target === target as AnyObject? && $0.events.contains(controlEvent)
    }.compactMap(\.selector?.name)
    return names.isEmpty ? nil : names
  }
  /// Sends the actions for the given events, as a touch would.
  open func sendActions(for controlEvents: Event) {
    for known in actions where !known.events.isDisjoint(with: controlEvents) {
      if let action = known.action { sendAction(action) }
      if let selector = known.selector {
        sendAction(selector, to: known.hasTarget ? known.target : nil, for: nil)
      }
    }
  }
  /// Sends a selector to a target; without one, along the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action.perform(on: target, with: self, event)
      return
    }
    UIApplication.shared.sendAction(action, to: nil, from: self, for: event)
  }
  /// Runs an action; called for each that is due, so that a subclass can hold it back.
  open func sendAction(_ action: UIAction) { action.run(sender: self) }

  /// Nothing above a control is told of its touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a touch begins; returns whether to keep tracking it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch moves; returns whether to keep tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system cancels the touch.
  open func cancelTracking(with event: UIEvent?) {}
}
