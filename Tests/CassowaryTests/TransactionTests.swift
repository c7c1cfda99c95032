import Cassowary
import Testing

@Suite("Transaction")
struct TransactionTests {
  let solver = Solver()

  init() {
    solver.checksInvariants = true
  }

  @Test("Values stay until the commit")
  func valuesStayUntilCommit() throws {
    let x = solver.makeVariable("x")
    let id = try solver.add(x == 1)
    solver.begin()
    try solver.setConstant(-2, of: id)
    #expect(solver.value(of: x) == 1)
    try solver.commit()
    #expect(solver.value(of: x) == 2)
    #expect(solver.changedVariables == [x])
  }

  @Test("While a failed commit is open, the earlier values hold and nothing counts as changed")
  func failedCommitShowsOldValues() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let hold = try solver.add(x == 1)
    try solver.add(y == x + 1)
    solver.begin()
    try solver.setConstant(-5, of: hold)
    let wrong = try solver.add(x == 9)
    #expect(throws: SolverError.self) { try solver.commit() }
    let late = solver.makeVariable("late")
    #expect(solver.values(of: [y, late, x]) == [2, 0, 1])
    #expect(solver.value(of: late) == 0)
    #expect(solver.changedVariables.isEmpty)
    try solver.remove(wrong)
    try solver.commit()
    #expect(solver.values(of: [y, late, x]) == [6, 0, 5])
    #expect(solver.changedVariables == [x, y])
    solver.begin()
    try solver.add(x == 9)
    #expect(throws: SolverError.self) { try solver.commit() }
    solver.rollback()
    #expect(solver.values(of: [y, x]) == [6, 5])
    #expect(solver.changedVariables.isEmpty)
  }

  @Test("A rollback restores constraints, constants, priorities and handles")
  func rollbackBringsBack() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let first = try solver.add((x == 10) | 500)
    let second = try solver.add((x == 20) | 400)
    let link = try solver.add(y == x + 1)
    solver.begin()
    try solver.setPriority(600, of: second)
    try solver.setConstant(-30, of: first)
    try solver.remove(link)
    try solver.add(y == -5)
    solver.rollback()
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 11)
    try solver.remove(first)
    #expect(solver.value(of: y) == 21)
    #expect(solver.residual(of: link) == 0)
  }

  @Test("A transaction whose body throws is rolled back")
  func throwingBodyRollsBack() throws {
    struct Stop: Error {}
    let x = solver.makeVariable("x")
    try solver.add(x == 3)
    #expect(throws: Stop.self) {
      try solver.transaction { solver in
        try solver.add((x >= 1) | 5)
        throw Stop()
      }
    }
    #expect(!solver.isInTransaction)
    #expect(solver.value(of: x) == 3)
  }

  @Test("A change that makes a fact false is refused")
  func factsAreCheckedAgain() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let constant = try solver.add(x == 10)
    let bound = try solver.add(y == x)
    let fact = try solver.add(y >= 8)
    let expected = SolverError.unsatisfiable(Conflict(members: [constant, bound, fact]))
    #expect(throws: expected) { try solver.setConstant(-7, of: constant) }
    #expect(solver.value(of: y) == 10)
    try solver.setConstant(-9, of: constant)
    #expect(solver.value(of: y) == 9)
  }

  @Test("A handle of a removed constraint is unknown, even when its index is reused")
  func staleHandleIsUnknown() throws {
    let x = solver.makeVariable("x")
    let old = try solver.add((x == 1) | 10)
    try solver.remove(old)
    let new = try solver.add((x == 2) | 10)
    #expect(throws: SolverError.unknownConstraint(old)) { try solver.remove(old) }
    #expect(solver.residual(of: new) == 0)
  }

  @Test("Non-finite numbers are refused on entry")
  func numbersAreChecked() throws {
    let x = solver.makeVariable("x")
    for bad in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(throws: SolverError.self) { try solver.add(x == bad) }
      #expect(throws: SolverError.self) { try solver.add(bad * x == 1) }
    }
    #expect(throws: SolverError.invalidNumber(0, .priority)) { try solver.add((x == 1) | 0) }
    #expect(throws: SolverError.self) { try solver.add((x == 1) | 1000.5) }
    #expect(throws: SolverError.self) { try solver.add(x / 0 == 1) }
    let id = try solver.add(x == 1)
    #expect(throws: SolverError.self) { try solver.setConstant(.nan, of: id) }
    #expect(throws: SolverError.priorityKindChange(id)) { try solver.setPriority(5, of: id) }
    #expect(solver.value(of: x) == 1)
  }

  @Test("The largest constants and coefficients are exact, and larger ones are refused")
  func magnitudesEnd() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let far = try solver.add(x == 1e12)
    try solver.add(y == x - 1e12)
    try solver.add((y >= 1) | 5)
    #expect(solver.value(of: x) == 1e12)
    #expect(solver.value(of: y) == 0)
    try solver.setConstant(1e12, of: far)
    #expect(solver.value(of: y) == -2e12)
    #expect(throws: SolverError.invalidNumber(2e12, .constant)) {
      try solver.setConstant(2e12, of: far)
    }
    #expect(throws: SolverError.invalidNumber(2e6, .coefficient(y))) {
      try solver.add(2e6 * y == 0)
    }
    #expect(throws: SolverError.invalidNumber(1e-7, .coefficient(y))) {
      try solver.add(1e-7 * y + x >= 0)
    }
    #expect(solver.value(of: x) == -1e12)
  }

  @Test("An empty transaction commits and moves nothing; a second removal is refused")
  func emptyTransactionMovesNothing() throws {
    let x = solver.makeVariable("x")
    let id = try solver.add(x == 4)
    solver.begin()
    try solver.commit()
    #expect(solver.changedVariables.isEmpty)
    solver.begin()
    solver.rollback()
    solver.begin()
    try solver.remove(id)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.setConstant(1, of: id) }
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.setPriority(5, of: id) }
    solver.rollback()
    #expect(solver.value(of: x) == 4)
    try solver.remove(id)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
  }

  @Test("A constraint whose terms cancel is true, false or violated")
  func constraintsWithoutVariables() throws {
    let x = solver.makeVariable("x")
    try solver.add(x - x == 0)
    try solver.add(relation: .greaterThanOrEqual, constant: 3, terms: [])
    let wish = try solver.add((0 * x == 8) | 300)
    #expect(solver.violated == [wish])
    #expect(solver.residual(of: wish) == -8)
    solver.begin()
    let wrong = try solver.add(x + 1 == x)
    #expect(throws: SolverError.unsatisfiable(Conflict(members: [wrong]))) { try solver.commit() }
    solver.rollback()
    #expect(solver.isFree(x))
    #expect(solver.range(of: x) == FreeRange(lower: nil, upper: nil))
  }

  @Test("Reserved capacity changes no answer")
  func reservedRoomIsOnlyRoom() throws {
    let x = solver.makeVariable("x")
    try solver.add(x == 4)
    solver.reserveCapacity(variables: 1000, constraints: 3000)
    let y = solver.makeVariable("y")
    try solver.add(y == x + 1)
    #expect(solver.value(of: y) == 5)
    #expect(solver.changedVariables == [y])
  }

  @Test("A variable of another solver, or a removed one, is refused")
  func unknownVariablesAreRefused() throws {
    let x = solver.makeVariable("x")
    let other = Solver()
    let foreign = (0..<100).map { _ in other.makeVariable() }[99]
    #expect(throws: SolverError.unknownVariable(foreign)) { try solver.add(x == foreign) }
    let gone = solver.makeVariable("gone")
    solver.removeVariable(gone)
    #expect(throws: SolverError.unknownVariable(gone)) { try solver.add(x == gone) }
    #expect(solver.value(of: x) == 0)
  }

  @Test("A variable that nothing holds is 0, whatever held it before")
  func nothingHoldsMeansZero() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let link = try solver.add(x == y + 3)
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == -3)
    let hold = try solver.add((y == 4) | 1)
    #expect(solver.value(of: x) == 7)
    try solver.remove(hold)
    #expect(solver.value(of: x) == 0)
    try solver.remove(link)
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 0)
    #expect(solver.value(of: y).sign == .plus)
    solver.removeVariable(y)
    #expect(solver.makeVariable() == y)
  }

  @Test("Influences add up to the value and name the constraints that hold it")
  func influencesExplain() throws {
    let (root, view) = (solver.makeVariable("root"), solver.makeVariable("view"))
    let width = try solver.add(root == 300)
    let half = try solver.add(view == 0.5 * root + 10)
    try solver.add((view == 20) | 700)
    let found = Dictionary(
      uniqueKeysWithValues: solver.influences(on: view).map { ($0.constraint, $0.sensitivity) })
    #expect(found == [width: 0.5, half: 1])
    #expect(solver.value(of: view) == 0.5 * 300 + 10)
  }

  @Test("The dump explains what it shows")
  func dumpIsLegible() throws {
    let x = solver.makeVariable("x")
    try solver.add((x == 10) | 500)
    try solver.add((x == 20) | 500)
    let dump = solver.description
    #expect(dump.contains("@500: 10"))
    #expect(dump.contains("x = 10 (leaf)"))
    #expect(dump.contains("x == 20 ! 10"))
    #expect(dump.contains("legend"))
  }
}
