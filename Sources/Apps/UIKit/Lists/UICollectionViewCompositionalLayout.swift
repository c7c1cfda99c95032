import Controls
public import Foundation
import Geometry

/// Sections of groups of items, sized relative to their containers.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A closure that makes the section with an index.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?
  private let provider: SectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration

  /// Makes a layout whose sections are all the same.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Makes a layout whose sections are all the same, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Makes a layout whose sections a closure provides.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Makes a layout whose sections a closure provides, with a configuration.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Makes an empty layout from an archive.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }
  /// Returns a layout that looks like a table.
  open class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(section: configuration.section)
  }

  var placed: [UICollectionViewLayoutAttributes] = []
  private var extent = CGSize.zero
  open override var collectionViewContentSize: CGSize { extent }
  private var handled: [(section: NSCollectionLayoutSection, index: Int)] = []
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let seen = pins.applied(to: placed, in: rect, of: collectionView)
      .filter { $0.frame.intersects(rect) }
    guard let view = collectionView else { return seen }
    let surroundings = LayoutSurroundings(view.bounds.size, view.traitCollection)
    for (section, index) in handled {
      section.visibleItemsInvalidationHandler?(
        seen.filter { $0.indexPath.section == index }, rect.origin, surroundings)
    }
    return seen
  }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    placed.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  /// Lays out the sections one below the other; an orthogonally scrolling section is a single
  /// line.
  open override func prepare() {
    placed = []
    guard let view = collectionView else { return }
    let isRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let surroundings = LayoutSurroundings(view.bounds.size, view.traitCollection)
    (handled, pins) = ([], [])
    var y = globalEdges(view, isTop: true, 0)
    for index in 0..<max(view.numberOfSections, 0) {
      guard let section = provider(index, surroundings) else { continue }
      if index > 0 { y += configuration.interSectionSpacing }
      if section.visibleItemsInvalidationHandler != nil { handled.append((section, index)) }
      let (top, first) = (y, placed.count)
      y = edges(section, index, view, isTop: true, y)
      y = items(section, index, view, y)
      y = edges(section, index, view, isTop: false, y)
      decorate(section, index, view, from: top, to: y)
      if let list = section.list { tell(list, index, from: first, view) }
      for at in pins.indices where pins[at].section == index && pins[at].end == nil {
        pins[at].end = y
      }
    }
    y = globalEdges(view, isTop: false, y)
    extent =
      configuration.scrollDirection == .horizontal
      ? CGSize(width: y, height: view.bounds.height)
      : CGSize(width: Self.width(of: view), height: y)
    guard isRight else { return }
    for item in placed { item.frame.origin.x = extent.width - item.frame.maxX }
  }

  /// Returns the width that a collection's insets leave for its sections.
  static func width(of view: UICollectionView) -> CGFloat {
    let insets = view.adjustedContentInset
    return view.bounds.width - insets.left - insets.right
  }

  /// Returns the insets that a section's own add to: those of the safe area by default, beside what the
  /// collection itself moves its content by.
  func reference(
    of section: NSCollectionLayoutSection, _ view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    // A list's cells reach the edges; their contents are inside the safe area.
    guard section.list == nil else { return .zero }
    let own = section.contentInsetsReference
    let covered =
      switch own == .automatic ? configuration.contentInsetsReference : own {
      case .automatic, .safeArea: view.safeAreaInsets
      case .layoutMargins, .readableContent: view.layoutMargins
      case .none: UIEdgeInsets.zero
      }
    let moved = view.adjustedContentInset
    let (left, right) = (max(covered.left - moved.left, 0), max(covered.right - moved.right, 0))
    let isRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard configuration.scrollDirection == .vertical else {
      return NSDirectionalEdgeInsets(
        top: max(covered.top - moved.top, 0), leading: 0,
        bottom: max(covered.bottom - moved.bottom, 0), trailing: 0)
    }
    return NSDirectionalEdgeInsets(
      top: 0, leading: isRight ? right : left, bottom: 0, trailing: isRight ? left : right)
  }

  /// The headers that stay visible.
  var pins: [Pin] = []

  /// Lays out the items of a section, and returns where they end.
  private func items(
    _ section: NSCollectionLayoutSection, _ index: Int, _ view: UICollectionView, _ start: CGFloat
  ) -> CGFloat {
    var plan = CompositionalPlan(section, inside: reference(of: section, view))
    plan.layout.scrollAxis = configuration.scrollDirection == .horizontal ? .horizontal : .vertical
    let isVertical = plan.layout.scrollAxis == .vertical
    let size = CGSize(
      width: isVertical ? Self.width(of: view) : view.bounds.width, height: view.bounds.height)
    var custom: [Int: [NSCollectionLayoutGroupCustomItem]] = [:]
    let places = plan.layout.places(
      of: min(view.numberOfItems(inSection: index), 10_000), in: Size(size),
      measure: { item, width, height in
        Size(
          view.fittingSize(
            of: IndexPath(item: item, section: index),
            near: CGSize(width: width ?? 0, height: height ?? 0),
            width == nil ? .fittingSizeLevel : .required,
            height == nil ? .fittingSizeLevel : .required))
      },
      custom: { tag, size in
        let made =
          plan.providers[tag]?(LayoutSurroundings(CGSize(size), view.traitCollection)) ?? []
        custom[tag, default: []] += made
        return made.map { Rect($0.frame) }
      })
    var taken: [Int: Int] = [:]
    for (item, (rect, tag)) in zip(places.items, places.tags).enumerated() {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: index))
      attributes.frame = CGRect(rect).offsetBy(
        dx: isVertical ? 0 : start, dy: isVertical ? start : 0)
      placed.append(attributes)
      if let made = custom[tag] {
        attributes.zIndex = made[taken[tag, default: 0]].zIndex
        taken[tag, default: 0] += 1
      } else {
        addSupplementaries(of: plan.items[tag], to: attributes.frame, attributes.indexPath)
      }
    }
    return start + CGFloat(isVertical ? places.content.height : places.content.width)
  }
}

