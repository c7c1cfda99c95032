import Cassowary
import Testing

/// Chains of inequalities that hold at their bounds, so that each position rests on all before it.
@Suite("Chains of inequalities")
struct SlackTests {
  /// Adds `x[i] >= x[i - 1] + size[i - 1] + 1`, each size at least 10.
  private static func chain(_ count: Int, isReversed: Bool = false) throws -> (Solver, [Variable]) {
    let solver = Solver()
    let places = (0..<count).map { _ in solver.makeVariable() }
    let sizes = (0..<count).map { _ in solver.makeVariable() }
    solver.begin()
    for size in sizes {
      try solver.add(
        relation: .greaterThanOrEqual, constant: -10, terms: [Term(size)], prefersBound: true)
    }
    for index in 1..<count {
      let (before, after) = isReversed ? (index, index - 1) : (index - 1, index)
      try solver.add(
        relation: .greaterThanOrEqual, constant: -1,
        terms: [Term(places[after]), Term(places[before], -1), Term(sizes[before], -1)],
        prefersBound: true)
    }
    try solver.commit()
    return (solver, places)
  }

  @Test("A chain takes as much work for each member, however long it is", arguments: [false, true])
  func work(isReversed: Bool) throws {
    let works = try [1_000, 10_000].map { count -> Double in
      let (solver, places) = try Self.chain(count, isReversed: isReversed)
      let far = isReversed ? places[0] : places[count - 1]
      let near = isReversed ? places[count - 1] : places[0]
      #expect(solver.value(of: far) - solver.value(of: near) == Double(count - 1) * 11)
      return Double(solver.statistics.work + solver.statistics.termsWritten)
    }
    #expect(works[1] <= 12.6 * works[0], "\(works)")
  }

  @Test("So do the questions which of its values are free, and how far")
  func questions() throws {
    let works = try [200, 2_000].map { count -> Double in
      let (solver, places) = try Self.chain(count)
      let before = solver.statistics.work
      for place in places {
        #expect(solver.isFree(place))
        let range = solver.range(of: place)
        #expect(range.lower == nil && range.upper == nil)
      }
      return Double(solver.statistics.work - before)
    }
    #expect(works[1] <= 12.6 * works[0], "\(works)")
  }

  @Test("A range that extends another's is the one found from the beginning")
  func ranges() throws {
    let (solver, places) = try Self.chain(40)
    try solver.add(relation: .greaterThanOrEqual, constant: 0, terms: [Term(places[0])])
    try solver.add(relation: .lessThanOrEqual, constant: -1_000, terms: [Term(places[39])])
    for (index, place) in places.enumerated() {
      let range = solver.range(of: place)
      let fresh = try Self.chain(40).0
      try fresh.add(relation: .greaterThanOrEqual, constant: 0, terms: [Term(places[0])])
      try fresh.add(relation: .lessThanOrEqual, constant: -1_000, terms: [Term(places[39])])
      #expect(fresh.range(of: place) == range)
      #expect(range.lower == Double(index) * 11)
    }
  }

  @Test("The slack of an inequality is nobody's variable or constraint")
  func hidden() throws {
    let (solver, places) = try Self.chain(6)
    let held = try solver.add(relation: .equal, constant: -5, terms: [Term(places[0])])
    #expect(solver.changedVariables.allSatisfy { $0.index < 12 })
    #expect(solver.influences(on: places[5]).count == 11)
    #expect(solver.determining.count == 12)
    solver.begin()
    try solver.add(relation: .lessThanOrEqual, constant: -59, terms: [Term(places[5])])
    let error = #expect(throws: SolverError.self) { try solver.commit() }
    guard case .unsatisfiable(let conflict)? = error else { return }
    #expect(conflict.members.count == 12 && conflict.members.contains(held))
    #expect(conflict.members.allSatisfy { !solver.variables(of: $0).isEmpty })
    solver.rollback()
    #expect(solver.value(of: places[5]) == 60)
  }
}
