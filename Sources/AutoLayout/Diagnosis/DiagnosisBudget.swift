import Cassowary

/// How much work the answers about one tree may take; what would take more is left out.
///
/// In rows and cells that the solver derives and rewrites, which take some nanoseconds each.
package struct DiagnosisBudget: Hashable, Sendable {
  /// For telling freedoms apart and finding what settles them.
  package var freedoms = 20_000_000
  /// For finding how far free unknowns may go.
  package var ranges = 60_000_000
  /// For the cures of all contradictions.
  package var cures = 20_000_000

  /// For finding the constraints that nothing feels.
  package var redundancy = 60_000_000

  /// Makes the budget that takes about a second at most.
  package init() {}
}

extension Statistics {
  /// How much has been done: rows derived, rows and cells rewritten or looked at, values computed.
  var work: Int { rowsDerived + rowsTouched + cellsTouched + entriesRead + evaluations }
}
