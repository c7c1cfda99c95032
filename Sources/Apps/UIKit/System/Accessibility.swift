import Controls
public import Foundation

// Information for assistive technologies. It is stored; audits may read it.

/// An interaction that shows a large version of an item while it is held.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: _ViewInteraction {
  /// Makes an interaction.
  public override init() { super.init() }
  /// Makes an interaction with a delegate.
  public convenience init(delegate: Any?) { self.init() }
}
extension UIView: UILargeContentViewerItem {}
/// An accessibility element that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityIdentifier: String?
  /// The frame in the coordinates of the container, with which it moves.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { ownFrame ?? accessibilityFrame.offsetBy(dx: -origin.x, dy: -origin.y) }
    set { ownFrame = newValue }
  }
  private var ownFrame: CGRect?
  /// Where the container stands on the screen.
  private var origin: CGPoint {
    switch accessibilityContainer {
    case let view as UIView: UIAccessibility.convertToScreenCoordinates(.zero, in: view).origin
    case let element as UIAccessibilityElement: element.accessibilityFrame.origin
    default: .zero
    }
  }
  override var frameByClass: CGRect {
    ownFrame?.offsetBy(dx: origin.x, dy: origin.y) ?? .zero
  }
  open override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame }
    set {
      ownFrame = nil
      super.accessibilityFrame = newValue
    }
  }
  /// An element unless it says otherwise.
  override var isElementByClass: Bool { true }
  /// Makes an element in a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }
}
/// The accessibility settings of the system: the defaults.
public enum UIAccessibility {
  /// Whether bold text is preferred, as the variant of an assertion says.
  public static var isBoldTextEnabled: Bool { KitEnvironment.current.settings.contains(.boldText) }
  /// Whether reduced motion is preferred, as the variant of an assertion says.
  public static var isReduceMotionEnabled: Bool {
    KitEnvironment.current.settings.contains(.reduceMotion)
  }
  /// Whether reduced transparency is preferred, as the variant of an assertion says.
  public static var isReduceTransparencyEnabled: Bool {
    KitEnvironment.current.settings.contains(.reduceTransparency)
  }
  /// Whether darker system colours are preferred, as the variant of an assertion says.
  public static var isDarkerSystemColorsEnabled: Bool {
    KitEnvironment.current.settings.contains(.contrast)
  }
  /// Whether button shapes are on, as the variant of an assertion says.
  public static var buttonShapesEnabled: Bool {
    KitEnvironment.current.settings.contains(.buttonShapes)
  }
  /// Converts a path of a view to screen coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let moved = path.copy() as? UIBezierPath ?? UIBezierPath()
    let origin = convertToScreenCoordinates(.zero, in: view).origin
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
  /// Converts a rectangle of a view to screen coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.onScreen(rect)
  }
}
/// Returns whether VoiceOver is running: never.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }
/// Returns whether the user prefers reduced motion, as the variant of an assertion says.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// Posts a notification to assistive technologies: nothing receives it.
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {}
