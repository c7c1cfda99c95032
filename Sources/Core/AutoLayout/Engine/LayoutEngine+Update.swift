import Cassowary
import Geometry

extension LayoutEngine {
  /// Brings the solved values up to date with all changes, in one transaction plus as many as
  /// wrapping text and safe areas need.
  ///
  /// Flags the views whose subviews must move. Writes no frames.
  func update() {
    guard hasChanges, !isUpdating else { return }
    isUpdating = true
    let before = work
    solver.mostWork = work + budget.layout
    solver.mostReduction = budget.reductions
    solver.limits.entries = budget.numbers
    defer {
      isUpdating = false
      solver.mostWork = .max
      layoutWork += work - before
    }
    solver.begin()
    do {
      if isBuilt { try applyChanges() } else { try build() }
      try settle()
    } catch {
      if solver.isInTransaction { solver.rollback() }
      report(LayoutIssue(.solverFault(error)))
    }
  }

  private func build() throws(SolverError) {
    isBuilt = true
    changes = PendingChanges()
    let items = try admit(rootView, into: nil)
    _ = rankNewViews()
    try addRootConstraints()
    try install(items.flatMap { $0.view?.heldConstraints ?? [] })
    for item in items { try generate(for: item) }
    // Anything requested along the way (such as a guide) is a change like any other.
    if !changes.isEmpty { try applyChanges() }
  }

  /// Removes, then adds, then refreshes: a constraint that left and came back is a new one.
  private func applyChanges() throws(SolverError) {
    while !changes.isEmpty {
      let batch = changes
      changes = PendingChanges()
      for constraint in batch.uninstalled {
        if let entry = constraints[ObjectIdentifier(constraint)] { try remove(entry) }
      }
      for item in batch.removedItems { try dismiss(item) }
      try add(batch)
      if isOutOfOrder { return try rebuild() }
      try refresh(batch)
    }
  }

  /// Admits the tree from scratch: the order of addition no longer matches that of the tree.
  private func rebuild() throws(SolverError) {
    reset()
    solver.begin()
    try build()
  }

  private func add(_ batch: PendingChanges) throws(SolverError) {
    var fresh: [EngineItem] = []
    for view in batch.addedViews {
      guard let container = view.superview.flatMap({ item(for: $0) }) else { continue }
      fresh += try admit(view, into: container)
    }
    for guide in batch.addedGuides {
      guard let owner = guide.owningView.flatMap({ item(for: $0) }),
        let new = try admit(guide, into: owner)
      else { continue }
      fresh.append(new)
    }
    if batch.order || !batch.addedViews.isEmpty {
      guard rankNewViews() else { return isOutOfOrder = true }
    }
    try install(fresh.flatMap { $0.view?.heldConstraints ?? [] } + batch.installed)
    for item in fresh { try generate(for: item) }
  }

  /// Adds active constraints in order of activation.
  private func install(_ installed: [LayoutConstraint]) throws(SolverError) {
    for constraint in installed.sorted(by: { $0.activationOrder < $1.activationOrder }) {
      guard let holder = constraint.holder.flatMap({ item(for: $0) }) else { continue }
      try add(constraint, holder: holder, order: Int64(constraint.activationOrder))
    }
  }

  private func refresh(_ batch: PendingChanges) throws(SolverError) {
    for view in batch.autoresizing { if let item = item(for: view) { try generateOwn(for: item) } }
    for view in batch.systemConstraints {
      if let item = item(for: view) { try generateSystem(for: item) }
    }
    for view in batch.contentSizes { if let item = item(for: view) { try refreshContent(item) } }
    for view in batch.directions { if let item = item(for: view) { try refreshDirection(item) } }
    for view in batch.numbers { if let item = item(for: view) { try refreshNumbers(item) } }
    for constraint in batch.constants {
      if let entry = constraints[ObjectIdentifier(constraint)] { try rewrite(entry) }
    }
    for constraint in batch.priorities {
      if let entry = constraints[ObjectIdentifier(constraint)] { try refreshPriority(of: entry) }
    }
    if batch.rootFrame { try addRootConstraints() }
  }

  /// Rewrites the constraints that a view holds, and its margins, for its direction.
  private func refreshDirection(_ item: EngineItem) throws(SolverError) {
    guard let view = item.view else { return }
    for constraint in view.heldConstraints where constraint.isDirectional {
      if let entry = constraints[ObjectIdentifier(constraint)] { try rewrite(entry) }
    }
    for entry in item.system where entry.constraint.isDirectional { try rewrite(entry) }
  }

  /// Regenerates content, which may have other baselines and another alignment rect after a
  /// change.
  private func refreshContent(_ item: EngineItem) throws(SolverError) {
    try generateContent(for: item)
    try refreshNumbers(item)
  }

  /// Rewrites whatever depends on a view's insets, margins, baselines, scroll position or
  /// direction.
  func refreshNumbers(_ item: EngineItem) throws(SolverError) {
    if let view = item.view, !item.isHeld {
      let insets = view.alignmentInsets(ofAlignmentRect: rect(of: item))
      if insets != item.insets {
        item.insets = insets
        try generateOwn(for: item)
      }
    }
    item.dropRemovedReaders()
    for entry in item.readers { try rewrite(entry) }
  }
}
