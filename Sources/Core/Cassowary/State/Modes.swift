/// What a solver does beyond finding values.
struct Modes {
  /// Whether the structures are checked after each change.
  var checksInvariants = false
  /// Whether a contradiction is reduced to a core; false in a solver that only looks for a
  /// contradiction.
  var reducesConflicts = true
  /// Whether what the levels leave open is settled; false if only a contradiction is wanted.
  var settlesTies = true
}
