public import Foundation

/// An environment that the focus can move through.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that should receive the focus.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}
/// An item that can be focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can become focused.
  var canBecomeFocused: Bool { get }
}
extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
extension UIFocusEnvironment {
  /// Requests a focus update; nothing is ever focused.
  public func setNeedsFocusUpdate() {}
  /// Updates the focus; nothing is ever focused.
  public func updateFocusIfNeeded() {}
}

/// The context of a focus update.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The view that was focused before.
  open weak var previouslyFocusedView: UIView?
  /// The view that is focused afterwards.
  open weak var nextFocusedView: UIView?
  /// The item that was focused before.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// The item that is focused afterwards.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  /// The direction of the focus update.
  open var focusHeading: UIFocusHeading { [] }
  /// Makes an empty context.
  public override init() { super.init() }
}
/// The direction of a focus update; bits are UIKit's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// UIKit's raw bits.
  public let rawValue: UInt
  /// Makes a heading from UIKit's raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next item.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous item.
  public static let previous = UIFocusHeading(rawValue: 32)
}
/// Coordinates animations with a focus update: they run at once.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Makes a coordinator.
  public override init() { super.init() }
  /// Runs the closures at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
/// A layout guide that redirects the focus.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide is enabled.
  open var isEnabled = true
  /// The environments that should receive the focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
/// The appearance of a focused item.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// Makes an effect.
  public override init() { super.init() }
}
/// A halo around a focused item.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// Makes a halo around a rectangle.
  public convenience init(rect: CGRect) { self.init() }
  /// Makes a halo around a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) { self.init() }
  /// Makes a halo along a path.
  public convenience init(path: UIBezierPath) { self.init() }
}
extension UIView {
  /// The effect of the view while it is focused; only stored.
  public var focusEffect: UIFocusEffect? {
    get { kept() }
    set { keep(newValue) }
  }
  /// The identifier of the focus group; only stored.
  public var focusGroupIdentifier: String? {
    get { kept() }
    set { keep(newValue) }
  }
}
