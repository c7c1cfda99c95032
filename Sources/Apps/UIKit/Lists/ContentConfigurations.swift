import Controls
public import Foundation
import Typesetting

/// The view for a configuration, which is the content view of a cell or header.
@preconcurrency @MainActor struct ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a configuration, and returns the content view: the present one if that supports the configuration,
  /// otherwise a new one in its place.
  mutating func show(
    _ configuration: (any UIContentConfiguration)?, in content: UIView, orIn empty: () -> UIView
  ) -> UIView {
    if let configuration, let view, view.supports(configuration) {
      view.configuration = configuration
      return content
    }
    guard view != nil || configuration != nil else { return content }
    view = configuration?.makeContentView()
    let next: UIView = view ?? empty()
    next.frame = content.frame
    next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.superview?.insertSubview(next, aboveSubview: content)
    content.removeFromSuperview()
    return next
  }
}
extension UIListContentConfiguration {
  init(_ font: UIFont, _ secondary: UIFont) {
    textProperties = TextProperties(font: font)
    secondaryTextProperties = TextProperties(font: secondary)
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
  /// Returns the content of a grouped header.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      .preferredFont(forTextStyle: .footnote), .preferredFont(forTextStyle: .footnote))
    made.textProperties.color = .secondaryLabel
    return made
  }
}

extension UIListContentConfiguration.TextProperties {
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
}

extension UIListContentConfiguration.ImageProperties {
  /// Returns the tint colour to show.
  public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
    let color = self.tintColor ?? tintColor
    return tintColorTransformer?.transform(color) ?? color
  }
}

extension UIListContentConfiguration {
  /// The margins of a configuration that has none of its own.
  static let usualMargins = cell().directionalLayoutMargins

  /// Returns the margins, those of the list if they are as usual.
  func margins(or system: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    directionalLayoutMargins == Self.usualMargins ? system : directionalLayoutMargins
  }
}

