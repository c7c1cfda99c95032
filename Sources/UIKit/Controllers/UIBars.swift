public import Foundation

/// How much height a bar has; raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
/// How a bar looks; raw values are UIKit's.
public enum UIBarStyle: Int, Sendable { case `default`, black }
/// Where a bar stands; raw values are UIKit's.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The bar above controllers: a title between buttons, 44 points high, 96 with a large title, and a
/// field to search below.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  private let hairline = UIView()
  private let titleLabel = UILabel()
  private let largeLabel = UILabel()
  private var shown: [UIView] = []
  private var back: UINavigationItem?
  /// The room of the status bar above.
  var topRoom: CGFloat = 0

  /// Makes a bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }
  /// Makes a bar from an archive: of nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }
  private func build() {
    hairline.backgroundColor = .separator
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    largeLabel.font = .systemFont(ofSize: 34, weight: .bold)
    for view in [hairline, titleLabel, largeLabel] { addSubview(view) }
  }

  /// The items, the one shown last.
  open var items: [UINavigationItem]? { didSet { refresh() } }
  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Takes the top item away.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Who decides and hears.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether titles may be large.
  open var prefersLargeTitles = false { didSet { refresh() } }
  /// Whether what lies behind shines through.
  open var isTranslucent = true
  /// How the bar looks.
  open var barStyle: UIBarStyle = .default
  /// The colour of the ground.
  open var barTintColor: UIColor?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
  /// The picture of the line below.
  open var shadowImage: UIImage? { didSet { hairline.isHidden = shadowImage != nil } }
  /// The picture of the button that leads back.
  open var backIndicatorImage: UIImage?
  /// The mask of the picture of the button that leads back.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance() { didSet { refresh() } }
  /// How a low bar looks.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks at the edge of what scrolls.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { refresh() } }
  /// How a low bar looks at the edge of what scrolls.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Sets the picture behind; kept.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Sets how the title is moved up or down; kept.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {}
  /// Where the bar stands.
  open var barPosition: UIBarPosition { .top }

  var barHeight: CGFloat { titleHeight + (search?.barHeight ?? 0) }
  private var titleHeight: CGFloat { showsLarge ? 96 : 44 }
  /// The field below the title.
  private weak var search: UISearchBar?
  private var showsLarge: Bool {
    guard prefersLargeTitles, let item = topItem else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return true
    }
  }

  /// Shows the last of some items, with a button that leads to the one below.
  func show(_ items: [UINavigationItem], back: UINavigationItem?) {
    self.back = back
    self.items = items
  }

  func refresh() {
    topItem?.bar = self
    for view in shown { view.removeFromSuperview() }
    shown = []
    showSearch(of: topItem)
    guard let item = topItem else { return }
    let look = takeLook(of: item)
    titleLabel.text = showsLarge ? nil : item.title
    largeLabel.text = showsLarge ? item.title : nil
    style(titleLabel, look.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 })
    style(largeLabel, look.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 })
    if let view = item.titleView { add(view) }
    for button in (item.leftBarButtonItems ?? []) { add(BarButton.view(of: button, in: self)) }
    for button in (item.rightBarButtonItems ?? []) { add(BarButton.view(of: button, in: self)) }
    if let back, !item.hidesBackButton, item.leftBarButtonItems?.isEmpty ?? true {
      add(
        BarButton.back(
          back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"))
    }
    setNeedsLayout()
  }

  /// Whether what lies below is not scrolled under the bar, where it is clear unless it is told how it
  /// looks there; a bar without a controller never is.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { refresh() } } }

  /// Gives ground and line the look of the place; returns it.
  private func takeLook(of item: UINavigationItem) -> UINavigationBarAppearance {
    let standard = item.standardAppearance ?? standardAppearance
    let edge = isAtScrollEdge ? item.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
    let look = edge ?? standard
    let isClear = isAtScrollEdge && edge == nil
    backgroundColor = isClear ? .clear : look.backgroundColor ?? barTintColor ?? .systemBackground
    hairline.isHidden =
      isClear || showsLarge || shadowImage != nil || look.shadowColor == nil
      || look.shadowColor == .clear
    return look
  }

  private func add(_ view: UIView) {
    addSubview(view)
    shown.append(view)
  }

  private func showSearch(of item: UINavigationItem?) {
    let bar = item?.searchController?.searchBar
    if search !== bar { search?.removeFromSuperview() }
    search = bar
    guard let bar, bar.superview !== self else { return }
    bar.isInNavigationBar = true
    addSubview(bar)
  }

  private func style(_ label: UILabel, _ attributes: [NSAttributedString.Key: Any]) {
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    if let font = attributes[.font] as? UIFont { label.font = font }
  }

  /// The size of a bar: as wide as there is room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: barHeight)
  }

  /// Places title and buttons: 16 points from the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(x: 0, y: topRoom, width: bounds.width, height: 44)
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let item = topItem
    let rightCount = item?.rightBarButtonItems?.count ?? 0
    let leftCount = shown.count - rightCount - (item?.titleView == nil ? 0 : 1)
    let buttons = item?.titleView == nil ? shown : Array(shown.dropFirst())
    let hasBack = back != nil && leftCount > (item?.leftBarButtonItems?.count ?? 0)
    let left = hasBack ? buttons.suffix(1) : buttons.prefix(max(leftCount, 0))
    let right =
      hasBack ? buttons.prefix(rightCount) : buttons.dropFirst(max(leftCount, 0)).prefix(rightCount)
    let start = place(Array(left), from: hasBack ? 8 : 16, in: row, atRight: isRight)
    let end = place(Array(right), from: 16, in: row, atRight: !isRight)
    let room = max(bounds.width - 2 * max(start, end), 0)
    titleLabel.frame = CGRect(x: (bounds.width - room) / 2, y: row.minY, width: room, height: 44)
    largeLabel.frame = CGRect(
      x: 16, y: row.maxY, width: max(bounds.width - 32, 0), height: showsLarge ? 48 : 0)
    if let view = item?.titleView {
      let fitting =
        view.bounds.size == .zero
        ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
      let size = CGSize(width: min(fitting.width, room), height: min(fitting.height, 44))
      view.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: row.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    search?.frame = CGRect(
      x: 0, y: row.minY + titleHeight, width: bounds.width, height: search?.barHeight ?? 0)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
  }

  private func place(
    _ views: [UIView], from inset: CGFloat, in row: CGRect, atRight: Bool
  ) -> CGFloat {
    var taken = inset
    for view in views {
      let size = BarButton.size(of: view)
      view.frame = CGRect(
        x: atRight ? row.width - taken - size.width : taken, y: row.midY - size.height / 2,
        width: size.width, height: size.height)
      taken += size.width + 8
    }
    return views.isEmpty ? 16 : taken
  }
}

