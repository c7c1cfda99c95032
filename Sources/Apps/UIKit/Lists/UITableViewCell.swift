import Controls
import Drawing
public import Foundation
import Geometry

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  override var recordedKind: ViewKind { .tableCell }
  override var isAccessibilityRow: Bool { true }
  let style: CellStyle
  /// The identifier under which the cell is reused.
  open private(set) var reuseIdentifier: String?
  /// The view that holds the cell's content.
  public private(set) var contentView: UIView = CellContentView()
  /// The width of the table; nil outside tables.
  var tableWidth: CGFloat?
  private var separatorInsets: UIEdgeInsets?
  private var separatorColor: UIColor?
  private var showsSeparator = false
  /// The row's place in its table.
  private var row = TableRow()

  /// Makes a cell of a style: 320 x 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    hold()
  }
  /// Makes a cell from a nib or storyboard; with any other coder, an empty one.
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
  /// The height of the row in a storyboard.
  var rowHeight: CGFloat?
  /// Sets the reuse identifier, unless the nib specifies one.
  func reuse(as identifier: String) { reuseIdentifier = reuseIdentifier ?? identifier }
  /// Makes a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Makes an instance of the class that this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_dequeued identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
  /// Makes an instance of the class that this is called on, of a style by its number.
  public convenience init(_madeAs style: Int, _ identifier: String?) {
    self.init(style: CellStyle(rawValue: style) ?? .default, reuseIdentifier: identifier)
  }
  private func hold() {
    backgroundColor = .systemBackground
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func makeFace() -> PaintedView? { TableCell(frame: .zero) }
  override func updateFace(_ face: PaintedView) {
    guard let cell = face as? TableCell else { return }
    (cell.showsSeparator, cell.row) = (showsSeparator, row)
    (cell.row.side, cell.row.accessory) = (Double(sideMargin), shownAccessory)
    (cell.row.isEditing, cell.row.hasReorderGrip) = (isDeletable, gripRoom > 0)
    cell.row.separatorLeading = Double(separatorInset.left)
    cell.row.separatorTrailing = Double(separatorInset.right)
    cell.row.separatorColor =
      separatorColor == .separator ? nil : separatorColor?.resolved(in: traitCollection)
  }
  override func amendLayer(_ box: inout Layer) {
    guard let outline = row.outline(Size(bounds.size), in: controlEnvironment.metrics) else {
      return
    }
    (box.outline, box.clips) = (outline, true)
  }
  // The lines and the accessory are above the content, which may have a background.
  override func ownItems(in bounds: Rect) -> [DisplayList.Item] { [] }
  override func coverItems(in bounds: Rect) -> [DisplayList.Item] { faceItems(in: bounds) }

  // MARK: Content

  /// The title; created when it is first accessed.
  open private(set) lazy var textLabel: UILabel? = makeLabel(
    style == .value2 ? .caption1 : .body)
  /// The secondary text of styles that have one.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default
    ? nil : makeLabel(style == .subtitle ? .caption1 : .body, isDetail: true)
  var pictureView: UIImageView?
  /// The image; created when it is first accessed.
  open var imageView: UIImageView? {
    if let pictureView { return pictureView }
    let made = UIImageView()
    contentView.addSubview(made)
    pictureView = made
    return made
  }
  var labels: [UILabel] = []
  /// Whether the texts have been let wrap.
  var wraps = false
  private func makeLabel(_ style: UIFont.TextStyle, isDetail: Bool = false) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = wraps ? 0 : 1
    if isDetail, self.style == .value1 { label.textColor = .secondaryLabel }
    contentView.addSubview(label)
    labels.append(label)
    return label
  }
  /// Returns a configuration of the cell's style without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { style.emptyContent }
  /// The content of the cell.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentView = shown.show(contentConfiguration, in: contentView) { CellContentView() }
      setNeedsLayout()
    }
  }
  private(set) var shown = ConfiguredContent()
  /// Whether the content follows the state automatically.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state automatically; it changes only when the class or
  /// the handler changes it.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state on which the configurations depend.
  open var configurationState: UICellConfigurationState { UICellConfigurationState(self) }
  /// The background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { ground.show(backgroundConfiguration, in: self) }
  }
  private var ground = ConfiguredBackground()
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }
  var needsConfiguration = true
  /// Updates the configurations for a state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Updates the configurations for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// A view behind the content of a selected row.
  open var selectedBackgroundView: UIView? { didSet { showGround(insteadOf: oldValue) } }
  /// A view behind the content of a row in a multiple selection.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Looks

  /// The standard accessory.
  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// A custom accessory view.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// The standard accessory in editing mode.
  open var editingAccessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// A custom accessory view in editing mode.
  open var editingAccessoryView: UIView?
  /// The selection style.
  open var selectionStyle: SelectionStyle = .default
  /// The level by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation per level.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The insets of the separator below.
  open var separatorInset: UIEdgeInsets {
    get { separatorInsets ?? UIEdgeInsets(top: 0, left: textInset, bottom: 0, right: 0) }
    set { separatorInsets = newValue }
  }
  /// Whether the row is selected.
  open var isSelected = false { didSet { stateDidChange(oldValue != isSelected) } }
  /// Whether the row is highlighted.
  open var isHighlighted = false { didSet { stateDidChange(oldValue != isHighlighted) } }
  private func stateDidChange(_ isOther: Bool) {
    showGround()
    if isOther { setNeedsUpdateConfiguration() }
  }
  /// Selects the row, without animation.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the row, without animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Whether the row is in editing mode.
  open var isEditing = false { didSet { if isEditing != oldValue { setNeedsLayout() } } }
  /// Sets whether the row is in editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Called before the row shows or hides its controls for editing.
  open func willTransition(to state: StateMask) {}
  /// Called after that.
  open func didTransition(to state: StateMask) {}
  /// The editing style of the row.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the reorder handle is shown in editing mode, if the data source lets the row move.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the data source lets the row move.
  var mayMove = true
  /// Whether the row is indented in editing mode.
  open var shouldIndentWhileEditing = true
  /// Called before the cell is reused.
  open func prepareForReuse() {}

  /// Takes the lines, the corners and the background of a row of a table.
  func line(in table: UITableView, isFirst: Bool, isLast: Bool) {
    tableWidth = table.bounds.width
    showsSeparator = table.separatorStyle != .none
    separatorColor = table.separatorColor
    if separatorInsets == nil { separatorInsets = table.ownSeparatorInset }
    row.style = table.style.core
    row.place = isFirst ? (isLast ? [.first, .last] : .first) : isLast ? .last : []
    if table.style != .plain, backgroundColor == .systemBackground {
      backgroundColor = .secondarySystemGroupedBackground
    }
  }
  // MARK: Layout

  private var lineHeight: CGFloat {
    tableWidth == nil || showsSeparator ? CGFloat(controlEnvironment.separatorHeight) : 0
  }
  private var metrics: LookMetrics { controlEnvironment.metrics }

  /// The system's margin at the sides, in points: according to the width of the table, otherwise
  /// of the narrower of cell and screen.
  var sideMargin: CGFloat {
    let width = tableWidth ?? min(bounds.width, UIScreen.main.bounds.width)
    return CGFloat(row.style.margin(Double(width), in: controlEnvironment.metrics))
  }
  /// Sets the system's margins of the content view: 11 above and below in the look of iOS 18, and 8 before an
  /// accessory.
  private func updateMargins() {
    wrapTexts()
    let margins = NSDirectionalEdgeInsets(
      top: metrics.rowMargin, leading: sideMargin, bottom: metrics.rowMargin,
      trailing: accessoryWidth == 0 ? sideMargin : 8)
    takeSystemMargins(margins)
  }

  var systemMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Returns the fitting height of the content at a width, including a pixel for a separator
  /// below.
  func fittingHeight(width: CGFloat) -> CGFloat {
    bounds.size.width = width
    let natural = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(natural.height, 1)
  }
  /// Returns the fitting height of the content view's constraints, or of the style's texts.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    configureIfNeeded()
    updateMargins()
    let end = accessoryWidth + editingIndent
    if let configured = shown.view {
      let size = configured.systemLayoutSizeFitting(
        CGSize(width: max(targetSize.width - end, 0), height: 0),
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      // accessibility-snapshot pictures such rows at a distance of 44.33, and of 53 in iOS 26.2.
      return CGSize(
        width: targetSize.width, height: max(size.height, metrics.rowHeight) + lineHeight)
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
    let room = max(width - 2 * sideMargin - indent - pictureRoom, 0)
    let heights = texts.map { $0.sizeThatFits(CGSize(width: room, height: 0)).height }
    let total = stacksTexts ? heights.reduce(0, +) + 2 : heights.max() ?? 0
    let picture = pictureView?.image?.size.height ?? 0
    return max(metrics.rowHeight, max(total + 2 * metrics.rowMargin, picture + 12).rounded(.up))
  }
  var pictureRoom: CGFloat { pictureView?.image.map { $0.size.width + 16 } ?? 0 }
  private var accessoryWidth: CGFloat {
    let accessory =
      accessoryView.map { max($0.sizeInBar.width, 8) + 24 }
      ?? shownAccessory.room(controlEnvironment.pictureScale).map { CGFloat($0) + sideMargin - 16 }
    return (accessory ?? 0) + gripRoom
  }

  /// Lays out the content view, the accessory and the separator below.
  open override func layoutSubviews() {
    configureIfNeeded()
    updateMargins()
    super.layoutSubviews()
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (end, indent) = (accessoryWidth, editingIndent)
    let content = CGRect(
      x: isRight ? end : indent, y: 0, width: max(bounds.width - end - indent, 0),
      height: bounds.height)
    if contentView.translatesAutoresizingMaskIntoConstraints, contentView.frame != content {
      contentView.frame = content
    }
    if let accessoryView {
      let size = accessoryView.sizeInBar
      let margin = sideMargin + gripRoom
      accessoryView.frame = CGRect(
        x: isRight ? margin : bounds.width - margin - size.width,
        y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    backgroundView?.frame = bounds
    ground.fill(self)
    arrange(content.size, isRight)
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "backgroundView": take(value as? UIView) { backgroundView = $0 }
    case "selectedBackgroundView": take(value as? UIView) { selectedBackgroundView = $0 }
    case "accessoryView": take(value as? UIView) { accessoryView = $0 }
    case "editingAccessoryView": take(value as? UIView) { editingAccessoryView = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}
