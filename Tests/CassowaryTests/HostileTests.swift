import Cassowary
import Testing

@Suite("Adversarial systems")
struct HostileTests {
  /// Returns the cells read by a solve in which a hundred priorities each want a different value.
  private func cellsRead(_ count: Int) throws -> Int {
    let solver = Solver()
    solver.begin()
    let value = solver.makeVariable()
    let other = solver.makeVariable()
    for index in 0..<count {
      let priority = Priority(Double(1 + index % 100))
      _ = try solver.add(
        relation: .equal, priority: priority, constant: -Double(index),
        terms: [Term(value)])
    }
    _ = try solver.add(
      relation: .equal, priority: Priority(500), constant: -2 * Double(count),
      terms: [Term(value), Term(other)])
    try solver.commit()
    solver.begin()
    _ = try solver.add(
      relation: .equal, priority: Priority(900), constant: -Double(count), terms: [Term(value)])
    try solver.commit()
    return solver.statistics.entriesRead
  }

  @Test("A search that passes every kink reads a column a few times, not once per kink")
  func manyKinks() throws {
    // One reading per kink would be millions.
    #expect(try cellsRead(2_000) < 600_000)
  }

  @Test("Taking back what made a large block takes no pivot for each of its rows")
  func rollbackOfBlock() throws {
    let solver = Solver()
    let variables = (0..<400).map { _ in solver.makeVariable() }
    let sum = variables.map { Term($0) }
    solver.begin()
    for variable in variables {
      _ = try solver.add(
        relation: .greaterThanOrEqual, constant: 0, terms: [Term(variable)])
      _ = try solver.add(
        relation: .equal, priority: Priority(250), constant: -20, terms: [Term(variable)])
    }
    _ = try solver.add(relation: .lessThanOrEqual, constant: -800, terms: sum)
    try solver.commit()
    let pivots = solver.statistics.pivots
    solver.begin()
    for (index, variable) in variables.enumerated() {
      _ = try solver.add(
        relation: .greaterThanOrEqual, constant: -Double(index % 7),
        terms: [Term(variable), Term(variables[(index + 1) % 400], -1)])
    }
    solver.mostWork = solver.statistics.work + 20_000
    #expect(throws: SolverError.self) { try solver.commit() }
    solver.mostWork = .max
    let failed = solver.statistics.pivots
    solver.rollback()
    #expect(solver.values(of: variables).reduce(0, +) == 800)
    #expect(solver.statistics.pivots - failed <= pivots)
  }

  @Test("A search that exceeds its work limit is refused, and the solver stays unchanged")
  func work() throws {
    let solver = Solver()
    let variables = (0..<40).map { _ in solver.makeVariable() }
    func compete() throws(SolverError) {
      solver.begin()
      for index in 0..<40 {
        for next in index + 1..<40 where (index + next) % 3 != 0 {
          _ = try solver.add(
            relation: .greaterThanOrEqual, priority: Priority(Double(1 + next)), constant: -8,
            terms: [Term(variables[next]), Term(variables[index], -1)])
        }
      }
      try solver.commit()
    }
    let first = try solver.add(
      relation: .equal, priority: Priority(700), constant: -1, terms: [Term(variables[0])])
    let most = solver.statistics.work + 500
    solver.mostWork = most
    #expect(throws: SolverError.workLimit(most)) { try compete() }
    solver.rollback()
    #expect(solver.value(of: variables[0]) == 1)
    #expect(solver.isSatisfied(first))
    #expect(solver.statistics.work < 50_000)
    solver.mostWork = .max
    try compete()
    #expect(solver.isSatisfied(first))
  }

  @Test("Columns priced for a step count as work, however little the step moves")
  func pricing() throws {
    let solver = Solver()
    let variables = (0..<200).map { _ in solver.makeVariable() }
    solver.begin()
    for (index, variable) in variables.enumerated() {
      _ = try solver.add(
        relation: .greaterThanOrEqual, priority: Priority(Double(1 + index)), constant: -8,
        terms: [Term(variable)])
    }
    _ = try solver.add(
      relation: .lessThanOrEqual, priority: .required, constant: -80,
      terms: variables.map { Term($0) })
    try solver.commit()
    let statistics = solver.statistics
    // All columns are examined at the end, to make sure that none improves the solution.
    #expect(statistics.entriesRead >= variables.count)
    #expect(statistics.entriesRead >= 2 * statistics.pivots)
  }

  @Test("The freedoms of all variables at once are those of each variable alone")
  func freedoms() throws {
    var limits = Limits()
    for seed in 0..<60 {
      limits.denseCells = seed % 2 == 0 ? 2_048 : 0
      var session = RandomSession(seed: UInt64(900 + seed), limits: limits)
      for _ in 0..<8 {
        try session.step()
        let (solver, variables) = (session.solver, session.variables)
        for index in 0..<8 { _ = solver.isFree(variables[index % variables.count]) }
        let together = variables.map { solver.isFree($0) }
        for variable in variables where solver.isFree(variable) {
          let mark = try #require(solver.freedomMark(of: variable), "seed \(seed)")
          #expect(solver.stillHolds(mark), "seed \(seed)")
        }
        // The first questions after a commit examine the variable's own leaves.
        let alone = try variables.map { variable in
          solver.begin()
          try solver.commit()
          return solver.isFree(variable)
        }
        #expect(together == alone, "seed \(seed)")
      }
    }
  }

  @Test("A tableau that exceeds its limit is refused, and the solver stays unchanged")
  func size() throws {
    let solver = Solver()
    solver.limits.denseCells = 0
    solver.limits.entries = 50
    solver.begin()
    let variables = (0..<40).map { _ in solver.makeVariable() }
    let first = try solver.add(
      relation: .equal, priority: Priority(700), constant: -1, terms: [Term(variables[0])])
    try solver.commit()
    solver.begin()
    for index in 0..<39 {
      for next in index + 1..<40 where (index + next) % 3 != 0 {
        _ = try solver.add(
          relation: .greaterThanOrEqual, priority: Priority(Double(1 + next)), constant: -8,
          terms: [Term(variables[next]), Term(variables[index], -1)])
      }
    }
    #expect(throws: SolverError.sizeLimit(50)) { try solver.commit() }
    solver.rollback()
    #expect(solver.value(of: variables[0]) == 1)
    #expect(solver.isSatisfied(first))
  }

  @Test("An equality waits once to be checked, however often it is derived before that")
  func suspects() throws {
    let solver = Solver()
    let value = solver.makeVariable()
    _ = try solver.add(
      relation: .greaterThanOrEqual, priority: .required, constant: 0, terms: [Term(value)])
    solver.begin()
    for _ in 0..<20 {
      _ = try solver.add(
        relation: .equal, priority: .required, constant: 8, terms: [Term(value)])
    }
    for _ in 0..<20 {
      do throws(SolverError) {
        try solver.commit()
        Issue.record("-8 is not less than 0")
      } catch .unsatisfiable(let conflict) {
        let equality = try #require(conflict.members.last)
        #expect(solver.suspectCount <= 20)
        try solver.remove(equality)
      }
    }
    try solver.commit()
    #expect(solver.suspectCount == 0)
  }
}
