import Cassowary
import Geometry

/// Explains why a value of the layout is what it is.
package struct ValueExplanation {
  /// A constraint on the way from the value to constants.
  package struct Term {
    /// The constraint; nil for what the item itself contributes, such as the position of its
    /// baseline.
    package let half: ConstraintHalf?
    /// How much the constraint contributes to the value, in points.
    package fileprivate(set) var contribution: Double
    /// How much the value changes per point of the constraint's constant.
    package let sensitivity: Double
    /// Whether an inequality holds as an equation only because nothing else decides.
    package var restsAtBound = false
  }

  /// An optional constraint that does not hold and would change the value if it did.
  package struct Loss {
    /// The constraint.
    package let half: ConstraintHalf
    /// How far the layout is from satisfying it, in points.
    package let residual: Double
    /// The value if it held; nil if required constraints forbid that.
    package let valueIfHeld: Double?
    /// The constraints that would give way if it had to hold.
    package let beatenBy: [ConstraintHalf]
  }

  /// The value in points: a position in the superview's coordinates, or a size.
  package let value: Double
  /// The constraints that determine it, in the order they were added; their contributions add up
  /// to the value.
  package private(set) var terms: [Term]
  /// The constraints that lost.
  package internal(set) var losses: [Loss] = []
  /// How many others lost whose effect was not tried.
  package internal(set) var untriedLossCount = 0
  /// Whether the constraints leave the value open.
  package let isFree: Bool

  init(value: Double, terms: [Term], isFree: Bool) {
    self.value = value
    self.terms = terms
    self.isFree = isFree
    balance()
  }

  /// Adds what rounding lost to one of the terms, so that they add up exactly in their order.
  private mutating func balance() {
    for index in terms.indices.reversed() {
      let before = terms[index].contribution
      for _ in 0..<4 {
        let sum = terms.reduce(0) { $0 + $1.contribution }
        if sum == value { return }
        terms[index].contribution += value - sum
      }
      if terms.reduce(0, { $0 + $1.contribution }) == value { return }
      terms[index].contribution = before
    }
  }
}

