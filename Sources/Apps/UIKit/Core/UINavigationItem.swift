public import Foundation

/// The item of a controller in a navigation bar.
@preconcurrency @MainActor open class UINavigationItem: _NavigationItemNames {
  /// Makes an item with a title.
  public init(title: String) { self.title = title.isEmpty ? nil : title }
  /// Makes an empty item from an archive.
  public init?(coder: NSCoder) {}
  weak var bar: UINavigationBar?
  private func changed() { bar?.refresh() }
  /// The title.
  open var title: String? { didSet { changed() } }
  /// A view that replaces the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The line above the title.
  open var prompt: String? { didSet { changed() } }
  /// The back button that leads to this item.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button that leads to this item.
  open var backButtonTitle: String?
  /// The display of the back button that leads to this item.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// Sets whether the back button is hidden.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// The items before the title.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items after the title, the last one first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The item before the title.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The item after the title.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the item before the title.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item after the title.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items before the title.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items after the title.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// The display of a large title.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }
  /// The search controller, whose field is below the title.
  open var searchController: UISearchController? { didSet { changed() } }
  /// The appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      standardAppearance = standardAppearance?.copied()
      changed()
    }
  }
  /// The appearance of a compact bar.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance?.copied() }
  }
  /// The appearance of the bar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copied()
      changed()
    }
  }
  /// The appearance of a compact bar when content is scrolled to its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied() }
  }
  /// The line below the title.
  open var subtitle: String?
  /// The style of the item; a navigator's.
  open var style: ItemStyle = .navigator
  /// The groups of items before the title; their items are in `leftBarButtonItems`.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { leftBarButtonItems = leadingItemGroups.flatMap(\.barButtonItems) }
  }
  /// The groups of items after the title; their items are in `rightBarButtonItems`.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { rightBarButtonItems = trailingItemGroups.flatMap(\.barButtonItems).reversed() }
  }
}
