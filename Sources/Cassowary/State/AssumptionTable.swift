/// The rows that assume something without being anybody's constraint.
struct AssumptionTable {
  /// The row that assumes something of each variable alone, -1 for none.
  var byVariable = Store<Int32>()
  /// The other assumptions.
  var others = Store<Int32>()

  func free() {
    byVariable.free()
    others.free()
  }
}
