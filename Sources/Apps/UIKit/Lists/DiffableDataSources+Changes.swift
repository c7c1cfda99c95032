public import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Inserts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }
  /// Inserts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }
  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }
  /// Moves a section after another.
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
  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("The snapshot doesn't contain the section \(identifier).")
    }
    return index
  }

  /// Inserts sections at an index, leaving the items of the others unchanged.
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
      preconditionFailure(
        "The snapshot doesn't contain both of the sections \(identifier) and \(other).")
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

extension _SnapshotShowing {
  /// Applies a snapshot at once.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  /// Returns the identifier of a section; nil beyond the last.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let known = snapshot().sectionIdentifiers
    return known.indices.contains(index) ? known[index] : nil
  }
  /// Returns the index of a section; nil for one that is not in the snapshot.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    snapshot().indexOfSection(sectionIdentifier)
  }
  /// Returns the identifier of the item at an index path; nil beyond the last.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    snapshot().item(at: indexPath)
  }
  /// Returns the index path of an item; nil for one that is not in the snapshot.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    snapshot().path(of: itemIdentifier)
  }
}
