package import AutoLayout
import Documents

/// Two expressions and the relation between them.
package struct Comparison: Hashable, Sendable {
  /// The left side.
  package internal(set) var left: LinearExpression
  /// The relation.
  package let relation: LayoutConstraint.Relation
  /// The right side.
  package internal(set) var right: LinearExpression
}

/// The two sides of a comparison as they are written, without surrounding blanks.
package struct ComparisonSides: Hashable, Sendable {
  /// The left side.
  package let left: String
  /// The right side.
  package let right: String
}

/// A comparison with the ranges of text that its parts come from, in bytes.
struct ParsedComparison {
  var comparison: Comparison
  let left: Range<Int>
  let right: Range<Int>
  /// The priority after `@`.
  var priority: Double?
  /// The attributes in the order of the text, with their ranges.
  var references: [(reference: AttributeReference, range: Range<Int>)] = []
  /// The shorthand for several comparisons, if the text has one.
  var shortForm = ShortForm()
  /// Whether something of the device lies over the top of the canvas.
  var hasSafeArea = false
}

/// An error inside an equation, with its place.
struct EquationError: Error {
  let clause: Clause
  /// The range in the text, in bytes.
  let range: Range<Int>
  /// Whether the only fault is that a condition left out a view.
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
