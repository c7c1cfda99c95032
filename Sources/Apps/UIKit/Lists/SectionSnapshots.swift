import Foundation

/// The items of one section as an outline: items with children, which are visible while their
/// parent is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    var item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }

  /// All items, each after its parent and before its parent's next sibling.
  private var entries: [Entry] = []

  /// Makes an empty outline.
  public init() {}

  // MARK: Contents

  /// All items, including hidden ones.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items without a parent.
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
  /// Returns the index of an item among all items.
  public func index(of item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }
  /// Returns whether the outline contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int { entries[place(item)].level }
  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { entries[place(item)].isExpanded }
  /// Returns whether an item is visible.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Returns the parent of an item; nil for none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let index = place(child)
    let level = entries[index].level
    return entries[..<index].last { $0.level < level }?.item
  }
  /// Returns the outline below an item.
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

  /// Adds items after the children of another; at the top level if none is given.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let index = parent.map { subtree(of: $0).upperBound } ?? entries.count
    let level = parent.map { entries[place($0)].level + 1 } ?? 0
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: index)
  }
  /// Inserts items before another.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    let index = place(beforeIdentifier)
    let level = entries[index].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: index)
  }
  /// Inserts items after another and its descendants.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    let level = entries[place(afterIdentifier)].level
    entries.insert(
      contentsOf: items.map { Entry(item: $0, level: level) },
      at: subtree(of: afterIdentifier).upperBound)
  }
  /// Deletes items and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { entries.removeSubrange(subtree(of: item)) }
  }
  /// Deletes all items.
  public mutating func deleteAll() { entries = [] }
  /// Expands items.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, isExpanded: true) }
  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, isExpanded: false) }
  /// Replaces the descendants of an item with an outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let range = subtree(of: parent)
    entries.removeSubrange(range.dropFirst())
    add(snapshot, at: range.lowerBound + 1, level: entries[range.lowerBound].level + 1)
  }
  /// Inserts an outline before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) { add(snapshot, at: place(item), level: entries[place(item)].level) }
  /// Inserts an outline after an item and its descendants.
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
      preconditionFailure("The section snapshot doesn't contain the item \(item).")
    }
    return index
  }

  /// Returns the range of an item and its descendants.
  private func subtree(of item: ItemIdentifierType) -> Range<Int> {
    let start = place(item)
    let level = entries[start].level
    let end = entries[(start + 1)...].firstIndex { $0.level <= level } ?? entries.count
    return start..<end
  }
}

extension UICollectionViewDiffableDataSource {
  /// The handlers for expanding and collapsing items of outlines.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether an item should be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item should be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the outline below an item that is expanded.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?
    /// Makes empty handlers.
    public init() {}
  }

  /// Applies an outline to a section, which is added if there is none, without animation.
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

  /// Returns the outline of a section: the one that was applied, otherwise its items without
  /// hierarchy.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = outlines[section] { return known }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    made.append(snapshot().itemIdentifiers(inSection: section))
    return made
  }

  /// Expands or collapses an item, as a tap on its disclosure does; returns whether it did.
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
