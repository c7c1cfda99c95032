package import Geometry

extension View {
  /// Sets the frame together with the superview's size that it was drawn for.
  ///
  /// With a nil size nothing moves, whatever the mask says.
  package func setAutoresizingReference(frame: Rect, superviewSize: Size?) {
    setUntransformedFrame(frame)
    autoresizingReference = AutoresizingReference(frame: frame, superviewSize: superviewSize)
    hasDesignSize = true
    autoresizingDidChange()
  }

  /// The mask that counts: none where the superview does not resize its subviews.
  package var effectiveAutoresizingMask: AutoresizingMask {
    superview?.autoresizesSubviews == false ? [] : autoresizingMask
  }

  /// Takes the present frame and superview as what the mask starts from.
  func noteAutoresizingReference() {
    hasDesignSize = false
    autoresizingReference = AutoresizingReference(
      frame: untransformedFrame, superviewSize: superview?.untransformedFrame.size)
  }

  /// Lets the masks of the subviews follow a size set by hand, at once, as UIKit does.
  ///
  /// Each starts from its own reference, which may have been drawn for another size than the last.
  func resizeSubviews() {
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
      let reference = subview.autoresizingReference
      guard let designSize = reference.superviewSize else { continue }
      subview.followSuperview(
        subview.effectiveAutoresizingMask.resized(
          reference.frame, from: designSize, to: untransformedFrame.size))
    }
  }

  /// Takes the frame that the mask comes to; what the mask starts from stays.
  private func followSuperview(_ frame: Rect) {
    guard frame != untransformedFrame else { return }
    let isResized = frame.size != untransformedFrame.size
    untransformedFrame = frame
    guard isResized else { return }
    setNeedsLayout()
    resizeSubviews()
  }

  /// The constraints of the mask, in the newer recipe.
  func makeAutoresizingConstraints(
    insets: EdgeInsets, superviewInsets: EdgeInsets
  ) -> [LayoutConstraint] {
    guard let superview else { return [] }
    let reference = autoresizingReference
    // Without a size to start from the frame stays as it is.
    let recipe = AutoresizingRecipe(
      mask: reference.superviewSize == nil ? [] : effectiveAutoresizingMask,
      frame: reference.frame, superviewSize: reference.superviewSize ?? .zero,
      alignmentInsets: insets, superviewInsets: superviewInsets)
    return recipe.rules.map { rule in
      rule.constraint(origin: .autoresizing) { $0 == .view ? .view(self) : .view(superview) }
    }
  }

  func autoresizingDidChange() {
    existingEngine?.autoresizingDidChange(of: self)
    superview?.setNeedsLayout()
  }
}
