/// How much a solver does beyond finding values.
struct Modes {
  /// Whether the structures are checked after each change.
  var checksInvariants = false
  /// Whether a contradiction is reduced to a core; not in a solver that only looks for one.
  var reducesConflicts = true
  /// Whether what the levels leave open is settled; not where only a contradiction is looked for.
  var settlesTies = true
}
