/// How much a constraint matters: priority 1000 must hold, anything in (0, 1000) should.
///
/// Priorities are strict: no number of constraints of one priority outweighs a single constraint
/// of a higher one, however close the two are. Fractions are distinct priorities.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number; solvers accept values in (0, 1000].
  public let value: Double

  /// Makes a priority from a number, which is checked when it is used.
  ///
  /// - Complexity: O(1).
  public init(_ value: Double) {
    self.value = value
  }

  /// The priority of constraints that must hold.
  public static let required: Priority = 1000

  /// Whether a constraint with this priority must hold.
  ///
  /// - Complexity: O(1).
  public var isRequired: Bool { value == 1000 }

  /// Whether `lhs` yields to `rhs`.
  ///
  /// - Complexity: O(1).
  public static func < (lhs: Priority, rhs: Priority) -> Bool {
    lhs.value < rhs.value
  }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority from a number with a fraction.
  ///
  /// - Complexity: O(1).
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Makes a priority from a whole number.
  ///
  /// - Complexity: O(1).
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}
