import Cassowary

/// How much work a layout, and questions about it, may take; whatever would take more is left
/// out.
///
/// In units of `Statistics.work`: rows and cells that the solver derives, rewrites, copies and
/// reads, at some nanoseconds each.
package struct DiagnosisBudget: Hashable, Sendable {
  /// The work for solving the constraints after a change; beyond it the layout fails with an
  /// issue.
  package var layout = 1_000_000_000
  /// How many numbers may depend on one another at once; beyond that, too, the layout fails with
  /// an issue.
  package var numbers = Limits().entries
  /// How much more work reducing contradictions to what they need may take than solving, and the
  /// most that one of them may take.
  package var reductions = 40_000_000
  /// How many members all contradictions of a layout list together, at some hundred bytes each;
  /// after that a large one lists forty. With 0 each lists the broken one alone.
  package var listed = 50_000
  /// How many contradictions list more than the broken member: who shows only some needs no others.
  package var told = Int.max
  /// How many unknowns a layout may have for its equations to be copied, so that fixes and cures
  /// can be tried: those of 6,000 views, whose copy takes 60 MB.
  package var rehearsed = 27_000
  /// The work for finding out what is free at all.
  package var questions = 100_000_000
  /// The work for distinguishing freedoms and finding what settles them.
  package var freedoms = 40_000_000
  /// The work for finding the ranges of free unknowns.
  package var ranges = 100_000_000
  /// The work for the cures of all conflicts.
  package var cures = 8_000_000
  /// The work for trying what constraints that lost would change, in all explanations of a layout
  /// together.
  package var losses = 20_000_000
  /// The work for finding redundant constraints.
  package var redundancy = 100_000_000

  /// The work that a search may take however small the layout is.
  static var least: Int { 4_000_000 }
  /// What an item costs beside the solver: building and recording it.
  static var workOfItem: Int { 5_000 }

  /// The work beyond which a layout is not strained further to find out what its constraints are
  /// for.
  package static var mostStrained: Int { 50_000_000 }
  /// The number of views from which, too, it is not: each strain is another layout.
  package static var mostStrainedViews: Int { 4_000 }

  /// Makes a budget that takes about two seconds at most.
  package init() {}

  /// Makes the budget of one of several layouts of the same scene, each of which gets its share.
  package init(sharedBy layouts: Int) {
    let share = Double(min(1, Self.fullShares / max(1, Double(layouts))))
    for part in [\Self.questions, \.freedoms, \.ranges, \.cures, \.losses, \.redundancy] {
      self[keyPath: part] = max(Self.leastPart, Int(Double(self[keyPath: part]) * share))
    }
  }

  /// How many layouts get as much as a single one would.
  private static var fullShares: Double { 4 }
  private static var leastPart: Int { 500_000 }
}
