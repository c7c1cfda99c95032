import Cassowary

/// Explores the freedom that an unknown belongs to.
///
/// What it adds is not required, or gives a single leaf a value, so findings about other unknowns
/// remain true.
struct FreedomSearch {
  let rehearsal: Rehearsal
  let leader: FreeUnknown
  let engine: LayoutEngine
  let siblings: SiblingPlaces

  /// The leader's value after the earlier freedoms have been settled by their first fixes.
  private var today: Double { rehearsal.solver.value(of: leader.variable) }

  /// The optional constraints that win at one end of the range and lose at the other.
  var tiedConstraints: [ConstraintHalf] {
    guard rehearsal.solver.mayDependOnWishes(leader.variable) else { return [] }
    let (low, high) = (leader.value.lower ?? today - 16, leader.value.upper ?? today + 16)
    guard let near = residuals(at: low), let far = residuals(at: high) else { return [] }
    let places = Set(near.keys).union(far.keys).sorted()
    let moved = places.flatMap { place -> [ConstraintHalf] in
      let now = rehearsal.residual(at: place)
      let (first, second) = (near[place] ?? now, far[place] ?? now)
      return rehearsal.halves(at: place).map(\.half).filter { half in
        if half.contentSide == nil && half.priority.isRequired { return false }
        let (before, after) = (
          half.relation.violation(of: first), half.relation.violation(of: second)
        )
        return abs(before - after) > 1e-6
      }
    }
    // A single one would have decided. Weaker ones that also move are merely the price of either
    // end.
    guard let strongest = moved.map(\.priority).max() else { return [] }
    let tied = moved.filter { $0.priority == strongest }
    return tied.count > 1 ? tied : []
  }

  /// Returns the tied constraints that settle the leader once they are slightly stronger; of required
  /// content sizes, which cannot be stronger, those that settle it once they are not required; then
  /// the tied widths of contents that settle it once they are slightly weaker than all others.
  func winners(among tied: [ConstraintHalf]) -> [LayoutFreedom.Winner] {
    let weaker = tied.indices.filter {
      tied[$0].contentSide != nil && tied[$0].constraint.firstAttribute == .width
        && (2..<1000).contains(tied[$0].priority.rawValue)
    }
    return tied.indices.compactMap { index in
      let old = tied[index].priority.rawValue
      return winner(
        index, among: tied, at: old >= 1000 ? 999 : old + 1 < 1000 ? old + 1 : (old + 1000) / 2)
    } + weaker.compactMap { winner($0, among: tied, at: tied[$0].priority.rawValue - 1) }
  }

  /// Returns a tied constraint with a priority, if that settles the leader.
  private func winner(
    _ index: Int, among tied: [ConstraintHalf], at priority: Double
  ) -> LayoutFreedom.Winner? {
    guard let id = rehearsal.handle(of: tied[index]) else { return nil }
    let old = tied[index].priority.rawValue
    do throws(SolverError) {
      try rehearsal.solver.setPriority(Priority(priority), of: id)
      let isSettled = !rehearsal.solver.isFree(leader.variable)
      let own = old >= 1000 ? Rehearsal.requiredContent : Priority(old)
      try rehearsal.solver.setPriority(own, of: id)
      guard isSettled else { return nil }
      return LayoutFreedom.Winner(tied: index, priority: LayoutPriority(rawValue: priority))
    } catch {
      return nil
    }
  }

  /// Returns the residuals of the constraints that move when the leader is held at a value, by
  /// their places.
  private func residuals(at value: Double) -> [Int: Double]? {
    do throws(SolverError) {
      return try rehearsal.with(.equal, held(at: value), priority: Rehearsal.almostRequired) {
        () throws(SolverError) -> [Int: Double] in
        Dictionary(
          uniqueKeysWithValues: rehearsal.movedPlaces.map { ($0, rehearsal.residual(at: $0)) })
      }
    } catch {
      return nil
    }
  }

