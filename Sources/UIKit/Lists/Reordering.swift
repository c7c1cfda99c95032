import Foundation

/// What a change of a data source's items is.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// What was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown afterwards.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What makes one of the other.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The sections that change.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a change of a section's items is.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What is shown afterwards.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What makes one of the other.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  /// Who decides and hears of items that are dragged.
  public struct ReorderingHandlers {
    /// Whether an item may be dragged; without it none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the items are shown in their new order.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the items are shown in their new order.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Makes handlers that decide and hear nothing.
    public init() {}
  }

  /// Moves an item from one place to another, and tells the handlers.
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
