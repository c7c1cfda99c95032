import Cassowary
import Testing

/// Inequalities that hold as equations where nothing else decides.
@Suite("Preferred bounds")
struct BoundTests {
  private let solver = Solver()

  private func value(_ relation: Relation, _ bound: Double, _ prefersBound: Bool) throws -> Double {
    let x = solver.makeVariable()
    try solver.add(
      relation: relation, constant: -bound, terms: [Term(x)], prefersBound: prefersBound)
    return solver.value(of: x)
  }

  @Test("A lone bound holds as an equation, in either direction, and stays as ambiguous")
  func alone() throws {
    #expect(try value(.lessThanOrEqual, 10, true) == 10)
    #expect(try value(.greaterThanOrEqual, -10, true) == -10)
    #expect(try value(.lessThanOrEqual, 10, false) == 0)
    let x = solver.makeVariable()
    let id = try solver.add(
      relation: .lessThanOrEqual, constant: -10, terms: [Term(x)], prefersBound: true)
    #expect(solver.isFree(x))
    #expect(solver.range(of: x) == FreeRange(lower: nil, upper: 10))
    #expect(solver.restsAtBound(id))
    #expect(solver.influences(on: x).map(\.constraint) == [id])
    // A wish decides, and the bound is no longer the reason.
    try solver.add(relation: .equal, priority: 1, constant: -10, terms: [Term(x)])
    #expect(!solver.restsAtBound(id))
    #expect(!solver.isFree(x))
  }

  @Test("Of several, the first one added is as near to its bound as possible")
  func order() throws {
    let x = solver.makeVariable()
    try solver.add(
      relation: .lessThanOrEqual, constant: -50, terms: [Term(x)], order: 2, prefersBound: true)
    let least = try solver.add(
      relation: .greaterThanOrEqual, constant: -23, terms: [Term(x)], order: 1, prefersBound: true)
    #expect(solver.value(of: x) == 23)
    try solver.remove(least)
    #expect(solver.value(of: x) == 50)
  }

  @Test(
    "A satisfied inequality prefers its bound as well; an unsatisfied one stays as near as it is")
  func wishes() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(
      relation: .lessThanOrEqual, priority: 500, constant: -8, terms: [Term(x)], prefersBound: true)
    #expect(solver.value(of: x) == 8)
    try solver.add(relation: .equal, constant: -20, terms: [Term(y)])
    try solver.add(
      relation: .lessThanOrEqual, priority: 500, constant: -8, terms: [Term(y)], prefersBound: true)
    #expect(solver.value(of: y) == 20)
  }

  @Test(
    "The rule equals weak equalities, each weaker than the one before",
    arguments: 1...400 as ClosedRange<UInt64>)
  func specification(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (ruled, spelled) = (Solver(), Solver())
    ruled.checksInvariants = true
    let count = Int.random(in: 1...6, using: &random)
    for solver in [ruled, spelled] { for _ in 0..<count { _ = solver.makeVariable() } }
    for solver in [ruled, spelled] { solver.begin() }
    for index in 0..<Int.random(in: 1...9, using: &random) {
      let width = Int.random(in: 1...3, using: &random)
      let chosen = (0..<Int32(count)).shuffled(using: &random).prefix(width)
      let terms = chosen.map {
        Term(Variable(index: $0), [1, 1, -1, -1, 2, 0.5].randomElement(using: &random) ?? 1)
      }
      let constant = Double(Int.random(in: -5...5, using: &random) * 10)
      let relation: Relation =
        [.lessThanOrEqual, .greaterThanOrEqual, .greaterThanOrEqual, .equal]
        .randomElement(using: &random) ?? .equal
      // Distinct, so that no tie between violations precedes the bounds.
      let priority = Priority(Bool.random(using: &random) ? 1000 : Double(100 + index))
      let order = Int64(2 * index)
      try ruled.add(
        relation: relation, priority: priority, constant: constant, terms: terms, order: order,
        prefersBound: true)
      try spelled.add(
        relation: relation, priority: priority, constant: constant, terms: terms, order: order)
      guard relation != .equal else { continue }
      try spelled.add(
        relation: .equal, priority: Priority(1 / Double(index + 2)), constant: constant,
        terms: terms, order: order + 1)
    }
    do {
      try spelled.commit()
    } catch {
      #expect(throws: SolverError.self) { try ruled.commit() }
      return
    }
    try ruled.commit()
    for index in 0..<Int32(count) {
      let variable = Variable(index: index)
      #expect(
        abs(ruled.value(of: variable) - spelled.value(of: variable)) < 1e-6,
        "x\(index) of seed \(seed)")
    }
  }
}
