import AutoLayout

/// The equations of a layout that are stated on their own, looked up by the views that they relate.
struct CheckedConstraints: Sendable {
  private var all: [CheckedConstraint] = []
  /// The places of those that name each view, in order; used only for lookup.
  private var places: [String: [Int]] = [:]

  /// Makes an empty list.
  init() {}

  /// Lists equations in their order.
  init(_ all: [CheckedConstraint]) {
    self.all = all
    for (place, constraint) in all.enumerated() {
      places[constraint.view, default: []].append(place)
      if let other = constraint.other, other != constraint.view {
        places[other, default: []].append(place)
      }
    }
  }

  /// Returns the equations that name a view, in their order.
  func naming(_ view: String) -> some Sequence<CheckedConstraint> {
    (places[view] ?? []).lazy.map { all[$0] }
  }
}
