import Foundation

/// An object that receives events: a view, a controller or the application.
@preconcurrency @MainActor
open class UIResponder: _ResponderAccessibility, AssociationKeeping, _NibObject,
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

  /// The properties that the class's appearance proxy passes on.
  class var appearanceValues: [AppearanceValue] { [] }

  /// The next responder in the chain.
  open var next: UIResponder? {
    switch self {
    case let window as UIWindow: window.windowScene ?? UIApplication.shared
    case let view as UIView: (view.controller as UIResponder?) ?? view.superview
    case let controller as UIViewController:
      controller.viewIfLoaded?.superview?.outsidePresentation ?? controller.presenter
    case is UIScene: UIApplication.shared
    case let application as UIApplication: application.delegate as? UIResponder
    default: nil
    }
  }
  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }
  /// Makes this the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, isInWindow else { return false }
    if let current = FirstResponder.current, current !== self, !current.resignFirstResponder() {
      return false
    }
    FirstResponder.current = self
    return true
  }
  /// Resigns first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder || FirstResponder.isForced else { return false }
    FirstResponder.current = nil
    return true
  }
  /// The keyboard shortcuts of the responder.
  open var keyCommands: [UIKeyCommand]? { nil }

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

  /// The undo manager: that of the next responder.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Accessibility

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
}

extension UIResponder {
  /// Whether events can reach the responder: a view is in a window.
  private var isInWindow: Bool { (self as? UIView).map { $0.window != nil } ?? true }
}

/// The current first responder.
@preconcurrency @MainActor enum FirstResponder {
  static weak var current: UIResponder?
  /// Whether the first responder has to resign, whatever it and its delegate say.
  static var isForced = false
}
