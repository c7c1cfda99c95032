import Controls
public import Foundation

extension UIButton {
  /// How a button looks.
  public struct Configuration {
    enum Kind: Hashable { case plain, tinted, gray, filled }

    let kind: Kind
    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The line below the title; kept, not painted.
    public var subtitle: String?
    /// The line below the title with attributes; kept, not painted.
    public var attributedSubtitle: AttributedString?
    /// How the line below the title breaks; kept.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Changes the attributes of the line below the title; kept.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the colour of the indicator; kept.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The room that is kept for the picture; kept.
    public var imageReservation: CGFloat = 0
    /// Whether the look follows the selection; kept.
    public var automaticallyUpdateForSelection = true
    /// How a Mac shows the button; kept.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    /// How a Mac shows a button; raw values are UIKit's.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    /// The picture.
    public var image: UIImage?
    /// The room between picture and title.
    public var imagePadding: CGFloat = 0
    /// The room between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Where the picture stands; before the title.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Where lines of the title stand.
    public var titleAlignment: TitleAlignment = .automatic
    /// How the title breaks.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The room around the content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The colour of title and picture.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground.
    public var baseBackgroundColor: UIColor?
    /// The ground.
    public var background = UIBackgroundConfiguration()
    /// How corners are rounded.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size.
    public var buttonSize: Size = .medium { didSet { contentInsets = buttonSize.insets } }
    /// Whether an indicator stands in place of the picture; kept, not painted.
    public var showsActivityIndicator = false
    /// The configuration of the picture's symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the attributes of the title; the font counts.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the colour of the picture; not heeded.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How the indicator of a menu is shown.
    public var indicator: Indicator = .automatic

    init(_ kind: Kind) {
      self.kind = kind
      contentInsets = Size.medium.insets
    }

    /// Title and picture in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On a faint ground in the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On a grey ground.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On a ground in the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain()`, without room around the content.
    public static func borderless() -> Configuration {
      var made = Configuration(.plain)
      made.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
      return made
    }
    /// As `gray()`, in the tint.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// The configuration for a button's state: this one.
    public func updated(for button: UIButton) -> Configuration { self }
    /// Sets the usual room around the content.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

    /// How corners are rounded.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule
    }
    /// The sizes.
    public enum Size: Int, Sendable {
      case medium, small, mini, large

      var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
      var core: Controls.Button.ButtonSize {
        switch self {
        case .medium: .medium
        case .small: .small
        case .mini: .mini
        case .large: .large
        }
      }
    }
    /// Where lines of the title stand.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// How the indicator of a menu is shown.
    public enum Indicator: Int, Sendable { case automatic, none, popup }
  }
}

extension UIButton.Configuration {
  /// Where the picture stands as the layout below knows it.
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
    return kind == .filled ? .white : button.tintColor
  }

  @preconcurrency @MainActor func ground(of button: UIButton) -> UIColor? {
    if !button.isEnabled, kind != .plain { return .tertiarySystemFill }
    switch kind {
    case .plain: return baseBackgroundColor
    case .tinted: return (baseBackgroundColor ?? button.tintColor).withAlphaComponent(0.18)
    case .gray: return baseBackgroundColor ?? .tertiarySystemFill
    case .filled: return baseBackgroundColor ?? button.tintColor
    }
  }

  func radius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 6
    case .small: 4
    case .medium: 6
    case .large: 10
    case .capsule: height / 2
    }
  }
}

/// The ground of a button or cell.
public struct UIBackgroundConfiguration {
  /// Changes the colour, or the tint where there is none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The colour that is painted; of a configuration without one, what the transformer makes of a tint.
  func resolvedColor(tint: UIColor) -> UIColor? {
    guard let transform = backgroundColorTransformer?.transform else { return backgroundColor }
    return transform(backgroundColor ?? tint)
  }
  /// The colour; nil for the usual one.
  public var backgroundColor: UIColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line along the edge.
  public var strokeColor: UIColor?
  /// The width of that line.
  public var strokeWidth: CGFloat = 0
  /// How far that line lies outside.
  public var strokeOutset: CGFloat = 0
  /// The room around the ground.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// A view in place of the ground.
  public var customView: UIView?
  /// A picture above the ground.
  public var image: UIImage?
  /// How the picture fills the ground.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// A blur of what lies behind; not painted.
  public var visualEffect: UIVisualEffect?

  init() {}
  /// No ground.
  public static func clear() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .clear
    return made
  }
  /// The ground of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .systemBackground
    return made
  }
  /// The ground of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .secondarySystemGroupedBackground
    return made
  }
}

/// A change of attributes of text.
public struct UIConfigurationTextAttributesTransformer {
  /// The change.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Makes a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

/// A change of a colour.
public struct UIConfigurationColorTransformer {
  /// The change.
  public let transform: (UIColor) -> UIColor
  /// Makes a change.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
}
