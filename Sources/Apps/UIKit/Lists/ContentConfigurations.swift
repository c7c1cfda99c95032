public import Foundation
import Typesetting

/// The view for a configuration in the content view of a cell or header.
@preconcurrency @MainActor struct ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a configuration: in the current view if that supports it, otherwise in a new one.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in parent: UIView) {
    if let configuration, let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    guard let view else { return }
    view.frame = parent.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
  }
}
/// The content of a list row: an image, a text and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor = .label
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment of the text.
    public var alignment: NSTextAlignment = .natural
    /// How lines wrap or truncate.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Whether the font scales with the preferred text size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the font shrinks to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether characters are set closer together before text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a pointer over truncated text shows all of it; not shown.
    public var showsExpansionTextWhenTruncated = false
    /// The strategy for line breaks; only stored.
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// The capitalisation of the text.
    public var transform: TextTransform = .none
    /// The capitalisation of text; raw values are UIKit's.
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
      func of(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.capitals(in: KitEnvironment.current.language)
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }
    /// A transformation of the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Returns the colour to show.
    public func resolvedColor() -> UIColor { colorTransformer?.transform(color) ?? color }
  }
  /// The appearance of the image.
  public struct ImageProperties {
    /// The tint colour.
    public var tintColor: UIColor?
    /// The corner radius.
    public var cornerRadius: CGFloat = 0
    /// The maximum size; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image.
    public var reservedLayoutSize = CGSize.zero
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The value for a reserved width or height that suits symbols.
    public static let standardDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
    /// The colour of the stroke around the image; only stored.
    public var strokeColor: UIColor?
    /// The width of the stroke around the image; only stored.
    public var strokeWidth: CGFloat = 0
    /// A transformation of the tint colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Whether the image keeps its colours when the screen's are inverted.
    public var accessibilityIgnoresInvertColors = false
    /// Returns the tint colour to show.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?.transform(color) ?? color
    }
  }
  /// The text.
  public var text: String?
  /// The attributed text.
  public var attributedText: NSAttributedString?
  /// The secondary text.
  public var secondaryText: String?
  /// The attributed secondary text.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The spacing between image and text.
  public var imageToTextPadding: CGFloat = 16
  /// The vertical spacing between the texts.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The horizontal spacing between the texts.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Whether the texts are side by side if they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The axes along which the superview's layout margins are preserved.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []

  init(_ font: UIFont, _ secondary: UIFont) {
    textProperties = TextProperties(font: font)
    secondaryTextProperties = TextProperties(font: secondary)
  }
  /// Returns the content of a default cell.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .caption1))
  }
  /// Returns the content of a subtitle cell.
  public static func subtitleCell() -> UIListContentConfiguration {
    var made = cell()
    made.secondaryTextProperties.color = .secondaryLabel
    return made
  }
  /// Returns the content of a cell with a value at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
    made.prefersSideBySideTextAndSecondaryText = true
    made.secondaryTextProperties.color = .secondaryLabel
    return made
  }
  /// Returns the content of a plain header.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .footnote))
  }
  /// Returns the content of a grouped header.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      .preferredFont(forTextStyle: .footnote), .preferredFont(forTextStyle: .footnote))
    made.textProperties.color = .secondaryLabel
    return made
  }
  /// Returns the content of a plain footer.
  public static func plainFooter() -> UIListContentConfiguration { groupedHeader() }
  /// Returns the content of a grouped footer.
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }
  /// Returns the content of a sidebar cell.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the content of a sidebar header.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  /// Returns the content of a sidebar subtitle cell.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Returns the content of a cell beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the content of a subtitle cell beside a sidebar.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }
  /// Returns a prominent header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .subheadline))
  }
  /// Returns the most prominent header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .systemFont(ofSize: 22, weight: .bold), .preferredFont(forTextStyle: .subheadline))
  }
  /// Returns a header for the list that contains it.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// Returns a footer for the list that contains it.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// Makes the view for the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the configuration for a state: this one.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of a list row.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let row = UIStackView()
  private let texts = UIStackView()
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()

  /// The configuration that the view shows.
  public var configuration: any UIContentConfiguration { didSet { refresh() } }

  /// Makes a view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    texts.axis = .vertical
    for label in [title, detail] { texts.addArrangedSubview(label) }
    // Beside the title, the secondary text is at the trailing edge.
    detail.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    picture.setContentHuggingPriority(.required, for: .horizontal)
    picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [picture, texts] { row.addArrangedSubview(view) }
    addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    refresh()
  }
  /// Makes a view of an empty cell's content from an archive.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  private func refresh() {
    guard let shown = configuration as? UIListContentConfiguration else { return }
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    if shown.imageProperties.tintColor != nil || shown.imageProperties.tintColorTransformer != nil {
      picture.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    }
    if shown.imageProperties.cornerRadius > 0 {
      picture.layer.cornerRadius = shown.imageProperties.cornerRadius
      picture.clipsToBounds = true
    }
    set(title, shown.text, shown.attributedText, shown.textProperties)
    set(detail, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    row.spacing = shown.imageToTextPadding
    texts.axis = shown.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
    texts.spacing =
      shown.prefersSideBySideTextAndSecondaryText
      ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    row.directionalLayoutMargins = shown.directionalLayoutMargins
  }
  private func set(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties
  ) {
    label.font = look.font
    label.textColor = look.resolvedColor()
    label.numberOfLines = look.numberOfLines
    label.textAlignment = look.alignment
    label.text = text.map { look.transform.of($0) }
    if let attributed { label.attributedText = attributed }
    label.isHidden = text == nil && attributed == nil
  }
}
