/// A variable and its coefficient.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// The number that the unknown is multiplied by.
  public var coefficient: Double

  /// Makes the product of `coefficient` and `variable`.
  ///
  /// - Complexity: O(1).
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant, as written: a variable may occur in several terms.
public struct Expression: Hashable, Sendable {
  /// The terms, in the order in which they were written.
  public var terms: [Term]
  /// The number added to the terms.
  public var constant: Double

  /// Makes the sum of `terms` and `constant`.
  ///
  /// - Complexity: O(1).
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// What an expression can contain besides numbers: a variable or another expression.
public protocol LinearOperand {
  /// The operand as a sum of terms and a constant.
  ///
  /// - Complexity: O(1).
  var expression: Expression { get }
}

extension Expression: LinearOperand {
  /// The expression itself.
  ///
  /// - Complexity: O(1).
  public var expression: Expression { self }
}

extension Variable: LinearOperand {
  /// The variable with a coefficient of 1.
  ///
  /// - Complexity: O(1).
  public var expression: Expression { Expression(terms: [Term(self)]) }
}
