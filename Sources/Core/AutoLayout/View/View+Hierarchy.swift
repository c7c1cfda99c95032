extension View {
  /// Adds a view in front of the others, removing it from its previous superview.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts a view at an index counted from the back; indices beyond the end mean the front.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(
      !isDescendant(of: view), "A view cannot be added to itself or to one of its descendants.")
    if view.superview === self {
      move(view, to: index)
      return
    }
    let (oldTraits, oldWindow) = (view.traitCollection, view.window)
    view.leaveSuperview(for: self)
    view.leaveTree()
    view.ownEngine = nil
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    if view.safeAreaBar != nil { holdsSafeAreaBars = true }
    if view.part != nil { holdsParts = true }
    joinLayout()
    view.superview = self
    if !view.hasDesignSize { view.noteAutoresizingReference() }
    if view.part != .placed { existingEngine?.didAdd(view) }
    view.adoptUnpreparedConstraints()
    markHierarchyChange(of: view)
    didAddSubview(view)
    view.didMoveToSuperview()
    if view.window !== oldWindow { view.forEachFromHereDown { $0.didMoveToWindow() } }
    view.announceTraits(before: oldTraits)
  }

  /// Inserts a view just in front of a sibling.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    // A view behind its sibling leaves its own place first.
    insertSubview(view, at: subviews[..<index].contains { $0 === view } ? index : index + 1)
  }

  /// Inserts a view just behind a sibling.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insertSubview(view, at: subviews[..<index].contains { $0 === view } ? index - 1 : index)
  }

  /// Removes the view from its superview.
  ///
  /// Every constraint that relates anything inside the view to anything outside it is removed;
  /// constraints entirely inside stay.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    let oldWindow = window
    leaveSuperview(for: nil)
    didMoveToSuperview()
    if oldWindow != nil { forEachFromHereDown { $0.didMoveToWindow() } }
  }

  /// Removes the view from its superview, if it has one, before it moves to another or to none.
  private func leaveSuperview(for next: View?) {
    willMove(toSuperview: next)
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.existingEngine?.willRemove(self)
    uninstallCrossingConstraints()
    superview.subviews.removeAll { $0 === self }
    leaveTree()
    self.superview = nil
    superview.setNeedsLayout()
    markHierarchyChange(of: self)
  }

  /// Whether the view is `view` or one of its descendants.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Returns the first view with the given tag in tree order, starting with this one.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The number of ancestors.
  package var depth: Int {
    var count = 0
    var current = superview
    while let view = current {
      count += 1
      current = view.superview
    }
    return count
  }

  /// Returns the nearest view that is an ancestor of both, or is one of the two; nil across
  /// trees.
  package func nearestCommonAncestor(with other: View) -> View? {
    if other === self || other.superview === self { return self }
    if superview === other { return other }
    var (left, right): (View?, View?) = (self, other)
    var (leftDepth, rightDepth) = (depth, other.depth)
    while leftDepth > rightDepth {
      left = left?.superview
      leftDepth -= 1
    }
    while rightDepth > leftDepth {
      right = right?.superview
      rightDepth -= 1
    }
    while left !== right {
      left = left?.superview
      right = right?.superview
    }
    return left
  }

  private func move(_ view: View, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  private func markHierarchyChange(of view: View) {
    view.markSubtreeDirty()
    setNeedsLayout()
    setNeedsUpdateConstraints()
  }
}
