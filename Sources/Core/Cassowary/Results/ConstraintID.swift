/// The handle of a constraint in a solver.
///
/// Indices are dense and may be reused after a removal; the generation distinguishes a removed
/// constraint from its successor, so a stale handle is an error and never another constraint.
public struct ConstraintID: Hashable, Comparable, Sendable {
  package let index: Int32
  package let generation: Int32

  package init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }

  /// Whether `lhs` has the smaller index: a fixed order, but not always the order of addition.
  ///
  /// - Complexity: O(1).
  public static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool {
    (lhs.index, lhs.generation) < (rhs.index, rhs.generation)
  }
}
