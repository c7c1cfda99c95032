public import Foundation

/// What is shown where there is no content: a picture, two texts, and two buttons, one above the other in
/// the middle.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How the content stands; raw values are UIKit's.
  public enum Alignment: Int, Sendable { case center, natural }
  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines; 0 for no limit.
    public var numberOfLines = 0
    /// How the last line is cut.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Whether the font shrinks to fit.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of the font's size.
    public var minimumScaleFactor: CGFloat = 0
  }
  /// How the picture looks.
  public struct ImageProperties {
    /// The tint.
    public var tintColor: UIColor? = .secondaryLabel
    /// How a symbol looks.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; 0 for no limit.
    public var maximumSize = CGSize.zero
  }
  /// What a button does.
  public struct ButtonProperties {
    /// What it runs.
    public var primaryAction: UIAction?
    /// What it opens.
    public var menu: UIMenu?
    /// What it is called in tests and logs.
    public var role: UIButton.Role = .normal
    /// Whether it answers.
    public var isEnabled = true
  }

  /// How the content stands.
  public var alignment = Alignment.center
  /// Whether the content stands in the middle of the room without a keyboard.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The room around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The button; one without title and picture is not shown.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The second button; one without title and picture is not shown.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// The room below the picture.
  public var imageToTextPadding: CGFloat = 15
  /// The room between the texts.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The room above the button.
  public var textToButtonPadding: CGFloat = 20
  /// The room between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 12
  /// The ground.
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  /// Nothing, to be filled.
  public static func empty() -> UIContentUnavailableConfiguration { .init() }
  /// A wheel and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isLoading = true
    made.text = "Loading…"
    made.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return made
  }
  /// A lens, for a search that found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }
  /// Makes the view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// The configuration for a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

/// The view of what is shown where there is no content.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private let column = UIStackView()
  /// What is shown.
  public var configuration: any UIContentConfiguration { didSet { refresh() } }
  /// Whether the column scrolls where it is too high; kept.
  open var isScrollEnabled = true

  /// Makes a view of a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    hold()
  }
  /// Makes a view from an archive: of nothing.
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
