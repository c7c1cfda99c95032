import AutoLayout

extension LayoutConstraint.Relation {
  /// What a relation asks of its left side.
  var words: String {
    switch self {
    case .equal: "exactly"
    case .lessThanOrEqual: "at most"
    case .greaterThanOrEqual: "at least"
    }
  }
}
