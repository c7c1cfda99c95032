import AutoLayout

extension SceneDecoder {
  /// Judges what the states change against what the scene says without them.
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
        if let constraint = constraints[change.id.value] { check(change, of: constraint) }
      }
      for change in state.views {
        guard let (view, isArranged) = views[change.id.value] else { continue }
        check(change.attributes, of: view, over: view.attributes)
        if isArranged { checkArranged(change.attributes) }
      }
    }
  }

  private func check(_ change: SceneConstraintChange, of constraint: SceneConstraint) {
    if let constant = change.constant, case .format(let options) = constraint.form,
      let format = try? VisualFormat(parsing: constraint.text),
      case let count = format.constraintCount(options), count != 1
    {
      reporter.report(.constantOfFormat(count), at: constant.place)
    }
    // A state that takes the constraint out, or puts it in, may change the priority in between.
    guard let priority = change.priority, constraint.isActive, change.isActive != false else {
      return
    }
    let own = LayoutPriority(rawValue: constraint.ownPriority)
    let next = LayoutPriority(rawValue: priority.value)
    if own.isRequired != next.isRequired {
      reporter.report(.requiredPriorityChange(from: own, to: next), at: priority.place)
    }
  }
}

extension SceneConstraint {
  /// The priority without any state; of a visual format that of what states none of its own.
  fileprivate var ownPriority: Double {
    if case .equation(let equation) = form, let priority = equation.priority { return priority }
    return priority ?? LayoutPriority.required.rawValue
  }
}

extension VisualFormat {
  /// How many constraints the format makes, those of its alignment options included.
  fileprivate func constraintCount(_ options: LayoutConstraint.FormatOptions) -> Int {
    let alignments = (options.rawValue & 0xFFFF).nonzeroBitCount
    let gaps = self.gaps + [opening?.gap, closing?.gap].compactMap { $0 }
    let distances = gaps.map { gap in
      if case .predicates(let predicates) = gap { predicates.count } else { 1 }
    }
    let sizes = boxes.map(\.predicates.count)
    return distances.reduce(0, +) + sizes.reduce(0, +) + alignments * max(0, boxes.count - 1)
  }
}

extension Clause {
  /// Apple's words for a priority that an installed constraint cannot take.
  static func requiredPriorityChange(from old: LayoutPriority, to new: LayoutPriority) -> Clause {
    let words = LayoutConstraintError.requiredPriorityChange(from: old.rawValue, to: new.rawValue)
    let rejected = Clause.rejected(words.message)
    return Clause(
      rejected.code, rejected.message,
      hint: old.isRequired
        ? "begin with a priority below 1000, or take the constraint out with 'active: false'"
        : "stay below 1000, or begin with 'active: false' and put the constraint in")
  }
}
