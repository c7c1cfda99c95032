/// The work for the next commit.
struct Agenda {
  /// New required equalities that define nothing yet.
  var equalities = Store<Int32>()
  /// New definitions of slacks, which define what the equalities have left open.
  var slacks = Store<Int32>()
  /// All other new constraints, which are in no block yet.
  var rows = Store<Int32>()
  /// Kernel rows that are in no block yet.
  var newRows = Store<Int32>()
  /// The subjects of definitions whose constants have changed.
  var movedDefinitions = Store<Int32>()
  /// The subjects of definitions whose values must be recomputed.
  var staleDefinitions = Store<Int32>()
  /// Leaves that have lost their rows.
  var bareLeaves = Store<Int32>()
  /// Blocks that must be solved again.
  var dirtyBlocks = Store<Int32>()
  /// Facts that may contradict each other, each once.
  var suspects = Store<Int32>()

  /// Whether constraints are waiting for a place.
  var hasRows: Bool { !rows.isEmpty || !newRows.isEmpty }

  func free() {
    for list in [
      equalities, slacks, rows, newRows, movedDefinitions, staleDefinitions, bareLeaves,
      dirtyBlocks, suspects,
    ] { list.free() }
  }
}
