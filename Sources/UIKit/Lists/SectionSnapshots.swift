import Foundation

/// The items of one section as an outline: items below items, which are shown while they are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    var item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }

  /// All items, each behind its parent and before its parent's next sibling.
  private var entries: [Entry] = []

  /// Makes an empty outline.
  public init() {}

  // MARK: Contents

  /// All items, the hidden ones too.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items that lie below none.
  public var rootItems: [ItemIdentifierType] {
    entries.filter { $0.level == 0 }.map(\.item)
  }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var shown: [ItemIdentifierType] = []
    var limit = 0
    for entry in entries {
      limit = min(limit, entry.level)
      guard entry.level <= limit else { continue }
      shown.append(entry.item)
      limit = entry.level + (entry.isExpanded ? 1 : 0)
    }
    return shown
  }
  /// The place of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }
  /// Whether the outline has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// How many items an item lies below.
  public func level(of item: ItemIdentifierType) -> Int { entries[place(item)].level }
  /// Whether what lies below an item is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { entries[place(item)].isExpanded }
  /// Whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// The item that another lies below; nil for none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let index = place(child)
    let level = entries[index].level
    return entries[..<index].last { $0.level < level }?.item
  }
  /// The outline below an item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let range = subtree(of: parent)
    let part = includingParent ? range : range.dropFirst()
    let least = part.first.map { entries[$0].level } ?? 0
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    made.entries = part.map { index in
      var entry = entries[index]
      entry.level -= least
      return entry
    }
    return made
  }

  // MARK: Changes

  /// Adds items below one, behind those that are there; at the top where none is named.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let index = parent.map { subtree(of: $0).upperBound } ?? entries.count
    let level = parent.map { entries[place($0)].level + 1 } ?? 0
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: index)
  }
  /// Adds items before one.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    let index = place(beforeIdentifier)
    let level = entries[index].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: index)
  }
  /// Adds items behind one and what lies below it.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    let level = entries[place(afterIdentifier)].level
    entries.insert(
      contentsOf: items.map { Entry(item: $0, level: level) },
      at: subtree(of: afterIdentifier).upperBound)
  }
  /// Takes items away, with what lies below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { entries.removeSubrange(subtree(of: item)) }
  }
  /// Takes all items away.
  public mutating func deleteAll() { entries = [] }
  /// Shows what lies below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, isExpanded: true) }
  /// Hides what lies below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, isExpanded: false) }
  /// Puts an outline in the place of what lies below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let range = subtree(of: parent)
    entries.removeSubrange(range.dropFirst())
    add(snapshot, at: range.lowerBound + 1, level: entries[range.lowerBound].level + 1)
  }
  /// Adds an outline before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) { add(snapshot, at: place(item), level: entries[place(item)].level) }
  /// Adds an outline behind an item and what lies below it.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) { add(snapshot, at: subtree(of: item).upperBound, level: entries[place(item)].level) }

  private mutating func add(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, at index: Int, level: Int
  ) {
    let new = snapshot.entries.map { entry in
      var moved = entry
      moved.level += level
      return moved
    }
    entries.insert(contentsOf: new, at: index)
  }

  private mutating func set(_ items: [ItemIdentifierType], isExpanded: Bool) {
    for item in items { entries[place(item)].isExpanded = isExpanded }
  }

  private func place(_ item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else {
      preconditionFailure("The section snapshot has no item \(item).")
    }
    return index
  }

  /// The places of an item and of all below it.
  private func subtree(of item: ItemIdentifierType) -> Range<Int> {
    let start = place(item)
    let level = entries[start].level
    let end = entries[(start + 1)...].firstIndex { $0.level <= level } ?? entries.count
    return start..<end
  }
}

extension UICollectionViewDiffableDataSource {
  /// Who decides and hears of the items of outlines.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// What lies below an item that is expanded.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?
    /// Makes handlers that let everything be.
    public init() {}
  }

  /// Shows an outline in a section, which is added where there is none; there is no animation.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var shown = self.snapshot()
    if shown.indexOfSection(section) == nil { shown.appendSections([section]) }
    shown.replaceItems(of: section, with: snapshot.visibleItems)
    show(shown)
    completion?()
  }

  /// The outline of a section: that which was applied, else its items without any below others.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = outlines[section] { return known }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    made.append(snapshot().itemIdentifiers(inSection: section))
    return made
  }

  /// Expands or collapses an item, as a tap on its disclosure does; whether it did.
  @discardableResult
  func toggle(_ item: ItemIdentifierType) -> Bool {
    guard let section = outlines.first(where: { $0.value.contains(item) })?.key,
      var outline = outlines[section]
    else { return false }
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return false }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return false }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let below = sectionSnapshotHandlers.snapshotForExpandingParent {
        outline.replace(
          childrenOf: item, using: below(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section, animatingDifferences: false)
    return true
  }
}
