import Cassowary
import Geometry

extension LayoutEngine {
  /// Admits a view and its descendants, in tree order: their unknowns and implicit constraints.
  ///
  /// - Returns: The new items.
  func admit(_ view: View, into container: EngineItem?) throws(SolverError) -> [EngineItem] {
    guard item(for: view) == nil else { return [] }
    let own = EngineItem(
      subject: .view(Unowned(object: view)), container: container, solver: solver)
    insert(own, for: ObjectIdentifier(view))
    if let insets = view.steadyAlignmentInsets {
      own.insets = insets
    } else {
      own.insets = view.alignmentInsets(
        ofAlignmentRect: view.alignmentRect(forFrame: view.untransformedFrame))
      own.hasElasticInsets = true
      elasticItems.append(own)
    }
    try bound(own)
    // A scroll view's content exists even if nobody has asked for it.
    if let scroll = view as? ScrollView {
      _ = scroll.contentLayoutGuide
      own.scrollsAlong = scroll.scrollsAlong
      scrollItems.append(own)
    }
    var admitted = [own]
    for guide in view.allGuides {
      if let new = try admit(guide, into: own) { admitted.append(new) }
    }
    for subview in view.layoutOrderedSubviews { admitted += try admit(subview, into: own) }
    return admitted
  }

  /// Admits a guide; nil if it is already admitted.
  func admit(
    _ guide: LayoutGuide, into owner: EngineItem
  ) throws(SolverError) -> EngineItem? {
    guard item(for: guide) == nil else { return nil }
    let own = EngineItem(
      subject: .guide(Unowned(object: guide)), container: owner, solver: solver)
    insert(own, for: ObjectIdentifier(guide))
    switch guide.role {
    // Both edges of the system's guides are given; a narrow owner is not a conflict.
    case .layoutMargins, .safeArea, .readableContent, .keyboard, .scrollFrame:
      useInsets(of: owner)
    case .custom, .scrollContent:
      try bound(own)
    }
    return own
  }

  /// Removes an item, with all constraints that the engine made for it.
  func dismiss(_ item: ConstraintItem) throws(SolverError) {
    guard let known = items[item.id] else { return }
    for axis in [Axis.horizontal, .vertical] {
      if let content = known.content[axis] { try remove(content) }
    }
    for constraint in known.generated + known.system { try remove(constraint) }
    for constraint in known.readers where !constraint.isRemoved { try remove(constraint) }
    for id in known.implicit { try solver.remove(id) }
    for held in exercises where known.variables.contains(held.variable) {
      try solver.remove(held.id)
    }
    exercises.removeAll { known.variables.contains($0.variable) }
    forget(known, for: item.id)
    if known.isInsetUser { insetUsers.removeAll { $0 === known } }
    if known.hasElasticInsets { elasticItems.removeAll { $0 === known } }
    if known.view is ScrollView { scrollItems.removeAll { $0 === known } }
    if known.isWrapping { wrappingItems.removeAll { $0 === known } }
    if known.tallest != nil { baselineRows.removeAll { $0 === known } }
    for variable in known.variables { solver.removeVariable(variable) }
  }

  private func bound(_ item: EngineItem) throws(SolverError) {
    guard environment.conflicts == .smallest else { return unboundedItems.append(item) }
    try addImplicitConstraints(of: item)
  }

  /// Keeps width and height from being negative, and at 0 where nothing else decides. These
  /// constraints are never broken.
  func addImplicitConstraints(of item: EngineItem) throws(SolverError) {
    for axis in item.boundedAxes {
      let id = try solver.add(
        relation: .greaterThanOrEqual, constant: 0, terms: [Term(item.extent(axis))],
        order: item.implicitOrder[axis.rawValue], prefersBound: true)
      if environment.conflicts == .smallest { try solver.assume(id) }
      register(id, nil)
      item.implicit.append(id)
    }
  }

  /// Returns the guide that a scroll view's edges refer to for its descendants; nil for the
  /// frame.
  func contentItem(of item: EngineItem, seenFrom other: EngineItem?) -> EngineItem? {
    guard let scroll = item.view as? ScrollView, let other, other !== item else { return nil }
    if let guide = other.guide, guide.owningView === scroll, guide.role != .custom { return nil }
    var container = other.container
    while let current = container, current !== item { container = current.container }
    guard container === item else { return nil }
    return self.item(for: scroll.contentLayoutGuide)
  }
}

extension View {
  /// The distances of the alignment rect's edges from those of the frame, if they are the same
  /// for every frame; nil if they depend on it, because the pair of conversions may be overridden
  /// with any function and its inverse.
  ///
  /// Computed from round numbers, so that no rounding error creeps in.
  var steadyAlignmentInsets: EdgeInsets? {
    let small = insets(at: Rect(x: 0, y: 0, width: 128, height: 128))
    return small == insets(at: Rect(x: 64, y: 32, width: 512, height: 256)) ? small : nil
  }

  /// Returns the distances of an alignment rect's edges from those of its frame.
  func alignmentInsets(ofAlignmentRect rect: Rect) -> EdgeInsets {
    steadyAlignmentInsets ?? insets(at: frame(forAlignmentRect: rect))
  }

  private func insets(at frame: Rect) -> EdgeInsets {
    let rect = alignmentRect(forFrame: frame)
    precondition(
      self.frame(forAlignmentRect: rect).isClose(to: frame),
      "alignmentRect(forFrame:) and frame(forAlignmentRect:) of \(className) are not inverses.")
    return EdgeInsets(
      top: rect.minY - frame.minY, left: rect.minX - frame.minX,
      bottom: frame.maxY - rect.maxY, right: frame.maxX - rect.maxX)
  }
}

extension Rect {
  /// Whether the numbers agree up to rounding error.
  func isClose(to other: Rect, tolerance: Double = 1e-6) -> Bool {
    contains(other, tolerance: tolerance) && other.contains(self, tolerance: tolerance)
  }
}

extension EdgeInsets {
  /// Whether the numbers agree up to rounding error.
  func isClose(to other: EdgeInsets) -> Bool {
    abs(top - other.top) < 1e-7 && abs(left - other.left) < 1e-7
      && abs(bottom - other.bottom) < 1e-7 && abs(right - other.right) < 1e-7
  }
}
