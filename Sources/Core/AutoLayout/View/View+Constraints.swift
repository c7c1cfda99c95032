extension View {
  /// The constraints that the view holds: those installed on it, those it makes for its arranged
  /// subviews, then those of its content size.
  ///
  /// Constraints from autoresizing masks are not listed, as in UIKit.
  public var constraints: [LayoutConstraint] {
    heldConstraints + systemConstraints + contentSizeConstraints
  }

  /// Installs a constraint on this view; its items must be the view or its descendants.
  ///
  /// If they are not, the constraint waits for the hierarchy to be assembled, and every pass
  /// until then reports an issue (UIKit logs and later raises, rules I2 and I3).
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard isPrepared(for: constraint) else {
      unpreparedConstraints.append(constraint)
      return setNeedsLayout()
    }
    constraint.isActive = false
    install(constraint)
  }

  /// Installs each of the constraints on this view.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Installs a constraint on this view, or throws the rule (I2, V4) that forbids it.
  public func install(checking constraint: LayoutConstraint) throws(LayoutConstraintError) {
    guard constraint.holder !== self else { return }
    try constraint.checkAxes()
    guard isPrepared(for: constraint) else {
      throw .hierarchyUnprepared(
        constraint: "\(constraint)", view: ConstraintItem.view(self).debugName)
    }
    constraint.isActive = false
    install(constraint)
  }

  private func isPrepared(for constraint: LayoutConstraint) -> Bool {
    constraint.itemOwners.allSatisfy { $0?.isDescendant(of: self) == true }
  }

  /// Removes a constraint that the view holds; does nothing for any other.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    unpreparedConstraints.removeAll { $0 === constraint }
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Removes each of the constraints that the view holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func install(_ constraint: LayoutConstraint) {
    heldConstraints.append(constraint)
    constraint.holder = self
    constraint.activationOrder = LayoutConstraint.nextActivationOrder()
    existingEngine?.didInstall(constraint)
  }

  func uninstall(_ constraint: LayoutConstraint) {
    guard let index = heldConstraints.lastIndex(where: { $0 === constraint }) else { return }
    heldConstraints.remove(at: index)
    didUninstall(constraint)
  }

  /// Notifies the engine and the constraint that the view no longer holds it.
  func didUninstall(_ constraint: LayoutConstraint) {
    existingEngine?.didUninstall(constraint)
    constraint.holder = nil
  }

  /// Removes the constraints held by ancestors that relate this subtree to anything outside it.
  func uninstallCrossingConstraints() {
    var current = superview
    while let holder = current {
      for constraint in holder.heldConstraints where constraint.mentionsDescendant(of: self) {
        holder.uninstall(constraint)
      }
      current = holder.superview
    }
  }

  /// Installs the ancestors' waiting constraints whose items have now arrived below them.
  func adoptUnpreparedConstraints() {
    var current: View? = self
    while let view = current {
      let waiting = view.unpreparedConstraints
      if !waiting.isEmpty {
        view.unpreparedConstraints = []
        for constraint in waiting where !constraint.isActive { view.addConstraint(constraint) }
      }
      current = view.superview
    }
  }
}

extension LayoutConstraint {
  /// Whether any item is the view, one of its descendants, or a guide of one.
  func mentionsDescendant(of view: View) -> Bool {
    itemOwners.contains { $0?.isDescendant(of: view) == true }
  }
}
