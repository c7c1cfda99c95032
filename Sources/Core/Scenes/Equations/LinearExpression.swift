/// A sum of attributes with factors, plus a constant.
package struct LinearExpression: Hashable, Sendable {
  /// An attribute and its factor.
  package struct Term: Hashable, Sendable {
    /// The factor.
    package var coefficient: Double
    /// The attribute.
    package internal(set) var reference: AttributeReference
  }

  /// The attributes in the order of the text.
  package var terms: [Term] = []
  /// The constant in points.
  package var constant = 0.0

  /// Whether the expression has no attributes.
  var isConstant: Bool { terms.isEmpty }

  static func constant(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }

  static func attribute(_ reference: AttributeReference) -> LinearExpression {
    LinearExpression(terms: [Term(coefficient: 1, reference: reference)])
  }

  /// Multiplies all terms and the constant.
  mutating func scale(by factor: Double) {
    for index in terms.indices { terms[index].coefficient *= factor }
    constant *= factor
  }

  /// Divides all terms and the constant.
  mutating func divide(by divisor: Double) {
    for index in terms.indices { terms[index].coefficient /= divisor }
    constant /= divisor
  }

  /// Adds the terms and the constant of another expression.
  mutating func add(_ other: LinearExpression) {
    if !other.terms.isEmpty { terms += other.terms }
    constant += other.constant
  }
}
