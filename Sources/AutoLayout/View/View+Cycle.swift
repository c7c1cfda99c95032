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

  func markSubtreeDirty() {
    setNeedsLayout()
    setNeedsUpdateConstraints()
    subtreeNeedsLayout = true
    subtreeNeedsUpdateConstraints = true
    for subview in subviews { subview.markSubtreeDirty() }
  }
}
