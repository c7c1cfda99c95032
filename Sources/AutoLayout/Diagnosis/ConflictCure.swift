import Cassowary

/// One edit that makes required constraints satisfiable again, verified by solving with it.
package struct ConflictCure: Hashable, Sendable {
  /// What is done to the constraint.
  package enum Edit: Hashable, Sendable {
    /// Its priority becomes this one, below required.
    case lower(LayoutPriority)
    /// `==` becomes an inequality.
    case loosen(LayoutConstraint.Relation)
    /// It goes; of a visual format, the whole format.
    case drop
  }

  /// The place of the constraint among the issue's.
  package let member: Int
  /// What is done to it.
  package let edit: Edit
  /// How far the layout then is from what the constraint said before, in points; at least 0.
  package let residual: Double
}

extension LayoutEngine {
  /// The edits of single members that make the constraints of each conflict satisfiable, together
  /// with all others but those that other conflicts broke.
  ///
  /// The broken constraint comes first, then the others in the order of the issue; of each the
  /// lowering, the inequalities, the dropping. In a very large conflict only so many members are
  /// tried as can be in a fraction of a second; of very many conflicts the last get nil.
  package func cures(of issues: [LayoutIssue]) -> [[ConflictCure]?] {
    guard mayRehearse else { return issues.map { _ in nil } }
    guard issues.contains(where: { $0.kind == .unsatisfiable }),
      var rehearsal = try? Rehearsal(self)
    else { return issues.map { _ in [] } }
    // The work of rehearsals that were given up, and what making the first one took.
    var spent = -rehearsal.work
    let groups = Dictionary(
      grouping: rehearsal.entries.filter { $0.constraint.origin == .user },
      by: \.constraint.sourceIndex)
    return issues.map { issue in
      let rest = budget.cures - spent - rehearsal.work
      guard rest > 0 else { return nil }
      rehearsal.solver.mostWork = rehearsal.work + rest
      let candidates = cureCandidates(of: issue)
      let search = CureSearch(rehearsal: rehearsal, shares: issue.shares)
      do throws(SolverError) {
        try rehearsal.soften(candidates.map(\.entry))
        var found: [ConflictCure] = []
        for (index, entry) in candidates {
          let group = entry.constraint.sourceIndex.flatMap { groups[$0] } ?? [entry]
          found += try search.cures(of: entry, at: index, in: group)
        }
        return found
      } catch {
        // What the failed step left behind helps nobody.
        if let fresh = try? Rehearsal(self) {
          spent += rehearsal.work
          rehearsal = fresh
        }
        return []
      }
    }
  }

  /// The edits that heal one conflict.
  package func cures(of issue: LayoutIssue) -> [ConflictCure] { cures(of: [issue])[0] ?? [] }

  /// The scene's own members of a conflict with their places in the issue, the broken one first.
  private func cureCandidates(
    of issue: LayoutIssue
  ) -> [(index: Int, entry: EngineConstraint)] {
    guard issue.kind == .unsatisfiable else { return [] }
    let members = members(of: issue)
    var order = Array(members.indices)
    if let broken = issue.broken { order = [broken] + order.filter { $0 != broken } }
    return order.filter { members[$0].origin == .user }.prefix(Self.cureLimit(order.count))
      .compactMap { index in
        constraints[ObjectIdentifier(members[index])].map { (index, $0) }
      }
  }

  /// How many of the scene's own members of a conflict no edit was tried of.
  package func untriedMemberCount(of issue: LayoutIssue) -> Int {
    guard issue.kind == .unsatisfiable else { return 0 }
    let members = members(of: issue)
    return max(0, members.count { $0.origin == .user } - Self.cureLimit(members.count))
  }

  /// How many members of a conflict are tried: all of up to 116.
  private static func cureLimit(_ memberCount: Int) -> Int {
    max(8, cureBudget / max(1, memberCount * memberCount))
  }

  /// How many exchanges of soft constraints a search for cures may cost.
  private static var cureBudget: Int { 1_600_000 }
}

/// Tries the edits of one member.
///
/// Each step starts from where the one before ended, so that a member costs two solutions: one with
/// it lowered, and one without it. The latter is also that of the inequality which it satisfies, and
/// the opposite inequality contradicts the others as the member does.
private struct CureSearch {
  let rehearsal: Rehearsal
  private let shares: [ConflictShare]
  /// What the shares come to.
  private let sum: Double

  private static let lowered = LayoutPriority(999)

  init(rehearsal: Rehearsal, shares: [ConflictShare]) {
    self.rehearsal = rehearsal
    self.shares = shares
    sum = shares.reduce(0) { $0 + $1.amount }
  }

  /// - Parameter group: the constraints that go when the member is dropped.
  func cures(
    of entry: EngineConstraint, at member: Int, in group: [EngineConstraint]
  ) throws(SolverError) -> [ConflictCure] {
    guard let place = rehearsal.place(of: entry) else { return [] }
    var found: [ConflictCure] = []
    func add(_ edit: ConflictCure.Edit, _ residual: Double) {
      let missed = entry.constraint.relation.violation(of: residual)
      found.append(ConflictCure(member: member, edit: edit, residual: missed))
    }
    try rehearsal.setPriority(Self.lowered.rawValue, at: place)
    try rehearsal.settle()
    let isCured = rehearsal.holdsSoftConstraints(but: [place])
    if isCured { add(.lower(Self.lowered), rehearsal.residual(at: place)) }
    // What another conflict broke is out, and stays out.
    let companions = group.compactMap { rehearsal.place(of: $0) }
      .filter { $0 != place && !rehearsal.handles[$0].isEmpty }
    if isCured {
      try rehearsal.remove([place])
      try rehearsal.settle()
      let residual = rehearsal.residual(at: place)
      if entry.constraint.relation == .equal {
        for relation in [LayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
          if relation.violation(of: residual) == 0 {
            add(.loosen(relation), residual)
          } else if !isRefuted(relation, member),
            let loosened = try loosening(place, relation)
          {
            add(.loosen(relation), loosened)
          }
        }
      }
      if companions.isEmpty { add(.drop, residual) }
    }
    if !companions.isEmpty {
      try rehearsal.remove([place] + companions)
      try rehearsal.settle()
      if rehearsal.holdsSoftConstraints() { add(.drop, rehearsal.residual(at: place)) }
    }
    try rehearsal.restore([place] + companions)
    return found
  }

  /// Whether another relation is known to contradict the others, too.
  private func isRefuted(_ relation: LayoutConstraint.Relation, _ member: Int) -> Bool {
    guard shares.indices.contains(member), shares[member].member == .constraint(member) else {
      return false
    }
    return shares[member].contradicts(as: relation, sum: sum)
  }

  /// The residual with another relation; nil when that contradicts the others, too.
  private func loosening(
    _ place: Int, _ relation: LayoutConstraint.Relation
  ) throws(SolverError) -> Double? {
    try rehearsal.restore([place], as: relation.solverRelation)
    try rehearsal.settle()
    return rehearsal.holdsSoftConstraints() ? rehearsal.residual(at: place) : nil
  }
}

extension LayoutConstraint.Relation {
  /// How far a left side that exceeds the right one by `residual` is from the relation; what is
  /// smaller than rounding is 0.
  package func violation(of residual: Double) -> Double {
    let amount =
      switch self {
      case .equal: abs(residual)
      case .lessThanOrEqual: max(0, residual)
      case .greaterThanOrEqual: max(0, 0 - residual)
      }
    return amount < 1e-8 ? 0 : amount
  }
}
