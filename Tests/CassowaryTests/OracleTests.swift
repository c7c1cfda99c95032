import Cassowary
import Foundation
import Testing

/// Systems with answers from a lexicographic linear program; `make_systems.py`, next to the data,
/// generates them and describes the format.
@Suite("Answers of a linear program")
struct OracleTests {
  /// Returns the data in the repository, or in a file named by the environment.
  private static func lines() throws -> [Substring] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("CassowaryOracle")
    let path =
      ProcessInfo.processInfo.environment["CASSOWARY_ORACLE"]
      ?? folder.appendingPathComponent("systems.txt").path
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
  }

  @Test("Levels, ranges and conflicts of random systems are those of the linear program")
  func systemsAgree() throws {
    var replay: Replay?
    var systems = 0
    for line in try OracleTests.lines() {
      let fields = line.split(separator: " ")
      if fields[0] == "S" {
        try replay?.finish()
        replay = Replay(seed: String(fields[1]), variables: Int(fields[2]) ?? 0)
        systems += 1
      } else {
        try replay?.read(fields)
      }
    }
    try replay?.finish()
    let isStored = ProcessInfo.processInfo.environment["CASSOWARY_ORACLE"] == nil
    #expect(systems >= (isStored ? 500 : 1))
  }
}

/// A solver that follows the lines of a system.
private struct Replay {
  private struct Member {
    var id: ConstraintID
    var relation: Relation
    var priority: Double
  }

  private let seed: String
  private let solver = Solver()
  private let variables: [Variable]
  private var members: [Int: Member] = [:]
  private var saved: [Int: Member] = [:]
  private var refused: Conflict?
  private var conflicts: [[ConstraintID]] = []

  init(seed: String, variables count: Int) {
    self.seed = seed
    let solver = solver
    solver.checksInvariants = true
    // Every second system uses the code for large ones.
    if let number = Int(seed), number % 2 == 1 {
      solver.limits.denseCells = number % 50
      solver.limits.pricedColumns = number % 5
    }
    variables = (0..<count).map { solver.makeVariable("x\($0)") }
    solver.begin()
  }

  mutating func read(_ fields: [Substring]) throws {
    let numbers = fields.dropFirst().map { Double($0) }
    switch fields[0] {
    case "A", "R", "K", "P":
      settleRefusal()
      if !solver.isInTransaction { solver.begin() }
      try change(String(fields[0]), numbers.compactMap { $0 })
    case "C":
      commit()
    case "L":
      checkLevel(priority: numbers[0] ?? 0, sum: numbers[1] ?? 0)
    case "F":
      let variable = variables[Int(numbers[0] ?? 0)]
      let range = solver.range(of: variable)
      #expect(solver.isFree(variable) != range.isDetermined, "\(place): \(range)")
      #expect(isNear(range.lower, numbers[1]), "\(place): \(range) for \(fields)")
      #expect(isNear(range.upper, numbers[2]), "\(place): \(range) for \(fields)")
    default:
      conflicts.append(numbers.compactMap { members[Int($0 ?? -1)]?.id }.sorted())
    }
  }

  /// Ends the system's last commit.
  mutating func finish() throws {
    settleRefusal()
  }

  private var place: Comment { "system \(seed)" }

  private mutating func change(_ kind: String, _ numbers: [Double]) throws {
    let key = Int(numbers[0])
    guard kind == "A" else {
      let member = try #require(members[key])
      switch kind {
      case "R":
        try solver.remove(member.id)
        members[key] = nil
      case "K":
        try solver.setConstant(numbers[1], of: member.id)
      default:
        try solver.setPriority(Priority(numbers[1]), of: member.id)
        members[key]?.priority = numbers[1]
      }
      return
    }
    let relation = try #require(Relation(rawValue: Int(numbers[1])))
    let terms = stride(from: 4, to: numbers.count, by: 2).map {
      Term(variables[Int(numbers[$0])], numbers[$0 + 1])
    }
    let id = try solver.add(
      relation: relation, priority: Priority(numbers[2]), constant: numbers[3], terms: terms)
    members[key] = Member(id: id, relation: relation, priority: numbers[2])
  }

  private mutating func commit() {
    do {
      try solver.commit()
      saved = members
      checkLevel(priority: 1000, sum: 0)
    } catch {
      if case .unsatisfiable(let conflict) = error {
        refused = conflict
      } else {
        Issue.record(error, place)
      }
    }
  }

  /// Checks, after the lines of a refused commit, that the conflict is one of those listed.
  private mutating func settleRefusal() {
    if let refused {
      #expect(conflicts.contains(refused.members), "\(place): \(refused)")
      solver.rollback()
      members = saved
    } else {
      #expect(conflicts.isEmpty, "\(place): a contradiction was accepted")
    }
    refused = nil
    conflicts = []
  }

  private func checkLevel(priority: Double, sum wanted: Double) {
    var sum = 0.0
    for member in members.values where member.priority == priority {
      let residual = solver.residual(of: member.id)
      switch member.relation {
      case .equal: sum += abs(residual)
      case .lessThanOrEqual: sum += max(0, residual)
      case .greaterThanOrEqual: sum += max(0, -residual)
      }
    }
    #expect(isNear(sum, wanted), "\(place): level \(priority) has \(sum), not \(wanted)")
  }

  private func isNear(_ found: Double?, _ wanted: Double?) -> Bool {
    guard let found, let wanted else { return found == nil && wanted == nil }
    return abs(found - wanted) <= 1e-6 * max(1, abs(wanted))
  }
}
