/// Why a solver refused an operation, which has then changed nothing.
public enum SolverError: Error, Hashable, Sendable {
  /// The required constraints contradict each other.
  case unsatisfiable(Conflict)
  /// A number is not finite or outside the accepted magnitudes.
  case invalidNumber(Double, NumberRole)
  /// The constraint was never added or has been removed.
  case unknownConstraint(ConstraintID)
  /// The variable was not made by this solver or has been removed.
  case unknownVariable(Variable)
  /// A priority may change only between optional priorities, not to or from required.
  case priorityKindChange(ConstraintID)
  /// The simplex needed more than the given number of pivots.
  ///
  /// This has never been seen: an anti-cycling rule ends every search. The cap turns a defect
  /// into an error.
  case pivotLimit(Int)
  /// Interdependent constraints have more than the given number of nonzeros in the tableau.
  case sizeLimit(Int)
  /// The searches would take more than the given work (`Solver.mostWork`).
  case workLimit(Int)
}

/// The role of a refused number, with the magnitudes that are accepted.
public enum NumberRole: Hashable, Sendable {
  /// The constant of an expression: finite, at most 1e12.
  case constant
  /// The coefficient of a variable, summed over its terms: 0, or from 1e-6 to 1e6.
  case coefficient(Variable)
  /// A priority: in (0, 1000].
  case priority
}

/// Required constraints that cannot all hold.
///
/// The set is irreducible: without any one of its members the others can hold, together with all
/// constraints that are taken for granted (`Solver.assume(_:)`). It contains as many of those as
/// the contradiction needs.
public struct Conflict: Hashable, Sendable {
  /// The constraints, in ascending order.
  public let members: [ConstraintID]

  package init(members: [ConstraintID]) {
    self.members = members
  }
}
