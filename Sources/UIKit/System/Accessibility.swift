public import Foundation

// Information for assistive technologies. It is stored; audits may read it.

/// The accessibility traits of an element; bits are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// UIKit's raw bits.
  public let rawValue: UInt64
  /// Makes traits from UIKit's raw bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// Text that cannot change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A summary of the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// Not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Updates frequently.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// Starts a media session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// Adjustable.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// Allows direct interaction.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// Turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 268435456)
  /// A toggle button.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// Supports zooming.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 55)
}
/// How elements are navigated; raw values are UIKit's.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
/// The type of a container; raw values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
/// An object that tests identify by name.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
/// A custom action of an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// Makes an action that sends a selector to a target.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.target, self.selector) = (name, target as AnyObject?, selector)
  }
  /// Makes an action that runs a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, selector, self.actionHandler) = (name, Selector(""), actionHandler)
  }
}
/// A rotor for moving through elements.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that finds the next element of a rotor.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?
  open var name: String
  open var itemSearchBlock: Search
  /// Makes a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
  }
  /// The direction of a search; raw values are UIKit's.
  public enum Direction: Int, Sendable { case previous, next }
}
/// The starting point and direction of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  /// Makes a predicate without a starting point.
  public override init() { super.init() }
}
/// An element found by a rotor.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?
  /// Makes an empty result.
  public override init() { super.init() }
  /// Makes a result.
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init()
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}
/// The direction of scrolling; raw values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
/// An interaction that shows a large version of an item while it is held.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// Makes an interaction.
  public override init() { super.init() }
  /// Makes an interaction with a delegate.
  public convenience init(delegate: Any?) { self.init() }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
/// An item that can be shown in the large content viewer.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
}
extension UIView: UILargeContentViewerItem {}
/// An accessibility element that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityIdentifier: String?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Makes an element in a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }
}
/// The accessibility settings of the system: the defaults.
public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt32
    /// Makes a value from UIKit's raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A new view covers most of the screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// The content scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Posts a notification to assistive technologies: nothing receives it.
  public static func post(notification: Notification, argument: Any?) {}
  /// Whether VoiceOver is running: no.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether bold text is preferred: no.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether reduced motion is preferred: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether reduced transparency is preferred: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether darker system colours are preferred: no.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted: no.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the display is in greyscale: no.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether closed captions are preferred: no.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether Guided Access is running: no.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether differentiation without colour is preferred: no.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether AssistiveTouch is running: no.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether shake to undo is on: yes.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether Speak Screen is on: no.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether Speak Selection is on: no.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether videos play automatically: yes.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether switches have on and off labels: no.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether cross-fade transitions are preferred: no.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether button shapes are on: no.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether mono audio is on: no.
  public static var isMonoAudioEnabled: Bool { false }
  /// Returns the element focused by an assistive technology: none.
  public static func focusedElement(using assistiveTechnologyIdentifier: Any?) -> Any? { nil }
  /// Converts a path of a view to screen coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let moved = UIBezierPath(cgPath: path.cgPath)
    let origin = view.convert(CGPoint.zero, to: nil)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
  /// The notification that an announcement has ended.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The notification that an assistive technology focused on an element.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The notification that Switch Control was turned on or off.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The notification that reduced transparency was turned on or off.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The notification that darker system colours were turned on or off.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The notification that inverted colours were turned on or off.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// The notification that Guided Access was turned on or off.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// The notification that VoiceOver was turned on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The notification that reduced motion was turned on or off.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The notification that bold text was turned on or off.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Converts a rectangle of a view to screen coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
/// Returns whether VoiceOver is running: never.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }
/// Returns whether the user prefers reduced motion: no.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { false }
/// Posts a notification to assistive technologies: nothing receives it.
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {}
