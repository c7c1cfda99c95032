package import Cassowary

/// A workload in a solver.
package struct Loaded {
  package let solver: Solver
  package let variables: [Variable]
  package var ids: [ConstraintID]

  /// Adds a workload in one transaction, or with a commit after each constraint.
  package init(_ work: Workload, commitsEach: Bool = false) throws(SolverError) {
    solver = Solver()
    let solver = solver
    let variables = (0..<work.variableCount).map { _ in solver.makeVariable() }
    self.variables = variables
    ids = []
    ids.reserveCapacity(work.constraints.count)
    if !commitsEach { solver.begin() }
    for constraint in work.constraints {
      ids.append(
        try Loaded.add(constraint, Loaded.terms(of: constraint, variables), to: solver))
    }
    if !commitsEach { try solver.commit() }
  }

  /// The terms of a constraint, of a solver's variables.
  package static func terms(
    of constraint: Workload.Constraint, _ variables: [Variable]
  ) -> [Term] {
    constraint.terms.map { Term(variables[$0.variable], $0.coefficient) }
  }

  /// Adds one constraint of a workload.
  package static func add(
    _ constraint: Workload.Constraint, _ terms: [Term], to solver: Solver
  ) throws(SolverError) -> ConstraintID {
    try solver.add(
      relation: constraint.relation, priority: Priority(constraint.priority),
      constant: constraint.constant, terms: terms)
  }

  package var values: [Double] { variables.map { solver.value(of: $0) } }
}
