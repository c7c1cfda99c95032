/// The sum of two operands; terms keep their order.
///
/// - Complexity: O(number of terms).
public func + (lhs: some LinearOperand, rhs: some LinearOperand) -> Expression {
  var sum = lhs.expression
  let other = rhs.expression
  sum.terms += other.terms
  sum.constant += other.constant
  return sum
}

/// The sum of an operand and a number.
///
/// - Complexity: O(number of terms).
public func + (lhs: some LinearOperand, rhs: Double) -> Expression {
  var sum = lhs.expression
  sum.constant += rhs
  return sum
}

/// The sum of a number and an operand.
///
/// - Complexity: O(number of terms).
public func + (lhs: Double, rhs: some LinearOperand) -> Expression {
  rhs + lhs
}

/// The difference of two operands; terms keep their order.
///
/// - Complexity: O(number of terms).
public func - (lhs: some LinearOperand, rhs: some LinearOperand) -> Expression {
  lhs.expression + rhs.expression * -1
}

/// The difference of an operand and a number.
///
/// - Complexity: O(number of terms).
public func - (lhs: some LinearOperand, rhs: Double) -> Expression {
  lhs + -rhs
}

/// The difference of a number and an operand.
///
/// - Complexity: O(number of terms).
public func - (lhs: Double, rhs: some LinearOperand) -> Expression {
  rhs * -1 + lhs
}

/// The operand with every coefficient and the constant multiplied by a number.
///
/// - Complexity: O(number of terms).
public func * (lhs: some LinearOperand, rhs: Double) -> Expression {
  var product = lhs.expression
  for index in product.terms.indices { product.terms[index].coefficient *= rhs }
  product.constant *= rhs
  return product
}

/// The operand with every coefficient and the constant multiplied by a number.
///
/// - Complexity: O(number of terms).
public func * (lhs: Double, rhs: some LinearOperand) -> Expression {
  rhs * lhs
}

/// The operand with every coefficient and the constant divided by a number.
///
/// A division by 0 is reported when the constraint is added: its coefficients are not finite.
///
/// - Complexity: O(number of terms).
public func / (lhs: some LinearOperand, rhs: Double) -> Expression {
  var quotient = lhs.expression
  for index in quotient.terms.indices { quotient.terms[index].coefficient /= rhs }
  quotient.constant /= rhs
  return quotient
}

/// The operand with all signs changed.
///
/// - Complexity: O(number of terms).
public prefix func - (operand: some LinearOperand) -> Expression {
  operand * -1
}
