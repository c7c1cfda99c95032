import Geometry

extension View {
  /// Resizes the view in place to the size that fits it best; for views laid out by frames.
  public func sizeToFit() {
    setUntransformedFrame(
      Rect(origin: untransformedFrame.origin, size: sizeThatFits(untransformedFrame.size)))
  }
}
