import Cassowary
import Testing

/// Random numbers that a seed reproduces.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// A solver under random operations, together with the list of constraints it should hold.
struct RandomSession {
  struct Member {
    var id: ConstraintID
    var terms: [Term]
    var constant: Double
    var relation: Relation
    var priority: Double
    var prefersBound: Bool
    /// The order in which a rebuilt solver gets the constraints.
    var order: Int
  }

  let solver = Solver()
  var variables: [Variable]
  var members: [Member] = []
  var random: SeededGenerator
  var order = 0
  /// Every value after every commit.
  var history: [Double] = []

  init(seed: UInt64, limits: Limits = Limits()) {
    random = SeededGenerator(seed: seed)
    solver.checksInvariants = true
    solver.limits = limits
    let solver = solver
    variables = (0..<Int.random(in: 2...12, using: &random)).map { solver.makeVariable("x\($0)") }
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private mutating func add() throws {
    let coefficients = [1, 1, -1, -1, 0.5, 1.0 / 3, 0.9, 2, -2]
    let count = min(variables.count, pick([1, 1, 2, 2, 2, 3, 4]))
    let chosen = variables.shuffled(using: &random).prefix(count)
    let terms = chosen.map { Term($0, pick(coefficients)) }
    let constant: Double = pick([0, 0, 10, -10, 5, 20, 100, -7])
    let relation: Relation = pick([.lessThanOrEqual, .equal, .greaterThanOrEqual])
    let priority: Double = pick([1000, 1000, 750, 750.5, 500, 250, 250, 1])
    let prefersBound = pick([true, false])
    let id = try solver.add(
      relation: relation, priority: Priority(priority), constant: constant, terms: terms,
      prefersBound: prefersBound)
    members.append(
      Member(
        id: id, terms: terms, constant: constant, relation: relation, priority: priority,
        prefersBound: prefersBound, order: order))
    order += 1
  }

  private mutating func change() throws {
    guard !members.isEmpty, Double.random(in: 0..<1, using: &random) > 0.5 else { return try add() }
    let index = Int.random(in: 0..<members.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0, 1:
      members[index].constant = Double(Int.random(in: -20...20, using: &random))
      try solver.setConstant(members[index].constant, of: members[index].id)
    case 2 where members[index].priority < 1000:
      members[index].priority = pick([750, 500, 250, 1])
      try solver.setPriority(Priority(members[index].priority), of: members[index].id)
    default:
      try solver.remove(members.remove(at: index).id)
    }
  }

  /// Makes a few changes in one transaction; if they contradict one another, checks the reported
  /// conflict and rolls back.
  mutating func step() throws {
    let saved = members
    let values = variables.map { solver.value(of: $0) }
    solver.begin()
    for _ in 0..<Int.random(in: 1...5, using: &random) { try change() }
    if let conflict = try commitRefusal() {
      #expect(isIrreducible(conflict), "\(members.filter { conflict.members.contains($0.id) })")
      #expect(variables.map { solver.value(of: $0) } == values)
      solver.rollback()
      members = saved
      #expect(variables.map { solver.value(of: $0) } == values)
    }
    history += variables.map { solver.value(of: $0) }
  }

  /// Commits, and returns the conflict if the solver refuses.
  private func commitRefusal() throws -> Conflict? {
    do {
      try solver.commit()
      return nil
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      return conflict
    }
  }

  /// Whether required constraints hold together, according to a separate solver.
  private func areCompatible(_ ids: [ConstraintID]) -> Bool {
    let trial = Solver()
    for _ in variables { _ = trial.makeVariable() }
    trial.begin()
    do {
      for member in members where ids.contains(member.id) {
        try trial.add(
          relation: member.relation, constant: member.constant, terms: member.terms)
      }
      try trial.commit()
      return true
    } catch {
      return false
    }
  }

  private func isIrreducible(_ conflict: Conflict) -> Bool {
    !areCompatible(conflict.members)
      && conflict.members.allSatisfy { left in
        areCompatible(conflict.members.filter { $0 != left })
      }
  }

  /// Returns a solver that is given the same constraints at once.
  func rebuilt() throws -> Solver {
    let other = Solver()
    for _ in variables { _ = other.makeVariable() }
    other.begin()
    for member in members.sorted(by: { $0.order < $1.order }) {
      try other.add(
        relation: member.relation, priority: Priority(member.priority),
        constant: member.constant, terms: member.terms, prefersBound: member.prefersBound)
    }
    try other.commit()
    return other
  }

  /// Compares with a rebuilt solver and returns the difference, if any.
  func difference(from other: Solver) -> String? {
    for variable in variables {
      let (found, wanted) = (solver.value(of: variable), other.value(of: variable))
      if !isClose(found, wanted) { return "x\(variable.index): \(found), built anew \(wanted)" }
      let (range, fresh) = (solver.range(of: variable), other.range(of: variable))
      if !isClose(range.lower, fresh.lower) || !isClose(range.upper, fresh.upper) {
        return "range of x\(variable.index): \(range), built anew \(fresh)"
      }
      if solver.isFree(variable) == range.isDetermined { return "isFree x\(variable.index)" }
      let sum = solver.influences(on: variable).reduce(0.0) { sum, influence in
        let member = members.first { $0.id == influence.constraint }
        return sum - influence.sensitivity * (member?.constant ?? .nan)
      }
      if !isClose(sum, found) { return "influences on x\(variable.index): \(sum) for \(found)" }
    }
    return nil
  }
}

func isClose(_ first: Double, _ second: Double) -> Bool {
  abs(first - second) <= 1e-6 * max(1, abs(first), abs(second))
}

func isClose(_ first: Double?, _ second: Double?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  return isClose(first, second)
}

@Suite("Random sessions")
struct StateMachineTests {
  @Test("Any sequence of operations equals building the final system at once", arguments: 0..<40)
  func sequencesEqualBuildingAnew(batch: Int) throws {
    for seed in UInt64(batch * 10)..<UInt64(batch * 10 + 10) {
      var session = RandomSession(seed: seed, limits: limits(seed))
      for step in 0..<10 {
        try session.step()
        let difference = try session.difference(from: session.rebuilt())
        #expect(difference == nil, "seed \(seed), step \(step)")
      }
    }
  }

  /// Every second session uses sparse tableaux and a queue of columns even for small sizes.
  private func limits(_ seed: UInt64) -> Limits {
    var limits = Limits()
    if seed % 2 == 1 {
      limits.denseCells = Int(seed % 50)
      limits.pricedColumns = Int(seed % 5)
    }
    return limits
  }

  @Test("The same sequence gives the same bits", arguments: 500..<520 as Range<UInt64>)
  func sequencesRepeatBitForBit(seed: UInt64) throws {
    var first = RandomSession(seed: seed)
    var second = RandomSession(seed: seed)
    for _ in 0..<12 {
      try first.step()
      try second.step()
    }
    #expect(first.history.map(\.bitPattern) == second.history.map(\.bitPattern))
  }
}
