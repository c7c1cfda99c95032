public import Geometry

/// A comparison that can still be offset, scaled, labelled and prioritised.
public final class ConstraintSentence {
  private let attributes: [LayoutConstraint.Attribute]
  private let relation: LayoutConstraint.Relation
  private let operand: ConstraintOperandValue
  private var shift = Shift.none
  private var multiplier = 1.0
  private var priority = LayoutPriority.required
  private var identifier: String?

  private enum Shift {
    case none
    case offset(AttributeNumbers)
    case inset(AttributeNumbers)
  }

  init(
    attributes: [LayoutConstraint.Attribute], relation: LayoutConstraint.Relation,
    operand: ConstraintOperandValue
  ) {
    self.attributes = attributes
    self.relation = relation
    self.operand = operand
  }

  /// Adds points; a location moves to the right or downward.
  @discardableResult
  public func offset(_ amount: Double) -> Self { shifted(.offset(.all(amount))) }

  /// Adds points to both centres.
  @discardableResult
  public func offset(_ amount: Point) -> Self { shifted(.offset(.point(amount))) }

  /// Adds points to width and height.
  @discardableResult
  public func offset(_ amount: Size) -> Self { shifted(.offset(.size(amount))) }

  /// Moves every edge inward by the same distance; a size shrinks by it at both ends.
  @discardableResult
  public func inset(_ amount: Double) -> Self { shifted(.inset(.all(amount))) }

  /// Moves each edge inward by its own distance; left and right also apply to leading and
  /// trailing.
  @discardableResult
  public func inset(_ amount: EdgeInsets) -> Self { shifted(.inset(.insets(amount))) }

  /// Multiplies the operand's attribute.
  @discardableResult
  public func multipliedBy(_ factor: Double) -> Self {
    multiplier = factor
    return self
  }

  /// Divides the operand's attribute.
  @discardableResult
  public func dividedBy(_ divisor: Double) -> Self { multipliedBy(1 / divisor) }

  /// Sets the priority; required by default.
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  /// Sets the priority, greater than 0 and at most 1000.
  @discardableResult
  public func priority(_ priority: Double) -> Self { self.priority(LayoutPriority(priority)) }

  /// Sets the identifier of the constraints, for logs.
  @discardableResult
  public func labeled(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }

  private func shifted(_ shift: Shift) -> Self {
    self.shift = shift
    return self
  }
}

extension ConstraintSentence {
  /// Returns one constraint for each attribute; inactive.
  func constraints(for subject: any LayoutItem) -> [MadeConstraint] {
    attributes.enumerated().map { index, attribute in
      let (item, other, number) = side(of: index, subject)
      let constraint = MadeConstraint(
        item: subject, attribute: attribute, relatedBy: relation, toItem: item, attribute: other,
        multiplier: multiplier, constant: number + constant(for: attribute))
      constraint.priority = priority
      constraint.identifier = identifier
      return constraint
    }
  }

  private func constant(for attribute: LayoutConstraint.Attribute) -> Double {
    switch shift {
    case .none: 0
    case .offset(let numbers): numbers.value(for: attribute)
    case .inset(let numbers): numbers.insetValue(for: attribute)
    }
  }

  private typealias OtherSide = (
    item: (any LayoutItem)?, attribute: LayoutConstraint.Attribute, number: Double
  )

  /// Returns what an attribute is compared with; several attributes share a single one of the
  /// operand.
  private func side(of index: Int, _ subject: any LayoutItem) -> OtherSide {
    let attribute = attributes[index]
    switch operand {
    case .item(let item):
      return (item, attribute, 0)
    case .attributes(let others):
      precondition(
        others.attributes.count == 1 || others.attributes.count == attributes.count,
        "\(attributes.count) attributes cannot be compared with \(others.attributes.count).")
      return (others.item, others.attributes[others.attributes.count == 1 ? 0 : index], 0)
    case .numbers(let numbers):
      let number = numbers.value(for: attribute)
      guard attribute.isLocation else { return (nil, .notAnAttribute, number) }
      return (ConstraintItem(subject)?.superview, attribute, number)
    }
  }
}

extension LayoutPriority {
  /// Priority 750, in the short spelling of makers.
  public static let high = LayoutPriority.defaultHigh
  /// Priority 500.
  public static let medium = LayoutPriority(500)
  /// Priority 250, in the short spelling of makers.
  public static let low = LayoutPriority.defaultLow
}
