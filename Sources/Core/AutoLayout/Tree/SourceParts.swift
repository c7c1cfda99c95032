/// An engine's constraints by source, in order of activation.
struct SourceParts {
  struct Key: Hashable {
    let index: Int
    let origin: ConstraintOrigin
  }

  /// The orders of the first constraint found for each source; most sources have no other.
  private var firsts: [Key: UInt64] = [:]
  /// The ascending orders of sources with several constraints.
  private var several: [Key: [UInt64]] = [:]

  init(_ entries: some Collection<EngineConstraint>) {
    firsts.reserveCapacity(entries.count)
    for constraint in entries.lazy.map(\.constraint) {
      guard let index = constraint.sourceIndex else { continue }
      let (key, order) = (Key(index: index, origin: constraint.origin), constraint.activationOrder)
      if let first = firsts.updateValue(order, forKey: key) {
        several[key, default: [first]].append(order)
      }
    }
    several = several.mapValues { $0.sorted() }
  }

  /// Returns the number of a source's constraints that were activated before a given one.
  func count(of key: Key, before order: UInt64) -> Int {
    guard let orders = several[key] else { return 0 }
    return orders.partitioningIndex { $0 >= order }
  }
}

extension LayoutEngine {
  /// The constraints by source; computed on first use, and again after constraints have come or
  /// gone.
  var sourceParts: SourceParts {
    if let knownSourceParts { return knownSourceParts }
    let made = SourceParts(constraints.values)
    knownSourceParts = made
    return made
  }
}

extension [UInt64] {
  /// Returns the index of the first element of an ascending array that meets a condition.
  fileprivate func partitioningIndex(where isBeyond: (UInt64) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
