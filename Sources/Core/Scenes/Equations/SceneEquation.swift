package import AutoLayout

/// `first (== | <= | >=) multiplier * second + constant @ priority`: the arguments of a
/// constraint.
package struct SceneEquation: Hashable, Sendable {
  /// The left side.
  package let first: AttributeReference
  /// The relation.
  package let relation: LayoutConstraint.Relation
  /// The attribute on the right side; nil if the right side is a constant.
  package let second: AttributeReference?
  /// The factor of the right side's attribute; 1 if there is none.
  package let multiplier: Double
  /// The points added on the right.
  package internal(set) var constant: Double
  /// The priority after `@`; nil if none is written.
  package internal(set) var priority: Double?
  /// Whether the relation as written points the other way because the sides are exchanged here.
  package let isReversed: Bool
}

extension SceneEquation {
  /// Converts a comparison to the form of a constraint and checks Apple's rules for it.
  ///
  /// A side that is a bare attribute becomes the left one, preferably the written left side; if
  /// neither is bare, the left side is divided by its factor.
  init(_ parsed: ParsedComparison) throws(EquationError) {
    let comparison = parsed.comparison
    for (side, range) in [(comparison.left, parsed.left), (comparison.right, parsed.right)]
    where side.terms.count > 1 {
      let count = comparison.left.terms.count + comparison.right.terms.count
      throw EquationError(clause: .twoAttributesOnOneSide(of: count), range: range)
    }
    guard !parsed.references.isEmpty else {
      throw EquationError(
        clause: .noAttribute, range: parsed.left.lowerBound..<parsed.right.upperBound)
    }
    let isLeftFirst =
      comparison.left.isBare || (!comparison.right.isBare && !comparison.left.isConstant)
    let first = isLeftFirst ? comparison.left : comparison.right
    let second = isLeftFirst ? comparison.right : comparison.left
    let firstRange = isLeftFirst ? parsed.left : parsed.right
    guard let term = first.terms.first, term.coefficient != 0 else {
      throw EquationError(clause: .zeroFactor, range: firstRange)
    }
    let isReversed = isLeftFirst == (term.coefficient < 0)
    self.init(
      first: term.reference,
      relation: isReversed ? comparison.relation.reversed : comparison.relation,
      second: second.terms.first?.reference,
      multiplier: (second.terms.first?.coefficient ?? term.coefficient) / term.coefficient,
      constant: (second.constant - first.constant) / term.coefficient,
      priority: parsed.priority, isReversed: isReversed)
    try check(parsed, constantRange: isLeftFirst ? parsed.right : parsed.left)
  }

  /// Checks Apple's rules for pairing attributes.
  private func check(
    _ parsed: ParsedComparison, constantRange: Range<Int>
  ) throws(EquationError) {
    let whole = parsed.left.lowerBound..<parsed.right.upperBound
    guard NumberRange.constant.contains(constant), NumberRange.constant.contains(multiplier) else {
      let (name, offender) =
        NumberRange.constant.contains(constant)
        ? ("multiplier", multiplier) : ("constant", constant)
      throw EquationError(clause: .outOfRange(name, offender, .constant), range: whole)
    }
    guard let second else {
      guard !first.attribute.isLocation else {
        throw EquationError(
          clause: .locationEqualsConstant(
            first, relation, constant, hasSafeArea: parsed.hasSafeArea), range: constantRange)
      }
      return
    }
    let range = parsed.references.last?.range ?? whole
    let pair = parsed.references.map(\.reference)
    let (left, right) = (pair.first ?? first, pair.last ?? second)
    if first.attribute.isLocation != second.attribute.isLocation {
      throw EquationError(clause: .locationWithSize(left, right), range: range)
    }
    if first.attribute.isLocation, multiplier == 0 {
      throw EquationError(clause: .locationTimesZero(first), range: range)
    }
    if first.attribute.isLocation, first.attribute.axis != second.attribute.axis {
      throw EquationError(
        clause: .crossedAxes(left, right, constant: isReversed ? -constant : constant),
        range: range)
    }
    if first.attribute.isDirectional && second.attribute.isAbsoluteSide
      || first.attribute.isAbsoluteSide && second.attribute.isDirectional
    {
      throw EquationError(clause: .mixedSides(left, right), range: range)
    }
  }
}

extension LinearExpression {
  /// Whether it is a single attribute with factor 1 and no constant.
  fileprivate var isBare: Bool {
    terms.count == 1 && terms[0].coefficient == 1 && constant == 0
  }
}
