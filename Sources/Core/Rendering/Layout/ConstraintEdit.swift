package import AutoLayout

/// An edit of a constraint.
package enum ConstraintEdit: Hashable, Sendable {
  /// Changes the priority.
  case priority(LayoutPriority)
  /// Changes the relation.
  case relation(LayoutConstraint.Relation)
}
