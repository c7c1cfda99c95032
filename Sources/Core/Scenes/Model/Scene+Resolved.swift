import Documents

extension Scene {
  /// Returns the scene as it is on a canvas: with its state and conditions resolved and their
  /// changes applied.
  ///
  /// The variations of a view apply in the order of the file, then the states in the order of their axes, and last the variations
  /// whose condition names a state. The order and number of constraints don't change.
  package func resolved(on canvas: ResolvedCanvas) -> Scene {
    let held = SceneState.names(in: canvas.state).compactMap { name in
      states.first { $0.name == name }
    }
    var scene = self
    // Asked first, because the compiler copies all of them where any may be changed.
    if constraints.contains(where: { $0.condition != nil }) {
      for index in constraints.indices { scene.constraints[index].resolve(on: canvas) }
    }
    let changes = held.flatMap(\.views).reduce(into: [String: [StatedAttribute]]()) { all, change in
      let own = change.attributes(on: canvas)
      all[change.id.value] = all[change.id.value].map { $0.replaced(by: own) } ?? own
    }
    if !changes.isEmpty || root.varies { scene.root = root.resolved(on: canvas, changes) }
    for change in held.flatMap(\.constraints) {
      for index in scene.constraints.indices where scene.constraints[index].id == change.id.value {
        scene.constraints[index].apply(change)
      }
    }
    return scene
  }

  /// Calls a closure with every attribute that some variant of the scene may have.
  package func forEachAttribute(_ body: (StatedAttribute) -> Void) {
    forEachView { view in
      view.attributes.forEach(body)
      for variation in view.variations { variation.attributes.forEach(body) }
    }
    for change in states.flatMap(\.views) { change.allAttributes.forEach(body) }
  }
}

extension SceneView {
  /// Whether the view or one inside it has variations.
  fileprivate var varies: Bool { !variations.isEmpty || subviews.contains(where: \.varies) }

  fileprivate func resolved(
    on canvas: ResolvedCanvas, _ changes: [String: [StatedAttribute]]
  ) -> SceneView {
    var view = self
    let holding = variations.filter { $0.condition.holds(on: canvas) }
    let ofState = holding.filter(\.namesState).map(\.attributes)
    let others = holding.filter { !$0.namesState }.map(\.attributes)
    for change in others + [changes[id] ?? []] + ofState {
      view.attributes = view.attributes.replaced(by: change)
    }
    view.variations = []
    view.subviews = subviews.map { $0.resolved(on: canvas, changes) }
    return view
  }
}

extension SceneConstraint {
  fileprivate mutating func resolve(on canvas: ResolvedCanvas) {
    if let condition { isActive = isActive && condition.holds(on: canvas) }
  }

  fileprivate mutating func apply(_ change: SceneConstraintChange) {
    // A state that activates the constraint overrides its condition, as activating a constraint
    // in code does.
    if let isActive = change.isActive { self.isActive = isActive }
    guard case .equation(var equation) = form else {
      constant = change.constant?.value
      changedPriority = change.priority?.value
      return
    }
    equation.constant = change.constant?.value ?? equation.constant
    equation.priority = change.priority?.value ?? equation.priority
    form = .equation(equation)
  }
}

extension SceneVariation {
  /// Whether it is about a state: then it says more than the state itself.
  fileprivate var namesState: Bool { condition.terms.contains { $0.trait == .state } }
}
