public import Foundation

/// The metrics of a bar, by its height; raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
/// The style of a bar; raw values are UIKit's.
public enum UIBarStyle: Int, Sendable { case `default`, black }
/// The position of a bar; raw values are UIKit's.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The bar above controllers: a title between buttons, 44 points high, 96 with a large title, and
/// a search field below.
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
  /// The height of the status bar above.
  var topRoom: CGFloat = 0

  /// Makes a bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }
  /// Makes an empty bar from an archive.
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

  /// The stack of items; the last one is shown.
  open var items: [UINavigationItem]? { didSet { refresh() } }
  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Pushes an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Pops the top item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The bar's delegate.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether large titles are shown.
  open var prefersLargeTitles = false { didSet { refresh() } }
  /// Whether content behind the bar shows through.
  open var isTranslucent = true
  /// The style of the bar.
  open var barStyle: UIBarStyle = .default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
  /// The image of the shadow line below.
  open var shadowImage: UIImage? { didSet { hairline.isHidden = shadowImage != nil } }
  /// The image of the back button.
  open var backIndicatorImage: UIImage?
  /// The transition mask of the back button's image.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { refresh() } }
  /// The appearance of a compact bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { refresh() } }
  /// The appearance of a compact bar when content is scrolled to its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Sets the background image; ignored.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Sets the vertical offset of the title; ignored.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {}
  /// The position of the bar.
  open var barPosition: UIBarPosition { .top }

  var barHeight: CGFloat { titleHeight + (search?.barHeight ?? 0) }
  private var titleHeight: CGFloat { showsLarge ? 96 : 44 }
  /// The search field below the title.
  private weak var search: UISearchBar?
  private var showsLarge: Bool {
    guard prefersLargeTitles, let item = topItem else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return true
    }
  }

  /// Shows the last of the items, with a back button to the item below it.
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

  /// Whether the content below is not scrolled under the bar, which is then transparent unless it
  /// has an appearance for that; always false for a bar without a controller.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { refresh() } } }

  /// Applies the current appearance to the background and the shadow line, and returns it.
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

  /// Returns the size of the bar: as wide as possible.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: barHeight)
  }

  /// Lays out the title and buttons: 16 points from the sides.
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

/// Makes the views of bar button items.
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

/// A bar at an edge.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}
/// The methods that determine the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}
/// The methods of a navigation bar's delegate.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
