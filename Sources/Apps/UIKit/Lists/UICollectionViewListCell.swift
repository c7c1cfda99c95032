import Controls
import Foundation

/// What a list tells a cell about its place: the appearance of the list, and whether the cell is
/// the first or last of its section.
struct ListPlace: Equatable {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  var showsSeparators: Bool
  var separators: UIListSeparatorConfiguration
  var isFirst: Bool
  var isLast: Bool

  /// The background colour of the list's cells.
  var ground: UIColor {
    switch appearance {
    case .grouped, .insetGrouped: .secondarySystemGroupedBackground
    case .plain: .systemBackground
    case .sidebar, .sidebarPlain: .clear
    }
  }

  /// Returns the background colour of the list.
  static func ground(of appearance: UICollectionLayoutListConfiguration.Appearance) -> UIColor {
    switch appearance {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .plain, .sidebarPlain: .systemBackground
    case .sidebar: .secondarySystemBackground
    }
  }

  static func == (left: ListPlace, right: ListPlace) -> Bool {
    left.appearance == right.appearance && left.showsSeparators == right.showsSeparators
      && left.isFirst == right.isFirst && left.isLast == right.isLast
  }
}

/// A cell that looks like a table's: with accessories beside its content, and a separator below
/// it.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// Returns the default content of a list row.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (elementKind, place?.appearance) {
    case (nil, .sidebar), (nil, .sidebarPlain): .sidebarCell()
    case (nil, _): .cell()
    case (_, .plain), (_, nil): .plainHeader()
    case (_, .sidebar), (_, .sidebarPlain): .sidebarHeader()
    default: .groupedHeader()
    }
  }
  /// The accessories beside the content.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  /// The level by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation per level, in points.
  open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
  /// Whether accessories are indented with the content.
  open var indentsAccessories = true
  /// The layout guide of the separator below.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  private let line = UIView()
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  /// The kind of a header or footer; nil for a cell.
  private var elementKind: String?
  private var place: ListPlace?

  // MARK: Accessories

  private func accessoriesDidChange() {
    for view in leading + trailing { view.removeFromSuperview() }
    let shown = accessories.filter { $0.isShown(whileEditing: false) }
    leading = shown.filter(\.isLeading).map { $0.makeView(in: self) }
    trailing = shown.filter { !$0.isLeading }.map { $0.makeView(in: self) }
    for view in leading + trailing { addSubview(view) }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func width(of views: [UIView]) -> CGFloat {
    views.map { $0.sizeInBar.width + 12 }.reduce(0, +)
  }

  /// The space that accessories and indentation take on both sides, in reading order.
  private var rooms: (leading: CGFloat, trailing: CGFloat) {
    let indent = CGFloat(indentationLevel) * indentationWidth
    return (
      (leading.isEmpty ? 0 : width(of: leading) + 4) + indent,
      trailing.isEmpty ? 0 : width(of: trailing) + 4
    )
  }

  // MARK: Layout

  private var metrics: LookMetrics { controlEnvironment.metrics }
  /// The system's margins of the content.
  private var margins: NSDirectionalEdgeInsets {
    guard elementKind == nil else { return UIListContentConfiguration.usualMargins }
    let list = UICollectionLayoutListConfiguration(appearance: place?.appearance ?? .plain)
    let side = list.sideMargin(in: metrics)
    return NSDirectionalEdgeInsets(
      top: metrics.rowMargin, leading: side, bottom: metrics.rowMargin, trailing: side)
  }
  private func updateMargins() {
    (contentView as? UIListContentView)?.systemMargins = margins
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    elementKind = layoutAttributes.representedElementKind
    guard let place = layoutAttributes.listPlace, place != self.place else { return }
    self.place = place
    guard elementKind == nil else { return }
    if backgroundConfiguration == nil, backgroundColor == nil || hasListGround {
      if place.appearance.style.isSidebar {
        backgroundConfiguration = .listSidebarCell()
      } else {
        backgroundColor = place.ground
      }
      hasListGround = true
    }
    if place.appearance.style.isSidebar { adoptSidebar() }
    line.backgroundColor = place.separators.color
    if line.superview == nil { addSubview(line) }
    if place.appearance == .insetGrouped {
      var corners: CACornerMask = []
      if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      layer.cornerRadius = corners.isEmpty ? 0 : CGFloat(metrics.cardRadius)
      layer.maskedCorners = corners
      clipsToBounds = true
    }
    setNeedsLayout()
  }
  private var hasListGround = false

  /// Lets what was configured before the cell was in its list follow the state as a sidebar's rows do.
  private func adoptSidebar() {
    if let content = contentConfiguration as? UIListContentConfiguration {
      contentConfiguration = UIListContentConfiguration.inSidebar(content)
    }
    setNeedsUpdateConfiguration()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    configureIfNeeded()
    updateMargins()
    let rooms = rooms
    let own = super.systemLayoutSizeFitting(
      CGSize(
        width: max(targetSize.width - rooms.leading - rooms.trailing, 0),
        height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    let tallest = (leading + trailing).map { $0.sizeInBar.height + 8 }.max() ?? 0
    let least: CGFloat = elementKind == nil ? CGFloat(controlEnvironment.metrics.rowHeight) : 0
    return CGSize(
      width: horizontalFittingPriority == .required
        ? targetSize.width : own.width + rooms.leading + rooms.trailing,
      height: max(own.height, tallest, least))
  }

  open override func layoutSubviews() {
    configureIfNeeded()
    updateMargins()
    super.layoutSubviews()
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rooms = rooms
    let content = CGRect(
      x: rooms.leading, y: 0, width: max(bounds.width - rooms.leading - rooms.trailing, 0),
      height: bounds.height)
    if contentView.translatesAutoresizingMaskIntoConstraints {
      contentView.frame = mirrored(content, isRight)
    }
    let side = margins.leading
    var x = side + CGFloat(indentationLevel) * indentationWidth
    for view in leading { x = put(view, at: x, isRight) }
    x = bounds.width - side - width(of: trailing) + 12
    for view in trailing { x = put(view, at: x, isRight) }
    layOutLine(isRight, textStart: rooms.leading)
  }

  private func put(_ view: UIView, at x: CGFloat, _ isRight: Bool) -> CGFloat {
    let size = view.sizeInBar
    view.frame = mirrored(
      CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height),
      isRight)
    return x + size.width + 12
  }

  private func mirrored(_ rect: CGRect, _ isRight: Bool) -> CGRect {
    guard isRight else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Lays out the separator below the cell: it starts at the text, and a card's last row has
  /// none.
  private func layOutLine(_ isRight: Bool, textStart: CGFloat) {
    guard let place, elementKind == nil else { return }
    let isUnderLast = place.isLast && place.appearance == .insetGrouped
    line.isHidden =
      !place.showsSeparators || isUnderLast
      || place.separators.bottomSeparatorVisibility == .hidden
    let thickness = CGFloat(controlEnvironment.separatorHeight)
    let given = place.separators.bottomSeparatorInsets
    let usual = textStart + textInset
    let start = given.leading > 1e6 ? usual : given.leading
    let usualEnd = metrics.separatorsEndAtMargins ? margins.trailing : 0
    let end = given.trailing > 1e6 ? usualEnd : given.trailing
    line.frame = mirrored(
      CGRect(
        x: start, y: bounds.height - thickness, width: max(bounds.width - start - end, 0),
        height: thickness), isRight)
    bringSubviewToFront(line)
  }

  /// The leading inset of the content's text.
  private var textInset: CGFloat {
    (contentView as? UIListContentView)?.textInset ?? margins.leading
  }
}
