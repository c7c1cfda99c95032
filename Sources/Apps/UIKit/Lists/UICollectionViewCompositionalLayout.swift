public import Foundation

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
    let seen = pinned(in: rect).filter { $0.frame.intersects(rect) }
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
      pins = pins.map { pin in
        pin.section == index && pin.end == nil ? Pin(pin, end: y) : pin
      }
    }
    y = globalEdges(view, isTop: false, y)
    extent = CGSize(width: Self.width(of: view), height: y)
    guard isRight else { return }
    for item in placed { item.frame.origin.x = extent.width - item.frame.maxX }
  }

  /// Returns the width that a collection's insets leave for its sections.
  static func width(of view: UICollectionView) -> CGFloat {
    let insets = view.adjustedContentInset
    return view.bounds.width - insets.left - insets.right
  }

  /// The headers that stay visible.
  var pins: [Pin] = []

  private func items(
    _ section: NSCollectionLayoutSection, _ index: Int, _ view: UICollectionView, _ top: CGFloat
  ) -> CGFloat {
    let insets = section.contentInsets
    let room = CGSize(
      width: Self.width(of: view) - insets.leading - insets.trailing, height: view.bounds.height)
    let isAcross = section.orthogonalScrollingBehavior != .none
    let count = min(view.numberOfItems(inSection: index), 10_000)
    var (next, x, y) = (0, insets.leading, top + insets.top)
    var (isFirst, tallest): (Bool, CGFloat) = (true, 0)
    while next < count {
      if !isFirst {
        if isAcross { x += section.interGroupSpacing } else { y += section.interGroupSpacing }
      }
      isFirst = false
      let before = next
      let size = fill(section.group, index, &next, count, CGPoint(x: x, y: y), room, view)
      // A group without items would never end.
      guard next > before else { break }
      tallest = max(tallest, size.height)
      if isAcross { x += size.width } else { y += size.height }
    }
    return y + (isAcross ? tallest : 0) + insets.bottom
  }

  /// Lays out the next items in a group, and returns the size of the group.
  private func fill(
    _ group: NSCollectionLayoutGroup, _ section: Int, _ next: inout Int, _ count: Int,
    _ origin: CGPoint,
    _ room: CGSize, _ view: UICollectionView
  ) -> CGSize {
    let size = group.layoutSize.size(in: room)
    let inset = group.contentInsets
    if let provider = group.provider {
      return fillCustom(provider, section, &next, count, origin, size, view)
    }
    let inner = CGSize(
      width: size.width - inset.leading - inset.trailing,
      height: size.height - inset.top - inset.bottom)
    let gap = group.interItemSpacing?.spacing ?? 0
    let limit = group.isVertical ? inner.height : inner.width
    let grows =
      group.isVertical
      ? group.layoutSize.heightDimension.isEstimated : group.layoutSize.widthDimension.isEstimated
    var (along, across): (CGFloat, CGFloat) = (0, 0)
    var number = 0
    while next < count {
      if let wanted = group.count, number >= wanted { break }
      if group.count == nil, number >= group.subitems.count, number > 0, group.subitems.count > 1 {
        break
      }
      guard !group.subitems.isEmpty else { break }
      let item = group.subitems[number % group.subitems.count]
      let (room, wanted) = sizes(of: item, in: group, inner, gap)
      let length = group.isVertical ? wanted.height : wanted.width
      let start = along + (number > 0 ? gap : 0)
      if number > 0, !grows, start + length > limit + 0.01 { break }
      let corner = CGPoint(
        x: origin.x + inset.leading + (group.isVertical ? 0 : start),
        y: origin.y + inset.top + (group.isVertical ? start : 0))
      let made = place(item, section, &next, count, corner, room, wanted, view)
      along = start + (group.isVertical ? made.height : made.width)
      across = max(across, group.isVertical ? made.width : made.height)
      number += 1
      if grows, group.count == nil, group.subitems.count == 1 { break }
    }
    let (w, h) = group.isVertical ? (across, along) : (along, across)
    return CGSize(
      width: group.layoutSize.widthDimension.isEstimated
        ? w + inset.leading + inset.trailing : size.width,
      height: group.layoutSize.heightDimension.isEstimated
        ? h + inset.top + inset.bottom : size.height)
  }

  /// Returns the space for an item of a group, which is an equal share if the group has a count,
  /// and the item's size.
  private func sizes(
    of item: NSCollectionLayoutItem, in group: NSCollectionLayoutGroup, _ inner: CGSize,
    _ gap: CGFloat
  ) -> (room: CGSize, wanted: CGSize) {
    guard let count = group.count else { return (inner, item.layoutSize.size(in: inner)) }
    var room = inner
    let limit = group.isVertical ? inner.height : inner.width
    let share = (limit - gap * CGFloat(count - 1)) / CGFloat(count)
    if group.isVertical { room.height = share } else { room.width = share }
    var wanted = item.layoutSize.size(in: room)
    if group.isVertical { wanted.height = share } else { wanted.width = share }
    return (room, wanted)
  }

  private func place(
    _ item: NSCollectionLayoutItem, _ section: Int, _ next: inout Int, _ count: Int,
    _ origin: CGPoint,
    _ room: CGSize, _ wanted: CGSize, _ view: UICollectionView
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup {
      return fill(group, section, &next, count, origin, room, view)
    }
    let path = IndexPath(item: next, section: section)
    next += 1
    var size = wanted
    let spacing = item.edgeSpacing?.insets ?? .zero
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    if width.isEstimated || height.isEstimated {
      let fitting = view.fittingSize(
        of: path,
        near: CGSize(
          width: width.isEstimated ? 0 : size.width, height: height.isEstimated ? 0 : size.height),
        width.isEstimated ? .fittingSizeLevel : .required,
        height.isEstimated ? .fittingSizeLevel : .required)
      if width.isEstimated { size.width = fitting.width }
      if height.isEstimated { size.height = fitting.height }
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    var inset = item.contentInsets
    // Insets along an axis on which the size is estimated are ignored.
    if width.isEstimated { (inset.leading, inset.trailing) = (0, 0) }
    if height.isEstimated { (inset.top, inset.bottom) = (0, 0) }
    attributes.frame = CGRect(
      x: origin.x + spacing.leading + inset.leading, y: origin.y + spacing.top + inset.top,
      width: size.width - inset.leading - inset.trailing,
      height: size.height - inset.top - inset.bottom)
    placed.append(attributes)
    addSupplementaries(of: item, to: attributes.frame, path)
    return CGSize(
      width: size.width + spacing.leading + spacing.trailing,
      height: size.height + spacing.top + spacing.bottom)
  }
}
