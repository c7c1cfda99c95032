import Controls
public import Foundation
import Geometry

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The arrangements; raw values are UIKit's.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// What stands at the end; raw values are UIKit's.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How a chosen row looks; raw values are UIKit's.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The line between rows; raw values are UIKit's.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// What editing does to a row; raw values are UIKit's.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  let style: CellStyle
  /// The name under which the cell is kept for another use.
  open private(set) var reuseIdentifier: String?
  /// The view for what the cell shows.
  public var contentView: UIView { content }
  private let content = CellContentView()
  /// The width of the table; nil outside tables.
  var tableWidth: CGFloat?
  private let separator = UIView()
  private var separatorInsets: UIEdgeInsets?
  private var accessory: UIView?

  /// Makes a cell of an arrangement: 320 x 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    hold()
  }
  /// Makes a cell of a nib or storyboard; of any other coder one without anything.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    style = nib?.cellStyle ?? .default
    reuseIdentifier = nib?.reuseIdentifier
    super.init(coder: coder)
    if nib == nil { hold() }
  }
  override func decode(_ nib: NibCoder) {
    hold()
    super.decode(nib)
    nib.decode(into: self)
  }
  /// The height that a storyboard gives the row.
  var rowHeight: CGFloat?
  /// Keeps the cell under an identifier, if its nib says none.
  func reuse(as identifier: String) { reuseIdentifier = reuseIdentifier ?? identifier }
  /// Makes a cell of the first arrangement.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Makes an object of whatever class this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_dequeued identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
  private func hold() {
    backgroundColor = .systemBackground
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    separator.isHidden = true
    addSubview(separator)
  }

  // MARK: Content

  /// The title; made when it is first asked for.
  open private(set) lazy var textLabel: UILabel? = makeLabel(
    style == .value2 ? .systemFont(ofSize: 12) : .systemFont(ofSize: 17))
  /// The second text of arrangements that have one.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default
    ? nil : makeLabel(.systemFont(ofSize: style == .subtitle ? 12 : 17), isDetail: true)
  var pictureView: UIImageView?
  /// The picture; made when it is first asked for.
  open var imageView: UIImageView? {
    if let pictureView { return pictureView }
    let made = UIImageView()
    contentView.addSubview(made)
    pictureView = made
    return made
  }
  var labels: [UILabel] = []
  private func makeLabel(_ font: UIFont, isDetail: Bool = false) -> UILabel {
    let label = UILabel()
    label.font = font
    if isDetail, style == .value1 { label.textColor = .secondaryLabel }
    contentView.addSubview(label)
    labels.append(label)
    return label
  }
  /// The usual content of a list's row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// What the cell shows, by configurations.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      shown.show(contentConfiguration, in: contentView)
      setNeedsLayout()
    }
  }
  private var shown = ConfiguredContent()
  private var configured: UIView? { shown.view }
  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the ground follows the state; it changes when the class or the handler changes it.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What the configurations depend on.
  open var configurationState: UICellConfigurationState { UICellConfigurationState(self) }
  /// The ground.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.resolvedColor(tint: tintColor) }
  }
  /// Asks for the configurations again.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    if automaticallyUpdatesContentConfiguration {
      contentConfiguration = contentConfiguration?.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
  /// Changes the configurations by the state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Changes the configurations by the state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// A view behind the content of a chosen row.
  open var selectedBackgroundView: UIView?
  /// A view behind the content of one of several chosen rows.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Looks

  /// What stands at the end.
  open var accessoryType: AccessoryType = .none { didSet { accessoryDidChange() } }
  /// A view at the end.
  open var accessoryView: UIView? { didSet { accessoryDidChange() } }
  /// What stands at the end while rows are edited.
  open var editingAccessoryType: AccessoryType = .none
  /// A view at the end while rows are edited.
  open var editingAccessoryView: UIView?
  /// How a chosen row looks.
  open var selectionStyle: SelectionStyle = .default
  /// How far the content is moved in.
  open var indentationLevel = 0
  /// How much a level moves.
  open var indentationWidth: CGFloat = 10
  /// How far the line below is moved in.
  open var separatorInset: UIEdgeInsets {
    get { separatorInsets ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set { separatorInsets = newValue }
  }
  /// Whether the row is chosen.
  open var isSelected = false { didSet { stateDidChange(oldValue != isSelected) } }
  /// Whether the row is pressed.
  open var isHighlighted = false { didSet { stateDidChange(oldValue != isHighlighted) } }
  private func stateDidChange(_ isOther: Bool) { if isOther { setNeedsUpdateConfiguration() } }
  /// Chooses the row; there is no animation.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Presses the row; there is no animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Whether the row is edited.
  open var isEditing = false
  /// Sets whether the row is edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// What editing does to the row.
  open var editingStyle: EditingStyle { .none }
  /// Whether a handle to move the row is shown.
  open var showsReorderControl = false
  /// Whether an edited row is moved in.
  open var shouldIndentWhileEditing = true
  /// Called before the cell is filled again.
  open func prepareForReuse() {}

  private func accessoryDidChange() {
    accessory?.removeFromSuperview()
    accessory = accessoryView ?? symbol
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }
  private var symbol: UIView? {
    let name: String
    switch accessoryType {
    case .none: return nil
    case .disclosureIndicator: name = "chevron.forward"
    case .checkmark: name = "checkmark"
    case .detailButton, .detailDisclosureButton: name = "info.circle"
    }
    let isChevron = accessoryType == .disclosureIndicator
    let view = UIImageView(
      image: UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: isChevron ? 12 : 17)))
    if isChevron { view.tintColor = .tertiaryLabel }
    return view
  }

  /// Shows the line below as a table says.
  func line(in table: UITableView, isFirst: Bool, isLast: Bool) {
    tableWidth = table.bounds.width
    separator.isHidden = table.separatorStyle == .none || (isLast && table.style == .insetGrouped)
    separator.backgroundColor = table.separatorColor
    if separatorInsets == nil { separatorInsets = table.ownSeparatorInset }
    guard table.style != .plain else { return }
    if backgroundColor == .systemBackground { backgroundColor = .secondarySystemGroupedBackground }
    guard table.style == .insetGrouped else { return }
    layer.cornerRadius = isFirst || isLast ? 10 : 0
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    clipsToBounds = true
  }

  // MARK: Layout

  private var lineHeight: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// The system's margin at the sides, in points: that of the table, else of the narrower of cell and
  /// screen.
  var sideMargin: CGFloat {
    let width = tableWidth ?? min(bounds.width, UIScreen.main.bounds.width)
    return width >= 400 ? 20 : 16
  }
  /// Gives the content view the system's margins: 11 above and below, and 8 before an accessory.
  private func updateMargins() {
    content.takeSystemMargins(
      NSDirectionalEdgeInsets(
        top: 11, leading: sideMargin, bottom: 11, trailing: accessory == nil ? sideMargin : 8))
  }

  /// The height that the content comes to at a width, with a pixel for a line below.
  func fittingHeight(width: CGFloat) -> CGFloat {
    bounds.size.width = width
    let natural = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(natural.height, 1)
  }
  /// The height that the content view's constraints, or the arrangement's texts, come to.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateMargins()
    let end = accessoryWidth
    if let configured {
      let size = configured.systemLayoutSizeFitting(
        CGSize(width: max(targetSize.width - end, 0), height: 0),
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      return CGSize(width: targetSize.width, height: max(size.height, 44))
    }
    let isConstrained =
      !contentView.subviews.isEmpty
      && contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    if isConstrained {
      let mask = contentView.translatesAutoresizingMaskIntoConstraints
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: max(targetSize.width - end, 0), height: targetSize.height),
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      contentView.translatesAutoresizingMaskIntoConstraints = mask
      if size.height > 0 {
        return CGSize(width: size.width + end, height: size.height + lineHeight)
      }
    }
    return CGSize(width: targetSize.width, height: standardHeight(width: targetSize.width - end))
  }
  private func standardHeight(width: CGFloat) -> CGFloat {
    let texts = labels.filter { $0.text?.isEmpty == false }
    let room = max(width - 2 * sideMargin - pictureRoom, 0)
    let heights = texts.map { $0.sizeThatFits(CGSize(width: room, height: 0)).height }
    let picture = (pictureView?.image?.size.height ?? 0)
    let total = style == .subtitle ? heights.reduce(0, +) + 2 : heights.max() ?? 0
    return max(44, (max(total + 22, picture + 12)).rounded(.up))
  }
  var pictureRoom: CGFloat { pictureView?.image.map { $0.size.width + 16 } ?? 0 }
  private var accessoryWidth: CGFloat {
    accessory.map { max(BarButton.size(of: $0).width, 8) + 24 } ?? 0
  }

  /// Places the content view, what stands at the end and the line below.
  open override func layoutSubviews() {
    updateMargins()
    super.layoutSubviews()
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let end = accessoryWidth
    let content = CGRect(
      x: isRight ? end : 0, y: 0, width: max(bounds.width - end, 0), height: bounds.height)
    if contentView.translatesAutoresizingMaskIntoConstraints, contentView.frame != content {
      contentView.frame = content
    }
    if let accessory {
      let size = BarButton.size(of: accessory)
      accessory.frame = CGRect(
        x: isRight ? sideMargin : bounds.width - sideMargin - size.width,
        y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    backgroundView?.frame = bounds
    let pixel = 1 / max(traitCollection.displayScale, 1)
    separator.frame = CGRect(
      x: isRight ? separatorInset.right : separatorInset.left, y: bounds.height - pixel,
      width: max(bounds.width - separatorInset.left - separatorInset.right, 0), height: pixel)
    arrange(content.size, isRight)
  }
}