  private func held(at value: Double) -> LinearForm {
    LinearForm(terms: [Term(leader.variable)], constant: 0 - value)
  }

  /// Holds the leader from now on as a fix would, or at its current value without one; returns
  /// whether that moves it, nil if it cannot be held.
  func settleLeader(by fix: LayoutConstraint?) -> Bool? {
    let before = today
    let form = fix.flatMap(form) ?? held(at: before)
    do throws(SolverError) {
      try rehearsal.hold(form)
      return abs(today - before) > 1e-6
    } catch {
      return nil
    }
  }

  /// The constraints that settle the leader and pass the test, with round numbers; if none relates
  /// it to a view, those that settle it elsewhere, too.
  var fixes: (all: [LayoutConstraint], moving: Set<Int>) {
    let candidates = FixCandidates(
      view: leader.view, unknown: leader.value.unknown, engine: engine, rehearsal: rehearsal,
      siblings: siblings)
    let beside = candidates.beside.filter { settles($0, elsewhere: true) }
    guard beside.isEmpty else { return (beside, Set(beside.indices)) }
    let here = candidates.here.compactMap { candidate -> LayoutConstraint? in
      for constant in candidate.constant.readableNeighbours {
        candidate.storedConstant = constant
        if settles(candidate) { return candidate }
      }
      return nil
    }
    guard !here.contains(where: { $0.second != nil && !candidates.isAccident($0) }) else {
      return (here, [])
    }
    let elsewhere = candidates.elsewhere.filter { settles($0, elsewhere: true) }
    // What relates it to a view comes first.
    return (elsewhere + here, Set(elsewhere.indices))
  }

  private var isSize: Bool {
    leader.value.unknown == .width || leader.value.unknown == .height
  }

  /// Returns the indices of the fixes that do not settle the leader in a rehearsal where nothing
  /// is settled yet.
  func dependent(
    _ fixes: [LayoutConstraint], moving: Set<Int>, in unsettled: Rehearsal
  ) -> Set<Int> {
    let alone = FreedomSearch(
      rehearsal: unsettled, leader: leader, engine: engine, siblings: siblings)
    return Set(
      fixes.indices.filter { !alone.settles(fixes[$0], elsewhere: moving.contains($0)) })
  }

  /// Returns the form that a constraint wants to be 0; nil if there is none.
  private func form(of constraint: LayoutConstraint) -> LinearForm? {
    // A relation to a view inside it is the view's own.
    let isInside = constraint.second?.owner?.superview === leader.view
    let holder =
      constraint.second == nil || isInside ? leader.view : leader.view.superview
    var lowering = Lowering(
      engine: engine, holder: holder.flatMap { engine.item(for: $0) }, of: constraint)
    return lowering.form(of: constraint)
  }

  /// - Parameter elsewhere: whether the leader may move.
  private func settles(_ constraint: LayoutConstraint, elsewhere: Bool = false) -> Bool {
    guard let form = form(of: constraint) else { return false }
    let before = today
    do throws(SolverError) {
      return try rehearsal.with(.equal, form, priority: Rehearsal.almostRequired) {
        () throws(SolverError) -> Bool in
        let isHeld = abs(rehearsal.value(of: form)) < 1e-6 && rehearsal.holdsWhatIsHeld
        // The numbers are rounded, so the result may be off by less than a point.
        return isHeld && !rehearsal.solver.isFree(leader.variable)
          && (elsewhere || abs(today - before) < 1 || (isSize && before == 0))
      }
    } catch {
      return false
    }
  }
}

extension Double {
  /// The numbers that a person would write for this one: itself if it is a multiple of a half,
  /// otherwise the whole numbers around it, nearer one first.
  fileprivate var readableNeighbours: [Double] {
    let half = (self * 2).rounded() / 2
    if abs(self - half) < 1e-6 { return [half + 0] }
    let nearest = rounded()
    return [nearest + 0, (nearest > self ? nearest - 1 : nearest + 1) + 0]
  }
}
