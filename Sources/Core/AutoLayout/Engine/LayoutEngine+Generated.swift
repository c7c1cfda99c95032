import Cassowary
import Geometry

extension LayoutEngine {
  /// Generates the implicit constraints, in this order: those of the mask or the guide, of the
  /// view for its subviews, and of the content size.
  func generate(for item: EngineItem) throws(SolverError) {
    try generateOwn(for: item)
    try generateSystem(for: item)
    try generateContent(for: item)
  }

  /// Fixes the root's position and size, or gives it the size to fit.
  func addRootConstraints() throws(SolverError) {
    guard let root = item(for: rootView) else { return }
    root.generated = try exchange(
      root.generated, for: rootConstraints, holder: nil, order: .canvas)
  }

  /// Regenerates the constraints of an autoresizing mask or of a system guide.
  func generateOwn(for item: EngineItem) throws(SolverError) {
    guard let container = item.container else { return }
    let made: [LayoutConstraint]
    if let view = item.view {
      made =
        view.translatesAutoresizingMaskIntoConstraints
        ? view.makeAutoresizingConstraints(insets: item.insets, superviewInsets: container.insets)
        : []
    } else if let guide = item.guide, let owner = container.view {
      let insets =
        item.isHeld ? item.guideInsets : guide.ownInsets(owner: owner, insetResolver)
      item.guideInsets = insets
      made = guide.makeOwnConstraints(owner: owner, insets: insets ?? .zero)
    } else {
      made = []
    }
    item.generated = try exchange(
      item.generated, for: made, holder: container, order: item.ownOrder)
  }

  /// Asks a view again for the constraints that it makes for its subviews.
  func generateSystem(for item: EngineItem) throws(SolverError) {
    guard let view = item.view else { return }
    item.system = try exchange(
      item.system, for: view.makeSystemConstraints(), holder: item, order: item.systemOrder)
    if fitting == nil { view.systemConstraints = item.system.map(\.constraint) }
  }

  /// Asks a view again for its content size, width before height.
  func generateContent(for item: EngineItem) throws(SolverError) {
    guard let view = item.view else { return }
    let size = view.intrinsicContentSize
    if recorder != nil, size.width >= 0 || size.height >= 0 {
      recorder?.record(
        .measured(
          view.traceName, width: size.width >= 0 ? size.width : nil,
          height: size.height >= 0 ? size.height : nil))
    }
    let wraps = view.intrinsicContentSize(forWidth: View.layoutFittingExpandedSize.width) != nil
    if wraps != item.wrapsContent {
      item.wrapsContent = wraps
      for axis in Axis.allCases { try setContent(View.noIntrinsicMetric, axis, of: item) }
    }
    try setContent(size.width, .horizontal, of: item)
    try setContent(size.height, .vertical, of: item)
    (item.wrappedWidth, item.unwrappedWidth) = (nil, nil)
    if size.height >= 0, !item.isWrapping {
      item.isWrapping = true
      wrappingItems.append(item)
    }
  }

  /// Constrains one axis of a view to its content; a negative length means no content.
  func setContent(_ length: Double, _ axis: Axis, of item: EngineItem) throws(SolverError) {
    guard let view = item.view else { return }
    let priorities = ContentPriorities(
      hugging: view.contentHuggingPriority(for: axis),
      compressionResistance: view.contentCompressionResistancePriority(for: axis))
    if length < 0 {
      if let old = item.content[axis] { try remove(old) }
      item.content[axis] = nil
    } else if let entry = item.content[axis] {
      entry.constraint.storedConstant = length
      if entry.constraint.contentPriorities != priorities {
        entry.constraint.contentPriorities = priorities
        try refreshPriority(of: entry)
      }
      try rewrite(entry)
    } else {
      let constraint = LayoutConstraint(
        item: .view(view), attribute: axis == .horizontal ? .width : .height, constant: length,
        origin: .contentSize)
      constraint.contentPriorities = priorities
      if fitting == nil { constraint.holder = view }
      item.content[axis] = try add(
        constraint, holder: item, order: item.contentOrder[axis.rawValue])
    }
    guard fitting == nil else { return }
    view.contentSizeConstraints = [Axis.horizontal, .vertical].compactMap {
      item.content[$0]?.constraint
    }
  }

  /// Replaces old generated constraints with new ones, keeping those that differ only in constant
  /// or optional priority.
  private func exchange(
    _ old: [EngineConstraint], for new: [LayoutConstraint], holder: EngineItem?,
    order: AdditionOrder
  ) throws(SolverError) -> [EngineConstraint] {
    var kept: [EngineConstraint] = []
    for (entry, constraint) in zip(old, new) {
      guard !entry.isRemoved, !entry.isBroken, entry.constraint.hasSameForm(as: constraint) else {
        break
      }
      kept.append(entry)
      if entry.constraint.storedPriority != constraint.storedPriority {
        entry.constraint.storedPriority = constraint.storedPriority
        try refreshPriority(of: entry)
      }
      if entry.constraint.storedConstant != constraint.storedConstant {
        entry.constraint.storedConstant = constraint.storedConstant
        try rewrite(entry)
      }
    }
    for entry in old.dropFirst(kept.count) {
      try remove(entry)
      if fitting == nil { entry.constraint.holder = nil }
    }
    for constraint in new.dropFirst(kept.count) {
      if fitting == nil { constraint.holder = holder?.view ?? rootView }
      if let entry = try add(constraint, holder: holder, order: order[kept.count]) {
        kept.append(entry)
      }
    }
    return kept
  }

  private var rootConstraints: [LayoutConstraint] {
    let frame = rootView.untransformedFrame
    let size = fitting?.size ?? frame.size
    let origin: ConstraintOrigin = fitting == nil ? .encapsulated : .fitting
    func make(
      _ attribute: LayoutConstraint.Attribute, _ value: Double, _ name: String,
      _ priority: LayoutPriority = .required
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: .view(rootView), attribute: attribute, constant: value, priority: priority,
        identifier: name, origin: origin)
    }
    guard let fitting else {
      return [
        make(.width, size.width, "UIView-Encapsulated-Layout-Width"),
        make(.height, size.height, "UIView-Encapsulated-Layout-Height"),
        make(.left, frame.minX, "UIView-Encapsulated-Layout-Left"),
        make(.top, frame.minY, "UIView-Encapsulated-Layout-Top"),
      ]
    }
    return [
      make(.width, size.width, "fittingSizeHTarget", fitting.horizontal),
      make(.height, size.height, "fittingSizeVTarget", fitting.vertical),
    ]
  }
}

extension LayoutConstraint {
  /// Whether another constraint is the same except for the constant and the value of an optional
  /// priority.
  func hasSameForm(as other: LayoutConstraint) -> Bool {
    if self === other { return true }
    return firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && identifier == other.identifier && first?.id == other.first?.id
      && second?.id == other.second?.id && isImplied == other.isImplied
      && priority.isRequired == other.priority.isRequired
      && firstStart == nil && other.firstStart == nil
      && secondStart == nil && other.secondStart == nil
  }
}