/// The views of buttons in bars.
@preconcurrency @MainActor enum BarButton {
  static func view(of item: UIBarButtonItem, in bar: UIView) -> UIView {
    if let view = item.customView { return view }
    let button = UIButton(type: .system)
    item.owner = bar
    button.setTitle(item.title, for: .normal)
    button.setImage(item.image, for: .normal)
    button.titleLabel?.font = .systemFont(
      ofSize: 17, weight: item.style == .plain ? .regular : .semibold)
    if let tint = item.tintColor { button.tintColor = tint }
    button.isEnabled = item.isEnabled
    button.addAction(UIAction { [weak item] _ in item?.fire() }, for: .touchUpInside)
    return button
  }

  static func back(_ title: String) -> UIView {
    let button = UIButton(type: .system)
    button.setImage(
      UIImage(systemName: "chevron.backward")?.withConfiguration(
        UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)), for: .normal)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    return button
  }

  static func size(of view: UIView) -> CGSize {
    let content = view.intrinsicContentSize
    let size =
      content.width >= 0 && content.height >= 0
      ? content
      : view.bounds.size != .zero
        ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: size.width, height: min(size.height, 44))
  }
}

/// Something that stands at an edge.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it stands.
  var barPosition: UIBarPosition { get }
}
/// Who says where a bar stands.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}
/// Who decides and hears of a navigation bar.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
