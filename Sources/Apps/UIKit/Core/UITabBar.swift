import AutoLayout
import Controls
public import Foundation
import Geometry

/// The bar below controllers: one item for each, 49 points high, 32 on most phones in
/// landscape.
@preconcurrency @MainActor open class UITabBar: BarView {
  override var recordedKind: ViewKind { .tabBar }
  override func makeFace() -> PaintedView? { TabBar(frame: .zero) }
  override func updateFace(_ face: PaintedView) {
    guard let bar = face as? TabBar else { return }
    bar.hostSafeArea = EdgeInsets(safeAreaInsets)
    let (traits, items) = (traitCollection, items ?? [])
    bar.items = items.map { $0.shown(isSelected: $0 === selectedItem, in: traits) }
    bar.selected = items.firstIndex { $0 === selectedItem }
    bar.unselectedTint = unselectedItemTintColor?.resolved(in: traits)
    (bar.isCentered, bar.isAbove) = (traits.userInterfaceIdiom == .pad, isAbove)
    (bar.host, bar.isOfController) = (node, isOfController)
    bar.hasHairline = hasHairline
  }
  /// Whether a controller shows the bar, with a way to the sections beyond the fifth.
  var isOfController = false
  /// Whether a controller shows the bar above its content.
  var isAbove = false
  override var look: UIBarAppearance { selectedItem?.standardAppearance ?? standardAppearance }
  override var hasHairline: Bool { shadowImage == nil && super.hasHairline }
  override func refresh() {
    for item in items ?? [] { dress(item) }
    super.refresh()
  }

  /// The items.
  open var items: [UITabBarItem]? { didSet { refresh() } }
  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The selected item.
  open weak var selectedItem: UITabBarItem?
  /// The tab bar's delegate.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether the user chooses items.
  open private(set) var isCustomizing = false
  /// Lets the user choose among items; nobody does here.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { isCustomizing = true }
  /// Ends choosing items; returns whether others were chosen.
  open func endCustomizing(animated: Bool) -> Bool {
    isCustomizing = false
    return false
  }
  /// The positioning of items across the width; only stored.
  open var itemPositioning: ItemPositioning = .automatic
  /// The spacing between items; only stored.
  open var itemSpacing: CGFloat = 0
  /// The width of an item; only stored.
  open var itemWidth: CGFloat = 0
  /// The image behind the selected item; only stored.
  open var selectionIndicatorImage: UIImage?
  /// The colour of items that aren't selected.
  open var unselectedItemTintColor: UIColor?
  /// The background image; not painted.
  open var backgroundImage: UIImage?
  /// The image of the shadow line above.
  open var shadowImage: UIImage?
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet { standardAppearance = standardAppearance.copied() }
  }
  /// The appearance of the bar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied() }
  }
  override class var appearanceValues: [AppearanceValue] {
    super.appearanceValues + [
      .init(\UITabBar.standardAppearance), .init(\UITabBar.scrollEdgeAppearance),
      .init(\UITabBar.unselectedItemTintColor), .init(\UITabBar.shadowImage),
    ]
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UITabBarDelegate) { delegate = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}

extension UITabBarItem {
  /// Returns the item as tab bars of scenes show it.
  func shown(isSelected: Bool, in traits: UITraitCollection) -> TabBar.Item {
    let image = isSelected ? selectedImage ?? image : image
    var item = TabBar.Item(
      title: title ?? "",
      picture: image?.inBar(
        TabBar.Item.symbolSize, weight: TabBar.Item.symbolWeight, traits))
    item.badge = badgeValue
    return item
  }
}
