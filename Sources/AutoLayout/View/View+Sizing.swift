import Geometry

extension View {
  /// Gives the view the size that suits it best, in place: for views that frames lay out.
  public func sizeToFit() {
    setUntransformedFrame(
      Rect(origin: untransformedFrame.origin, size: sizeThatFits(untransformedFrame.size)))
  }
}
