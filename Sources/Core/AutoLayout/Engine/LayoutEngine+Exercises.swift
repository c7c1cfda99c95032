import Cassowary

extension LayoutEngine {
  /// Holds one free unknown of an item at the other end of its range, at a priority below all
  /// others.
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
      // Earlier exercises are in the way.
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

  /// Releases the unknowns whose exercises match.
  func release(_ isMeant: (Exercise) -> Bool) {
    exercises.removeAll { held in
      isMeant(held) && (try? solver.remove(held.id)) != nil
    }
  }

  /// Answers a question as if nothing had been exercised.
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
