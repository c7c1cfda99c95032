package import AutoLayout
import Documents

/// Two expressions and how they compare.
package struct Comparison: Hashable, Sendable {
  /// The left side.
  package internal(set) var left: LinearExpression
  /// How the sides compare.
  package let relation: LayoutConstraint.Relation
  /// The right side.
  package internal(set) var right: LinearExpression
}

/// The two sides of a comparison as they are written, without the blanks around them.
package struct ComparisonSides: Hashable, Sendable {
  /// The left side.
  package let left: String
  /// The right side.
  package let right: String
}

/// A comparison with the stretches of text that its parts come from, in bytes.
struct ParsedComparison {
  var comparison: Comparison
  let left: Range<Int>
  let right: Range<Int>
  /// The priority after `@`.
  var priority: Double?
  /// The attributes in the order of the text, with their stretches.
  var references: [(reference: AttributeReference, range: Range<Int>)] = []
  /// What makes the text a short form of several comparisons.
  var shortForm = ShortForm()
}

/// Something wrong inside an equation, and where.
struct EquationError: Error {
  let clause: Clause
  /// The stretch of the text, in bytes.
  let range: Range<Int>
  /// Whether all that is wrong is that a condition left out a view.
  var isLeftOut = false
}

extension LayoutConstraint.Relation {
  /// The relation with its sides exchanged.
  var reversed: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
