/// The contribution of one member to the sum that proves a conflict.
///
/// Every member compares a sum of unknowns with a number. Multiplied by their factors and added
/// up, the members leave no unknown, and two numbers for which the comparison is false:
/// `11 + 44 + 11` against `44`.
package struct ConflictShare: Hashable, Sendable {
  /// A member of the sum.
  package enum Member: Hashable, Sendable {
    /// The constraint at this index in the issue.
    case constraint(Int)
    /// The implicit rule that an item's extent is not negative.
    case notNegative(item: String, isWidth: Bool)
  }

  /// The member that contributes.
  package let member: Member
  /// The factor of the member; 1 or -1 for the constraint that is broken.
  package let factor: Double
  /// The number on the member's right side, in points, including margins and insets.
  package let constant: Double

  /// Creates the share of a member.
  package init(member: Member, factor: Double, constant: Double) {
    (self.member, self.factor, self.constant) = (member, factor, constant)
  }

  /// How much the member adds to the sum, in points.
  package var amount: Double { factor * constant }

  /// Whether the members still add up to a contradiction if this one has another relation.
  ///
  /// - Parameter sum: The sum of all contributions. The left sides add up to 0; the members, each
  ///   with its relation, bound that sum either all from above or all from below.
  func contradicts(as relation: LayoutConstraint.Relation, sum: Double) -> Bool {
    switch relation {
    case .equal: true
    case .lessThanOrEqual: factor * sum < 0
    case .greaterThanOrEqual: factor * sum > 0
    }
  }
}
