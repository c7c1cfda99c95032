public import Foundation

/// The appearance of a bar.
open class UIBarAppearance: NSObject, NSCopying {
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
  public required override init() { super.init() }
  /// Makes the default appearance for an idiom.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// Makes a copy of another appearance.
  public required convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }
  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }
  /// Returns a copy: bars and items keep one of what they are given.
  final func copied() -> Self { Self(barAppearance: self) }
  private func take(_ other: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
    (shadowColor, backgroundImageContentMode) = (
      other.shadowColor, other.backgroundImageContentMode
    )
    switch (self, other) {
    case (let own as UINavigationBarAppearance, let other as UINavigationBarAppearance):
      own.takeTexts(of: other)
    case (let own as UIToolbarAppearance, let other as UIToolbarAppearance):
      (own.buttonAppearance, own.doneButtonAppearance) = (
        other.buttonAppearance, other.doneButtonAppearance
      )
    case (let own as UITabBarAppearance, let other as UITabBarAppearance): own.takeItems(of: other)
    default: break
    }
  }
  /// Whether another appearance has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else {
      return false
    }
    return backgroundColor == other.backgroundColor && shadowColor == other.shadowColor
      && backgroundEffect === other.backgroundEffect && shadowImage === other.shadowImage
      && backgroundImage === other.backgroundImage
  }
  open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }
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
  open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? UINavigationBarAppearance else {
      return false
    }
    func isEqual(_ own: [NSAttributedString.Key: Any], _ other: [NSAttributedString.Key: Any])
      -> Bool
    {
      NSAttributedString(string: " ", attributes: own)
        .isEqual(to: NSAttributedString(string: " ", attributes: other))
    }
    return isEqual(titleTextAttributes, other.titleTextAttributes)
      && isEqual(largeTitleTextAttributes, other.largeTitleTextAttributes)
  }
  fileprivate func takeTexts(of other: UINavigationBarAppearance) {
    (titleTextAttributes, largeTitleTextAttributes, subtitleTextAttributes) = (
      other.titleTextAttributes, other.largeTitleTextAttributes, other.subtitleTextAttributes
    )
    (buttonAppearance, doneButtonAppearance, backButtonAppearance) = (
      other.buttonAppearance, other.doneButtonAppearance, other.backButtonAppearance
    )
    titlePositionAdjustment = other.titlePositionAdjustment
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
  /// Sets the image of the back button; only stored.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
  }
}

extension UITabBarAppearance {
  fileprivate func takeItems(of other: UITabBarAppearance) {
    (stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance) = (
      other.stackedLayoutAppearance, other.inlineLayoutAppearance,
      other.compactInlineLayoutAppearance
    )
    (selectionIndicatorImage, selectionIndicatorTintColor) = (
      other.selectionIndicatorImage, other.selectionIndicatorTintColor
    )
    (stackedItemPositioning, stackedItemWidth) = (
      other.stackedItemPositioning, other.stackedItemWidth
    )
  }
}
