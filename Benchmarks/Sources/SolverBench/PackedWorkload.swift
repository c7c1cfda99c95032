import Cassowary
import Workloads

/// A workload with its terms side by side, so that a run times the solver and not the harness.
struct PackedWorkload {
  let work: Workload
  private var terms: [Term] = []
  private var ends: [Int] = []

  init(_ work: Workload) {
    self.work = work
    // The handles of a solver count from the first, so those of one fit every other.
    let model = Solver()
    let variables = (0..<work.variableCount).map { _ in model.makeVariable() }
    for constraint in work.constraints {
      terms += constraint.terms.map { Term(variables[$0.variable], $0.coefficient) }
      ends.append(terms.count)
    }
  }

  /// Adds everything, commits and reads every value; returns the solver with their sum.
  func build(commitsEach: Bool = false) throws -> (solver: Solver, sum: Double) {
    let solver = Solver()
    var variables: [Variable] = []
    variables.reserveCapacity(work.variableCount)
    for _ in 0..<work.variableCount { variables.append(solver.makeVariable()) }
    if !commitsEach { solver.begin() }
    try terms.withUnsafeBufferPointer { terms in
      var start = 0
      for (constraint, end) in zip(work.constraints, ends) {
        try solver.add(
          relation: constraint.relation, priority: Priority(constraint.priority),
          constant: constraint.constant,
          terms: UnsafeBufferPointer(rebasing: terms[start..<end]))
        start = end
      }
    }
    if !commitsEach { try solver.commit() }
    return (solver, variables.reduce(0) { $0 + solver.value(of: $1) })
  }
}
