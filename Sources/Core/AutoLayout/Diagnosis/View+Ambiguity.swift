import Cassowary
public import Geometry

extension View {
  /// Whether the constraints would also be satisfied by another position or size of the view.
  public var hasAmbiguousLayout: Bool {
    let engine = upToDateEngine
    guard let item = engine.item(for: self), !isCollapsed else { return false }
    return item.variables.contains { engine.isFree($0) }
  }

  /// Whether the view, or one of its ancestors, is hidden in a stack, which leaves it no room;
  /// its position is then irrelevant.
  package var isCollapsed: Bool {
    var current = self
    while let superview = current.superview {
      if current.isHidden, let stack = superview as? StackView,
        stack.arrangedSubviews.contains(where: { $0 === current })
      {
        return true
      }
      current = superview
    }
    return false
  }

  /// The unknowns of the view that are left open, and their ranges, in the superview's
  /// coordinates.
  public var layoutFreedom: [FreeValue] { upToDateEngine.freedom(of: .view(self)) }

  /// Moves the view to another position or size that satisfies the constraints as well; does
  /// nothing if there is none. The frame changes in the next pass.
  public func exerciseAmbiguityInLayout() {
    upToDateEngine.exercise(.view(self))
  }

  /// Returns the constraints that determine the position and size of the view along an axis, in
  /// the order they were added, including content sizes and the system's own constraints.
  public func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    let engine = upToDateEngine
    let unknowns: [LayoutUnknown] = axis == .horizontal ? [.minX, .width] : [.minY, .height]
    var found: [LayoutConstraint] = []
    for unknown in unknowns {
      for influence in engine.influences(on: .view(self), unknown)
      where !found.contains(where: { $0 === influence.constraint }) {
        found.append(influence.constraint)
      }
    }
    return found
  }

  /// The engine of the tree with every change solved; frames may not be up to date.
  package var upToDateEngine: LayoutEngine {
    root.updateConstraintsIfNeeded()
    let engine = root.engine
    engine.update()
    return engine
  }
}
