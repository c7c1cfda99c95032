/// Values by key, keeping those that were requested most recently.
///
/// There are two generations: when the young one is full it becomes the old one, and any older
/// values not requested since are dropped. However many keys there are, a key that recurs soon is
/// found.
package struct RecentValues<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// The number of values in a generation.
  private let limit: Int

  /// Makes an empty store that keeps between `limit` and twice as many values.
  package init(limit: Int) {
    precondition(limit > 0, "A store keeps at least one value.")
    self.limit = limit
  }

  /// An upper bound on the number of values; those that survived a change of generations count
  /// twice.
  package var count: Int { young.count + old.count }

  /// Returns the value of a key, which counts as a request; nil if there is none.
  package mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    insert(value, for: key)
    return value
  }

  /// Ages the present values: the next call drops those that are not requested before it.
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
