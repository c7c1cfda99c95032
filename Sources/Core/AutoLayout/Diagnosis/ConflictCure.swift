import Cassowary

/// A single edit that makes required constraints satisfiable again, verified by solving with it.
package struct ConflictCure: Hashable, Sendable {
  /// What the edit does to the constraint.
  package enum Edit: Hashable, Sendable {
    /// Lowers its priority to this value, below required.
    case lower(LayoutPriority)
    /// Turns `==` into an inequality.
    case loosen(LayoutConstraint.Relation)
    /// Removes it; if it is part of a visual format, removes the whole format.
    case drop
  }

  /// The index of the constraint among the issue's.
  package let member: Int
  /// What the edit does to it.
  package let edit: Edit
  /// How far the resulting layout is from what the constraint originally said, in points; at
  /// least 0.
  package let residual: Double
}

extension LayoutEngine {
  /// Returns, for each conflict, the edits to single members that make its constraints
  /// satisfiable, together with all other constraints except those that other conflicts broke.
  ///
  /// The broken constraint comes first, then the others in the order of the issue; for each the
  /// lowering comes first, then the inequalities, then the removal. In a very large conflict only
  /// as many members are tried as a fraction of a second allows; of very many conflicts the last
  /// get nil.
  package func cures(of issues: [LayoutIssue]) -> [[ConflictCure]?] {
    guard mayRehearse else { return issues.map { _ in nil } }
    guard issues.contains(where: { $0.kind == .unsatisfiable }),
      var rehearsal = try? Rehearsal(self)
    else { return issues.map { _ in [] } }
    // The work of abandoned rehearsals, less the cost of making the first one.
    var spent = -rehearsal.work
    let candidatesOfIssues = issues.map(cureCandidates)
    let sources = Set(candidatesOfIssues.joined().map { $0.entry.constraint.sourceIndex })
    let groups = Dictionary(
      grouping: rehearsal.entries.filter {
        $0.constraint.origin == .user && sources.contains($0.constraint.sourceIndex)
      }, by: \.constraint.sourceIndex)
    let allowance = allowance(\.cures)
    let replaced = replacedEntries
    return zip(issues, candidatesOfIssues).map { issue, candidates in
      let rest = allowance - spent - rehearsal.work
      guard rest > 0 else { return nil }
      rehearsal.solver.mostWork = rehearsal.work + rest
      let search = CureSearch(rehearsal: rehearsal, shares: issue.shares)
      do throws(SolverError) {
        func tried(
          _ candidates: [(index: Int, entry: EngineConstraint)]
        ) throws(SolverError) -> [ConflictCure] {
          // What holds again has no report that would excuse an edit which contradicts it.
          let others = replaced.filter { other in !candidates.contains { $0.entry === other } }
          try rehearsal.soften(candidates.map(\.entry) + others)
          var found: [ConflictCure] = []
          for (index, entry) in candidates {
            let group = entry.constraint.sourceIndex.flatMap { groups[$0] } ?? [entry]
            found += try search.cures(of: entry, at: index, in: group)
          }
          return found
        }
        let found = try tried(candidates)
        guard found.isEmpty else { return found }
        // What another conflict broke stays out of force then: that conflict has cures of its own.
        let own = candidates.filter { $0.index == issue.broken }
        return own.count < candidates.count { $0.entry.isBroken } ? try tried(own) : []
      } catch {
        // The leftovers of the failed step are of no use.
        if let fresh = try? Rehearsal(self) {
          spent += rehearsal.work
          rehearsal = fresh
        }
        return []
      }
    }
  }

  /// Returns the edits that cure one conflict.
  package func cures(of issue: LayoutIssue) -> [ConflictCure] { cures(of: [issue])[0] ?? [] }

  /// What was broken by contradictions that later ones have replaced.
  private var replacedEntries: [EngineConstraint] {
    let current = Set(currentFindings.compactMap { $0.broken.map(ObjectIdentifier.init) })
    return findings.compactMap { finding -> EngineConstraint? in
      guard let broken = finding.broken, !current.contains(ObjectIdentifier(broken)) else {
        return nil
      }
      return constraints[ObjectIdentifier(broken)]
    }
  }

  /// Returns the scene's own members of a conflict with their indices in the issue, the broken
  /// one first.
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

  /// Returns the number of the scene's own members of a conflict for which no edit was tried.
  package func untriedMemberCount(of issue: LayoutIssue) -> Int {
    guard issue.kind == .unsatisfiable else { return 0 }
    let members = members(of: issue)
    return max(0, members.count { $0.origin == .user } - Self.cureLimit(members.count))
      + issue.unlistedCount
  }

  /// Returns how many members of a conflict are tried: all, if there are up to 116.
  private static func cureLimit(_ memberCount: Int) -> Int {
    max(8, cureBudget / max(1, memberCount * memberCount))
  }

  /// How many exchanges of soft constraints a search for cures may cost.
  private static var cureBudget: Int { 1_600_000 }
}

/// Tries the edits of one member.
///
/// Each step starts where the previous one ended, so that a member costs two solutions: one with
/// the member lowered, and one without it. The latter also satisfies one of the two inequalities;
/// the opposite inequality contradicts the others just as the member does.
private struct CureSearch {
  let rehearsal: Rehearsal
  private let shares: [ConflictShare]
  /// The sum of the shares.
  private let sum: Double

  private static let lowered = LayoutPriority(999)

  init(rehearsal: Rehearsal, shares: [ConflictShare]) {
    self.rehearsal = rehearsal
    self.shares = shares
    sum = shares.reduce(0) { $0 + $1.amount }
  }

  /// - Parameter group: The constraints that go when the member is dropped.
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
    // Whatever another conflict broke is out, and stays out.
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

  /// Whether another relation is also known to contradict the others.
  private func isRefuted(_ relation: LayoutConstraint.Relation, _ member: Int) -> Bool {
    guard shares.indices.contains(member), shares[member].member == .constraint(member) else {
      return false
    }
    return shares[member].contradicts(as: relation, sum: sum)
  }

  /// Returns the residual with another relation; nil when that also contradicts the others.
  private func loosening(
    _ place: Int, _ relation: LayoutConstraint.Relation
  ) throws(SolverError) -> Double? {
    try rehearsal.restore([place], as: relation.solverRelation)
    try rehearsal.settle()
    return rehearsal.holdsSoftConstraints() ? rehearsal.residual(at: place) : nil
  }
}

extension LayoutConstraint.Relation {
  /// Returns how far a left side that exceeds the right side by `residual` is from satisfying the
  /// relation; 0 for anything smaller than rounding error.
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
