import Cassowary
import Testing

@Suite("Expressions")
struct LanguageTests {
  @Test("Operators make the constraint that is written")
  func operatorsBuild() {
    let solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    let constraint: LinearConstraint = a == 0.5 * b + 10
    #expect(constraint.expression.constant == -10)
    #expect(constraint.expression.terms == [Term(a, 1), Term(b, -0.5)])
    #expect(constraint.relation == .equal)
    #expect(constraint.priority == .required)
    let bound: LinearConstraint = (-(a - b) / 2 >= 4 - a) | 250.5
    #expect(bound.expression.terms == [Term(a, -0.5), Term(b, 0.5), Term(a, 1)])
    #expect(bound.expression.constant == -4)
    #expect(bound.relation == .greaterThanOrEqual)
    #expect(bound.priority == 250.5)
    let atMost: LinearConstraint = 3 <= a
    #expect(atMost.relation == .lessThanOrEqual)
  }

  @Test("A variable may occur in several terms")
  func termsAddUp() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x + x + x == 12)
    try solver.add(x - x == 0)
    #expect(solver.value(of: x) == 4)
    #expect(throws: SolverError.self) { try solver.add(x - x == 1) }
  }
}
