/// Places that were vacated and are reused.
struct Vacancies {
  /// For each length of a run the first cell of an unused one, whose `next` leads to another.
  var cellRuns = State.noRuns()
  /// The indices of removed constraints.
  var rows = Store<Int32>()
  /// The indices of removed variables.
  var variables = Store<Int32>()
  /// How many variables have been removed and not made again.
  var deadVariables = 0
  /// The indices of blocks without rows.
  var blocks = Store<Int32>()

  func free() {
    cellRuns.free()
    rows.free()
    variables.free()
    blocks.free()
  }
}
