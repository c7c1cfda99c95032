extension View {
  /// Asks for `updateConstraints()` in the next pass; several calls make one.
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

  /// Asks for `layoutSubviews()` in the next pass; several calls make one.
  public func setNeedsLayout() {
    needsLayout = true
    var current = superview
    while let view = current, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      current = view.superview
    }
  }

  /// Asks the view's `makeSystemConstraints()` again before the next solve.
  package func setNeedsSystemConstraints() {
    existingEngine?.systemConstraintsDidChange(of: self)
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// The engine of the tree, if a pass has made one.
  var existingEngine: LayoutEngine? { root.ownEngine }

  /// Asks for everything in the view and in all below it.
  ///
  /// A tree that grows from its leaves up is walked once, not with each level that it gains.
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

  /// Notes that the view does not need everything any more, nor do those above it that did.
  func leaveWhollyDirty() {
    var current: View? = self
    while let view = current, view.isWhollyDirty {
      view.isWhollyDirty = false
      current = view.superview
    }
  }
}
