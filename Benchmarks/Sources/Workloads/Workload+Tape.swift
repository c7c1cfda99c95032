import Cassowary

extension Workload {
  /// The workload as text for the kiwi harness, which describes the lines.
  ///
  /// A level's strength is forty times that of the next lower one: enough for a table's trades.
  package var tape: String {
    let levels = Set(constraints.map(\.priority)).subtracting([1000]).sorted()
    var lines = ["v \(variableCount)"]
    for constraint in constraints {
      let rank = levels.firstIndex(of: constraint.priority)
      let strength = rank.map { (0..<$0).reduce(1.0) { product, _ in product * 40 } } ?? -1
      let terms = constraint.terms.map { "\($0.variable) \($0.coefficient)" }
      lines.append(
        "c \(constraint.relation.rawValue) \(strength) \(constraint.constant) \(terms.count) "
          + terms.joined(separator: " "))
    }
    if rootWidth >= 0 { lines.append("e \(rootWidth)") }
    if !cells.isEmpty {
      let middle = cells.count / 2
      lines.append("t \(titleWidths[middle].most) \(titleWidths[middle].least)")
      lines.append("r \(cells[middle].lowerBound) \(cells[middle].upperBound)")
    }
    return lines.joined(separator: "\n")
  }

  /// The workload with another constant for the root's width.
  package func withRootWidth(_ constant: Double) -> Workload {
    var other = self
    other.setConstant(constant, of: rootWidth)
    return other
  }
}
