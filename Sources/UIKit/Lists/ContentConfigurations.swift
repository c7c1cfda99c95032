public import Foundation

/// How a cell's content looks.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes the view of the content.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
/// A view of a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
}
/// What something is while it is shown.
@preconcurrency @MainActor public protocol UIConfigurationState {}
/// What a cell is while it is shown.
public struct UICellConfigurationState: UIConfigurationState {
  /// As in UIKit.
  public var isSelected = false
  /// As in UIKit.
  public var isHighlighted = false
  /// As in UIKit.
  public var isDisabled = false
  /// As in UIKit.
  public var isEditing = false
  /// As in UIKit.
  public var isFocused = false
  /// As in UIKit.
  public var isPinned = false
  /// As in UIKit.
  public var isExpanded = false
  /// As in UIKit.
  public var isSwiped = false
  /// As in UIKit.
  public var isReordering = false
  /// As in UIKit.
  public var traitCollection: UITraitCollection
  /// As in UIKit.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  @preconcurrency @MainActor init(_ cell: UITableViewCell) {
    traitCollection = cell.traitCollection
    (isSelected, isHighlighted, isEditing) = (cell.isSelected, cell.isHighlighted, cell.isEditing)
  }
  @preconcurrency @MainActor init(_ cell: UICollectionViewCell) {
    traitCollection = cell.traitCollection
    isExpanded = cell.isExpandedItem
    (isSelected, isHighlighted) = (cell.isSelected, cell.isHighlighted)
  }
}
/// What a view is while it is shown.
public struct UIViewConfigurationState: UIConfigurationState {
  /// As in UIKit.
  public var isSelected = false
  /// As in UIKit.
  public init(traitCollection: UITraitCollection) {}
}

/// The content of a list's row: a picture, a text, and a second one.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How text looks.
  public struct TextProperties {
    /// As in UIKit.
    public var font: UIFont
    /// As in UIKit.
    public var color: UIColor = .label
    /// As in UIKit.
    public var numberOfLines = 0
    /// As in UIKit.
    public var alignment: NSTextAlignment = .natural
    /// As in UIKit.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// As in UIKit.
    public var adjustsFontForContentSizeCategory = true
    /// As in UIKit.
    public var adjustsFontSizeToFitWidth = false
    /// As in UIKit.
    public var minimumScaleFactor: CGFloat = 0
  }
  /// How the picture looks.
  public struct ImageProperties {
    /// As in UIKit.
    public var tintColor: UIColor?
    /// As in UIKit.
    public var cornerRadius: CGFloat = 0
    /// As in UIKit.
    public var maximumSize = CGSize.zero
    /// As in UIKit.
    public var reservedLayoutSize = CGSize.zero
    /// As in UIKit.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  /// As in UIKit.
  public var text: String?
  /// As in UIKit.
  public var attributedText: NSAttributedString?
  /// As in UIKit.
  public var secondaryText: String?
  /// As in UIKit.
  public var secondaryAttributedText: NSAttributedString?
  /// As in UIKit.
  public var image: UIImage?
  /// As in UIKit.
  public var textProperties: TextProperties
  /// As in UIKit.
  public var secondaryTextProperties: TextProperties
  /// As in UIKit.
  public var imageProperties = ImageProperties()
  /// As in UIKit.
  public var imageToTextPadding: CGFloat = 16
  /// As in UIKit.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// As in UIKit.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// As in UIKit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// As in UIKit.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// As in UIKit.
  public var axesPreservingSuperviewLayoutMargins: Int = 0

  init(_ font: UIFont, _ secondary: UIFont) {
    textProperties = TextProperties(font: font)
    secondaryTextProperties = TextProperties(font: secondary)
  }
  /// As in UIKit.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .caption1))
  }
  /// As in UIKit.
  public static func subtitleCell() -> UIListContentConfiguration {
    var made = cell()
    made.secondaryTextProperties.color = .secondaryLabel
    return made
  }
  /// As in UIKit.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
    made.prefersSideBySideTextAndSecondaryText = true
    made.secondaryTextProperties.color = .secondaryLabel
    return made
  }
  /// As in UIKit.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .footnote))
  }
  /// As in UIKit.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      .preferredFont(forTextStyle: .footnote), .preferredFont(forTextStyle: .footnote))
    made.textProperties.color = .secondaryLabel
    return made
  }
  /// As in UIKit.
  public static func plainFooter() -> UIListContentConfiguration { groupedHeader() }
  /// As in UIKit.
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }
  /// As in UIKit.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// As in UIKit.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  /// As in UIKit.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// As in UIKit.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of a list's row.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let row = UIStackView()
  private let texts = UIStackView()
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()

  /// As in UIKit.
  public var configuration: any UIContentConfiguration { didSet { refresh() } }

  /// As in UIKit.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    texts.axis = .vertical
    for label in [title, detail] { texts.addArrangedSubview(label) }
    // Beside the title, the second text stands at the end.
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
  /// As in UIKit.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  private func refresh() {
    guard let shown = configuration as? UIListContentConfiguration else { return }
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    if let tint = shown.imageProperties.tintColor { picture.tintColor = tint }
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
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.textAlignment = look.alignment
    label.text = text
    if let attributed { label.attributedText = attributed }
    label.isHidden = text == nil && attributed == nil
  }
}
