public import Geometry

extension LayoutGuide {
  /// Whether the constraints leave the position or size of the guide open; false for a guide that
  /// no constraint mentions. Brings constraints up to date.
  public var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.upToDateEngine, let item = engine.item(for: self) else {
      return false
    }
    return item.variables.contains { engine.isFree($0) }
  }

  /// Returns the constraints that determine the guide's layout along an axis, strongest influence
  /// first.
  public func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    guard let engine = owningView?.upToDateEngine else { return [] }
    let unknowns: [LayoutUnknown] = axis == .horizontal ? [.minX, .width] : [.minY, .height]
    var found: [LayoutConstraint] = []
    for unknown in unknowns {
      for influence in engine.influences(on: .guide(self), unknown)
      where !found.contains(where: { $0 === influence.constraint }) {
        found.append(influence.constraint)
      }
    }
    return found
  }
}
