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
  /// tried as can be in a fraction of a second.
  package func cures(of issues: [LayoutIssue]) -> [[ConflictCure]] {
    guard issues.contains(where: { $0.kind == .unsatisfiable }),
      var rehearsal = try? Rehearsal(self)
    else { return issues.map { _ in [] } }
    return issues.map { issue in
      let candidates = cureCandidates(of: issue)
      do throws(SolverError) {
        return try rehearsal.soften(candidates.map(\.entry)) { () throws(SolverError) in
          candidates.flatMap { candidate in
            CureSearch(rehearsal: rehearsal, group: group(of: candidate.entry))
              .cures(of: candidate.entry, at: candidate.index)
          }
        }
      } catch {
        // What the failed step left behind helps nobody.
        if let fresh = try? Rehearsal(self) { rehearsal = fresh }
        return []
      }
    }
  }

  /// The edits that heal one conflict.
  package func cures(of issue: LayoutIssue) -> [ConflictCure] { cures(of: [issue])[0] }

  /// The scene's own members of a conflict with their places in the issue, the broken one first.
  private func cureCandidates(
    of issue: LayoutIssue
  ) -> [(index: Int, entry: EngineConstraint)] {
    guard issue.kind == .unsatisfiable else { return [] }
    let members = members(of: issue)
    var order = Array(members.indices)
    if let broken = issue.broken { order = [broken] + order.filter { $0 != broken } }
    let limit = max(8, Self.cureBudget / max(1, order.count * order.count))
    return order.filter { members[$0].origin == .user }.prefix(limit).compactMap { index in
      constraints[ObjectIdentifier(members[index])].map { (index, $0) }
    }
  }

  /// How many exchanges of soft constraints a search for cures may cost.
  private static var cureBudget: Int { 400_000 }

  /// The constraints of the same visual format, the entry itself included.
  private func group(of entry: EngineConstraint) -> [EngineConstraint] {
    guard let source = entry.constraint.sourceIndex else { return [entry] }
    return constraints.values
      .filter { $0.constraint.sourceIndex == source && $0.constraint.origin == .user }
      .sorted { $0.order < $1.order }
  }
}

/// Tries the edits of one member.
private struct CureSearch {
  let rehearsal: Rehearsal
  /// The constraints that go when the member is dropped.
  let group: [EngineConstraint]

  private static let lowered = LayoutPriority(999)

  func cures(of entry: EngineConstraint, at member: Int) -> [ConflictCure] {
    guard let place = rehearsal.place(of: entry) else { return [] }
    var found: [ConflictCure] = []
    func add(_ edit: ConflictCure.Edit, _ residual: Double?) {
      guard let residual else { return }
      found.append(ConflictCure(member: member, edit: edit, residual: residual))
    }
    add(.lower(Self.lowered), lowering(place, entry))
    if entry.constraint.relation == .equal {
      add(.loosen(.lessThanOrEqual), loosening(place, entry, .lessThanOrEqual))
      add(.loosen(.greaterThanOrEqual), loosening(place, entry, .greaterThanOrEqual))
    }
    add(.drop, dropping(place, entry))
    return found
  }

  private func lowering(_ place: Int, _ entry: EngineConstraint) -> Double? {
    do throws(SolverError) {
      try rehearsal.setPriority(Self.lowered.rawValue, at: place)
      let residual = rehearsal.holdsSoftConstraints(but: [place]) ? violation(place, entry) : nil
      try rehearsal.setPriority(nil, at: place)
      return residual
    } catch {
      return nil
    }
  }

  private func loosening(
    _ place: Int, _ entry: EngineConstraint, _ relation: LayoutConstraint.Relation
  ) -> Double? {
    do throws(SolverError) {
      try rehearsal.restore([place], as: relation.solverRelation)
      let residual = rehearsal.holdsSoftConstraints() ? violation(place, entry) : nil
      try rehearsal.restore([place])
      return residual
    } catch {
      return nil
    }
  }

  private func dropping(_ place: Int, _ entry: EngineConstraint) -> Double? {
    let places = group.compactMap { rehearsal.place(of: $0) }
    do throws(SolverError) {
      try rehearsal.remove(places)
      let residual = rehearsal.holdsSoftConstraints() ? violation(place, entry) : nil
      try rehearsal.restore(places)
      return residual
    } catch {
      return nil
    }
  }

  /// How far the rehearsed values are from what the constraint says.
  private func violation(_ place: Int, _ entry: EngineConstraint) -> Double {
    entry.constraint.relation.violation(of: rehearsal.residual(at: place))
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
