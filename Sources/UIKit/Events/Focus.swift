public import Foundation

/// Where the focus may go.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}
/// What may have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus can come here.
  var canBecomeFocused: Bool { get }
}
extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
extension UIFocusEnvironment {
  /// Asks where the focus goes again: nowhere.
  public func setNeedsFocusUpdate() {}
  /// Moves the focus: nowhere.
  public func updateFocusIfNeeded() {}
}

/// How the focus goes.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// What has the focus before.
  open weak var previouslyFocusedView: UIView?
  /// What has the focus afterwards.
  open weak var nextFocusedView: UIView?
  /// What has the focus before.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// What has the focus afterwards.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  /// Where the focus goes.
  open var focusHeading: UIFocusHeading { [] }
  /// Makes a move from nowhere to nowhere.
  public override init() { super.init() }
}
/// Where the focus goes; bits are UIKit's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Makes a heading from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the one before.
  public static let previous = UIFocusHeading(rawValue: 32)
}
/// What runs beside a move of the focus: at once.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Makes a coordinator.
  public override init() { super.init() }
  /// Runs closures at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
/// A place that leads the focus on.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the place leads on.
  open var isEnabled = true
  /// Where the focus goes.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
/// How what has the focus looks.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// Makes an effect.
  public override init() { super.init() }
}
/// A ring around what has the focus.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// Makes a ring around a rectangle.
  public convenience init(rect: CGRect) { self.init() }
  /// Makes a ring around a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) { self.init() }
  /// Makes a ring along a path.
  public convenience init(path: UIBezierPath) { self.init() }
}
extension UIView {
  /// How the view looks when it has the focus; kept.
  public var focusEffect: UIFocusEffect? {
    get { kept() }
    set { keep(newValue) }
  }
  /// The name of the views that keys move among; kept.
  public var focusGroupIdentifier: String? {
    get { kept() }
    set { keep(newValue) }
  }
}
