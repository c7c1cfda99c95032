import Controls
public import Foundation

extension UIButton {
  /// The appearance of a button and its content.
  public struct Configuration {
    let style: Controls.Button.Style
    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The line below the title.
    public var subtitle: String?
    /// The line below the title with attributes.
    public var attributedSubtitle: AttributedString?
    /// How the line below the title breaks.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Transforms the attributes of the line below the title; only font and colour have an effect.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Transforms the colour of the indicator; only stored.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The space reserved for the image; only stored.
    public var imageReservation: CGFloat = 0
    /// Whether the appearance follows the selection; only stored.
    public var automaticallyUpdateForSelection = true
    /// The style of the button on a Mac; only stored.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    /// The styles of a button on a Mac; raw values are UIKit's.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    /// The image.
    public var image: UIImage?
    /// The spacing between image and title.
    public var imagePadding: CGFloat = 0
    /// The spacing between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The edge of the title at which the image is placed; leading by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The alignment of the title's lines.
    public var titleAlignment: TitleAlignment = .automatic
    /// How the title breaks into lines.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The insets around the content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The colour of title and image.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// How corners are rounded.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of the button.
    public var buttonSize: Size = .medium { didSet { contentInsets = buttonSize.insets } }
    /// Whether an activity indicator replaces the image; stored, not painted.
    public var showsActivityIndicator = false
    /// The symbol configuration of the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Transforms the attributes of the title; only font and colour have an effect.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Transforms the colour of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The indicator of the button's menu.
    public var indicator: Indicator = .automatic

    init(_ style: Controls.Button.Style) {
      self.style = style
      contentInsets = Size.medium.insets
    }

    /// Returns a configuration with title and image in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a faint background in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration like `plain()`, without horizontal insets around the content.
    public static func borderless() -> Configuration {
      var made = Configuration(.plain)
      made.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
      return made
    }
    /// Returns the same configuration as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the same configuration as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the same configuration as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// Returns the configuration for a button's state: this one.
    public func updated(for button: UIButton) -> Configuration { self }
    /// Restores the default insets around the content.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

    /// How corners are rounded.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule

      var core: Controls.Button.CornerStyle { .init(rawValue: "\(self)") ?? .dynamic }
    }
    /// The sizes of a button.
    public enum Size: Int, Sendable {
      case medium, small, mini, large

      var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
      var core: Controls.Button.ButtonSize { .init(rawValue: "\(self)") ?? .medium }
    }
    /// The alignment of the title's lines.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The indicator of a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }
  }
}

extension UIButton.Configuration {
  /// The placement of the image as the library's button names it.
  var picturePlacement: Controls.Button.Arrangement.Placement {
    switch imagePlacement {
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    default: .leading
    }
  }

  @preconcurrency @MainActor func foreground(of button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled ? .white : button.tintColor
  }

  /// The background that replaces the style's.
  var ownGround: UIColor? {
    background.backgroundColor ?? (style == .plain ? baseBackgroundColor : nil)
  }

  /// The radius that replaces the corner style's.
  var ownRadius: Double? {
    let isOwn = cornerStyle == .fixed || cornerStyle == .dynamic
    return isOwn && background.cornerRadius > 0 ? Double(background.cornerRadius) : nil
  }
}

/// The background of a button or cell.
public struct UIBackgroundConfiguration {
  /// Transforms the background colour, or the tint colour if there is none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Returns the colour to paint; without a background colour, the transformer's result for a
  /// tint.
  func resolvedColor(tint: UIColor) -> UIColor? {
    guard let transform = backgroundColorTransformer?.transform else { return backgroundColor }
    return transform(backgroundColor ?? tint)
  }
  /// The background colour; nil for the default.
  public var backgroundColor: UIColor?
  /// The corner radius.
  public var cornerRadius: CGFloat = 0
  /// The colour of the stroke along the edge.
  public var strokeColor: UIColor?
  /// The width of the stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the edge.
  public var strokeOutset: CGFloat = 0
  /// The insets of the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// A view that replaces the background.
  public var customView: UIView?
  /// An image on top of the background colour.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// A visual effect over the content behind; not painted.
  public var visualEffect: UIVisualEffect?

  init() {}
  /// Returns a clear background.
  public static func clear() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .clear
    return made
  }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .systemBackground
    return made
  }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .secondarySystemGroupedBackground
    return made
  }
}
