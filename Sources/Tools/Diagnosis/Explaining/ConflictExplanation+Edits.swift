import AutoLayout
import Documents
import Rendering

extension ConflictExplanation {
  /// Whether an edit would take away what a constraint is for: one that a state switches on or off, a
  /// length that is at least 0 anyway, or the distance that keeps two views apart.
  func voids(
    _ cure: ConflictCure, _ constraint: LayoutConstraint, _ source: ConstraintSource
  ) -> Bool {
    if let id = source.id, subject.switchedConstraints.contains(id) { return true }
    if cure.edit == .drop, constraint.relation != .equal,
      constraint.secondAttribute != .notAnAttribute
    {
      return true
    }
    if empties(cure, constraint) { return true }
    guard case .loosen(.greaterThanOrEqual) = cure.edit else { return false }
    return [.width, .height].contains(constraint.firstAttribute)
      && constraint.secondAttribute == .notAnAttribute && constraint.constant <= 0
  }

  /// What an edit takes from a constraint.
  func force(of cure: ConflictCure, on constraint: LayoutConstraint) -> Advice.Force {
    switch cure.edit {
    case .lower: .lowered
    case .loosen:
      constraint.secondAttribute == .notAnAttribute ? .loosenedLength : .loosenedPlace
    case .drop:
      switch constraint.relation {
      case .equal: .dropped
      case .greaterThanOrEqual: .droppedMinimum
      case .lessThanOrEqual: .droppedMaximum
      }
    }
  }

  /// Whether an edit of a log leaves a view no size at all, where less would do: its content is unknown.
  private func empties(_ cure: ConflictCure, _ constraint: LayoutConstraint) -> Bool {
    if case .lower = cure.edit { return false }
    guard !subject.knowsOrder, [.width, .height].contains(constraint.firstAttribute),
      constraint.secondAttribute == .notAnAttribute, constraint.constant > 0,
      let least = cures.map(\.residual).min()
    else { return false }
    return cure.residual >= constraint.constant - 0.01 && cure.residual > least + 0.01
  }
}
