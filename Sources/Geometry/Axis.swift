/// One of the two directions of layout; raw values are those of `NSLayoutConstraint.Axis`.
public enum Axis: Int, CaseIterable, Hashable, Sendable {
  /// Along x: left, right, leading, trailing, width.
  case horizontal = 0
  /// Along y: top, bottom, baselines, height.
  case vertical = 1

  /// The other axis.
  public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which an interface reads; decides what leading and trailing mean.
public enum LayoutDirection: Int, Hashable, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}
