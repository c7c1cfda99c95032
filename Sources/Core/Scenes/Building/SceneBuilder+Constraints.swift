import AutoLayout
import Documents

extension SceneBuilder {
  /// Makes the constraints in the order of the file and installs the active ones.
  mutating func makeConstraints() -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    let metrics = metrics
    for (index, stated) in scene.constraints.enumerated() {
      let constraints: [LayoutConstraint]
      switch stated.form {
      case .equation(let equation): constraints = makeConstraint(equation, stated)
      case .format(let format, let options):
        constraints = makeConstraints(format, options, stated, metrics)
      }
      for constraint in constraints {
        constraint.identifier = stated.id
        constraint.sourceIndex = index
        if stated.isActive { activate(constraint, stated) }
      }
      made += constraints
    }
    return made
  }

  private mutating func makeConstraint(
    _ equation: SceneEquation, _ stated: SceneConstraint
  ) -> [LayoutConstraint] {
    do throws(LayoutConstraintError) {
      let constraint = try LayoutConstraint.make(
        item: items.item(equation.first.item), attribute: equation.first.attribute,
        relatedBy: equation.relation, toItem: equation.second.flatMap { items.item($0.item) },
        attribute: equation.second?.attribute ?? .notAnAttribute,
        multiplier: equation.multiplier, constant: equation.constant)
      try constraint.setPriority(
        LayoutPriority(rawValue: equation.priority ?? stated.priority ?? 1_000))
      return [constraint]
    } catch {
      errors.append(scene.error(.rejected(error.message), at: stated.place))
      return []
    }
  }

  private mutating func makeConstraints(
    _ format: VisualFormat, _ options: LayoutConstraint.FormatOptions, _ stated: SceneConstraint,
    _ metrics: [String: Double]
  ) -> [LayoutConstraint] {
    do throws(VisualFormatError) {
      let constraints = try LayoutConstraint.make(
        format, options: options,
        names: SceneFormatNames(
          items: items, metrics: metrics, scope: stated.scope, locals: stated.locals))
      // The priority stated for the whole format applies wherever the format leaves it required.
      if let priority = stated.priority {
        for constraint in constraints where constraint.priority == .required {
          constraint.priority = LayoutPriority(rawValue: priority)
        }
      }
      if let constant = stated.constant { constraints.first?.constant = constant }
      if let priority = stated.changedPriority {
        for constraint in constraints { constraint.priority = LayoutPriority(rawValue: priority) }
      }
      return constraints
    } catch {
      let offset = stated.text.prefix(error.offset).unicodeScalars.count
      let place = scene.origins.place(
        in: stated.span, value: stated.text, offset: offset, length: 1)
      errors.append(scene.error(.visualFormat(error.message), at: place))
      return []
    }
  }

  private mutating func activate(_ constraint: LayoutConstraint, _ stated: SceneConstraint) {
    do throws(LayoutConstraintError) {
      try constraint.setActive(true)
    } catch {
      errors.append(scene.error(.rejected(error.message), at: stated.place))
    }
  }

  private var metrics: [String: Double] {
    Dictionary(scene.metrics.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The names that a scene's visual formats can use.
private struct SceneFormatNames: VisualFormatNames {
  let items: SceneItems
  let metrics: [String: Double]
  /// The instance whose names are used; empty for the scene's own.
  let scope: String
  let locals: [SceneMetric]

  func item(named name: String) -> (any LayoutItem)? {
    guard !scope.isEmpty else { return items.items[name] }
    return name == "self" ? items.items[scope] : items.items["\(scope).\(name)"]
  }

  func metric(named name: String) -> Double? {
    locals.first { $0.name == name }?.value ?? metrics[name]
  }
}
