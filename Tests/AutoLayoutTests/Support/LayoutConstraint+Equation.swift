import AutoLayout

extension LayoutConstraint {
  /// The constraint as a line for comparison: `b.leading == a.trailing + 8 @750`.
  var equation: String {
    func name(_ item: ConstraintItem?) -> String { item?.name ?? "nil" }
    var text = "\(name(first)).\(firstAttribute) \(relation.symbol) "
    if secondAttribute == .notAnAttribute {
      text += "\(GeneralNumber(constant))"
    } else {
      if multiplier != 1 { text += "\(GeneralNumber(multiplier))*" }
      text += "\(name(second)).\(secondAttribute)"
      if constant > 0 { text += " + \(GeneralNumber(constant))" }
      if constant < 0 { text += " - \(GeneralNumber(-constant))" }
    }
    return priority == .required ? text : text + " @\(GeneralNumber(priority.rawValue))"
  }
}
