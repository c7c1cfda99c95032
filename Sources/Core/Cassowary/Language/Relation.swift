/// How the two sides of a constraint compare.
public enum Relation: Int, Hashable, Sendable {
  /// The left side is at most the right side.
  case lessThanOrEqual = -1
  /// The sides are equal.
  case equal = 0
  /// The left side is at least the right side.
  case greaterThanOrEqual = 1
}

extension Relation: CustomStringConvertible {
  /// The relation as written in code.
  ///
  /// - Complexity: O(1).
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
