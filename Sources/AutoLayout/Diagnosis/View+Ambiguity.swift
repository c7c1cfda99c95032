import Cassowary
public import Geometry

extension View {
  /// Whether another place or size of the view would suit the constraints as well.
  public var hasAmbiguousLayout: Bool {
    let engine = upToDateEngine
    guard let item = engine.item(for: self), !isCollapsed else { return false }
    return item.variables.contains { engine.isFree($0) }
  }

  /// Whether the view, or one above it, is hidden in a stack, which leaves it no room: where it
  /// lies is nobody's question then.
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

  /// What of the view is left open, and how far, in the superview's coordinates.
  public var layoutFreedom: [FreeValue] { upToDateEngine.freedom(of: .view(self)) }

  /// Moves the view to another place or size that suits the constraints as well; does nothing when
  /// there is none. The frame changes in the next pass.
  public func exerciseAmbiguityInLayout() {
    upToDateEngine.exercise(.view(self))
  }

  /// The constraints that determine the place and size of the view along an axis, in the order
  /// they were added; content sizes and the system's own included.
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

  /// The engine of the tree with every change solved; frames may still be old.
  package var upToDateEngine: LayoutEngine {
    root.updateConstraintsIfNeeded()
    let engine = root.engine
    engine.update()
    return engine
  }
}
