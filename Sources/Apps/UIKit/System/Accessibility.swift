public import Foundation

// Information for assistive technologies. It is stored; audits may read it.

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
