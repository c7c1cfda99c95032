/// What waits in line within one step of a commit; empty between the steps.
struct Lines {
  /// Variables as a binary heap by label: the oldest comes first.
  var heap = Store<Int32>()
  /// Rows that are taken out of all structures.
  var detaching = Store<Int32>()
  /// Variables that have become ground, or open, from which others follow.
  var spreading = Store<Int32>()

  func free() {
    heap.free()
    detaching.free()
    spreading.free()
  }
}
