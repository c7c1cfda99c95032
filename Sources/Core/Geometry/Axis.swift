/// One of the two layout axes; raw values are those of `NSLayoutConstraint.Axis`.
public enum Axis: Int, CaseIterable, Hashable, Sendable {
  /// The x axis: left, right, leading, trailing, width.
  case horizontal = 0
  /// The y axis: top, bottom, baselines, height.
  case vertical = 1

  /// The other axis.
  public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The reading direction of an interface, which decides what leading and trailing mean.
public enum LayoutDirection: Int, Hashable, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}
