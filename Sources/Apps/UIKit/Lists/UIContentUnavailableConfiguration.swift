public import Foundation

extension UIContentUnavailableConfiguration {
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
    backgroundColor = shown.background.resolvedBackgroundColor(for: tintColor)
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
