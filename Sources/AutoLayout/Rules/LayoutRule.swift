/// A constraint as a value, its items named by role: what a recipe yields and a test compares.
///
/// `first.attribute (== | <= | >=) multiplier * second.attribute + constant @ priority`
package struct LayoutRule<Role: Hashable & Sendable>: Hashable, Sendable {
  /// One side of the equation.
  package struct Side: Hashable, Sendable {
    /// Whose attribute it is.
    package var role: Role
    /// Which of its places or sizes.
    package var attribute: LayoutConstraint.Attribute

    /// Names a place or size of an item.
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
  /// The right side's item and attribute; nil where the right side is the constant alone.
  package var second: Side?
  /// The factor of the right side's attribute.
  package var multiplier: Double
  /// The points added on the right.
  package var constant: Double
  /// How strongly it holds.
  package var priority: LayoutPriority
  /// What logs print instead of a plain constant.
  package var symbol: SymbolicConstant?

  /// Makes a rule; a required equality of two attributes, or with the constant, unless told more.
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

  /// Makes the constraint, inactive, between the items that play the roles.
  package func constraint(
    origin: ConstraintOrigin, item: (Role) -> ConstraintItem
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: item(first.role), attribute: first.attribute, relatedBy: relation,
      toItem: second.map { item($0.role) }, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier,
      origin: origin)
    constraint.symbolicConstant = symbol
    return constraint
  }

  /// The rule with a constant of 0: what a constraint cannot change.
  package var withoutConstant: LayoutRule {
    var copy = self
    copy.constant = 0
    return copy
  }

  /// The same rule between other names of the items.
  package func mapRoles<Other>(_ transform: (Role) -> Other) -> LayoutRule<Other> {
    var rule = LayoutRule<Other>(
      identifier, LayoutRule<Other>.Side(transform(first.role), first.attribute), relation,
      second.map { LayoutRule<Other>.Side(transform($0.role), $0.attribute) },
      multiplier: multiplier, constant: constant, priority: priority)
    rule.symbol = symbol
    return rule
  }
}

extension LayoutRule: CustomStringConvertible where Role: CustomStringConvertible {
  /// The equation in the words of Apple's logs, without the frame.
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
