import AutoLayout
public import Foundation
import Geometry

/// What equal anchors share, of whatever type they are.
private struct AnchorIdentity: Hashable {
  let item: ObjectIdentifier?
  let attribute: NSLayoutConstraint.Attribute
  let hasStart: Bool
}

/// An anchor of any type.
private protocol IdentifiedAnchor {
  var identity: AnchorIdentity { get }
}

/// A factory of constraints for an attribute of an item, typed by what it can be compared with.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide that the anchor belongs to.
  open private(set) var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  let core: LayoutAnchor<AnyObject>?

  /// Not isolated to an actor, because `isEqual(_:)` uses it.
  fileprivate nonisolated let identity: AnchorIdentity

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute, from start: OffsetStart? = nil) {
    self.item = item
    self.attribute = attribute
    let target = ((item as? any LayoutItemConvertible)?.layoutItem).flatMap { ConstraintItem($0) }
    core = target.map { LayoutAnchor($0, attribute.core, from: start) }
    identity = AnchorIdentity(
      item: item.map { ObjectIdentifier($0) }, attribute: attribute,
      hasStart: core?.hasStart ?? false)
    super.init()
  }

  /// The name of the attribute, as in logs.
  open var name: String { "\(attribute.core)" }

  /// Whether the constraints leave the anchor's item ambiguous.
  open var hasAmbiguousLayout: Bool {
    (item as? any LayoutItemConvertible)?.hasAmbiguousLayout ?? false
  }

  /// The constraints that lay the anchor's item out along the anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    let axis: NSLayoutConstraint.Axis =
      attribute.core.axis == .vertical ? .vertical : .horizontal
    return (item as? any LayoutItemConvertible)?.constraintsAffectingLayout(for: axis) ?? []
  }

  /// Returns whether both are the same attribute of the same item.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? any IdentifiedAnchor)?.identity == identity
  }

  /// The hash of the item and the attribute.
  open override nonisolated var hash: Int { identity.hashValue }

  /// Returns a constraint that makes this anchor equal to the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, 0)
  }
  /// Returns a constraint that makes this anchor at least the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 0) }
  /// Returns a constraint that makes this anchor at most the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 0) }
  /// Returns a constraint that makes this anchor equal to the other plus a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, c) }
  /// Returns a constraint that makes this anchor at least the other plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, c) }
  /// Returns a constraint that makes this anchor at most the other plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, c) }

  func make(
    _ relation: LayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    do {
      return NSLayoutConstraint(
        try core(of: self).makeConstraint(
          relation, to: core(of: other), multiplier: Double(multiplier), constant: Double(constant))
      )
    } catch {
      preconditionFailure(error.message)
    }
  }

  func spaced(
    _ relation: LayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      core(of: self).systemSpacing(relation, to: core(of: other), multiplier: Double(multiplier)))
  }

  func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    let start = ((item as? any LayoutItemConvertible)?.layoutItem)
      .flatMap { ConstraintItem($0) }
      .map { OffsetStart(item: $0, attribute: attribute.core) }
    return NSLayoutDimension(item: other.item, attribute: other.attribute, from: start)
  }

  private func core(of anchor: NSLayoutAnchor<AnchorType>) -> LayoutAnchor<AnyObject> {
    guard let core = anchor.core else {
      preconditionFailure(LayoutConstraintError.foreignItem.message)
    }
    return core
  }
}

/// An anchor for a vertical edge or the horizontal centre of an item.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }
  /// Returns a constraint that places this anchor the multiplied system spacing after the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }
  /// Returns a constraint that places this anchor at least the multiplied system spacing after
  /// the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }
  /// Returns a constraint that places this anchor at most the multiplied system spacing after the
  /// other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// An anchor for a horizontal edge, a baseline or the vertical centre of an item.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }
  /// Returns a constraint that places this anchor the multiplied system spacing below the other.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }
  /// Returns a constraint that places this anchor at least the multiplied system spacing below
  /// the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }
  /// Returns a constraint that places this anchor at most the multiplied system spacing below the
  /// other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// An anchor for a width, a height, or the distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the size equal to a constant in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, c) }
  /// Returns a constraint that makes the size at least a constant in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, c)
  }
  /// Returns a constraint that makes the size at most a constant in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, c)
  }
  /// Returns a constraint that makes the size equal to a multiple of the other.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, 0, multiplier: m) }
  /// Returns a constraint that makes the size at least a multiple of the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 0, multiplier: m) }
  /// Returns a constraint that makes the size at most a multiple of the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 0, multiplier: m) }
  /// Returns a constraint that makes the size equal to a multiple of the other plus a constant in
  /// points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, c, multiplier: m) }
  /// Returns a constraint that makes the size at least a multiple of the other plus a constant in
  /// points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, c, multiplier: m) }
  /// Returns a constraint that makes the size at most a multiple of the other plus a constant in
  /// points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, c, multiplier: m) }

  /// A size times 0 is no part of the constraint, which names a constant then.
  override func make(
    _ relation: LayoutConstraint.Relation, _ other: NSLayoutAnchor<NSLayoutDimension>,
    _ constant: CGFloat, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    guard multiplier == 0 else {
      return super.make(relation, other, constant, multiplier: multiplier)
    }
    return make(relation, constant)
  }

  private func make(
    _ relation: LayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    guard let core else { preconditionFailure(LayoutConstraintError.foreignItem.message) }
    do {
      return NSLayoutConstraint(
        try core.makeConstraint(relation, toConstant: Double(constant)))
    } catch {
      preconditionFailure(error.message)
    }
  }
}

extension NSLayoutAnchor: IdentifiedAnchor {}
