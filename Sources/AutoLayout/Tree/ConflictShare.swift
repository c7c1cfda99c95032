/// The share of one member in the sum that shows a conflict to be one.
///
/// Every member says that a sum of unknowns compares with a number. Each times its factor, added
/// up, leaves no unknown at all, and two numbers that do not compare so: `11 + 44 + 11` against
/// `44`.
package struct ConflictShare: Hashable, Sendable {
  /// Who has the share.
  package enum Member: Hashable, Sendable {
    /// The place among the constraints.
    case constraint(Int)
    /// That the extent of an item is not negative, which nobody wrote.
    case notNegative(item: String, isWidth: Bool)
  }

  /// Who has the share.
  package let member: Member
  /// What the member is multiplied by; 1 or -1 for the constraint that is broken.
  package let factor: Double
  /// The number on the member's right side, in points, margins and insets worked in.
  package let constant: Double

  /// What the member adds to the sum, in points.
  package var amount: Double { factor * constant }

  /// Whether the members still add up to a contradiction when this one has another relation.
  ///
  /// - Parameter sum: what all shares come to. The left sides come to 0, and every member on its own
  ///   side makes them less than that, or every member makes them more.
  func contradicts(as relation: LayoutConstraint.Relation, sum: Double) -> Bool {
    switch relation {
    case .equal: true
    case .lessThanOrEqual: factor * sum < 0
    case .greaterThanOrEqual: factor * sum > 0
    }
  }
}
