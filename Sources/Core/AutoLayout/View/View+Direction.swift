public import Geometry

extension View {
  /// The direction in which the view arranges its immediate content.
  ///
  /// Not inherited from the superview: a view with unspecified content follows its traits or the
  /// tree's environment.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    direction(in: effectiveEnvironment)
  }

  /// Returns the direction of the view's immediate content in a tree with an environment.
  func direction(in environment: LayoutEnvironment) -> LayoutDirection {
    semanticContentAttribute.direction(
      in: traitDirection ?? environment.userInterfaceLayoutDirection)
  }

  /// The environment of the tree: that of its root.
  package var effectiveEnvironment: LayoutEnvironment { root.layoutEnvironment }

  func directionDidChange() {
    existingEngine?.directionDidChange(of: self)
    setNeedsSystemConstraints()
    setNeedsLayout()
  }

  func environmentDidChange(from old: LayoutEnvironment) {
    existingEngine?.environmentDidChange()
    markSubtreeDirty()
    guard superview == nil else { return }
    announceTraits(before: TraitCollection(root: self, environment: old))
  }
}
