import Cassowary

extension LayoutEngine {
  /// All constraints in force, generated ones included, in the order of addition.
  package var constraintsInForce: [LayoutConstraint] {
    constraints.values.filter { !$0.ids.isEmpty }.sorted { $0.order < $1.order }
      .map(\.constraint)
  }

  /// The constraints of a conflict that still stands, in the order of its records.
  package func members(of issue: LayoutIssue) -> [LayoutConstraint] {
    findings.first { $0.issue == issue }?.members ?? []
  }

  /// The shares of a conflict's members, in the order of `listed`, then those of sizes that must
  /// not be negative.
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

  /// The members of a conflict that say that an extent is not negative.
  private func implicitSizes(
    among conflict: Conflict
  ) -> [(item: String, isWidth: Bool, variable: Variable)] {
    let wanted = Set(conflict.members.filter { constraint(of: $0) == nil })
    guard !wanted.isEmpty else { return [] }
    var found: [(item: String, isWidth: Bool, variable: Variable)] = []
    for case let item? in itemOrder {
      for (index, id) in item.implicit.enumerated() where wanted.contains(id) {
        let isWidth = index == 0
        found.append((item.name, isWidth, isWidth ? item.width : item.height))
      }
    }
    return found
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
  /// Which of the constraints of one source this is, from 0: a visual format makes several.
  package var sourcePart: Int {
    guard let sourceIndex, let engine else { return 0 }
    let older = engine.constraints.values.filter {
      $0.constraint.sourceIndex == sourceIndex && $0.constraint.origin == origin
        && $0.constraint.activationOrder < activationOrder
    }
    return older.count
  }
}
