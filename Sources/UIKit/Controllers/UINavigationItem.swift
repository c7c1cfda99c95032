public import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// How large titles are shown; raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  /// Makes an item of a title.
  public init(title: String) { self.title = title.isEmpty ? nil : title }
  /// Makes an item from an archive: of nothing.
  public init?(coder: NSCoder) {}
  weak var bar: UINavigationBar?
  private func changed() { bar?.refresh() }
  /// The title.
  open var title: String? { didSet { changed() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the title.
  open var prompt: String?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// How the button that leads back here looks.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  /// How a button that leads back looks; raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// Whether there is no button that leads back.
  open var hidesBackButton = false { didSet { changed() } }
  /// Sets whether there is no button that leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the buttons before the title stand beside the one that leads back.
  open var leftItemsSupplementBackButton = false
  /// The buttons before the title.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons after the title, the last one first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The button before the title.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button after the title.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the button before the title.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button after the title.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons before the title.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons after the title.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// How a large title is shown.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }
  /// What searches, in a field below the title.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Whether the search goes when content scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How a low bar looks.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks at the edge of what scrolls.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How a low bar looks at the edge of what scrolls.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// A line below the title.
  open var subtitle: String?
  /// What going back does in place of popping.
  open var backAction: UIAction?
  /// What the title opens.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The arrangement; raw values are UIKit's.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  /// The arrangement; a navigator's.
  open var style: ItemStyle = .navigator
  /// Where a search field stands; raw values are UIKit's.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
    case integrated, integratedCentered, integratedButton
  }
  /// Where a search field would stand.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
  /// The groups of buttons before the title; their buttons are `leftBarButtonItems`.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { leftBarButtonItems = leadingItemGroups.flatMap(\.barButtonItems) }
  }
  /// The groups of buttons after the title; their buttons are `rightBarButtonItems`.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { rightBarButtonItems = trailingItemGroups.flatMap(\.barButtonItems).reversed() }
  }
  /// The groups of buttons in the middle; kept.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
}

/// Buttons of a bar that belong together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { false }
  open var alwaysAvailable = false
  open var isHidden = false
  open var menuRepresentation: UIMenuElement?
  /// Makes a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
  }
  /// A group that stays where it is.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}
extension UIBarButtonItem {
  /// A group of this button, which stays where it is.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// A group of this button, which moves with others.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }
}
