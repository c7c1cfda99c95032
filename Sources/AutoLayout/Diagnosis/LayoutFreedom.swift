import Cassowary
import Geometry

/// Something that the constraints leave open: one number too many that nobody decides.
///
/// Views that would all be settled by one more constraint share a freedom.
package struct LayoutFreedom {
  /// An unknown that the freedom leaves open.
  package struct Member {
    /// Whose unknown it is.
    package let item: ConstraintItem
    /// Which one, with its range in the superview's coordinates.
    package let value: FreeValue
  }

  /// A tied constraint and a priority at which it would decide.
  package struct Winner: Hashable, Sendable {
    /// The place among the tied constraints.
    package let tied: Int
    /// The priority that is enough.
    package let priority: LayoutPriority
  }

  /// What it leaves open, in tree order; the first one is what the fixes settle.
  package let members: [Member]
  /// The optional constraints of equal priority whose tie is all that leaves it open; empty where
  /// a constraint is missing.
  package let tied: [ConstraintHalf]
  /// Those of the tied constraints that would win, and settle it, at the given higher priority.
  package let winners: [Winner]
  /// Constraints, not active, that would settle it at today's values, to the nearest point; a size
  /// of nothing they would make one of something.
  package let fixes: [LayoutConstraint]
}

extension LayoutEngine {
  /// What the constraints leave open in the tree, in tree order.
  ///
  /// Where telling the freedoms apart takes too much work, only the first are, and get fixes.
  package func freedoms() -> [LayoutFreedom] {
    let free = freeMembers
    guard !free.isEmpty, let rehearsal = try? Rehearsal(self) else { return [] }
    var open = OpenMembers(free, in: rehearsal.solver)
    var freedoms: [LayoutFreedom] = []
    while let leader = open.first, rehearsal.work < Self.freedomBudget {
      let search = FreedomSearch(rehearsal: rehearsal, leader: leader, engine: self)
      let tied = search.tiedConstraints
      let winners = search.winners(among: tied)
      let fixes = search.fixes
      guard search.settleLeader() else { break }
      freedoms.append(
        LayoutFreedom(
          members: open.takeSettled().map(\.member), tied: tied, winners: winners, fixes: fixes))
    }
    return freedoms
      + open.all.map { LayoutFreedom(members: [$0.member], tied: [], winners: [], fixes: []) }
  }

  /// How many rows the solver may derive, and rewrite, for the freedoms of one tree.
  private static var freedomBudget: Int { 20_000_000 }

