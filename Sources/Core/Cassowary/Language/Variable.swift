/// An unknown of a solver; made by `Solver.makeVariable(_:)` and meaningful to that solver only.
///
/// Variables compare in order of creation, which is also the order in which a solver settles what
/// no constraint decides.
public struct Variable: Hashable, Comparable, Sendable {
  package let index: Int32

  package init(index: Int32) {
    self.index = index
  }

  /// Whether `lhs` was made before `rhs`.
  ///
  /// - Complexity: O(1).
  public static func < (lhs: Variable, rhs: Variable) -> Bool {
    lhs.index < rhs.index
  }
}
