import AutoLayout

extension LayoutConstraint.Attribute {
  /// The edge from which a coordinate of this attribute counts.
  var origin: LayoutConstraint.Attribute {
    switch self {
    case .right: .left
    case .trailing, .centerX: .leading
    case .bottom, .centerY, .firstBaseline, .lastBaseline: .top
    default: self
    }
  }

  /// The far edge of a view whose near edge this is; nil for another attribute.
  var opposite: LayoutConstraint.Attribute? {
    switch self {
    case .left: .right
    case .leading: .trailing
    case .top: .bottom
    default: nil
    }
  }

  /// What this edge is on the other axis where it is paired with an attribute of that: the bottom for what
  /// trails. The attribute itself for sizes and baselines.
  func counterpart(of other: LayoutConstraint.Attribute) -> LayoutConstraint.Attribute {
    guard isLocation, other.isLocation, axis != other.axis, !other.isBaseline, !other.isMargin
    else { return other }
    switch (self, other) {
    case (.leading, _), (.left, _): return .top
    case (.trailing, _), (.right, _): return .bottom
    case (.top, .left), (.top, .right): return .left
    case (.top, _): return .leading
    case (.bottom, .left), (.bottom, .right): return .right
    case (.bottom, _): return .trailing
    case (.centerX, _): return .centerY
    case (.centerY, _): return .centerX
    default: return other
    }
  }
}
