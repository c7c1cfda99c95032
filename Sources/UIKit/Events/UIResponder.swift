public import Foundation

/// Something that events reach: a view, a controller, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationKeeping, _NibObject,
  _NibAwakening
{
  nonisolated let associations = Associations()
  weak var controllerOfView: AnyObject?

  /// Makes a responder.
  public override init() { super.init() }
  /// Makes an object of whatever class this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_made identifier: String) { self.init() }

  /// Called when the object has come out of a nib, with its outlets and actions.
  open func awakeFromNib() {}
  /// Sets an outlet of a name; `port-uikit` overrides it, see `_NibObject`.
  open func _setFromNib(_ name: String, _ value: Any) -> _NibOutcome { .unknown }
  /// The action of a name; `port-uikit` overrides it, see `_NibObject`.
  open func _nibAction(_ name: String) -> Selector? { nil }

  enum Relation { case controller }

  func next(of relation: Relation) -> AnyObject? { controllerOfView }

  /// Who gets an event that this one does not take.
  open var next: UIResponder? {
    guard let view = self as? UIView else {
      return (self as? UIViewController)?.viewIfLoaded?.superview
    }
    return (view.controller as UIResponder?) ?? view.superview
  }
  /// Whether the responder may become the first; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may cease to be the first.
  open var canResignFirstResponder: Bool { true }
  /// Whether typing goes here.
  open var isFirstResponder: Bool { FirstResponder.current === self }
  /// Makes typing go here.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let current = FirstResponder.current, current !== self, !current.resignFirstResponder() {
      return false
    }
    FirstResponder.current = self
    return true
  }
  /// Makes typing no longer go here.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    FirstResponder.current = nil
    return true
  }
  /// The view in place of a keyboard; kept, not shown.
  open var inputView: UIView? { nil }
  /// The view above a keyboard; kept, not shown.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of a view above a keyboard; kept, not shown.
  open var inputAccessoryViewController: UIViewController? { nil }
  /// Asks for the input views again.
  open func reloadInputViews() {}
  /// The keys with commands.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when fingers come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers leave.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the system takes touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when keys or buttons go down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when keys or buttons go up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when keys or buttons are held otherwise.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the system takes keys or buttons away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when what was estimated of touches is known.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when the system takes a motion away.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a headset's buttons are pressed.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Called when a motion begins.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion ends.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Whether the responder takes a command.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }
  /// Who takes a command.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Editing commands

  /// Called to copy what is chosen.
  open func copy(_ sender: Any?) {}
  /// Called to cut what is chosen.
  open func cut(_ sender: Any?) {}
  /// Called to put in what was copied.
  open func paste(_ sender: Any?) {}
  /// Called to take away what is chosen.
  open func delete(_ sender: Any?) {}
  /// Called to choose what lies at the cursor.
  open func select(_ sender: Any?) {}
  /// Called to choose everything.
  open func selectAll(_ sender: Any?) {}
  /// Called to make what is chosen bold, or no longer.
  open func toggleBoldface(_ sender: Any?) {}
  /// Called to make what is chosen italic, or no longer.
  open func toggleItalics(_ sender: Any?) {}
  /// Called to underline what is chosen, or no longer.
  open func toggleUnderline(_ sender: Any?) {}
  /// What takes changes back: that of the next responder.
  open var undoManager: UndoManager? { next?.undoManager }
  /// Called while the system's menus are made.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called before a command is shown.
  open func validate(_ command: UICommand) {}

  // MARK: Accessibility

  /// The outline of the element on the screen.
  open var accessibilityPath: UIBezierPath?
  /// The picture that is shown large.
  open var largeContentImage: UIImage?
  /// Whether the picture that is shown large is scaled.
  open var scalesLargeContentImage = false
  /// Scrolls what the element shows; whether it could.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// How many elements there are in this one.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// An element in this one; nil beyond the last.
  open func accessibilityElement(at index: Int) -> Any? {
    let elements = accessibilityElements ?? []
    return elements.indices.contains(index) ? elements[index] : nil
  }
  /// The place of an element in this one; `NSNotFound` for one of others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Whether an assistive technology is at the element: none is.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Whether assistive technologies see an element here.
  open var isAccessibilityElement = false
  /// What the element is called.
  open var accessibilityLabel: String?
  /// What happens when it is activated.
  open var accessibilityHint: String?
  /// What it is set to.
  open var accessibilityValue: String?
  /// What it is called, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// What happens when it is activated, with attributes.
  open var accessibilityAttributedHint: NSAttributedString?
  /// What it is set to, with attributes.
  open var accessibilityAttributedValue: NSAttributedString?
  /// What kind of element it is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Where it is on the screen.
  open var accessibilityFrame: CGRect = .zero
  /// Where it is activated.
  open var accessibilityActivationPoint: CGPoint = .zero
  /// The language it is read in.
  open var accessibilityLanguage: String?
  /// Whether what is below it is hidden.
  open var accessibilityElementsHidden = false
  /// Whether all beside it is hidden.
  open var accessibilityViewIsModal = false
  /// Whether what is below it is read together.
  open var shouldGroupAccessibilityChildren = false
  /// The elements below it.
  open var accessibilityElements: [Any]?
  /// What a reader may do with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// How a reader may move through it.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// Other names for it.
  open var accessibilityUserInputLabels: [String]! = []
  /// How its elements are moved through.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
  /// How its contents are understood.
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  /// Whether it answers to a user's interaction.
  open var accessibilityRespondsToUserInteraction = true
  /// Whether large content is shown when it is held.
  open var showsLargeContentViewer = false
  /// The title that is shown large.
  open var largeContentTitle: String?
  /// Whether colours stay when the screen's are inverted.
  open var accessibilityIgnoresInvertColors = false
  /// Activates the element; whether it could.
  open func accessibilityActivate() -> Bool { false }
  /// Makes its value greater.
  open func accessibilityIncrement() {}
  /// Makes its value less.
  open func accessibilityDecrement() {}
  /// Closes what it belongs to; whether it could.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what two fingers tapped twice mean; whether it could.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when the element gets the focus.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when the element loses the focus.
  open func accessibilityElementDidLoseFocus() {}
}

/// The responder that typing goes to.
@preconcurrency @MainActor enum FirstResponder {
  static weak var current: UIResponder?
}
