/// A constraint as a value, with its items named by role, as recipes produce and tests compare.
///
/// `first.attribute (== | <= | >=) multiplier * second.attribute + constant @ priority`
package struct LayoutRule<Role: Hashable & Sendable>: Hashable, Sendable {
  /// One side of the equation.
  package struct Side: Hashable, Sendable {
    /// The role of the item.
    package var role: Role
    /// The attribute of the item.
    package var attribute: LayoutConstraint.Attribute

    /// Makes a side from the attribute of an item.
    package init(_ role: Role, _ attribute: LayoutConstraint.Attribute) {
      self.role = role
      self.attribute = attribute
    }
  }

  /// Apple's identifier; nil for none.
  package var identifier: String?
  /// The left side.
  package var first: Side
  /// How the sides compare.
  package var relation: LayoutConstraint.Relation
  /// The right side's item and attribute; nil if the right side is only the constant.
  package var second: Side?
  /// The factor of the right side's attribute.
  package var multiplier: Double
  /// The points added on the right.
  package var constant: Double
  /// The priority.
  package var priority: LayoutPriority
  /// The symbol that logs print instead of a plain constant.
  package var symbol: SymbolicConstant?
  /// Whether the other rules of the recipe imply it, so that logs name it and the solver needs no row.
  package var isImplied = false

  /// Makes a rule; by default a required equality of two attributes, or of an attribute and the
  /// constant.
  package init(
    _ identifier: String? = nil, _ first: Side, _ relation: LayoutConstraint.Relation = .equal,
    _ second: Side? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    self.identifier = identifier
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// Returns the constraint, inactive, between the items in these roles.
  package func constraint(
    origin: ConstraintOrigin, item: (Role) -> ConstraintItem
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: item(first.role), attribute: first.attribute, relatedBy: relation,
      toItem: second.map { item($0.role) }, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier,
      origin: origin)
    constraint.symbolicConstant = symbol
    // Between baselines, the system's spacing depends on the texts.
    if symbol == .anchorSpace, first.attribute.isBaseline, second?.attribute.isBaseline == true {
      constraint.spacingMultiplier = 1
    }
    constraint.isImplied = isImplied
    return constraint
  }

  /// The rule with a constant of 0; the rest cannot change in a constraint.
  package var withoutConstant: LayoutRule {
    var copy = self
    copy.constant = 0
    return copy
  }

  /// Returns the same rule with its roles mapped.
  package func mapRoles<Other>(_ transform: (Role) -> Other) -> LayoutRule<Other> {
    var rule = LayoutRule<Other>(
      identifier, LayoutRule<Other>.Side(transform(first.role), first.attribute), relation,
      second.map { LayoutRule<Other>.Side(transform($0.role), $0.attribute) },
      multiplier: multiplier, constant: constant, priority: priority)
    rule.symbol = symbol
    rule.isImplied = isImplied
    return rule
  }
}

extension LayoutRule: CustomStringConvertible where Role: CustomStringConvertible {
  /// The equation as in Apple's logs, without the frame.
  package var description: String {
    var text = identifier.map { "'\($0)' " } ?? ""
    text += "\(first.role).\(first.attribute) \(relation.symbol) "
    if let second {
      if multiplier != 1 { text += "\(GeneralNumber(multiplier))*" }
      text += "\(second.role).\(second.attribute)"
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += "\(GeneralNumber(constant.magnitude))" }
    } else {
      text += "\(GeneralNumber(constant))"
    }
    if priority != .required { text += " @\(GeneralNumber(priority.rawValue))" }
    return text
  }
}
