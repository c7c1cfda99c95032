import Cassowary
import Geometry

extension LayoutEngine {
  /// Solves, then updates wrapping content and safe areas to the solved frames, until nothing
  /// moves any more.
  ///
  /// Whatever keeps moving is held as it was before, and named in an issue; the rest settles.
  /// Wrapped content becomes as wide as its lines last, once it is known where they break.
  func settle() throws(SolverError) {
    defer { flagMovedViews() }
    releaseFollowers()
    try loosenContent()
    (rangeWork, unrangedCount) = (0, 0)
    (questionWork, unaskedCount) = (0, 0)
    lossWork = 0
    var round = 0
    var scrolls = false
    var tightens = false
    while true {
      try commitRecovering()
      noteMovedItems()
      round += 1
      solver.begin()
      let held = round % Self.roundLimit == 0 ? try holdFollowers(after: round) : false
      followers.round = round
      let wrapped = try rewrapContent()
      let tightened = tightens ? try tightenContent() : false
      let aligned = try refreshAlignment()
      let based = try refreshBaselines()
      let inset = try refreshInsets()
      if held || wrapped || tightened || aligned || based || inset { continue }
      // The content's size is not known until everything else is at rest. An axis that scrolls
      // then continues to scroll: without the safe area the content might fit, and with it not.
      if refreshScrolling(keepingAxes: scrolls) {
        scrolls = true
        if try refreshInsets() { continue }
      }
      if !tightens {
        tightens = true
        if try tightenContent() { continue }
      }
      return solver.rollback()
    }
  }

  /// More rounds than any real tree needs: each adds a wrapped line or an overlap with the safe
  /// area.
  static var roundLimit: Int { 64 }

  /// Asks wrapping content for its height at the width it was given.
  private func rewrapContent() throws(SolverError) -> Bool {
    var changed = false
    var wrapping: [EngineItem] = []
    for item in wrappingItems {
      guard let view = item.view else { continue }
      let width = solver.value(of: item.width)
      if width == item.wrappedWidth || item.isHeld {
        wrapping.append(item)
        continue
      }
      guard let size = view.intrinsicContentSize(forWidth: width) else {
        item.isWrapping = false
        continue
      }
      wrapping.append(item)
      item.wrappedWidth = width
      let old = item.content[.vertical]?.constraint.constant
      guard size.height != old else { continue }
      followers.note(item)
      recorder?.record(.wrapped(view.traceName, width: width, height: size.height))
      try setContent(size.height, .vertical, of: item)
      // Baselines of centred text follow the height of the content.
      if view.centersTextVertically {
        item.dropRemovedReaders()
        for entry in item.readers { try rewrite(entry) }
      }
      changed = true
    }
    wrappingItems = wrapping
    return changed
  }

  /// Has wrapped content ask for the width of its lines, where it is narrower than unwrapped.
  ///
  /// It only ever narrows while an update settles, so that this ends. A width that required
  /// equations give needs no wish.
  private func tightenContent() throws(SolverError) -> Bool {
    var changed = false
    for item in wrappingItems where !item.isHeld && !solver.isDetermined(item.width) {
      guard let view = item.view, let wish = item.content[.horizontal]?.constraint.constant
      else { continue }
      let width = solver.value(of: item.width)
      guard width < wish - 1e-6, let size = view.intrinsicContentSize(forWidth: width),
        size.width < wish - 1e-6
      else { continue }
      if item.unwrappedWidth == nil { item.unwrappedWidth = wish }
      try setContent(size.width, .horizontal, of: item)
      changed = true
    }
    return changed
  }

  /// Has wrapped content ask for its width on one line again: something has changed, and there
  /// may be room for it.
  private func loosenContent() throws(SolverError) {
    for item in wrappingItems {
      guard let width = item.unwrappedWidth else { continue }
      item.unwrappedWidth = nil
      try setContent(width, .horizontal, of: item)
    }
  }

  /// Has the baselines of rows follow the tallest of their views.
  private func refreshBaselines() throws(SolverError) -> Bool {
    var changed = false
    for item in baselineRows where !item.isHeld {
      guard let row = item.view as? StackView,
        ObjectIdentifier(row.baselineView(first: true, in: self)) != item.tallest
      else { continue }
      followers.note(item)
      item.dropRemovedReaders()
      for entry in item.readers { try rewrite(entry) }
      changed = true
    }
    return changed
  }

