public import Foundation

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
