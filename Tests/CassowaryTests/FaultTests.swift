import Cassowary
import Testing

/// What other solvers were found to get wrong, with one test each.
@Suite("Faults of other solvers")
struct FaultTests {
  let solver = Solver()

  init() {
    solver.checksInvariants = true
  }

  @Test("One violated 251 is not traded for five 250s")
  func levelsAreStrict() throws {
    let x = solver.makeVariable("x")
    for _ in 0..<5 { try solver.add((x == 0) | 250) }
    try solver.add((x == 100) | 251)
    #expect(solver.value(of: x) == 100)
  }

  @Test("Of four neighbouring priorities the highest wins")
  func neighbouringPrioritiesDiffer() throws {
    let x = solver.makeVariable("x")
    for (value, priority) in [(1.0, 601.0), (2, 602), (3, 603), (4, 604)] {
      try solver.add((x == value) | Priority(priority))
    }
    #expect(solver.value(of: x) == 4)
  }

  @Test("An inequality outranks the equality below it")
  func inequalityOutranksEquality() throws {
    let x = solver.makeVariable("x")
    try solver.add((x >= 100) | 501)
    try solver.add((x == 90) | 500)
    try solver.add((x == 50) | 10)
    #expect(solver.value(of: x) == 100)
  }

  @Test("A rejected bound has no effect")
  func rejectedBoundDoesNotBind() throws {
    let x = solver.makeVariable("x")
    try solver.add(x >= 10)
    #expect(throws: SolverError.self) { try solver.add(x <= 5) }
    try solver.add((x == 12) | 500)
    #expect(solver.value(of: x) == 12)
  }

  @Test("After a rejection a constraint can be removed and added again")
  func rejectionLeavesRemovalAlone() throws {
    let x = solver.makeVariable("x")
    let lower = try solver.add(x >= 2)
    #expect(throws: SolverError.self) { try solver.add(x <= 1) }
    try solver.remove(lower)
    try solver.add(x >= 2)
    #expect(solver.value(of: x) == 2)
  }

  @Test("24 segments of equal neighbours terminate, with a commit after each constraint")
  func segmentsEnd() throws {
    let loaded = try Loaded(.segments(24), commitsEach: true)
    for index in 0..<24 {
      #expect(abs(loaded.solver.value(of: loaded.variables[4 * index + 2]) - 3) < 1e-9)
    }
    #expect(loaded.solver.statistics.pivots < 3000)
  }

  @Test("Redundant equalities through thirds are not a contradiction", arguments: [375, 1e9])
  func redundantThirdsAgree(width: Double) throws {
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let root = try solver.add(a == width)
    try solver.add(b == (1.0 / 3) * a)
    try solver.add(c == (1 / 0.3) * b)
    try solver.add(c == ((1.0 / 3) * (1 / 0.3)) * a)
    try solver.add(3 * b == a)
    #expect(abs(solver.value(of: b) - width / 3) <= 1e-12 * width)
    try solver.setConstant(-2 * width / 7, of: root)
    #expect(abs(solver.value(of: b) - 2 * width / 21) <= 1e-12 * width)
  }

  @Test("One of two equal constraints can be removed")
  func duplicateCanGo() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x == 10)
    try solver.add(x == y)
    let first = try solver.add(y == 10)
    try solver.add(y == 10)
    try solver.remove(first)
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 10)
  }

  @Test("A conflict names all its members and no others")
  func conflictNamesAllMembers() throws {
    let (root, view) = (solver.makeVariable("root"), solver.makeVariable("view"))
    let width = try solver.add(root == 375)
    let inset = try solver.add(view == root - 16)
    try solver.add((view >= 0) | 500)
    solver.begin()
    let fixed = try solver.add(view == 400)
    #expect(throws: SolverError.unsatisfiable(Conflict(members: [width, inset, fixed]))) {
      try solver.commit()
    }
    #expect(solver.value(of: view) == 359)
    try solver.remove(inset)
    try solver.commit()
    #expect(solver.value(of: view) == 400)
  }

  @Test("Assumptions replace members that say more, and the rest is irreducible")
  func assumptionsCount() throws {
    let widths = (0..<4).map { solver.makeVariable("width\($0)") }
    let bounds = try widths.map { try solver.add($0 >= 0) }
    for bound in bounds { try solver.assume(bound) }
    let sizes = try widths.map { try solver.add($0 == 10) }
    solver.begin()
    let total = try solver.add(
      relation: .equal, constant: -15, terms: widths.map { Term($0) })
    // Two widths of 10 are already too many; the other two need not be 10, only not negative.
    let members = [bounds[2], bounds[3], sizes[0], sizes[1], total].sorted()
    #expect(throws: SolverError.unsatisfiable(Conflict(members: members))) {
      try solver.commit()
    }
    solver.rollback()
  }

  @Test("Between contradicting equals the first one added wins, and the range is reported")
  func firstAddedWins() throws {
    let x = solver.makeVariable("x")
    try solver.add((x == 10) | 500)
    let second = try solver.add((x == 20) | 500)
    #expect(solver.value(of: x) == 10)
    #expect(solver.isFree(x))
    #expect(solver.range(of: x) == FreeRange(lower: 10, upper: 20))
    #expect(solver.violated == [second])
    #expect(solver.residual(of: second) == -10)
  }

  @Test("The 5,000th removal and addition costs what the first did")
  func repetitionDoesNotSlowDown() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    solver.checksInvariants = false
    try solver.add(y == 2 * x)
    try solver.add((x == 5) | 250)
    var work: [Statistics] = []
    for _ in 0..<5000 {
      let bound = try solver.add(x >= 10)
      #expect(solver.value(of: y) == 20)
      try solver.remove(bound)
      work.append(solver.statistics)
      solver.statistics = Statistics()
    }
    #expect(work[10] == work[4999])
    #expect(solver.value(of: y) == 10)
  }

  @Test("50,000 edits through uneven factors leave no drift")
  func editsLeaveNoDrift() throws {
    solver.checksInvariants = false
    let root = solver.makeVariable("root")
    let width = try solver.add(root == 375)
    var views = [root]
    for factor in [1.0 / 3, 0.9, 1.1] {
      let view = solver.makeVariable()
      try solver.add(view == factor * views[views.count - 1] + 1)
      views.append(view)
    }
    try solver.add((views[3] <= 120) | 700)
    let fresh = views.map { solver.value(of: $0) }
    for step in 0..<50_000 { try solver.setConstant(-Double(step % 997), of: width) }
    try solver.setConstant(-375, of: width)
    for (view, value) in zip(views, fresh) { #expect(solver.value(of: view) == value) }
  }
}
