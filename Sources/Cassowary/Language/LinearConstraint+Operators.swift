/// The required constraint that an operand equals another operand.
///
/// - Complexity: O(number of terms).
public func == (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// The required constraint that an operand equals a number.
///
/// - Complexity: O(number of terms).
public func == (lhs: some LinearOperand, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// The required constraint that a number equals an operand.
///
/// - Complexity: O(number of terms).
public func == (lhs: Double, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// The required constraint that an operand is at most another operand.
///
/// - Complexity: O(number of terms).
public func <= (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// The required constraint that an operand is at most a number.
///
/// - Complexity: O(number of terms).
public func <= (lhs: some LinearOperand, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// The required constraint that a number is at most an operand.
///
/// - Complexity: O(number of terms).
public func <= (lhs: Double, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// The required constraint that an operand is at least another operand.
///
/// - Complexity: O(number of terms).
public func >= (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}

/// The required constraint that an operand is at least a number.
///
/// - Complexity: O(number of terms).
public func >= (lhs: some LinearOperand, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}

/// The required constraint that a number is at least an operand.
///
/// - Complexity: O(number of terms).
public func >= (lhs: Double, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}
