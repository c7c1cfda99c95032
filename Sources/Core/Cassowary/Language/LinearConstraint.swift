/// A relation between an expression and 0, with a priority, for a solver to satisfy.
///
/// Comparison operators make one: `a == 0.5 * b + 10` holds `a - 0.5 * b - 10` equal to 0.
public struct LinearConstraint: Hashable, Sendable {
  /// The left side minus the right side.
  public var expression: Expression
  /// How the expression compares with 0.
  public var relation: Relation
  /// How much the constraint matters; required by default.
  public var priority: Priority

  /// Makes the constraint that relates `expression` to 0 by `relation`.
  ///
  /// - Complexity: O(1).
  public init(
    _ expression: Expression, _ relation: Relation = .equal, priority: Priority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// Returns the same constraint with another priority.
  ///
  /// - Complexity: O(1).
  public func priority(_ priority: Priority) -> LinearConstraint {
    LinearConstraint(expression, relation, priority: priority)
  }

  /// Returns the same constraint with another priority: `(a == b) | 250`.
  ///
  /// `|` binds tighter than a comparison, so the comparison needs its parentheses.
  ///
  /// - Complexity: O(1).
  public static func | (lhs: LinearConstraint, rhs: Priority) -> LinearConstraint {
    lhs.priority(rhs)
  }
}
