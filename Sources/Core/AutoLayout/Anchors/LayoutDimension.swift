/// A width, a height, or a distance between two anchors.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  package override init(
    _ target: ConstraintItem, _ attribute: LayoutConstraint.Attribute, from start: OffsetStart?
  ) {
    super.init(target, attribute, from: start)
  }

  /// Returns a constraint that makes this dimension equal to a constant in points.
  public func constraint(equalToConstant c: Double) -> LayoutConstraint {
    constraint(.equal, toConstant: c)
  }

  /// Returns a constraint that makes this dimension at least a constant in points.
  public func constraint(greaterThanOrEqualToConstant c: Double) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, toConstant: c)
  }

  /// Returns a constraint that makes this dimension at most a constant in points.
  public func constraint(lessThanOrEqualToConstant c: Double) -> LayoutConstraint {
    constraint(.lessThanOrEqual, toConstant: c)
  }

  /// Returns a constraint that makes this dimension equal to a multiple of another plus a
  /// constant in points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier m: Double, constant c: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes this dimension at least a multiple of another plus a
  /// constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: Double, constant c: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes this dimension at most a multiple of another plus a constant
  /// in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: Double, constant c: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Relates this dimension to a constant, or throws if the constant is not finite (V11).
  public override func makeConstraint(
    _ relation: LayoutConstraint.Relation, toConstant constant: Double
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try super.makeConstraint(relation, toConstant: constant)
  }

  private func constraint(
    _ relation: LayoutConstraint.Relation, toConstant constant: Double
  ) -> LayoutConstraint {
    do {
      return try makeConstraint(relation, toConstant: constant)
    } catch {
      preconditionFailure(error.message)
    }
  }
}
