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

/// An unknown that is held at a value, at a priority below all, to show that it is open.
struct Exercise {
  let variable: Variable
  let target: Double
  let priority: Double
  let id: ConstraintID
}

extension LayoutEngine {
  /// Holds one free unknown of an item at the other end of its range, at a priority below all.
  func exercise(_ item: ConstraintItem) {
    guard let known = self.item(for: item),
      let variable = known.variables.first(where: { isFree($0) })
    else { return }
    let value = solver.value(of: variable)
    let range = withoutExercises { solver.range(of: variable) }
    let target = [range.upper, range.lower, value + 20].compactMap { $0 }
      .first { abs($0 - value) > 1e-9 }
    guard let target else { return }
    release { $0.variable == variable }
    hold(variable, at: target)
    if abs(solver.value(of: variable) - target) > 1e-9 {
      // What was exercised before stands in the way.
      release { $0.variable != variable }
    }
    (known.container?.view ?? known.view)?.setNeedsLayout()
    for changed in solver.changedVariables {
      itemOfVariable[Int(changed.index)]?.container?.view?.setNeedsLayout()
    }
  }

  /// Holds an unknown at a value, as far as the constraints leave it open.
  func hold(_ variable: Variable, at target: Double, priority: Double = 1e-6) {
    let constraint = LinearConstraint(
      Expression(terms: [Term(variable)], constant: 0 - target), priority: Priority(priority))
    guard let id = try? solver.add(constraint) else { return }
    register(id, nil)
    exercises.append(
      Exercise(variable: variable, target: target, priority: priority, id: id))
  }

  /// Lets go of the unknowns whose exercises are meant.
  func release(_ isMeant: (Exercise) -> Bool) {
    exercises.removeAll { held in
      isMeant(held) && (try? solver.remove(held.id)) != nil
    }
  }

  /// Answers a question as if nobody had exercised anything.
  func withoutExercises<Answer>(_ body: () -> Answer) -> Answer {
    guard !exercises.isEmpty else { return body() }
    let held = exercises
    release { _ in true }
    let answer = body()
    for exercise in held {
      hold(exercise.variable, at: exercise.target, priority: exercise.priority)
    }
    return answer
  }
}
