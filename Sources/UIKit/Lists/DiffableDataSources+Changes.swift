public import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Adds sections before one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }
  /// Adds sections behind one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }
  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }
  /// Moves a section behind another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }
  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item behind another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("The snapshot has no section \(identifier).")
    }
    return index
  }

  /// Adds sections at a place, with the items of the others left as they are.
  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var order = sectionIdentifiers
    order.insert(contentsOf: identifiers, at: index)
    rebuild(in: order)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other else { return }
    var order = sectionIdentifiers.filter { $0 != identifier }
    guard order.count < sectionIdentifiers.count, let index = order.firstIndex(of: other) else {
      preconditionFailure("The snapshot has no section \(identifier), or none \(other).")
    }
    order.insert(identifier, at: index + offset)
    rebuild(in: order)
  }

  private mutating func rebuild(in order: [SectionIdentifierType]) {
    let old = self
    self = NSDiffableDataSourceSnapshot()
    appendSections(order)
    for section in order {
      appendItems(old.itemIdentifiers(inSection: section), toSection: section)
    }
  }
}

/// What a data source of snapshots shows, whatever view it fills.
@preconcurrency @MainActor public protocol _SnapshotShowing: AnyObject {
  /// What names sections.
  associatedtype SectionIdentifierType: Hashable
  /// What names items.
  associatedtype ItemIdentifierType: Hashable
  /// What is shown.
  func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Shows a snapshot.
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool, completion: (() -> Void)?)
}

extension _SnapshotShowing {
  /// Shows a snapshot at once.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  /// The identifier of a section; nil beyond the last.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let known = snapshot().sectionIdentifiers
    return known.indices.contains(index) ? known[index] : nil
  }
  /// The place of a section; nil for one that is not shown.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    snapshot().indexOfSection(sectionIdentifier)
  }
  /// The identifier of the item at a place; nil beyond the last.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    snapshot().item(at: indexPath)
  }
  /// The place of an item; nil for one that is not shown.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    snapshot().path(of: itemIdentifier)
  }
}
