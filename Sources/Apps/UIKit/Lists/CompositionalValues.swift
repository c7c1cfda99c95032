import Controls
public import Foundation

/// A length in a compositional layout.
open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case width(CGFloat), height(CGFloat), points(CGFloat), estimated(CGFloat), uniform(CGFloat)
  }
  let kind: Kind
  init(_ kind: Kind) { self.kind = kind }
  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension {
    .init(.width(part))
  }
  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension {
    .init(.height(part))
  }
  /// Returns a length in points.
  open class func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    .init(.points(points))
  }
  /// Returns an estimated length, which constraints determine.
  open class func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated(points))
  }
  /// Returns an estimated length, which constraints determine, and the largest item of the group.
  open class func uniformAcrossSiblings(estimate points: CGFloat) -> NSCollectionLayoutDimension {
    .init(.uniform(points))
  }
  /// The value of the length.
  open var dimension: CGFloat {
    switch kind {
    case .width(let value), .height(let value), .points(let value), .estimated(let value),
      .uniform(let value):
      value
    }
  }
  /// Whether constraints determine the length.
  public var isEstimated: Bool {
    switch kind {
    case .estimated, .uniform: true
    default: false
    }
  }
  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .width(let part): size.width * part
    case .height(let part): size.height * part
    case .points(let points), .estimated(let points), .uniform(let points): points
    }
  }
}

/// A width and a height in a compositional layout.
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }
  func size(in size: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
  }
}

/// The spacing between items.
open class NSCollectionLayoutSpacing: NSObject {
  /// The spacing in points.
  public let spacing: CGFloat
  /// Whether the spacing may grow.
  public let isFlexible: Bool
  init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
  }
  /// Returns a spacing of at least a length.
  open class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, true) }
  /// Returns a spacing of a length.
  open class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, false) }
}

/// Items side by side or one below the other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isVertical: Bool
  let subitems: [NSCollectionLayoutItem]
  let count: Int?
  /// Whether the items of a count share the group's length.
  private(set) var sharesLength = false
  /// The closure that lays out the items; nil for items side by side or one below the other.
  let provider: NSCollectionLayoutGroupCustomItemProvider?
  open var interItemSpacing: NSCollectionLayoutSpacing?
  init(
    _ size: NSCollectionLayoutSize, _ isVertical: Bool, _ subitems: [NSCollectionLayoutItem],
    _ count: Int?, _ provider: NSCollectionLayoutGroupCustomItemProvider? = nil
  ) {
    (self.isVertical, self.subitems, self.count) = (isVertical, subitems, count)
    self.provider = provider
    super.init(layoutSize: size)
  }
  /// Returns a group whose items a closure lays out.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, false, [], nil, itemProvider)
  }
  /// Returns a group of items side by side.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, false, subitems, nil)
  }
  /// Returns a group of equal items side by side.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize, false, [subitem], count)
    group.sharesLength = true
    return group
  }
  /// Returns a group of an item side by side, each of the item's own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, false, [subitem], count)
  }
  /// Returns a group of items one below the other.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, true, subitems, nil)
  }
  /// Returns a group of equal items one below the other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize, true, [subitem], count)
    group.sharesLength = true
    return group
  }
  /// Returns a group of an item one below the other, each of the item's own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, true, [subitem], count)
  }
}

/// A header or footer in a compositional layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The edge or corner at which the view is placed.
  public let alignment: NSRectAlignment
  open var pinToVisibleBounds = false
  /// Whether the view extends the section; otherwise it overlaps the section's content.
  open var extendsBoundary = true
  /// The offset of the view, in points.
  public let offset: CGPoint
  /// The order of overlapping views.
  open var zIndex = 1
  /// Makes a header or footer at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// Makes a header or footer at an edge, with an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.elementKind, self.alignment, offset) = (elementKind, alignment, absoluteOffset)
    super.init(layoutSize: layoutSize)
  }
}
/// An alignment to the edges of a rectangle; raw values are UIKit's.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
  var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
  var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
}
final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  init(_ size: CGSize, _ traits: UITraitCollection) {
    (contentSize, traitCollection) = (size, traits)
  }
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }
}

/// Groups of one kind, one below the other.
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// What the insets are relative to; that of the layout's configuration by default.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// Whether headers and footers follow the content insets.
  open var supplementariesFollowContentInsets = true
  /// The configuration of the list that the section belongs to; nil for none.
  var list: UICollectionLayoutListConfiguration?
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  /// Makes a section of groups.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
  /// Returns a section that looks like a table's.
  @preconcurrency @MainActor open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section }
}

extension UICollectionLayoutListConfiguration {
  /// Makes a list with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = !appearance.style.isSidebar
  }
  /// Returns the system's margin at the sides of a list as wide as the screen.
  func sideMargin(in look: LookMetrics) -> CGFloat {
    CGFloat(appearance.style.margin(Double(UIScreen.main.bounds.width), in: look))
  }
  var section: NSCollectionLayoutSection {
    let look = KitEnvironment.controls.metrics
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(look.rowHeight))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let made = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    let style = appearance.style
    let side = style.isInset ? sideMargin(in: look) : 0
    let room: CGFloat =
      style == .plain ? 0 : style.isSidebar ? CGFloat(TableView.Style.sidebarGap) : 18
    made.contentInsets = NSDirectionalEdgeInsets(
      top: headerMode == .supplementary ? 0 : room, leading: side, bottom: room, trailing: side)
    made.list = self
    if headerMode == .supplementary {
      made.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if footerMode == .supplementary {
      made.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return made
  }
}
