/// The variables drawn to 0 because nothing else holds them, and those that may have to be.
struct NearnessBook {
  /// The subjects of new inverted definitions.
  var subjects = Store<Int32>()
  /// Leaves that only nearness may hold.
  var looseLeaves = Store<Int32>()
  /// Leaves whose older dependents are drawn to 0.
  var watchedLeaves = Store<Int32>()
  /// How many definitions are inverted and still open.
  var invertedCount = 0
  /// How many rows draw a variable to 0.
  var count = 0
  /// Whether such rows outlive the block that they were in.
  var isKept = false

  /// Whether some variable may be older than a leaf that it rests on.
  @inline(__always)
  var isTracked: Bool { invertedCount > 0 || count > 0 }

  func free() {
    subjects.free()
    looseLeaves.free()
    watchedLeaves.free()
  }
}
