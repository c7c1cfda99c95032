import Controls
public import Foundation

/// Something that is touched, and says what happened to those that asked.
@preconcurrency @MainActor open class UIControl: UIView {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  private struct Action {
    weak var target: AnyObject?
    var hasTarget = false
    var selector: Selector?
    var action: UIAction?
    var events: Event
  }

  private var actions: [Action] = []

  /// Makes a control that sends an action when its main event happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control from an archive: with nothing in it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: States

  /// Whether the control answers.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether the control is pressed.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// What the control is.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// Whether a finger is on the control.
  open var isTracking: Bool { false }
  /// Whether that finger is inside.
  open var isTouchInside: Bool { false }
  /// Where content stands in the width.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Where content stands in the height.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Where content stands in the width, by direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment
  }
  /// Whether a menu opens at a touch.
  open var showsMenuAsPrimaryAction = false
  /// Whether a menu opens at a long touch.
  open var isContextMenuInteractionEnabled = false
  /// What a pointer shows.
  open var toolTip: String?

  func stateDidChange() { invalidateIntrinsicContentSize() }

  // MARK: Actions

  /// Sends a selector to a target when events happen; without a target, along the responders.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.append(
      Action(
        target: target as AnyObject?, hasTarget: target != nil, selector: action,
        events: controlEvents))
  }
  /// Sends nothing more to a target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.removeAll { known in
      known.selector != nil && (target == nil || known.target === target as AnyObject?)
        && (action == nil || known.selector == action)
        && !known.events.isDisjoint(with: controlEvents)
    }
  }
  /// Runs an action when events happen.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append(Action(action: action, events: controlEvents))
  }
  /// Runs an action no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }
  /// Runs an action of an identifier no longer.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.removeAll {
      $0.action?.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents)
    }
  }
  /// Calls a closure with every action.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for known in actions {
      iterator(known.action, known.selector.map { (known.target, $0) }, known.events, &stops)
      if stops { return }
    }
  }
  /// The targets.
  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
  }
  /// The events that somebody asked for.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }
  /// The names of what is sent to a target.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.filter {
      $0.target === target as AnyObject? && $0.events.contains(controlEvent)
    }.compactMap(\.selector?.name)
    return names.isEmpty ? nil : names
  }
  /// Says that events happened: as a touch would.
  open func sendActions(for controlEvents: Event) {
    for known in actions where !known.events.isDisjoint(with: controlEvents) {
      if let action = known.action { action.run(sender: self) }
      if let selector = known.selector {
        sendAction(selector, to: known.hasTarget ? known.target : nil, for: nil)
      }
    }
  }
  /// Sends a selector to a target; without one, along the responders.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action.perform(on: target, with: self, event)
      return
    }
    var responder: UIResponder? = next
    while let current = responder {
      if action.reaches(current, with: self, event) { return }
      responder = current.next
    }
  }
  /// Runs an action.
  open func sendAction(_ action: UIAction) { action.run(sender: self) }

  /// Called when a finger comes down; whether to go on.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a finger moves; whether to go on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a finger leaves.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system takes the touch away.
  open func cancelTracking(with event: UIEvent?) {}
}

extension UIControl {
  /// What a control is; bits are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes a state from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing else.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not answering.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// Focused.
    public static let focused = State(rawValue: 8)
    /// A state of the application's own.
    public static let application = State(rawValue: 0xFF_0000)
    /// A state of UIKit's own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What happens to a control; bits are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes events from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down again.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 32)
    /// A finger leaves inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger leaves outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The system takes the touch away.
    public static let touchCancel = Event(rawValue: 256)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Every event of typing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content stands in the width; raw values are UIKit's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  /// Where content stands in the height; raw values are UIKit's.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}
