public import Foundation

/// An object that receives events: a view, a controller or the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationKeeping, _NibObject,
  _NibAwakening
{
  nonisolated let associations = Associations()
  weak var controllerOfView: AnyObject?

  /// Makes a responder.
  public override init() { super.init() }
  /// Makes an instance of the class that this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_made identifier: String) { self.init() }

  /// Called when the object has been loaded from a nib, with its outlets and actions.
  open func awakeFromNib() {}
  /// Sets an outlet by name; `port-uikit` overrides it, see `_NibObject`.
  open func _setFromNib(_ name: String, _ value: Any) -> _NibOutcome { .unknown }
  /// Returns the action of a name; `port-uikit` overrides it, see `_NibObject`.
  open func _nibAction(_ name: String) -> Selector? { nil }

  enum Relation { case controller }

  func next(of relation: Relation) -> AnyObject? { controllerOfView }

  /// The next responder in the chain.
  open var next: UIResponder? {
    guard let view = self as? UIView else {
      return (self as? UIViewController)?.viewIfLoaded?.superview
    }
    return (view.controller as UIResponder?) ?? view.superview
  }
  /// Whether the responder can become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder is willing to resign first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }
  /// Makes this the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let current = FirstResponder.current, current !== self, !current.resignFirstResponder() {
      return false
    }
    FirstResponder.current = self
    return true
  }
  /// Resigns first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    FirstResponder.current = nil
    return true
  }
  /// The view that replaces the keyboard; stored, not shown.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; stored, not shown.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view above the keyboard; stored, not shown.
  open var inputAccessoryViewController: UIViewController? { nil }
  /// Reloads the input views.
  open func reloadInputViews() {}
  /// The keyboard shortcuts of the responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the system cancels touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when presses begin.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses end.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses change.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the system cancels presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when estimated properties of touches have been updated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when the system cancels a motion.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a remote control, such as a headset's, sends an event.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Called when a motion begins.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion ends.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Returns whether the responder handles a command.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }
  /// Returns the object that handles a command.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Editing commands

  /// Called to copy the selection.
  open func copy(_ sender: Any?) {}
  /// Called to cut the selection.
  open func cut(_ sender: Any?) {}
  /// Called to paste.
  open func paste(_ sender: Any?) {}
  /// Called to delete the selection.
  open func delete(_ sender: Any?) {}
  /// Called to select the content at the cursor.
  open func select(_ sender: Any?) {}
  /// Called to select everything.
  open func selectAll(_ sender: Any?) {}
  /// Called to turn bold on or off in the selection.
  open func toggleBoldface(_ sender: Any?) {}
  /// Called to turn italics on or off in the selection.
  open func toggleItalics(_ sender: Any?) {}
  /// Called to turn underlining on or off in the selection.
  open func toggleUnderline(_ sender: Any?) {}
  /// The undo manager: that of the next responder.
  open var undoManager: UndoManager? { next?.undoManager }
  /// Called while the system builds its menus.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called before a command is shown, to update it.
  open func validate(_ command: UICommand) {}

  // MARK: Accessibility

  /// The outline of the element, in screen coordinates.
  open var accessibilityPath: UIBezierPath?
  /// The image for the large content viewer.
  open var largeContentImage: UIImage?
  /// Whether the large content viewer scales the image.
  open var scalesLargeContentImage = false
  /// Scrolls the element's content; returns whether it scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Returns the number of accessibility elements in this one.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns an accessibility element in this one; nil beyond the last.
  open func accessibilityElement(at index: Int) -> Any? {
    let elements = accessibilityElements ?? []
    return elements.indices.contains(index) ? elements[index] : nil
  }
  /// Returns the index of an accessibility element in this one; `NSNotFound` if it is not in it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Returns whether an assistive technology is focused on the element: none is.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Whether assistive technologies see this as an element.
  open var isAccessibilityElement = false
  /// The label of the element.
  open var accessibilityLabel: String?
  /// The hint: the result of an action on the element.
  open var accessibilityHint: String?
  /// The value of the element.
  open var accessibilityValue: String?
  /// The attributed label of the element.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// The attributed hint: the result of an action on the element.
  open var accessibilityAttributedHint: NSAttributedString?
  /// The attributed value of the element.
  open var accessibilityAttributedValue: NSAttributedString?
  /// The traits of the element.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The frame of the element, in screen coordinates.
  open var accessibilityFrame: CGRect = .zero
  /// The point at which the element is activated.
  open var accessibilityActivationPoint: CGPoint = .zero
  /// The language in which the element is spoken.
  open var accessibilityLanguage: String?
  /// Whether the elements inside are hidden.
  open var accessibilityElementsHidden = false
  /// Whether siblings of the view are ignored.
  open var accessibilityViewIsModal = false
  /// Whether the elements inside are read as a group.
  open var shouldGroupAccessibilityChildren = false
  /// The accessibility elements inside.
  open var accessibilityElements: [Any]?
  /// The custom actions of the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The custom rotors of the element.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// Alternative labels for voice input.
  open var accessibilityUserInputLabels: [String]! = []
  /// How to navigate the element's children.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
  /// The type of container.
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  /// Whether the element responds to user interaction.
  open var accessibilityRespondsToUserInteraction = true
  /// Whether the large content viewer shows the element while it is held.
  open var showsLargeContentViewer = false
  /// The title for the large content viewer.
  open var largeContentTitle: String?
  /// Whether the element keeps its colours when the screen's are inverted.
  open var accessibilityIgnoresInvertColors = false
  /// Activates the element; returns whether it could.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the element's value.
  open func accessibilityIncrement() {}
  /// Decrements the element's value.
  open func accessibilityDecrement() {}
  /// Dismisses the modal view or popover; returns whether it could.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the action for a two-finger double tap; returns whether it could.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when an assistive technology focuses on the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology moves its focus away.
  open func accessibilityElementDidLoseFocus() {}
}

/// The current first responder.
@preconcurrency @MainActor enum FirstResponder {
  static weak var current: UIResponder?
}
