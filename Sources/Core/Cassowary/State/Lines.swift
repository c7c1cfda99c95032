/// Queues used within one step of a commit; empty between the steps.
struct Lines {
  /// Variables in a binary heap by label, oldest first.
  var heap = Store<Int32>()
  /// Rows being taken out of all structures.
  var detaching = Store<Int32>()
  /// Variables that have become ground, or open, and affect others.
  var spreading = Store<Int32>()

  func free() {
    heap.free()
    detaching.free()
    spreading.free()
  }
}
