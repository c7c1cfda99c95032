extension View {
  /// Requests `updateConstraints()` in the next pass; several calls count as one.
  public func setNeedsUpdateConstraints() {
    needsUpdateConstraintsFlag = true
    var current = superview
    while let view = current, !view.subtreeNeedsUpdateConstraints {
      view.subtreeNeedsUpdateConstraints = true
      current = view.superview
    }
  }

  /// Whether `updateConstraints()` will be called in the next pass.
  public func needsUpdateConstraints() -> Bool { needsUpdateConstraintsFlag }

  /// Requests `layoutSubviews()` in the next pass; several calls count as one.
  public func setNeedsLayout() {
    needsLayout = true
    var current = superview
    while let view = current, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      current = view.superview
    }
  }

  /// Requests `makeSystemConstraints()` again before the next solve.
  package func setNeedsSystemConstraints() {
    existingEngine?.systemConstraintsDidChange(of: self)
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// The engine of the tree, if a pass has made one.
  var existingEngine: LayoutEngine? { root.ownEngine }

  /// Requests constraint updates and layout for the view and all its descendants.
  ///
  /// A tree that is assembled from the leaves up is walked once, not with each level that it
  /// gains.
  func markSubtreeDirty() {
    setNeedsLayout()
    setNeedsUpdateConstraints()
    markWhollyDirty()
  }

  private func markWhollyDirty() {
    guard !isWhollyDirty else { return }
    isWhollyDirty = true
    needsLayout = true
    needsUpdateConstraintsFlag = true
    subtreeNeedsLayout = true
    subtreeNeedsUpdateConstraints = true
    for subview in subviews { subview.markWhollyDirty() }
  }

  /// Records that the view, and its wholly dirty ancestors, no longer need everything.
  func leaveWhollyDirty() {
    var current: View? = self
    while let view = current, view.isWhollyDirty {
      view.isWhollyDirty = false
      current = view.superview
    }
  }
}
