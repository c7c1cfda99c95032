import Foundation

/// Changes of rows and sections: what is deleted, reloaded or moved away is counted before the changes, what
/// is inserted or moved to, after them.
struct ListChanges {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []

  /// Adds other changes.
  mutating func formUnion(_ other: ListChanges) {
    deleted.formUnion(other.deleted)
    inserted.formUnion(other.inserted)
    reloaded.formUnion(other.reloaded)
    moved += other.moved
    deletedSections.formUnion(other.deletedSections)
    insertedSections.formUnion(other.insertedSections)
    reloadedSections.formUnion(other.reloadedSections)
    movedSections += other.movedSections
  }

  /// Returns the old items in their new places, nil for new ones; `items` are the old ones by section,
  /// `counts` the new numbers of items. Nil if they do not agree.
  func arranged<Item>(_ items: [[Item]], counts: [Int]) -> [[Item?]]? {
    guard let origins = sectionOrigins(old: items.count, new: counts.count) else { return nil }
    var arranged: [[Item?]] = []
    for (section, count) in counts.enumerated() {
      guard let origin = origins[section], !reloadedSections.contains(origin) else {
        arranged.append(Array(repeating: nil, count: count))
        continue
      }
      var slots: [Item??] = Array(repeating: .none, count: count)
      for path in inserted where path.section == section {
        guard slots.indices.contains(path.item) else { return nil }
        slots[path.item] = .some(nil)
      }
      for move in moved where move.to.section == section {
        guard slots.indices.contains(move.to.item), items.indices.contains(move.from.section),
          items[move.from.section].indices.contains(move.from.item)
        else { return nil }
        slots[move.to.item] = .some(items[move.from.section][move.from.item])
      }
      var left = items[origin].indices.filter { row in
        let path = IndexPath(item: row, section: origin)
        return !deleted.contains(path) && !moved.contains { $0.from == path }
      }[...]
      var own: [Item?] = []
      for slot in slots {
        if let slot {
          own.append(slot)
        } else if let row = left.popFirst() {
          let isReloaded = reloaded.contains(IndexPath(item: row, section: origin))
          own.append(isReloaded ? nil : items[origin][row])
        } else {
          return nil
        }
      }
      guard left.isEmpty else { return nil }
      arranged.append(own)
    }
    return arranged
  }

  /// Returns the old section of each new one, nil for a new one; nil if the numbers do not agree.
  private func sectionOrigins(old: Int, new: Int) -> [Int?]? {
    var slots: [Int??] = Array(repeating: .none, count: new)
    for section in insertedSections {
      guard slots.indices.contains(section) else { return nil }
      slots[section] = .some(nil)
    }
    for move in movedSections {
      guard slots.indices.contains(move.to) else { return nil }
      slots[move.to] = .some(move.from)
    }
    let away = Set(movedSections.map(\.from)).union(deletedSections)
    var left = (0..<old).filter { !away.contains($0) }[...]
    var origins: [Int?] = []
    for slot in slots {
      if let slot {
        origins.append(slot)
      } else if let section = left.popFirst() {
        origins.append(section)
      } else {
        return nil
      }
    }
    return left.isEmpty ? origins : nil
  }
}
