/// Values by key, those kept that were asked for last.
///
/// There are two generations: when the young one is full it becomes the old one, and what was old and
/// not asked for since is dropped. However many keys there are, what comes again soon is there.
package struct RecentValues<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// How many values a generation has.
  private let limit: Int

  /// Makes an empty store that keeps from `limit` to twice as many values.
  package init(limit: Int) {
    precondition(limit > 0, "A store keeps at least one value.")
    self.limit = limit
  }

  /// At most so many values are there; those that lived through a change of generations count twice.
  package var count: Int { young.count + old.count }

  /// The value of a key, which counts as asked for; nil where there is none.
  package mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    insert(value, for: key)
    return value
  }

  /// Lets what is there grow old: it is dropped by the next call unless it is asked for until then.
  package mutating func beginGeneration() {
    old = young
    young = [:]
  }

  /// Keeps a value.
  package mutating func insert(_ value: Value, for key: Key) {
    if young.count >= limit { beginGeneration() }
    young[key] = value
  }
}
