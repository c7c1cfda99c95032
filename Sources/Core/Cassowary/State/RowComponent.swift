/// Rows and leaves found to belong together, and the large blocks among them.
struct RowComponent {
  var rows = Store<Int32>()
  var leaves = Store<Int32>()
  /// The large blocks that the rows touch; those blocks' own rows and leaves are not listed.
  var hosts = Store<Int32>()
  /// The terms of the row being written.
  var entries = Store<Entry>()

  mutating func removeAll() {
    rows.removeAll()
    leaves.removeAll()
    hosts.removeAll()
  }

  func free() {
    rows.free()
    leaves.free()
    hosts.free()
    entries.free()
  }
}
