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
    return NSDictionary(dictionary: titleTextAttributes).isEqual(to: other.titleTextAttributes)
      && NSDictionary(dictionary: largeTitleTextAttributes)
        .isEqual(to: other.largeTitleTextAttributes)
  }
  /// Sets the image of the back button; only stored.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
  }
}