  /// Updates alignment rects that depend on the size of their views.
  private func refreshAlignment() throws(SolverError) -> Bool {
    var changed = false
    for item in elasticItems where !item.isHeld {
      guard let view = item.view else { continue }
      let insets = view.alignmentInsets(ofAlignmentRect: rect(of: item))
      guard !insets.isClose(to: item.insets) else { continue }
      followers.note(item)
      try refreshNumbers(item)
      changed = true
    }
    return changed
  }

  /// Updates margins and safe areas to the frames.
  private func refreshInsets() throws(SolverError) -> Bool {
    var changed = false
    let resolver = insetResolver
    for item in insetUsers {
      guard let view = item.view else { continue }
      if item.usesMargins, !item.isHeld {
        let margins = resolver.layoutMargins(of: view)
        if margins != item.margins {
          followers.note(item)
          item.margins = margins
          try refreshNumbers(item)
          changed = true
        }
      }
      for guide in view.systemGuides {
        guard let known = self.item(for: guide), !known.isHeld,
          known.guideInsets != guide.ownInsets(owner: view, resolver)
        else { continue }
        followers.note(known)
        try generateOwn(for: known)
        changed = true
      }
    }
    return changed
  }

  /// The margins and safe areas at the solved frames.
  var insetResolver: InsetResolver {
    let safeArea =
      fitting == nil
      ? rootView.layoutEnvironment.safeAreaInsets : rootView.safeAreaInsets
    return InsetResolver(
      root: rootView, rootSafeArea: safeArea,
      frame: { [unowned self] view in
        item(for: view).map { frame(of: $0) } ?? view.untransformedFrame
      },
      adjusts: { [unowned self] scroll, axis in
        item(for: scroll).map { scroll.adjustsSafeArea(scrolling: $0.scrollsAlong[axis]) }
          ?? scroll.adjustsSafeArea(along: axis)
      })
  }

  /// Determines which scroll views have more content than their frames show.
  ///
  /// - Parameter keepingAxes: Whether an axis that scrolled before still does.
  /// - Returns: Whether any axis started or stopped scrolling.
  private func refreshScrolling(keepingAxes: Bool) -> Bool {
    var changed = false
    for item in scrollItems {
      guard let scroll = item.view as? ScrollView,
        let content = self.item(for: scroll.contentLayoutGuide)
      else { continue }
      for axis in Axis.allCases {
        let room = solver.value(of: item.extent(axis))
        let exceeds = scroll.scrolls(
          content: solver.value(of: content.extent(axis)), in: room, along: axis)
        let scrolls = exceeds || (keepingAxes && item.scrollsAlong[axis])
        guard scrolls != item.scrollsAlong[axis] else { continue }
        item.scrollsAlong[axis] = scrolls
        if fitting == nil { scroll.scrollsAlong[axis] = scrolls }
        changed = true
      }
    }
    return changed
  }

  /// Records that a view's margins, safe area or readable width matter.
  func useInsets(of item: EngineItem) {
    guard item.view != nil, !item.isInsetUser else { return }
    item.isInsetUser = true
    insetUsers.append(item)
  }

  /// Makes constants depend on the margins of a view.
  func useMargins(of item: EngineItem) {
    guard let view = item.view, !item.usesMargins else { return }
    item.usesMargins = true
    item.margins = insetResolver.layoutMargins(of: view)
    useInsets(of: item)
  }

  /// Records which of a row's views its baselines come from.
  func useBaselines(of item: EngineItem, from view: View) {
    if item.tallest == nil { baselineRows.append(item) }
    item.tallest = ObjectIdentifier(view)
  }

  /// Notes what the last commit has moved.
  private func noteMovedItems() {
    guard fitting == nil else { return }
    let changed = solver.changedVariables
    recorder?.record(.solved(changed: changed.count))
    for variable in changed {
      guard let item = itemOfVariable[Int(variable.index)], !item.isMoved else { continue }
      item.isMoved = true
      movedItems.append(item)
    }
  }

  /// Flags the views in whose coordinates something is elsewhere than before the update, so that
  /// they lay out their subviews.
  private func flagMovedViews() {
    for item in movedItems where !item.isRemoved {
      item.isMoved = false
      let rect = rect(of: item)
      guard rect != item.announcedRect else { continue }
      item.announcedRect = rect
      (item.container?.view ?? item.view)?.setNeedsLayout()
      if recorder != nil, let view = item.container?.view {
        recorder?.record(.invalidated(view.traceName, by: item.name))
      }
    }
    movedItems.removeAll(keepingCapacity: true)
  }
}
