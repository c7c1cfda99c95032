import Cassowary

/// An end of the range that constraints leave open.
public enum AmbiguityEnd: Hashable, Sendable {
  /// The least values; if there is no bound, a little less than the current ones.
  case lower
  /// The greatest values; if there is no bound, a little more than the current ones.
  case upper
}

extension View {
  /// Moves everything in the tree that constraints leave open to one end of its range.
  ///
  /// The frames change in the next pass; asking for the other end undoes the first.
  public func exerciseAmbiguity(toward end: AmbiguityEnd) {
    root.upToDateEngine.exerciseAll(toward: end)
  }
}

extension LayoutEngine {
  /// Holds the first unknown of each freedom at an end of its range, at descending priorities
  /// below all others, so that the first freedoms reach their ends.
  func exerciseAll(toward end: AmbiguityEnd) {
    release { _ in true }
    for (index, freedom) in freedoms().enumerated() {
      guard let leader = freedom.members.first, let item = item(for: leader.item) else { continue }
      let variable = item.variables[leader.value.unknown.rawValue]
      let today = solver.value(of: variable)
      let target =
        end == .lower ? leader.value.lower ?? today - 20 : leader.value.upper ?? today + 20
      hold(variable, at: target, priority: 1e-6 / Double(index + 1))
    }
    rootView.setNeedsLayoutEverywhere()
  }
}

extension View {
  fileprivate func setNeedsLayoutEverywhere() {
    setNeedsLayout()
    for subview in subviews { subview.setNeedsLayoutEverywhere() }
  }
}
