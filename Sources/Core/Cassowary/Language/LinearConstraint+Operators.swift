/// Makes the required constraint that one operand equals another.
///
/// - Complexity: O(number of terms).
public func == (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// Makes the required constraint that an operand equals a number.
///
/// - Complexity: O(number of terms).
public func == (lhs: some LinearOperand, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// Makes the required constraint that a number equals an operand.
///
/// - Complexity: O(number of terms).
public func == (lhs: Double, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// Makes the required constraint that one operand is at most another.
///
/// - Complexity: O(number of terms).
public func <= (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// Makes the required constraint that an operand is at most a number.
///
/// - Complexity: O(number of terms).
public func <= (lhs: some LinearOperand, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// Makes the required constraint that a number is at most an operand.
///
/// - Complexity: O(number of terms).
public func <= (lhs: Double, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// Makes the required constraint that one operand is at least another.
///
/// - Complexity: O(number of terms).
public func >= (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}

/// Makes the required constraint that an operand is at least a number.
///
/// - Complexity: O(number of terms).
public func >= (lhs: some LinearOperand, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}

/// Makes the required constraint that a number is at least an operand.
///
/// - Complexity: O(number of terms).
public func >= (lhs: Double, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}
