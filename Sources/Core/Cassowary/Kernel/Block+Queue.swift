extension Block {
  /// Queues a column for pricing.
  @inline(__always)
  mutating func enqueue(_ column: Int32) {
    guard isSparse, !isQueued[column] else { return }
    isQueued[column] = true
    queue.append(column)
  }

  mutating func enqueueAll() {
    guard isSparse else { return }
    clearQueue()
    for column in 0..<Int32(nonbasic.count) { enqueue(column) }
  }

  mutating func clearQueue() {
    for column in queue.elements { isQueued[column] = false }
    queue.removeAll()
    queueHead = 0
  }
}
