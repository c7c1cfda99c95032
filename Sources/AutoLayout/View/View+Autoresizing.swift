package import Geometry

/// What an autoresizing mask starts from.
package struct AutoresizingReference: Hashable, Sendable {
  /// The frame, in the superview's coordinates.
  package var frame: Rect
  /// The superview's size that the frame belongs to; nil means whatever size it is laid out at, so
  /// that the frame stays as it is.
  package var superviewSize: Size?

  /// Makes a reference.
  package init(frame: Rect, superviewSize: Size?) {
    self.frame = frame
    self.superviewSize = superviewSize
  }
}

extension View {
  /// Sets the frame together with the superview's size that it was drawn for.
  ///
  /// With a nil size nothing moves, whatever the mask says.
  package func setAutoresizingReference(frame: Rect, superviewSize: Size?) {
    setUntransformedFrame(frame)
    autoresizingReference = AutoresizingReference(frame: frame, superviewSize: superviewSize)
    autoresizingDidChange()
  }

  /// The mask that counts: none where the superview does not resize its subviews.
  package var effectiveAutoresizingMask: AutoresizingMask {
    superview?.autoresizesSubviews == false ? [] : autoresizingMask
  }

  /// Takes the present frame and superview as what the mask starts from.
  func noteAutoresizingReference() {
    autoresizingReference = AutoresizingReference(
      frame: untransformedFrame, superviewSize: superview?.untransformedFrame.size)
  }

  func autoresizingDidChange() {
    existingEngine?.autoresizingDidChange(of: self)
    superview?.setNeedsLayout()
  }
}
extension View {
  func resizeSubviews(from oldSize: Size) {}
}