extension LayoutEngine {
  /// Explains an attribute of a view or guide; nil for an item of another tree.
  ///
  /// Positions are those of the alignment rect in the superview's coordinates (a guide's in its
  /// owner's); leading and trailing are edges, not distances.
  package func explain(
    _ item: ConstraintItem, _ attribute: LayoutConstraint.Attribute, findsLosses: Bool = true
  ) -> ValueExplanation? {
    guard let known = self.item(for: item), let form = form(of: item, attribute) else {
      return nil
    }
    let value = form.terms.reduce(form.constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
    var parts: [ConstraintID: Double] = [:]
    for term in form.terms {
      for influence in solver.influences(on: term.variable) {
        parts[influence.constraint, default: 0] += term.coefficient * influence.sensitivity
      }
    }
    var terms: [ValueExplanation.Term] = parts.keys.sorted { order(of: $0) < order(of: $1) }
      .compactMap { id in
        guard let entry = constraint(of: id), let part = parts[id], abs(part) > 1e-9 else {
          return nil
        }
        return ValueExplanation.Term(
          half: ConstraintHalf(
            constraint: entry.constraint, contentSide: entry.contentSide(of: id)),
          contribution: part * (0 - entry.constant), sensitivity: part,
          restsAtBound: entry.contentSide(of: id) == nil && solver.restsAtBound(id))
      }
    if form.constant != 0 {
      terms.append(
        ValueExplanation.Term(half: nil, contribution: form.constant, sensitivity: 0))
    }
    var explanation = ValueExplanation(
      value: value, terms: terms,
      isFree: known.variables.contains { variable in
        form.terms.contains { $0.variable == variable } && isFree(variable)
      })
    if findsLosses { findLosses(touching: form, parts, for: &explanation) }
    return explanation
  }

  /// Returns an attribute as a sum of unknowns, in the coordinates of the item's container.
  func form(of item: ConstraintItem, _ attribute: LayoutConstraint.Attribute) -> LinearForm? {
    guard let known = self.item(for: item) else { return nil }
    let holder = known.container ?? known
    let direction =
      holder.view.map { self.direction(of: $0) } ?? environment.userInterfaceLayoutDirection
    let probe = LayoutConstraint(
      item: item, attribute: attribute.resolved(direction), origin: .temporary)
    var lowering = Lowering(engine: self, holder: known.container, of: probe)
    return lowering.form(of: probe)
  }

  private func order(of id: ConstraintID) -> (Int64, ConstraintID) {
    (constraint(of: id)?.order ?? Int64.max, id)
  }

  // MARK: Losses

  /// The number of violated constraints that are tried.
  private static var lossLimit: Int { 48 }

  /// Finds the violated constraints that would change the value of a form if they had to hold.
  ///
  /// Each is tried in a solution of its own, which in a column of many rows may move all of them;
  /// the budget bounds the total work.
  private func findLosses(
    touching form: LinearForm, _ parts: [ConstraintID: Double],
    for explanation: inout ValueExplanation
  ) {
    let candidates = violatedEntries.filter { isNear($0.entry, form, parts) }
    guard !candidates.isEmpty else { return }
    let allowance = allowance(\.losses)
    guard lossWork < allowance else {
      explanation.untriedLossCount = candidates.count
      return
    }
    guard let rehearsal = try? Rehearsal(self) else { return }
    explanation.untriedLossCount = candidates.count
    let copied = rehearsal.work
    rehearsal.solver.mostWork = copied + allowance - lossWork
    let referee = LossReferee(rehearsal: rehearsal, form: form)
    do throws(SolverError) {
      for candidate in candidates.prefix(Self.lossLimit) {
        if let loss = try referee.loss(of: candidate.entry, side: candidate.side) {
          explanation.losses.append(loss)
        }
        explanation.untriedLossCount -= 1
      }
    } catch {
      // The work budget is used up; the rest stays untried.
    }
    lossWork += rehearsal.work - copied
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
    _ entry: EngineConstraint, _ form: LinearForm, _ parts: [ConstraintID: Double]
  ) -> Bool {
    entry.terms.contains { term in
      if form.terms.contains(where: { $0.variable == term.variable }) { return true }
      return solver.influences(on: term.variable).contains { influence in
        guard parts[influence.constraint] != nil,
          let shared = constraint(of: influence.constraint)
        else { return false }
        return shared.constraint.origin != .encapsulated && (entry.isBroken || shared.mayYield)
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

/// Finds out what a violated constraint would change, and which constraints oppose it.
private struct LossReferee {
  let rehearsal: Rehearsal
  let form: LinearForm

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
      let winners = try rehearsal.with(half.relation.solverRelation, closer) {
        () throws(SolverError) -> [ConstraintHalf]? in
        guard abs(value - valueBefore) > 1e-9 else { return nil }
        let after = rehearsal.violations
        return after.indices.filter { after[$0].amount > before[$0].amount + 1e-9 }
          .map { after[$0].half }.filter { $0 != half && $0.priority >= half.priority }
      }
      guard let winners else { return nil }
      return ValueExplanation.Loss(
        half: half, residual: distance, valueIfHeld: valueIfHeld, beatenBy: winners)
    } catch .unsatisfiable(let conflict) {
      // Required constraints oppose even the first step.
      let members = rehearsal.entries(of: conflict)
      guard speaksOfValue(members) || speaksOfValue([entry]) else { return nil }
      return ValueExplanation.Loss(
        half: half, residual: distance, valueIfHeld: nil,
        beatenBy: members.map { ConstraintHalf(constraint: $0.constraint, contentSide: nil) })
    } catch .workLimit(let limit) {
      throw .workLimit(limit)
    } catch {
      return nil
    }
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
      entry.terms.contains { term in form.terms.contains { $0.variable == term.variable } }
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
