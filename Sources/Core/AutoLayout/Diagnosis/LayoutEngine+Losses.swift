import Cassowary

extension LayoutEngine {
  /// The number of violated constraints that are tried.
  private static var lossLimit: Int { 48 }

  /// The number of inequalities at their bounds that are tried.
  private static var boundLimit: Int { 8 }

  /// Finds the violated constraints that would change the value of a form if they had to hold, and
  /// what keeps its inequalities at their bounds.
  ///
  /// Each is tried in a solution of its own, which in a column of many rows may move all of them;
  /// the budget bounds the total work.
  func tryConstraints(
    touching form: LinearForm, _ parts: [ConstraintID: Double],
    for explanation: inout ValueExplanation
  ) {
    let reach = reach(of: form, parts)
    let candidates = violatedEntries.filter { isNear($0.entry, reach, parts) }
    let bounds = explanation.terms.indices.filter { explanation.terms[$0].isAtBound }
      .prefix(Self.boundLimit)
    guard !candidates.isEmpty || !bounds.isEmpty else { return }
    let allowance = allowance(\.losses)
    guard lossWork < allowance else {
      explanation.untriedLossCount = candidates.count
      return
    }
    guard let rehearsal = try? Rehearsal(self) else { return }
    explanation.untriedLossCount = candidates.count
    let copied = rehearsal.work
    rehearsal.solver.mostWork = copied + allowance - lossWork
    let referee = LossReferee(rehearsal: rehearsal, form: form, reach: reach)
    do throws(SolverError) {
      for candidate in candidates.prefix(Self.lossLimit) {
        if let loss = try referee.loss(of: candidate.entry, side: candidate.side) {
          explanation.losses.append(loss)
        }
        explanation.untriedLossCount -= 1
      }
      for place in bounds { try referee.judge(&explanation.terms[place]) }
    } catch {
      // The work budget is used up; the rest stays untried.
    }
    lossWork += rehearsal.work - copied
  }

  /// Returns the unknowns of a form and of what determines it, without the root's, of which everything
  /// may be made.
  private func reach(of form: LinearForm, _ parts: [ConstraintID: Double]) -> Set<Variable> {
    var reach: Set<Variable> = []
    for (id, part) in parts where abs(part) > 1e-9 {
      for term in constraint(of: id)?.terms ?? [] { reach.insert(term.variable) }
    }
    for variable in item(for: rootView)?.variables ?? [] { reach.remove(variable) }
    for term in form.terms { reach.insert(term.variable) }
    return reach
  }

  /// The optional constraints that do not hold and the broken ones, in the order of addition.
  private var violatedEntries: [(entry: EngineConstraint, side: ContentSide?)] {
    let optional = solver.violated.compactMap {
      id -> (entry: EngineConstraint, side: ContentSide?)? in
      constraint(of: id).map { ($0, $0.contentSide(of: id)) }
    }
    let broken = constraints.values.filter(\.isBroken).map {
      (entry: $0, side: ContentSide?.none)
    }
    return (optional + broken).sorted { $0.entry.order < $1.entry.order }
  }

  /// Whether a constraint involves the value, or anything that depends on the same constraints.
  ///
  /// If it came closer to holding, one of those that determine its terms would yield, and the value
  /// moves only if it depends on that one: a required equation that all rows of a list share never
  /// yields.
  private func isNear(
    _ entry: EngineConstraint, _ reach: Set<Variable>, _ parts: [ConstraintID: Double]
  ) -> Bool {
    entry.terms.contains { term in
      if reach.contains(term.variable) { return true }
      return solver.influences(on: term.variable).contains { influence in
        guard parts[influence.constraint] != nil,
          let shared = constraint(of: influence.constraint)
        else { return false }
        return shared.constraint.origin != .encapsulated && shared.mayYield
      }
    }
  }
}

extension EngineConstraint {
  /// Whether it can be further from holding exactly than it is.
  fileprivate var mayYield: Bool {
    constraint.contentPriorities != nil || !constraint.priority.isRequired
      || constraint.relation != .equal
  }
}

extension ValueExplanation.Term {
  /// Whether it is an inequality, other than of a content size, that holds as an equation.
  fileprivate var isAtBound: Bool {
    half.map { $0.contentSide == nil && $0.relation != .equal } ?? false
  }
}

extension LayoutEngine {
  /// Returns the entry of a half; nil for a constraint of another engine.
  func entry(of half: ConstraintHalf) -> EngineConstraint? {
    constraints[ObjectIdentifier(half.constraint)]
  }
}

/// Finds out what a violated constraint would change, and which constraints oppose it.
private struct LossReferee {
  let rehearsal: Rehearsal
  let form: LinearForm
  /// The unknowns of the form and of what determines it.
  let reach: Set<Variable>

