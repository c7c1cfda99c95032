public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// How far a touch is; raw values are UIKit's.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  /// What touches; raw values are UIKit's.
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
}
/// Something that happened.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind; raw values are UIKit's.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  /// The kind within the kind; raw values are UIKit's.
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
}
/// A key or button.
@preconcurrency @MainActor open class UIPress: NSObject {}
/// A key or button that was pressed.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
/// A key with a command.
/// As in UIKit.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// As in UIKit.
  public static let inputEscape = "UIKeyInputEscape"
  /// As in UIKit.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// As in UIKit.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// As in UIKit.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// As in UIKit.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  open var input: String?
  open var modifierFlags: UIKeyModifierFlags = []
  open var discoverabilityTitle: String?
  /// As in UIKit.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init()
    (self.input, self.modifierFlags) = (input, modifierFlags)
  }
}
/// Keys held beside another; bits are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// As in UIKit.
  public let rawValue: Int
  /// As in UIKit.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// As in UIKit.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// As in UIKit.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// As in UIKit.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// As in UIKit.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// Something that a menu or a button does.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open var title: String
  open var image: UIImage?
  open var subtitle: String?
  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
  /// What an element is; bits are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let disabled = Attributes(rawValue: 1)
    /// As in UIKit.
    public static let destructive = Attributes(rawValue: 2)
    /// As in UIKit.
    public static let hidden = Attributes(rawValue: 4)
    /// As in UIKit.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  /// Whether an element is marked; raw values are UIKit's.
  public enum State: Int, Sendable { case off, on, mixed }
}
/// A closure that a control or a menu runs.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  private let handler: (UIAction) -> Void
  open private(set) var identifier: Identifier
  open var attributes: Attributes
  open var state: State
  open var discoverabilityTitle: String?
  open private(set) var sender: Any?
  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    (self.handler, self.attributes, self.state) = (handler, attributes, state)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
  func run(sender: Any?) {
    self.sender = sender
    handler(self)
  }
}
/// A list of elements that opens.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How a menu is shown; bits are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let displayInline = Options(rawValue: 1)
    /// As in UIKit.
    public static let destructive = Options(rawValue: 2)
    /// As in UIKit.
    public static let singleSelection = Options(rawValue: 32)
  }
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// As in UIKit.
  public let children: [UIMenuElement]
  /// As in UIKit.
  public let options: Options
  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    super.init(title: title, image: image)
  }
}
/// Something beside touches that a view takes part in.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
/// An effect of motion.
open class UIMotionEffect: NSObject {}
/// A menu at a long touch.
/// As in UIKit.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// As in UIKit.
  public init(delegate: any UIContextMenuInteractionDelegate) {}
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func dismissMenu() {}
}
/// Who makes the menu at a long touch.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {}
/// A menu at a long touch.
/// As in UIKit.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// As in UIKit.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}
/// A list of old-style commands; none is shown.
/// As in UIKit.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// As in UIKit.
  public static let shared = UIMenuController()
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible = false
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  open func hideMenu() {}
  open func update() {}
}
/// An old-style command.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  /// As in UIKit.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
