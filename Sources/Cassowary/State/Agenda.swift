/// The work that the next commit has to do.
struct Agenda {
  /// Required equalities that have come and define nothing yet.
  var equalities = Store<Int32>()
  /// All other constraints that have come and are in no block yet.
  var rows = Store<Int32>()
  /// Kernel rows that are in no block yet.
  var newRows = Store<Int32>()
  /// The subjects of definitions whose constants have changed.
  var movedDefinitions = Store<Int32>()
  /// The subjects of definitions whose values have to be worked out again.
  var staleDefinitions = Store<Int32>()
  /// Leaves that have lost their rows.
  var bareLeaves = Store<Int32>()
  /// Blocks that have to be solved again.
  var dirtyBlocks = Store<Int32>()
  /// Facts that may contradict each other.
  var suspects = Store<Int32>()

  /// Whether constraints wait for a place.
  var hasRows: Bool { !rows.isEmpty || !newRows.isEmpty }

  func free() {
    for list in [
      equalities, rows, newRows, movedDefinitions, staleDefinitions, bareLeaves, dirtyBlocks,
      suspects,
    ] { list.free() }
  }
}
