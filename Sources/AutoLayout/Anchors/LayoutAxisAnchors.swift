/// A vertical edge or middle of an item.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  init(_ target: ConstraintItem, _ attribute: LayoutConstraint.Attribute) {
    super.init(target, attribute, from: nil)
  }

  /// The distance from this anchor to another, as something that can be compared with a width.
  public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    distance(to: otherAnchor)
  }

  /// This anchor is the system's spacing, times the multiplier, after the other.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    systemSpacing(.equal, to: anchor, multiplier: multiplier)
  }

  /// This anchor is at least the system's spacing, times the multiplier, after the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    systemSpacing(.greaterThanOrEqual, to: anchor, multiplier: multiplier)
  }

  /// This anchor is at most the system's spacing, times the multiplier, after the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    systemSpacing(.lessThanOrEqual, to: anchor, multiplier: multiplier)
  }
}

/// A horizontal edge, middle or baseline of an item.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  init(_ target: ConstraintItem, _ attribute: LayoutConstraint.Attribute) {
    super.init(target, attribute, from: nil)
  }

  /// The distance from this anchor to another, as something that can be compared with a height.
  public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    distance(to: otherAnchor)
  }

  /// This anchor is the system's spacing, times the multiplier, below the other.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    systemSpacing(.equal, to: anchor, multiplier: multiplier)
  }

  /// This anchor is at least the system's spacing, times the multiplier, below the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    systemSpacing(.greaterThanOrEqual, to: anchor, multiplier: multiplier)
  }

  /// This anchor is at most the system's spacing, times the multiplier, below the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    systemSpacing(.lessThanOrEqual, to: anchor, multiplier: multiplier)
  }
}
