import AutoLayout
import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// What navigation bars, toolbars and tab bars have in common: a background up to the screen's edge,
/// and items that are shown as in scenes.
@preconcurrency @MainActor open class BarView: UIView {
  /// The style of the bar.
  open var barStyle: UIBarStyle = .default { didSet { refresh() } }
  /// Whether content behind the bar shows through.
  open var isTranslucent = true
  /// The colour of the background.
  open var barTintColor: UIColor?

  /// Makes a bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty bar from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var appearanceValues: [AppearanceValue] {
    super.appearanceValues + [
      .init(\BarView.barStyle), .init(\BarView.isTranslucent), .init(\BarView.barTintColor),
    ]
  }
  /// Dresses the items of a bar that is shown.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { refresh() }
  }
  /// The views of the items that have their own.
  private var shown: [UIView] = []
  /// The appearance in effect.
  var look: UIBarAppearance { UIBarAppearance() }
  /// Whether the bar has no background unless the app gives it one.
  var isClear: Bool { false }
  /// The views that items bring along.
  var ownViews: [UIView] { [] }
  /// The places of these views.
  var placesOfViews: [Rect] { [] }
  /// The row that shows the items, above the safe area's lower edge.
  final var row: CGRect {
    CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - safeAreaInsets.bottom, 0))
  }
  /// Whether there is a line at the edge of the bar.
  var hasHairline: Bool {
    let color = look.shadowColor
    return !isClear && color != nil && color != .clear
  }

  /// Shows the items as they are now.
  func refresh() {
    let views = ownViews
    for view in shown where view.superview === self && !views.contains(view) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    shown = views
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns the items that are not hidden.
  final func visible(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    (items ?? []).filter { !$0.isHidden }
  }

  /// The background: the appearance's, the view's own, the bar's, or the system's.
  private var ground: Color? {
    let own = look.backgroundColor
    if let color = own == .clear ? backgroundColor ?? own : own ?? backgroundColor {
      return color.resolved(in: traitCollection)
    }
    if isClear { return nil }
    return barTintColor?.resolved(in: traitCollection)
      ?? controlEnvironment.barGround(isBlack: barStyle == .black, isTranslucent: isTranslucent)
  }

  /// Returns the size of the bar: as wide as possible.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  /// Places the views that items bring along.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (view, place) in zip(shown, placesOfViews) { view.frame = CGRect(place) }
  }
  override func amendLayer(_ box: inout Layer) { box.background = nil }
  /// Returns the display items of the appearance's background image.
  private func pictureItems(in bounds: Rect) -> [DisplayList.Item] {
    guard let picture = look.backgroundImage?.picture(in: traitCollection) else { return [] }
    let place = look.backgroundImageContentMode.gravity.mode.placement(of: picture.size, in: bounds)
    return [.picture(picture, in: place, tint: nil)]
  }
  override func ownItems(in bounds: Rect) -> [DisplayList.Item] {
    node.barGround(ground, in: bounds) + pictureItems(in: bounds)
      + faceItems(in: Rect(row).offsetBy(dx: bounds.minX, dy: bounds.minY))
  }
}

extension UIBarPositioning {
  /// Returns where a delegate has the bar, or its usual position.
  func position(or usual: UIBarPosition, _ delegate: (any UIBarPositioningDelegate)?)
    -> UIBarPosition
  {
    let said = delegate?.position(for: self) ?? .any
    return said == .any ? usual : said
  }
}

extension BarView: BarItemShowing {
  func itemDidChange() { refresh() }
  /// Shows an item, with what appearance proxies say of it.
  func dress(_ item: UIBarItem) {
    item.owner = nil
    if window != nil { AppearanceProxies.dress(item, in: self) }
    item.owner = self
  }
}

extension UIBarButtonItem {
  /// Returns the item as bars of scenes show it.
  func shown(in traits: UITraitCollection) -> BarItem {
    var item = BarItem(content(in: traits))
    let written = titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    item.tint = (image == nil ? written ?? tintColor : tintColor)?.resolved(in: traits)
    item.isEnabled = isEnabled
    return item
  }

  private func content(in traits: UITraitCollection) -> BarItem.Content {
    if let customView { return .custom(Size(customView.sizeInBar)) }
    switch systemItem {
    case .flexibleSpace: return .flexibleSpace
    case .fixedSpace: return .fixedSpace(Double(width))
    default: break
    }
    if let picture = image?.inBar(BarItem.symbolSize, traits) { return .picture(picture) }
    return .title(title ?? "", isDone: style != .plain)
  }
}

extension UIView {
  /// The size that the view asks for in a bar.
  var sizeInBar: CGSize {
    let content = intrinsicContentSize
    if content.width >= 0, content.height >= 0 { return content }
    return bounds.size != .zero
      ? bounds.size : systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Returns the size that the view asks for in place of a bar's title: without a width of its own,
  /// what it says fits into the bar.
  func titleSize(in bar: CGSize) -> CGSize {
    let fitting = intrinsicContentSize.width < 0 ? sizeThatFits(bar) : .zero
    return fitting == .zero ? sizeInBar : fitting
  }

  /// Returns the rectangle of the view in the middle of a bar's row, no higher than it.
  func centeredInBar(_ place: Rect) -> Rect {
    let height = min(Double(sizeInBar.height), place.height)
    return Rect(
      x: place.minX, y: place.midY - height / 2, width: place.width, height: height)
  }
}

extension UIImage {
  /// Returns the image as bars show it: as a stencil unless it keeps its colours, a symbol without a
  /// size in the bar's.
  func inBar(_ size: Double, weight: Int = 400, _ traits: UITraitCollection) -> Picture? {
    let style = SymbolConfiguration(
      pointSize: CGFloat(size), weight: SymbolWeight(rawValue: weight / 100) ?? .regular)
    let image = renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
    if case .symbol(_, _, recorded: _?) = source { return image.shown(in: traits) }
    return image.preferring(style).shown(in: traits)
  }
}
