/// Why a solver refused an operation; the operation has then changed nothing.
public enum SolverError: Error, Hashable, Sendable {
  /// The required constraints contradict each other.
  case unsatisfiable(Conflict)
  /// A number is not finite or outside the accepted magnitudes.
  case invalidNumber(Double, NumberRole)
  /// The handle's constraint was never added or is removed.
  case unknownConstraint(ConstraintID)
  /// The variable was not made by this solver or is removed.
  case unknownVariable(Variable)
  /// A priority may change between optional levels only, neither to nor from required.
  case priorityKindChange(ConstraintID)
  /// The simplex needed more than the given number of pivots.
  ///
  /// Never seen: an anti-cycling rule ends every search. The cap turns a defect into an error.
  case pivotLimit(Int)
  /// Constraints that depend on each other have more than the given number of nonzeros in the tableau.
  case sizeLimit(Int)
  /// The searches would take more than the given work (`Solver.mostWork`).
  case workLimit(Int)
}

/// What a refused number was meant to be, with the magnitudes that are accepted.
public enum NumberRole: Hashable, Sendable {
  /// The constant of an expression: finite, at most 1e12.
  case constant
  /// The coefficient of a variable, its terms added up: 0, or from 1e-6 to 1e6.
  case coefficient(Variable)
  /// A priority: in (0, 1000].
  case priority
}

/// Required constraints that cannot hold together.
///
/// The set is irreducible: without any one of its members the others can hold, together with all
/// constraints that are taken for granted (`Solver.assume(_:)`). Of these it has as many as the
/// contradiction needs.
public struct Conflict: Hashable, Sendable {
  /// The constraints, ascending.
  public let members: [ConstraintID]

  package init(members: [ConstraintID]) {
    self.members = members
  }
}