/// The view of a list row.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let row = UIStackView()
  private let texts = UIStackView()
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()
  /// The room of the picture, which stands in its middle.
  private let room = UIView()
  private var pictureLengths: [NSLayoutConstraint] = []
  private var roomLengths: [NSLayoutConstraint] = []
  /// The margins that the list gives rows.
  var systemMargins = UIListContentConfiguration.usualMargins {
    didSet { if systemMargins != oldValue { refresh() } }
  }

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
    picture.contentMode = .scaleAspectFit
    picture.translatesAutoresizingMaskIntoConstraints = false
    room.addSubview(picture)
    for view in [room, texts] { row.addArrangedSubview(view) }
    addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    (pictureLengths, roomLengths) = (lengths(of: picture), lengths(of: room))
    NSLayoutConstraint.activate(pictureLengths + roomLengths)
    NSLayoutConstraint.activate([
      picture.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: room.centerYAnchor),
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

  /// Where the texts begin: after the margin, and the picture's room if there is one.
  var textInset: CGFloat {
    row.directionalLayoutMargins.leading
      + (room.isHidden ? 0 : (roomLengths.first?.constant ?? 0) + row.spacing)
  }

  private func lengths(of view: UIView) -> [NSLayoutConstraint] {
    [view.widthAnchor, view.heightAnchor].map { $0.constraint(equalToConstant: 0) }
  }

  private func refresh() {
    guard let shown = configuration as? UIListContentConfiguration else { return }
    picture.image = shown.image
    picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    room.isHidden = shown.image == nil
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
    row.directionalLayoutMargins = shown.margins(or: systemMargins)
    arrange(in: bounds.width)
  }
  private func arrange(in width: CGFloat) {
    arrangePicture()
    arrangeTexts(in: width)
  }
  /// Gives the picture its size, and the room that is reserved for it.
  private func arrangePicture() {
    guard let shown = configuration as? UIListContentConfiguration, let image = shown.image else {
      return
    }
    let (own, look) = (picture.intrinsicContentSize, shown.imageProperties)
    let limits = [(look.maximumSize.width, own.width), (look.maximumSize.height, own.height)]
    let shrink = limits.reduce(1) { $1.0 > 0 ? min($0, $1.0 / max($1.1, 1)) : $0 }
    let size = CGSize(width: own.width * shrink, height: own.height * shrink)
    set(pictureLengths, to: size)
    let stated = look.reservedLayoutSize
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    let takesStandard = stated.width == standard || stated.width == 0 && image.isSymbolImage
    set(
      roomLengths,
      to: CGSize(
        width: takesStandard
          ? max(standardRoom, size.width) : stated.width > 0 ? stated.width : size.width,
        height: stated.height > 0 ? stated.height : size.height))
  }
  /// The width that symbols have in common, which grows with the text.
  private var standardRoom: CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return CGFloat(TableRow.pictureRoom) * body.pointSize / 17
  }
  private func set(_ lengths: [NSLayoutConstraint], to size: CGSize) {
    for (length, value) in zip(lengths, [size.width, size.height]) where length.constant != value {
      length.constant = value
    }
  }
  /// Puts the texts beside each other, if they should be and have room on one line at a width, or one below the
  /// other.
  private func arrangeTexts(in width: CGFloat) {
    guard let shown = configuration as? UIListContentConfiguration else { return }
    var isBeside = shown.prefersSideBySideTextAndSecondaryText
    if isBeside, width > 0, !title.isHidden, !detail.isHidden {
      let far = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      let used = [title, detail].reduce(shown.textToSecondaryTextHorizontalPadding) {
        $0 + $1.sizeThatFits(far).width
      }
      isBeside = used <= width - textInset - row.directionalLayoutMargins.trailing + 0.5
    }
    let (axis, spacing): (NSLayoutConstraint.Axis, CGFloat) =
      isBeside
      ? (.horizontal, shown.textToSecondaryTextHorizontalPadding)
      : (.vertical, shown.textToSecondaryTextVerticalPadding)
    // What stays the same asks for no layout.
    if texts.axis != axis { texts.axis = axis }
    if texts.spacing != spacing { texts.spacing = spacing }
  }
  /// Arranges the texts for the width that they get.
  open override func layoutSubviews() {
    arrange(in: bounds.width)
    super.layoutSubviews()
  }
  /// Returns the size of the content, with its texts arranged for a width that is asked for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    arrange(in: horizontal == .required ? targetSize.width : 0)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
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

/// A configuration or a part of one: a value that is compared by what it holds. Two that transform colours or
/// texts by closures are different.
public protocol _ComparedConfiguration: Hashable {}

extension _ComparedConfiguration {
  /// Returns whether two configurations hold the same.
  public static func == (left: Self, right: Self) -> Bool {
    zip(Mirror(reflecting: left).children, Mirror(reflecting: right).children).allSatisfy {
      let (one, other) = (KeyedValues.unwrapped($0.value), KeyedValues.unwrapped($1.value))
      guard let one, let other else { return one == nil && other == nil }
      return KeyedValues.isEqual(one, other)
    }
  }
  /// Hashes the texts of a configuration.
  public func hash(into hasher: inout Hasher) {
    for case let text as String? in Mirror(reflecting: self).children.map(\.value) {
      hasher.combine(text)
    }
  }
}

extension UIListContentConfiguration: _ComparedConfiguration {}
extension UIListContentConfiguration.TextProperties: _ComparedConfiguration {}
extension UIListContentConfiguration.ImageProperties: _ComparedConfiguration {}
extension UIContentUnavailableConfiguration: _ComparedConfiguration {}
extension UIContentUnavailableConfiguration.TextProperties: _ComparedConfiguration {}
extension UIContentUnavailableConfiguration.ImageProperties: _ComparedConfiguration {}
extension UIContentUnavailableConfiguration.ButtonProperties: _ComparedConfiguration {}
extension UIBackgroundConfiguration: _ComparedConfiguration {}
extension UIButton.Configuration: _ComparedConfiguration {}
