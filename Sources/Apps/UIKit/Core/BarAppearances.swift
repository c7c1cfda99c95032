public import Foundation

/// The appearance of a bar.
open class UIBarAppearance: NSObject {
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The blur of the background; not painted.
  open var backgroundEffect: UIBlurEffect?
  /// The image of the background; not painted.
  open var backgroundImage: UIImage?
  /// The colour of the shadow line at the edge.
  open var shadowColor: UIColor? = .separator
  /// The image of the shadow line at the edge.
  open var shadowImage: UIImage?
  /// How the background image fills the bar; only stored.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  /// Makes the default appearance.
  public override init() { super.init() }
  /// Makes the default appearance for an idiom.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// Makes a copy of another appearance.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    (backgroundColor, shadowColor) = (barAppearance.backgroundColor, barAppearance.shadowColor)
  }
  /// Sets the default background.
  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, .separator) }
  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor) = (.systemBackground, .separator)
  }
  /// Sets a transparent background.
  open func configureWithTransparentBackground() {
    (backgroundColor, shadowColor) = (.clear, .clear)
  }
}
/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of buttons; only stored.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of Done buttons; only stored.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button; only stored.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The attributes of the subtitle; only stored.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The image of the back button; only stored.
  open private(set) var backIndicatorImage: UIImage?
  /// The transition mask of that image; only stored.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Sets the image of the back button; only stored.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
  }
}
/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons; only stored.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of Done buttons; only stored.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items whose title is below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items whose title is beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items whose title is beside the image at a compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The image behind the selected item; only stored.
  open var selectionIndicatorImage: UIImage?
  /// The tint colour of that image; only stored.
  open var selectionIndicatorTintColor: UIColor?
  /// The positioning of items across the width; only stored.
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  /// The width of an item; only stored.
  open var stackedItemWidth: CGFloat = 0
  /// The spacing between items; only stored.
  open var stackedItemSpacing: CGFloat = 0
}
/// The appearance of a tab bar item in a state.
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the image.
  open var iconColor: UIColor?
  /// The colour of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text; only stored.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge; only stored.
  open var badgePositionAdjustment = UIOffset.zero
  /// The offset of the badge's text; only stored.
  open var badgeTitlePositionAdjustment = UIOffset.zero
  /// The offset of the title; only stored.
  open var titlePositionAdjustment = UIOffset.zero
}
/// The appearance of a tab bar item.
open class UITabBarItemAppearance: NSObject {
  /// The normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The selected state.
  public let selected = UITabBarItemStateAppearance()
  /// The disabled state.
  public let disabled = UITabBarItemStateAppearance()
  /// The focused state.
  public let focused = UITabBarItemStateAppearance()
  /// Makes the default appearance.
  public override init() { super.init() }
  /// Makes the default appearance for a style.
  public convenience init(style: Style) { self.init() }
  /// The styles of items; raw values are UIKit's.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// Sets the default appearance for a style.
  open func configureWithDefault(for style: Style) {}
}
/// The appearance of a bar button item in a state.
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title; only stored.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background image of the button; only stored.
  open var backgroundImage: UIImage?
  /// The offset of that image; only stored.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}
/// The appearance of a bar button item.
open class UIBarButtonItemAppearance: NSObject {
  /// The normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The highlighted state.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The disabled state.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The focused state.
  public let focused = UIBarButtonItemStateAppearance()
  /// Makes the default appearance.
  public override init() { super.init() }
  /// Makes the default appearance for a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  /// Sets the default appearance for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}
