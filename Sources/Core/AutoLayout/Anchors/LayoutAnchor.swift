/// A factory of constraints for one attribute of an item, typed by what the attribute can be
/// compared with.
///
/// An anchor keeps its item alive; nothing keeps an anchor alive.
open class LayoutAnchor<AnchorType: AnyObject> {
  let target: ConstraintItem
  let attribute: LayoutConstraint.Attribute
  /// For a distance between two anchors, the anchor from which it is measured.
  let start: OffsetStart?

  /// Makes an anchor for an item's attribute, or for its distance from another anchor.
  package init(
    _ target: ConstraintItem, _ attribute: LayoutConstraint.Attribute, from start: OffsetStart?
  ) {
    self.target = target
    self.attribute = attribute
    self.start = start
  }

  /// The view or guide that the anchor belongs to.
  public var item: (any LayoutItem)? { target.item }

  /// The name of the attribute, as it appears in logs.
  public var name: String { "\(attribute)" }

  /// Returns a constraint that makes this anchor equal to another plus a constant in points.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant c: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor at least another plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor at most another plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  /// Relates this anchor to another, or throws the rule (V2a, V3, V11) that forbids it.
  ///
  /// The UIKit spellings (`constraint(equalTo:)` and its siblings) trap with a precondition
  /// instead.
  public func makeConstraint(
    _ relation: LayoutConstraint.Relation, to other: LayoutAnchor<AnchorType>,
    multiplier: Double = 1, constant: Double = 0
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    guard constant.isFinite else { throw .notFinite("constant", constant) }
    guard multiplier.isFinite else { throw .notFinite("multiplier", multiplier) }
    if (attribute.isDirectional && other.attribute.isAbsoluteSide)
      || (attribute.isAbsoluteSide && other.attribute.isDirectional)
    {
      throw .incompatibleAnchors(
        first: target.anchorDescription(attribute),
        second: other.target.anchorDescription(other.attribute))
    }
    if attribute.isLocation, start == nil, multiplier == 0 {
      throw .locationWithoutPair(item: target.anchorDescription(attribute))
    }
    return LayoutConstraint(
      item: target, attribute: attribute, from: start, relatedBy: relation,
      toItem: other.target, attribute: other.attribute, from: other.start,
      multiplier: multiplier, constant: constant, origin: .user)
  }

  func constraint(
    _ relation: LayoutConstraint.Relation, to other: LayoutAnchor<AnchorType>,
    multiplier: Double = 1, constant: Double
  ) -> LayoutConstraint {
    do {
      return try makeConstraint(relation, to: other, multiplier: multiplier, constant: constant)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Relates two anchors by the system spacing times the multiplier: 8 points, or between
  /// baselines of text the height of its lines.
  package func systemSpacing(
    _ relation: LayoutConstraint.Relation, to other: LayoutAnchor<AnchorType>, multiplier: Double
  ) -> LayoutConstraint {
    let result = constraint(relation, to: other, constant: 8 * multiplier)
    result.spacingMultiplier = multiplier
    result.symbolicConstant = .anchorSpace
    return result
  }

  /// Returns the distance from this anchor to another, in reading order for leading and trailing.
  func distance(to other: LayoutAnchor<AnchorType>) -> LayoutDimension {
    LayoutDimension(
      other.target, other.attribute, from: OffsetStart(item: target, attribute: attribute))
  }

  /// Makes a constraint for a size, or a distance between anchors, with a constant in points.
  package func makeConstraint(
    _ relation: LayoutConstraint.Relation, toConstant constant: Double
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    guard constant.isFinite else { throw .notFinite("constant", constant) }
    return LayoutConstraint(
      item: target, attribute: attribute, from: start, relatedBy: relation, constant: constant,
      origin: .user)
  }

  /// Whether the anchor is a distance from another.
  package var hasStart: Bool { start != nil }
}
