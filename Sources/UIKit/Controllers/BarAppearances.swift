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
  /// How the picture of the ground fills it; kept.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
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
  /// The attributes of a line below the title; kept.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The picture of a button that leads back; kept.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of that picture; kept.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Sets the picture of the button that leads back; kept.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
  }
}
/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look; kept.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look; kept.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// How items look where title and picture stand one above the other.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How items look where they stand beside each other.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How items look where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The picture behind the chosen item; kept.
  open var selectionIndicatorImage: UIImage?
  /// The tint of that picture; kept.
  open var selectionIndicatorTintColor: UIColor?
  /// How items share the width; kept.
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  /// The width of an item; kept.
  open var stackedItemWidth: CGFloat = 0
  /// The room between items; kept.
  open var stackedItemSpacing: CGFloat = 0
}
/// How an item of a tab bar looks in a state.
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour of the bubble.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the bubble's text; kept.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the bubble is moved; kept.
  open var badgePositionAdjustment = UIOffset.zero
  /// How the bubble's text is moved; kept.
  open var badgeTitlePositionAdjustment = UIOffset.zero
  /// How the title is moved; kept.
  open var titlePositionAdjustment = UIOffset.zero
}
/// How an item of a tab bar looks.
open class UITabBarItemAppearance: NSObject {
  /// As usual.
  public let normal = UITabBarItemStateAppearance()
  /// Chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Not answering.
  public let disabled = UITabBarItemStateAppearance()
  /// With the focus.
  public let focused = UITabBarItemStateAppearance()
  /// Makes the usual look.
  public override init() { super.init() }
  /// Makes the look of a form.
  public convenience init(style: Style) { self.init() }
  /// How items stand; raw values are UIKit's.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// Takes the look of a form.
  open func configureWithDefault(for style: Style) {}
}
/// How a button in a bar looks in a state.
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the title is moved; kept.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the button; kept.
  open var backgroundImage: UIImage?
  /// How that picture is moved; kept.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}
/// How a button in a bar looks.
open class UIBarButtonItemAppearance: NSObject {
  /// As usual.
  public let normal = UIBarButtonItemStateAppearance()
  /// Pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Not answering.
  public let disabled = UIBarButtonItemStateAppearance()
  /// With the focus.
  public let focused = UIBarButtonItemStateAppearance()
  /// Makes the usual look.
  public override init() { super.init() }
  /// Makes the look of a form.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  /// Takes the look of a form.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}
