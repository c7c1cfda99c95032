import Cassowary
import Testing

@Suite("Faults of other solvers")
struct FaultTests {
  @Test("One violated 251 is not traded for five 250s")
  func levelsAreStrict() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<5 { try solver.add((x == 0).priority(250)) }
    try solver.add((x == 100).priority(251))
    #expect(solver.value(of: x) == 100)
  }

  @Test("A rejected constraint leaves no trace")
  func rejectedConstraintLeavesNoTrace() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let lower = try solver.add(x >= 10)
    #expect(throws: SolverError.self) { try solver.add(x <= 5) }
    try solver.add((x == 12) | 500)
    #expect(solver.value(of: x) == 12)
    try solver.remove(lower)
    #expect(solver.value(of: x) == 12)
  }

  @Test("A conflict names all members")
  func conflictNamesAllMembers() throws {
    let solver = Solver()
    let root = solver.makeVariable()
    let view = solver.makeVariable()
    solver.begin()
    let ids = try [solver.add(root == 375), solver.add(view == root - 16), solver.add(view == 400)]
    do {
      try solver.commit()
      Issue.record("no conflict")
    } catch {
      #expect(error == .unsatisfiable(Conflict(members: ids)))
    }
    solver.rollback()
  }

  @Test("Contradicting equals leave the first its value and a range")
  func tiesGoToTheFirst() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 10) | 500)
    try solver.add((x == 20) | 500)
    #expect(solver.value(of: x) == 10)
    #expect(solver.range(of: x) == FreeRange(lower: 10, upper: 20))
  }
}
