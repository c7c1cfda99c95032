import Foundation

/// A change of a data source's items.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The snapshot before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the two.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes by section.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// A change of a section's items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The snapshot before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the two.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  /// The handlers for reordering items.
  public struct ReorderingHandlers {
    /// Returns whether an item can be reordered; without this handler, none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the items are reordered.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the items were reordered.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Makes empty handlers.
    public init() {}
  }

  /// Moves an item to another index path, and calls the handlers.
  func reorder(from source: IndexPath, to destination: IndexPath) {
    let before = snapshot()
    guard let item = before.item(at: source), source != destination else { return }
    var after = before
    after.deleteItems([item])
    let section = before.sectionIdentifiers[destination.section]
    var items = after.itemIdentifiers(inSection: section)
    items.insert(item, at: min(destination.item, items.count))
    after.replaceItems(of: section, with: items)
    let change = NSDiffableDataSourceTransaction(
      initialSnapshot: before, finalSnapshot: after,
      difference: after.itemIdentifiers.difference(from: before.itemIdentifiers),
      sectionTransactions: before.sectionIdentifiers.compactMap {
        Self.change(of: $0, before, after)
      })
    reorderingHandlers.willReorder?(change)
    show(after)
    reorderingHandlers.didReorder?(change)
  }

  private static func change(
    of section: SectionIdentifierType,
    _ before: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ after: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>? {
    let (old, new) = (
      before.itemIdentifiers(inSection: section), after.itemIdentifiers(inSection: section)
    )
    guard old != new else { return nil }
    var (first, last) = (
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    )
    first.append(old)
    last.append(new)
    return NSDiffableDataSourceSectionTransaction(
      sectionIdentifier: section, initialSnapshot: first, finalSnapshot: last,
      difference: new.difference(from: old))
  }
}
