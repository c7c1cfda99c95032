public import Foundation

/// How a bar looks.
open class UIBarAppearance: NSObject {
  /// The colour of the ground.
  open var backgroundColor: UIColor?
  /// The blur of the ground; not painted.
  open var backgroundEffect: UIBlurEffect?
  /// The picture of the ground; not painted.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge.
  open var shadowColor: UIColor? = .separator
  /// The picture of the line at the edge.
  open var shadowImage: UIImage?
  /// Makes the usual look.
  public override init() { super.init() }
  /// Makes the usual look of a kind of device.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// Makes another's look.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    (backgroundColor, shadowColor) = (barAppearance.backgroundColor, barAppearance.shadowColor)
  }
  /// Takes the usual ground.
  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, .separator) }
  /// Takes an opaque ground.
  open func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor) = (.systemBackground, .separator)
  }
  /// Takes no ground.
  open func configureWithTransparentBackground() {
    (backgroundColor, shadowColor) = (.clear, .clear)
  }
}
/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons look; kept.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look; kept.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the button that leads back looks; kept.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Sets the picture of the button that leads back; kept.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look; kept.
  open var buttonAppearance = UIBarButtonItemAppearance()
}
/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// How items look where title and picture stand one above the other.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How items look where they stand beside each other.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How items look where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
/// How an item of a tab bar looks in a state.
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour of the bubble.
  open var badgeBackgroundColor: UIColor?
}
/// How an item of a tab bar looks.
open class UITabBarItemAppearance: NSObject {
  /// As usual.
  public let normal = UITabBarItemStateAppearance()
  /// Chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Not answering.
  public let disabled = UITabBarItemStateAppearance()
  /// Makes the usual look.
  public override init() { super.init() }
}
/// How a button in a bar looks in a state.
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
/// How a button in a bar looks.
open class UIBarButtonItemAppearance: NSObject {
  /// As usual.
  public let normal = UIBarButtonItemStateAppearance()
  /// Pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Not answering.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Makes the usual look.
  public override init() { super.init() }
  /// Makes the look of a form.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}
