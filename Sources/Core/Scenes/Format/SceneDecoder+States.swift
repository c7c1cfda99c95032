import AutoLayout
import Controls
import Documents

extension SceneDecoder {
  /// Checks the states' changes against the scene without them.
  func checkStates(of scene: Scene) {
    guard !scene.states.isEmpty else { return }
    var views: [String: (view: SceneView, isArranged: Bool)] = ["root": (scene.root, false)]
    scene.forEachView { view in
      for subview in view.subviews {
        views[subview.id] = (subview, view.kind == .stackView && subview.isArranged)
      }
    }
    let constraints = Dictionary(
      scene.constraints.compactMap { constraint in constraint.id.map { ($0, constraint) } },
      uniquingKeysWith: { first, _ in first })
    for state in scene.states {
      for change in state.constraints {
        if let constraint = constraints[change.id.value] {
          check(change, of: constraint, scene.metrics)
        }
      }
      for change in state.views {
        guard let (view, isArranged) = views[change.id.value] else { continue }
        check(change.attributes, of: view, over: view.attributes)
        for variation in change.variations {
          check(
            variation.attributes, of: view, over: view.attributes.replaced(by: change.attributes))
        }
        if isArranged { checkArranged(change.allAttributes) }
      }
    }
  }

  private func check(
    _ change: SceneConstraintChange, of constraint: SceneConstraint, _ metrics: [SceneMetric]
  ) {
    if let constant = change.constant, case .format(let format, let options) = constraint.form,
      case let count = format.constraintCount(options), count != 1
    {
      reporter.report(.constantOfFormat(count), at: constant.place)
    }
    // If a state removes or adds the constraint, the priority may change in between.
    guard let priority = change.priority, constraint.isActive, change.isActive != false,
      constraint.condition?.canHold(in: SceneState.base) != false
    else { return }
    let next = LayoutPriority(rawValue: priority.value)
    let crossed = constraint.priorities(metrics).lazy.map(LayoutPriority.init(rawValue:))
      .first { $0.isRequired != next.isRequired }
    if let crossed {
      reporter.report(.requiredPriorityChange(from: crossed, to: next), at: priority.place)
    }
  }
}

extension Clause {
  /// Returns Apple's message for a priority that an installed constraint can't take.
  static func requiredPriorityChange(from old: LayoutPriority, to new: LayoutPriority) -> Clause {
    let words = LayoutConstraintError.requiredPriorityChange(from: old.rawValue, to: new.rawValue)
    let rejected = Clause.rejected(words.message)
    return Clause(
      rejected.code, rejected.message,
      hint: old.isRequired
        ? "begin with a priority below 1000, or deactivate the constraint with 'active: false'"
        : "stay below 1000, or begin with 'active: false' and activate the constraint")
  }
}
