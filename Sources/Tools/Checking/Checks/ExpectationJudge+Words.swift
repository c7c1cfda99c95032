import AutoLayout

extension LayoutConstraint.Relation {
  /// The words for what a relation requires of its left side.
  var words: String {
    switch self {
    case .equal: "exactly"
    case .lessThanOrEqual: "at most"
    case .greaterThanOrEqual: "at least"
    }
  }
}