/// A section as a layout of controls, with what UIKit knows beside it.
private struct CompositionalPlan {
  var layout = CollectionLayout()
  /// The items by their tags.
  private(set) var items: [NSCollectionLayoutItem] = []
  /// The closures of custom groups by their tags.
  private(set) var providers: [Int: NSCollectionLayoutGroupCustomItemProvider] = [:]

  /// Makes the plan of a section.
  ///
  /// - Parameter reference: The insets to which the section adds its own.
  init(_ section: NSCollectionLayoutSection, inside reference: NSDirectionalEdgeInsets) {
    let insets = section.contentInsets.adding(reference)
    layout.inset = EdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    layout.scrollsOrthogonally = section.orthogonalScrollingBehavior != .none
    layout.centersGroups = section.orthogonalScrollingBehavior == .groupPagingCentered
    layout.group = group(section.group)
    layout.group?.groupSpacing = section.interGroupSpacing
  }

  private mutating func group(_ group: NSCollectionLayoutGroup) -> CollectionLayout.Group {
    var members: [CollectionLayout.Member] = []
    if let provider = group.provider {
      members = [.custom(items.count)]
      providers[items.count] = provider
      items.append(group)
    } else {
      for item in group.subitems { members.append(member(item)) }
    }
    var made = CollectionLayout.Group(
      members, size: group.layoutSize.extent, axis: group.isVertical ? .vertical : .horizontal,
      itemSpacing: Double(group.interItemSpacing?.spacing ?? 0))
    made.spreads = group.interItemSpacing?.isFlexible ?? false
    made.count = group.count
    made.sharesLength = group.sharesLength
    if group.sharesLength { made.size = made.size.settled(along: made.axis) }
    made.insets = group.contentInsets.directional
    return made
  }

  private mutating func member(_ item: NSCollectionLayoutItem) -> CollectionLayout.Member {
    if let inner = item as? NSCollectionLayoutGroup { return .group(group(inner)) }
    var made = CollectionLayout.Item(item.layoutSize.extent)
    made.insets = item.contentInsets.directional
    made.spacing = item.edgeSpacing?.insets.directional ?? .zero
    made.tag = items.count
    items.append(item)
    return .item(made)
  }
}

extension CollectionLayout.Extent {
  /// The size with an estimated length as a fixed one: items that share it do not size themselves.
  fileprivate func settled(along axis: Axis) -> Self {
    var size = self
    if axis == .horizontal, case .estimated(let points) = width { size.width = .absolute(points) }
    if axis == .vertical, case .estimated(let points) = height { size.height = .absolute(points) }
    return size
  }
}

extension NSCollectionLayoutSize {
  fileprivate var extent: CollectionLayout.Extent {
    .init(width: widthDimension.length, height: heightDimension.length)
  }
}

extension NSCollectionLayoutDimension {
  fileprivate var length: CollectionLayout.Dimension {
    switch kind {
    case .width(let part): .fractionalWidth(part)
    case .height(let part): .fractionalHeight(part)
    case .points(let points): .absolute(points)
    case .estimated(let points): .estimated(points)
    case .uniform(let points): .uniform(points)
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func adding(_ other: Self) -> Self {
    NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }

  fileprivate var directional: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
