import Cassowary
import Workloads

/// A workload with its terms side by side, so that a run times the solver and not the harness.
struct PackedWorkload {
  private struct Head {
    var relation: Relation
    var priority: Priority
    var constant: Double
    var terms: Range<Int>
  }

  let work: Workload
  private var heads: [Head] = []
  private var terms: [Term] = []

  init(_ work: Workload) {
    self.work = work
    // The handles of a solver count from the first, so those of one fit every other.
    let model = Solver()
    let variables = (0..<work.variableCount).map { _ in model.makeVariable() }
    for constraint in work.constraints {
      let start = terms.count
      terms += constraint.terms.map { Term(variables[$0.variable], $0.coefficient) }
      heads.append(
        Head(
          relation: constraint.relation, priority: Priority(constraint.priority),
          constant: constraint.constant, terms: start..<terms.count))
    }
  }

  /// Adds everything, commits and reads every value; returns the solver with their sum.
  func build(commitsEach: Bool = false) throws -> (solver: Solver, sum: Double) {
    let solver = Solver()
    solver.reserveCapacity(variables: work.variableCount, constraints: heads.count)
    var variables: [Variable] = []
    variables.reserveCapacity(work.variableCount)
    for _ in 0..<work.variableCount { variables.append(solver.makeVariable()) }
    if !commitsEach { solver.begin() }
    try terms.withUnsafeBufferPointer { terms in
      for head in heads {
        try solver.add(
          relation: head.relation, priority: head.priority, constant: head.constant,
          terms: UnsafeBufferPointer(rebasing: terms[head.terms]))
      }
    }
    if !commitsEach { try solver.commit() }
    return (solver, solver.values(of: variables).reduce(0, +))
  }
}
