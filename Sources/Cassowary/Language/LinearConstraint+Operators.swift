/// The required constraint that an operand equals another operand.
public func == (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// The required constraint that an operand equals a number.
public func == (lhs: some LinearOperand, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// The required constraint that a number equals an operand.
public func == (lhs: Double, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// The required constraint that an operand is at most another operand.
public func <= (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// The required constraint that an operand is at most a number.
public func <= (lhs: some LinearOperand, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// The required constraint that a number is at most an operand.
public func <= (lhs: Double, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// The required constraint that an operand is at least another operand.
public func >= (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}

/// The required constraint that an operand is at least a number.
public func >= (lhs: some LinearOperand, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}

/// The required constraint that a number is at least an operand.
public func >= (lhs: Double, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}
