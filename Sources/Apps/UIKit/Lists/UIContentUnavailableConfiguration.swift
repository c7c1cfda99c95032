public import Foundation

/// What is shown in place of missing content: an image, two texts and two buttons, stacked in the
/// centre.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The appearance of text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// How the last line is truncated.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Whether the font shrinks to fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font.
    public var minimumScaleFactor: CGFloat = 0
  }
  /// The appearance of the image.
  public struct ImageProperties {
    /// The tint colour.
    public var tintColor: UIColor? = .secondaryLabel
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    /// The corner radius.
    public var cornerRadius: CGFloat = 0
    /// The maximum size; 0 for no limit.
    public var maximumSize = CGSize.zero
  }
  /// The behaviour of a button.
  public struct ButtonProperties {
    /// The action that the button runs.
    public var primaryAction: UIAction?
    /// The menu that the button opens.
    public var menu: UIMenu?
    /// The role of the button.
    public var role: UIButton.Role = .normal
    /// Whether the button is enabled.
    public var isEnabled = true
  }

  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The axes along which the superview's layout margins are preserved.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The image.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The attributed text.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  /// The secondary text.
  public var secondaryText: String?
  /// The attributed secondary text.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The button; it is hidden without a title and an image.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of the button.
  public var buttonProperties = ButtonProperties()
  /// The secondary button; it is hidden without a title and an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The spacing below the image.
  public var imageToTextPadding: CGFloat = 15
  /// The spacing between the texts.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The spacing above the button.
  public var textToButtonPadding: CGFloat = 20
  /// The spacing between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 12
  /// The background.
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  /// Returns an empty configuration.
  public static func empty() -> UIContentUnavailableConfiguration { .init() }
  /// Returns a configuration with an activity indicator and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isLoading = true
    made.text = "Loading…"
    made.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return made
  }
  /// Returns a configuration for a search without results, with a magnifying glass.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }
  /// Makes the view for the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// Returns the configuration for a state: this one.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

/// The view shown in place of missing content.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private let column = UIStackView()
  /// The configuration that the view shows.
  public var configuration: any UIContentConfiguration { didSet { refresh() } }
  /// Whether content that is too high scrolls; only stored.
  open var isScrollEnabled = true

  /// Makes a view of a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    hold()
  }
  /// Makes an empty view from an archive.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
    hold()
  }
  private func hold() {
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      column.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor),
      column.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
    ])
    refresh()
  }

  private func refresh() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    backgroundColor = shown.background.resolvedColor(tint: tintColor)
    directionalLayoutMargins = shown.directionalLayoutMargins
    column.alignment = shown.alignment == .center ? .center : .leading
    if shown.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel, shown.imageToTextPadding)
    } else if let image = shown.image {
      let view = UIImageView(image: image)
      view.tintColor = shown.imageProperties.tintColor
      view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
      view.layer.cornerRadius = shown.imageProperties.cornerRadius
      add(view, shown.imageToTextPadding)
    }
    let isMiddle = shown.alignment == .center
    if let title = label(shown.text, shown.attributedText, shown.textProperties, isMiddle) {
      add(title, shown.textToSecondaryTextPadding)
    }
    if let detail = label(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, isMiddle)
    {
      add(detail, shown.textToButtonPadding)
    }
    if let last = column.arrangedSubviews.last {
      column.setCustomSpacing(shown.textToButtonPadding, after: last)
    }
    if let button = button(shown.button, shown.buttonProperties) {
      add(button, shown.buttonToSecondaryButtonPadding)
    }
    if let button = button(shown.secondaryButton, shown.secondaryButtonProperties) {
      add(button, 0)
    }
  }
  private func add(_ view: UIView, _ spacing: CGFloat) {
    column.addArrangedSubview(view)
    column.setCustomSpacing(spacing, after: view)
  }
  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIContentUnavailableConfiguration.TextProperties, _ isMiddle: Bool
  ) -> UILabel? {
    guard text != nil || attributed != nil else { return nil }
    let label = UILabel()
    (label.font, label.textColor) = (look.font, look.color)
    (label.numberOfLines, label.lineBreakMode) = (look.numberOfLines, look.lineBreakMode)
    label.textAlignment = isMiddle ? .center : .natural
    label.text = text
    if let attributed { label.attributedText = attributed }
    return label
  }
  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard
      configuration.title != nil || configuration.image != nil
        || configuration.attributedTitle != nil
    else { return nil }
    let made = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    (made.menu, made.isEnabled) = (properties.menu, properties.isEnabled)
    return made
  }
}
