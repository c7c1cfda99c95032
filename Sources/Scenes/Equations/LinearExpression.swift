/// A sum of attributes with factors, and a constant.
package struct LinearExpression: Hashable, Sendable {
  /// An attribute and its factor.
  package struct Term: Hashable, Sendable {
    /// The factor.
    package var coefficient: Double
    /// The attribute.
    package let reference: AttributeReference
  }

  /// The attributes in the order of the text.
  package var terms: [Term] = []
  /// What is added, in points.
  package var constant = 0.0

  /// Whether no attribute takes part.
  var isConstant: Bool { terms.isEmpty }

  static func constant(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }

  static func attribute(_ reference: AttributeReference) -> LinearExpression {
    LinearExpression(terms: [Term(coefficient: 1, reference: reference)])
  }

  func scaled(by factor: Double) -> LinearExpression {
    LinearExpression(
      terms: terms.map { Term(coefficient: $0.coefficient * factor, reference: $0.reference) },
      constant: constant * factor)
  }

  func divided(by divisor: Double) -> LinearExpression {
    LinearExpression(
      terms: terms.map { Term(coefficient: $0.coefficient / divisor, reference: $0.reference) },
      constant: constant / divisor)
  }

  func adding(_ other: LinearExpression) -> LinearExpression {
    LinearExpression(terms: terms + other.terms, constant: constant + other.constant)
  }
}
