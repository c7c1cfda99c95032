/// A vertical edge or the horizontal centre of an item.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  init(_ target: ConstraintItem, _ attribute: LayoutConstraint.Attribute) {
    super.init(target, attribute, from: nil)
  }

  /// Returns the distance from this anchor to another as a dimension that can be compared with a
  /// width.
  public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    distance(to: otherAnchor)
  }

  /// Returns a constraint that places this anchor after another at the system spacing times the
  /// multiplier.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    systemSpacing(.equal, to: anchor, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor after another by at least the system spacing
  /// times the multiplier.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    systemSpacing(.greaterThanOrEqual, to: anchor, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor after another by at most the system spacing
  /// times the multiplier.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    systemSpacing(.lessThanOrEqual, to: anchor, multiplier: multiplier)
  }
}

/// A horizontal edge, the vertical centre or a baseline of an item.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  init(_ target: ConstraintItem, _ attribute: LayoutConstraint.Attribute) {
    super.init(target, attribute, from: nil)
  }

  /// Returns the distance from this anchor to another as a dimension that can be compared with a
  /// height.
  public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    distance(to: otherAnchor)
  }

  /// Returns a constraint that places this anchor below another at the system spacing times the
  /// multiplier.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    systemSpacing(.equal, to: anchor, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor below another by at least the system spacing
  /// times the multiplier.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    systemSpacing(.greaterThanOrEqual, to: anchor, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor below another by at most the system spacing
  /// times the multiplier.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    systemSpacing(.lessThanOrEqual, to: anchor, multiplier: multiplier)
  }
}
