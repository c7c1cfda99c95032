import Cassowary

extension LayoutEngine {
  /// All constraints in force, generated ones included, in the order of addition.
  package var constraintsInForce: [LayoutConstraint] {
    constraints.values.filter { !$0.ids.isEmpty }.sorted { $0.order < $1.order }
      .map(\.constraint)
  }

  /// Returns the constraints of a conflict that still exists, in the order of its records.
  package func members(of issue: LayoutIssue) -> [LayoutConstraint] {
    // Issues are asked for one after another, each a few times, and told apart by their first constraint.
    let last = min(lastAsked, findings.count)
    let place =
      findings[last...].firstIndex { $0.issue == issue }
      ?? findings[..<last].firstIndex { $0.issue == issue }
    guard let place else { return [] }
    lastAsked = place
    return findings[place].members
  }

  /// Returns the shares of a conflict's members, in the order of `listed`, followed by those of
  /// sizes that must not be negative.
  func shares(
    of conflict: Conflict, listed: [EngineConstraint], broken: EngineConstraint
  ) -> [ConflictShare] {
    guard let unit = listed.firstIndex(where: { $0 === broken }) else { return [] }
    let sizes = implicitSizes(among: conflict)
    let rows =
      listed.map { $0.terms.map { (Int($0.variable.index), $0.coefficient) } }
      + sizes.map { [(Int($0.variable.index), 1.0)] }
    guard let factors = ConflictProof(rows: rows).factors(unit: unit) else { return [] }
    let stated = listed.enumerated().map { index, entry in
      ConflictShare(
        member: .constraint(index), factor: factors[index], constant: 0 - entry.constant)
    }
    let unstated = sizes.enumerated().map { index, size in
      ConflictShare(
        member: .notNegative(item: size.item, isWidth: size.isWidth),
        factor: factors[listed.count + index], constant: 0)
    }
    return stated + unstated
  }

  /// Returns the members of a conflict that state that an extent is not negative.
  private func implicitSizes(
    among conflict: Conflict
  ) -> [(item: String, isWidth: Bool, variable: Variable)] {
    let sizes = conflict.members.filter { constraint(of: $0) == nil }
      .flatMap { solver.variables(of: $0) }
      .compactMap { variable in
        itemOfVariable[Int(variable.index)].map { (item: $0, variable: variable) }
      }
    return sizes.sorted {
      ($0.item.place, $0.variable == $0.item.width ? 0 : 1)
        < ($1.item.place, $1.variable == $1.item.width ? 0 : 1)
    }
    .map { ($0.item.name, $0.variable == $0.item.width, $0.variable) }
  }
}

extension EngineItem {
  /// The view's or guide's name in reports.
  var name: String {
    switch subject {
    case .view(let view): ConstraintItem.view(view.object).name
    case .guide(let guide): ConstraintItem.guide(guide.object).name
    }
  }
}

extension LayoutConstraint {
  /// The index of this constraint among those from the same source, from 0: a visual format makes
  /// several.
  package var sourcePart: Int {
    guard let sourceIndex, let engine else { return 0 }
    return engine.sourceParts.count(
      of: SourceParts.Key(index: sourceIndex, origin: origin), before: activationOrder)
  }
}