  /// Returns the loss; nil for a constraint that could come closer to holding without changing
  /// the value.
  ///
  /// The opponents are found with a step of one point towards it: they are the constraints that
  /// then give way.
  ///
  /// - Throws: `workLimit` when the rehearsal has used up its work budget.
  func loss(
    of entry: EngineConstraint, side: ContentSide?
  ) throws(SolverError) -> ValueExplanation.Loss? {
    let half = ConstraintHalf(constraint: entry.constraint, contentSide: side)
    let residual = residual(of: entry)
    let distance = half.relation.violation(of: residual)
    guard distance > 0 else { return nil }
    let (before, valueBefore) = (rehearsal.violations, value)
    let whole = LinearForm(terms: entry.terms, constant: entry.constant)
    let valueIfHeld = try value(with: half.relation.solverRelation, whole)
    let step = min(distance, 1) * (residual < 0 ? 1 : -1)
    let closer = LinearForm(terms: entry.terms, constant: entry.constant - residual - step)
    do throws(SolverError) {
      let after = try rehearsal.with(half.relation.solverRelation, closer) {
        () throws(SolverError) in
        abs(value - valueBefore) > 1e-9 ? rehearsal.violations : nil
      }
      guard let after else { return nil }
      let (opponents, reason) = verdict(on: half, before, after, step: abs(step))
      return ValueExplanation.Loss(
        half: half, residual: distance, valueIfHeld: valueIfHeld, opponents: opponents,
        reason: reason)
    } catch .unsatisfiable(let conflict) {
      // Required constraints oppose even the first step.
      let members = rehearsal.entries(of: conflict)
      guard speaksOfValue(members) || speaksOfValue([entry]) else { return nil }
      return ValueExplanation.Loss(
        half: half, residual: distance, valueIfHeld: nil,
        opponents: members.map { ConstraintHalf(constraint: $0.constraint, contentSide: nil) },
        reason: .priority)
    } catch .workLimit(let limit) {
      throw .workLimit(limit)
    } catch {
      return nil
    }
  }

  /// Returns the halves that gave way when another came closer to holding, and why they have their
  /// way: those of a higher priority if there are any, otherwise those of the same.
  private func verdict(
    on half: ConstraintHalf, _ before: [(half: ConstraintHalf, amount: Double)],
    _ after: [(half: ConstraintHalf, amount: Double)], step: Double
  ) -> (opponents: [ConstraintHalf], reason: ValueExplanation.Loss.Reason) {
    let gave = zip(before, after).map { (half: $0.half, amount: $1.amount - $0.amount) }
      .filter { $0.half != half }
    let yielding = gave.filter { $0.amount > 1e-9 }
    let higher = yielding.filter { $0.half.priority > half.priority }
    guard higher.isEmpty else {
      // What holds has won; what does not has itself lost to that.
      let held = Set(before.lazy.filter { $0.amount < 1e-9 }.map(\.half))
      let winners = higher.map(\.half).filter(held.contains)
      return (winners.isEmpty ? higher.map(\.half) : winners, .priority)
    }
    let equal = yielding.filter { $0.half.priority == half.priority }.map(\.half)
    let loss = gave.filter { $0.half.priority == half.priority }.reduce(0) { $0 + $1.amount }
    return (equal, equal.isEmpty ? .priority : loss > step + 1e-6 ? .sum : .tie)
  }

  /// Finds the wishes that keep an inequality at its bound: those that no longer hold one point
  /// away from it.
  ///
  /// - Throws: `workLimit` when the rehearsal has used up its work budget.
  func judge(_ term: inout ValueExplanation.Term) throws(SolverError) {
    guard let half = term.half, let entry = rehearsal.engine.entry(of: half) else { return }
    let away = half.relation == .greaterThanOrEqual ? -1.0 : 1
    let form = LinearForm(terms: entry.terms, constant: entry.constant + away)
    let before = rehearsal.violations
    let after: [(half: ConstraintHalf, amount: Double)]
    do throws(SolverError) {
      after = try rehearsal.with(.equal, form) { () throws(SolverError) in rehearsal.violations }
    } catch .workLimit(let limit) {
      throw .workLimit(limit)
    } catch {
      // Required constraints hold it there.
      return
    }
    let gave = zip(before, after).filter { $1.amount > $0.amount + 1e-9 && $1.half != half }
    if !gave.isEmpty { term.restsAtBound = false }
    term.heldBy = gave.filter { $0.0.amount < 1e-9 && $0.0.half.constraint.origin != .fitting }
      .map(\.0.half)
  }

  /// Returns the value if a form had to hold; nil if required constraints forbid it.
  private func value(
    with relation: Cassowary.Relation, _ form: LinearForm
  ) throws(SolverError) -> Double? {
    do throws(SolverError) {
      return try rehearsal.with(relation, form) { () throws(SolverError) -> Double in value }
    } catch .workLimit(let limit) {
      throw .workLimit(limit)
    } catch {
      return nil
    }
  }

  private var value: Double {
    form.terms.reduce(form.constant) {
      $0 + $1.coefficient * rehearsal.solver.value(of: $1.variable)
    }
  }

  private func residual(of entry: EngineConstraint) -> Double {
    entry.terms.reduce(entry.constant) {
      $0 + $1.coefficient * rehearsal.solver.value(of: $1.variable)
    }
  }

  private func speaksOfValue(_ entries: [EngineConstraint]) -> Bool {
    entries.contains { entry in
      entry.terms.contains { reach.contains($0.variable) }
    }
  }
}

extension Rehearsal {
  /// How far the rehearsed values are from satisfying each optional half, in the order of
  /// addition.
  var violations: [(half: ConstraintHalf, amount: Double)] {
    entries.indices.flatMap { place -> [(half: ConstraintHalf, amount: Double)] in
      let isRequired =
        entries[place].constraint.contentPriorities == nil
        && entries[place].constraint.priority.isRequired
      guard !isRequired else { return [] }
      let residual = residual(at: place)
      return halves(at: place).map { ($0.half, $0.half.relation.violation(of: residual)) }
    }
  }

  /// Returns the entries in a conflict of the rehearsal, in the order of addition.
  func entries(of conflict: Conflict) -> [EngineConstraint] {
    let members = Set(conflict.members)
    return entries.indices.filter { handles[$0].contains(where: members.contains) }
      .map { entries[$0] }
  }
}
