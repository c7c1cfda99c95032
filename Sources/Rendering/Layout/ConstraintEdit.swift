package import AutoLayout

/// What is to become of a constraint.
package enum ConstraintEdit: Hashable, Sendable {
  /// Another priority.
  case priority(LayoutPriority)
  /// Another relation.
  case relation(LayoutConstraint.Relation)
}
