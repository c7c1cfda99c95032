import Cassowary

/// How much work a layout and the answers about it may take; what would take more is left out.
///
/// In the units of `Statistics.work`: rows and cells that the solver derives, rewrites, copies and reads,
/// which take some nanoseconds each.
package struct DiagnosisBudget: Hashable, Sendable {
  /// For solving the constraints once they have changed; beyond it the layout fails with an issue.
  package var layout = 1_000_000_000
  /// How many numbers may depend on each other at once; beyond it the layout fails with an issue, too.
  package var numbers = Limits().entries
  /// How many unknowns a layout may have of which the equations are copied, so that what would settle or
  /// cure something can be tried: those of 10,000 views, whose copy takes 100 MB.
  package var rehearsed = 45_000
  /// For finding out what is free at all.
  package var questions = 100_000_000
  /// For telling freedoms apart and finding what settles them.
  package var freedoms = 40_000_000
  /// For finding how far free unknowns may go.
  package var ranges = 100_000_000
  /// For the cures of all contradictions.
  package var cures = 40_000_000
  /// For trying what constraints that lost would change, in all explanations of a layout together.
  package var losses = 20_000_000
  /// For finding redundant constraints.
  package var redundancy = 100_000_000

  /// A layout that took more is not strained further to find out what its constraints are for.
  package static var mostStrained: Int { 50_000_000 }

  /// Makes the budget that takes about two seconds at most.
  package init() {}

  /// Makes the budget of one of several layouts of the same scene, of which each gets its share.
  package init(sharedBy layouts: Int) {
    let share = Double(min(1, Self.fullShares / max(1, Double(layouts))))
    for part in [\Self.questions, \.freedoms, \.ranges, \.cures, \.losses, \.redundancy] {
      self[keyPath: part] = max(Self.leastPart, Int(Double(self[keyPath: part]) * share))
    }
  }

  /// So many layouts get as much as a single one would.
  private static var fullShares: Double { 4 }
  private static var leastPart: Int { 500_000 }
}