  private var freeMembers: [FreeUnknown] {
    var found: [FreeUnknown] = []
    func visit(_ view: View) {
      let values = freedom(of: .view(view))
      if let item = item(for: view) {
        for value in values {
          found.append(
            FreeUnknown(
              variable: item.variables[value.unknown.rawValue], view: view, value: value))
        }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(rootView)
    return found
  }
}

/// A free unknown of a view.
private struct FreeUnknown {
  let variable: Variable
  let view: View
  let value: FreeValue

  var member: LayoutFreedom.Member { LayoutFreedom.Member(item: .view(view), value: value) }
}

/// The unknowns that are not settled yet, each with what lets it move.
private struct OpenMembers {
  private let solver: Solver
  private var members: [(unknown: FreeUnknown, mark: FreedomMark?)]

  init(_ free: [FreeUnknown], in solver: Solver) {
    self.solver = solver
    members = free.map { ($0, solver.freedomMark(of: $0.variable)) }
  }

  var first: FreeUnknown? { members.first?.unknown }
  var all: [FreeUnknown] { members.map(\.unknown) }

  /// Takes out the unknowns that the solver now settles; the first one counts as such.
  mutating func takeSettled() -> [FreeUnknown] {
    var settled: [FreeUnknown] = []
    var kept = 0
    for index in members.indices {
      var member = members[index]
      if !(member.mark.map(solver.stillHolds) ?? false) {
        member.mark = solver.freedomMark(of: member.unknown.variable)
      }
      if member.mark == nil || index == 0 {
        settled.append(member.unknown)
      } else {
        members[kept] = member
        kept += 1
      }
    }
    members.removeLast(members.count - kept)
    return settled
  }
}

/// Looks into the freedom that an unknown is part of.
///
/// Nothing that it adds is required: so no definition changes, and what was found out about other
/// unknowns stays true.
private struct FreedomSearch {
  let rehearsal: Rehearsal
  let leader: FreeUnknown
  let engine: LayoutEngine

  private var today: Double { engine.solver.value(of: leader.variable) }

  /// The optional constraints that win at one end of the range and lose at the other.
  var tiedConstraints: [ConstraintHalf] {
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
    // One alone would have decided. Weaker ones that move as well are the price of either end.
    guard let strongest = moved.map(\.priority).max(), !strongest.isRequired else { return [] }
    let tied = moved.filter { $0.priority == strongest }
    return tied.count > 1 ? tied : []
  }

  /// The tied constraints that settle the leader once they are a little stronger.
  func winners(among tied: [ConstraintHalf]) -> [LayoutFreedom.Winner] {
    tied.indices.compactMap { index in
      let old = tied[index].priority.rawValue
      let raised = old + 1 < 1000 ? old + 1 : (old + 1000) / 2
      guard let id = rehearsal.handle(of: tied[index]) else { return nil }
      do throws(SolverError) {
        try rehearsal.solver.setPriority(Priority(raised), of: id)
        let isSettled = !rehearsal.solver.isFree(leader.variable)
        try rehearsal.solver.setPriority(Priority(old), of: id)
        guard isSettled else { return nil }
        return LayoutFreedom.Winner(tied: index, priority: LayoutPriority(rawValue: raised))
      } catch {
        return nil
      }
    }
  }

  /// How far the leader's value, held, takes the constraints that then move, by their places.
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

  /// Holds the leader at today's value from now on.
  func settleLeader() -> Bool {
    let form = held(at: today)
    return
      (try? rehearsal.solver.add(
        relation: .equal, priority: Rehearsal.almostRequired, constant: form.constant,
        terms: form.terms)) != nil
  }

  /// The constraints that settle the leader, as far as they pass the test, with round numbers.
  var fixes: [LayoutConstraint] {
    FixCandidates(view: leader.view, unknown: leader.value.unknown, engine: engine).all
      .compactMap { candidate in
        for constant in candidate.constant.readableNeighbours {
          candidate.storedConstant = constant
          if settles(candidate) { return candidate }
        }
        return nil
      }
  }

  private var isSize: Bool {
    leader.value.unknown == .width || leader.value.unknown == .height
  }

  private func settles(_ constraint: LayoutConstraint) -> Bool {
    let holder = constraint.second == nil ? leader.view : leader.view.superview
    var lowering = Lowering(
      engine: engine, holder: holder.flatMap { engine.item(for: $0) }, of: constraint)
    guard let form = lowering.form(of: constraint) else { return false }
    do throws(SolverError) {
      return try rehearsal.with(.equal, form, priority: Rehearsal.almostRequired) {
        () throws(SolverError) -> Bool in
        let isHeld = abs(rehearsal.value(of: form)) < 1e-6
        let value = rehearsal.solver.value(of: leader.variable)
        // Numbers are round, and may be off by less than a point for it.
        return isHeld && !rehearsal.solver.isFree(leader.variable)
          && (abs(value - today) < 1 || (isSize && today == 0))
      }
    } catch {
      return false
    }
  }
}

/// The constraints that a developer would write to hold a view where it is today.
private struct FixCandidates {
  let view: View
  let unknown: LayoutUnknown
  let engine: LayoutEngine

  private var axis: Axis { unknown == .minX || unknown == .width ? .horizontal : .vertical }

  private typealias Attribute = LayoutConstraint.Attribute

  var all: [LayoutConstraint] {
    let (start, end, center, size): (Attribute, Attribute, Attribute, Attribute) =
      axis == .horizontal
      ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    let extent = engine.value(of: .view(view), size) ?? 0
    let isSize = unknown == .width || unknown == .height
    // A size of nothing is no cure: the view ends where it begins on the other side, or is as large
    // as what can be tapped.
    if isSize, extent < 1 {
      return [mirrored(start, end), mirrored(end, start), sized(size, Self.tapTarget)]
        .compactMap { $0 }
    }
    let placed =
      [pinned(start), pinned(end), pinned(center).flatMap { $0.constant == 0 ? $0 : nil }]
      .compactMap { $0 } + neighbours(start, end)
    let sizes = extent < 1 ? [] : [sized(size, extent)]
    return isSize ? sizes + placed : placed + sizes
  }

  /// The least side of what can be tapped, in points.
  private static var tapTarget: Double { 44 }

  private func sized(_ size: Attribute, _ extent: Double) -> LayoutConstraint {
    LayoutConstraint(
      item: .view(view), attribute: size, constant: extent, origin: .user)
  }

  /// An edge as far inside the superview's as the opposite one is today.
  private func mirrored(_ given: Attribute, _ attribute: Attribute) -> LayoutConstraint? {
    guard let superview = view.superview, let known = pinned(given),
      let room = engine.value(of: .view(superview), axis == .horizontal ? .width : .height),
      abs(known.constant) < room / 2
    else { return nil }
    return LayoutConstraint(
      item: .view(view), attribute: attribute, toItem: .view(superview), attribute: attribute,
      constant: 0 - known.constant, origin: .user)
  }

  /// The attribute at its distance from the superview's.
  private func pinned(_ attribute: Attribute) -> LayoutConstraint? {
    guard let superview = view.superview else { return nil }
    return related(attribute, to: superview, attribute)
  }

  /// The gaps to the siblings before and after.
  private func neighbours(_ start: Attribute, _ end: Attribute) -> [LayoutConstraint] {
    guard let siblings = view.superview?.subviews,
      let index = siblings.firstIndex(where: { $0 === view })
    else { return [] }
    var found: [LayoutConstraint] = []
    if index > 0, let gap = related(start, to: siblings[index - 1], end) { found.append(gap) }
    return found.filter { $0.constant >= 0 }
  }

  private func related(
    _ attribute: Attribute, to other: View, _ second: Attribute
  ) -> LayoutConstraint? {
    let constraint = LayoutConstraint(
      item: .view(view), attribute: attribute, toItem: .view(other), attribute: second,
      origin: .user)
    var lowering = Lowering(
      engine: engine, holder: view.superview.flatMap { engine.item(for: $0) }, of: constraint)
    guard let form = lowering.form(of: constraint) else { return nil }
    let distance = form.terms.reduce(form.constant) {
      $0 + $1.coefficient * engine.solver.value(of: $1.variable)
    }
    constraint.storedConstant = (distance * 1e9).rounded() / 1e9
    return constraint
  }
}

extension Double {
  /// The numbers that somebody would write for this one: itself where it is whole or a half, else the
  /// whole ones beside it, the nearer one first.
  fileprivate var readableNeighbours: [Double] {
    let half = (self * 2).rounded() / 2
    if abs(self - half) < 1e-6 { return [half + 0] }
    let nearest = rounded()
    return [nearest + 0, (nearest > self ? nearest - 1 : nearest + 1) + 0]
  }
}

extension LayoutEngine {
  /// An attribute's value at the solved layout, in the container's coordinates.
  package func value(of item: ConstraintItem, _ attribute: LayoutConstraint.Attribute) -> Double? {
    form(of: item, attribute).map { form in
      form.terms.reduce(form.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    }
  }
}
