import Documents

extension Clause {
  /// A compound attribute is used where one value is required.
  static let shortFormAlone = Clause(
    .invalidConstraint, "this refers to several values",
    hint: "name one view and one attribute: 'card.width'")

  static let secondList = Clause(
    .invalidConstraint, "only one side of an equation can be a list",
    hint: "write an equation for each pair")

  static func itemTwiceInList(_ name: String) -> Clause {
    Clause(.invalidConstraint, "'\(name)' is in the list twice")
  }

  static func compoundEqualsConstant(_ compound: CompoundAttribute, of item: String) -> Clause {
    let example =
      compound.isInset
      ? "\(item).\(compound.rawValue) == root.margins + 8" : "\(item).center == root.center"
    return Clause(
      .invalidConstraint, "'\(compound.rawValue)' cannot equal a constant",
      hint: "name the view or guide that it refers to, as in '\(example)'")
  }

  static func factorOfEdges(_ compound: CompoundAttribute) -> Clause {
    Clause(
      .invalidConstraint, "'\(compound.rawValue)' cannot be multiplied",
      hint: "an added number is the distance from each edge")
  }

  static func mixedCompound(_ compound: CompoundAttribute, with attribute: String) -> Clause {
    // The axis that is named is meant; the other one may be stated elsewhere.
    let isAxis = compound == .center && compound.parts.contains { "\($0.attribute)" == attribute }
    return Clause(
      .invalidConstraint, "'\(compound.rawValue)' cannot be paired with '\(attribute)'",
      hint: compound.isInset
        ? "name a whole view or guide, such as 'root.margins' or 'root.\(compound.rawValue)'"
        : "name '\(isAxis ? attribute : compound.rawValue)' on both sides")
  }
}
