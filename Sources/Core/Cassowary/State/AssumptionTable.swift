/// The rows of the assumptions, which are nobody's constraint.
struct AssumptionTable {
  /// The row that assumes something about each variable alone; -1 for none.
  var byVariable = Store<Int32>()
  /// The other assumptions.
  var others = Store<Int32>()

  func free() {
    byVariable.free()
    others.free()
  }
}
