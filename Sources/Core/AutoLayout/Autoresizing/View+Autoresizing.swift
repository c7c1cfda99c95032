package import Geometry

extension View {
  /// Sets the frame together with the superview size it was designed for.
  ///
  /// If the size is nil, nothing moves, whatever the mask says. A yielding frame breaks no
  /// required constraint.
  package func setAutoresizingReference(
    frame: Rect, superviewSize: Size?, isYielding: Bool = false
  ) {
    setUntransformedFrame(frame)
    autoresizingReference = AutoresizingReference(
      frame: frame, superviewSize: superviewSize, isYielding: isYielding)
    hasDesignSize = true
    autoresizingDidChange()
  }

  /// The mask in effect: empty if the superview does not resize its subviews.
  package var effectiveAutoresizingMask: AutoresizingMask {
    superview?.autoresizesSubviews == false ? [] : autoresizingMask
  }

  /// Starts the masks of the subviews anew if they began or ceased to take effect: what happened while they
  /// had none is not made up for.
  func restartMasks(ifNot before: Bool) {
    guard autoresizesSubviews != before else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      if !view.hasDesignSize { view.noteAutoresizingReference() }
      view.autoresizingDidChange()
    }
  }

  /// Makes the present frame and superview the starting point for the mask.
  func noteAutoresizingReference() {
    hasDesignSize = false
    autoresizingReference = AutoresizingReference(
      frame: untransformedFrame, superviewSize: superview?.untransformedFrame.size)
  }

  /// Resizes the subviews according to their masks, at once, after a size was set by hand, as
  /// UIKit does.
  ///
  /// Each starts from its own reference, which may have been designed for a different size than
  /// the last one.
  func resizeSubviews() {
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
      let reference = subview.autoresizingReference
      guard let designSize = reference.superviewSize else { continue }
      subview.followSuperview(
        subview.effectiveAutoresizingMask.resized(
          reference.frame, from: designSize, to: untransformedFrame.size))
    }
  }

  /// Takes the frame that the mask results in; the mask's starting point stays.
  private func followSuperview(_ frame: Rect) {
    guard frame != untransformedFrame else { return }
    let isResized = frame.size != untransformedFrame.size
    untransformedFrame = frame
    guard isResized else { return }
    setNeedsLayout()
    resizeSubviews()
  }

  /// Returns the constraints of the mask, according to the newer recipe.
  func makeAutoresizingConstraints(
    insets: EdgeInsets, superviewInsets: EdgeInsets
  ) -> [LayoutConstraint] {
    guard let superview else { return [] }
    let reference = autoresizingReference
    // Without a reference size the frame stays as it is.
    let recipe = AutoresizingRecipe(
      mask: reference.superviewSize == nil ? [] : effectiveAutoresizingMask,
      frame: reference.frame, superviewSize: reference.superviewSize ?? .zero,
      alignmentInsets: insets, superviewInsets: superviewInsets)
    return recipe.rules.map { rule in
      var rule = rule
      if reference.isYielding { rule.priority = .almostRequired }
      return rule.constraint(origin: .autoresizing) { $0 == .view ? .view(self) : .view(superview) }
    }
  }

  func autoresizingDidChange() {
    if !translatesAutoresizingMaskIntoConstraints { joinLayout() }
    existingEngine?.autoresizingDidChange(of: self)
    superview?.setNeedsLayout()
  }
}

extension LayoutConstraint {
  /// The view whose autoresizing mask made the constraint; nil if none did.
  package var maskedItem: ConstraintItem? {
    guard origin == .autoresizing else { return nil }
    return firstAttribute == .maxX || firstAttribute == .maxY ? second : first
  }

  /// The list that set the frame from which the constraint was made; nil for one of a mask that is the
  /// view's own.
  package var placingList: ScrollView? {
    guard let list = maskedItem?.owner?.superview as? ScrollView, list.placesSubviews else {
      return nil
    }
    return list
  }
}
