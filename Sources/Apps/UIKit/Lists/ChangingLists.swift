public import Foundation

/// What tables and collections have in common: changes are collected, and made at the end of the
/// outermost batch.
@preconcurrency @MainActor open class _ChangingList: UIScrollView {
  private var batchDepth = 0
  private var changes = ListChanges()

  /// Collects changes; those of a nested call belong to the outer one.
  func change(_ edit: (inout ListChanges) -> Void) {
    beginBatch()
    var own = ListChanges()
    edit(&own)
    changes.formUnion(own)
    endBatch()
  }
  func beginBatch() { batchDepth += 1 }
  func endBatch() {
    batchDepth -= 1
    guard batchDepth <= 0 else { return }
    let all = changes
    (batchDepth, changes) = (0, ListChanges())
    apply(all)
  }
  /// Makes the changes.
  func apply(_ changes: ListChanges) {}

  /// Makes changes together, then calls the completion.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change { _ in updates?() }
    completion?(true)
  }
}

extension _ChangingList {
  /// Makes changes together; the closure does not escape.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

/// The changes of a table.
@preconcurrency @MainActor open class _TableChanges: _ChangingList {
  /// Begins changes that are made together.
  open func beginUpdates() { beginBatch() }
  /// Makes the changes since `beginUpdates()`.
  open func endUpdates() { endBatch() }
  /// Asks for new cells of rows, counted before the changes.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  /// Inserts rows, counted after the changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Deletes rows, counted before the changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  /// Moves a row, which keeps its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Asks for new cells of sections, counted before the changes.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Inserts sections, counted after the changes.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections, counted before the changes.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
}

/// The changes of a collection.
@preconcurrency @MainActor open class _CollectionChanges: _ChangingList {
  /// Asks for new cells of items, counted before the changes.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
  /// Inserts items, counted after the changes.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
  /// Deletes items, counted before the changes.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
  /// Moves an item, which keeps its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Asks for new cells of sections, counted before the changes.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Inserts sections, counted after the changes.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections, counted before the changes.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
}
