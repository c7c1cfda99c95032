extension State {
  func name(of variable: Int32) -> String {
    names[variable] ?? "v\(variable)"
  }

  /// Describes the state, one item per line.
  func dump() -> String {
    var lines = ["objective (sum of violations by priority)"]
    lines += objectives().map { "  @\(text($0.priority)): \(text($0.sum))" }
    lines.append("definitions")
    lines += live { rows[$0].phase == .definition }.map { "  \(definitionText($0))" }
    lines.append("rows in blocks")
    lines += live { rows[$0].phase == .kernel }.map { "  \(kernelText($0))" }
    lines.append("facts")
    lines += live { rows[$0].phase == .fact }.map { "  c\($0): 0 = \(sumText($0))" }
    lines.append("variables")
    for variable in 0..<Int32(variables.count) where variables[variable].isAlive {
      lines.append("  \(variableText(variable))")
    }
    lines.append("constraints")
    lines += live { !constraints[$0].isNearness }.map { "  \(constraintText($0))" }
    lines += State.legend
    return lines.joined(separator: "\n")
  }

  private static var legend: [String] {
    [
      "legend",
      "  cN   constraint; n marks the rule that pulls a variable toward 0",
      "  leaf variable that no required equality defines; ground: fixed by these alone",
      "  =0   row held at 0 by the basis; other rows show their value",
      "  <-   the variables that a row was derived through",
      "  !    constraint that is not met, with its violation",
    ]
  }

  private func live(_ isWanted: (Int32) -> Bool) -> [Int32] {
    (0..<Int32(rows.count)).filter { rows[$0].phase != .absent && isWanted($0) }
  }

  private func objectives() -> [(priority: Double, sum: Double)] {
    var sums: [(priority: Double, sum: Double)] = []
    for row in live({ !constraints[$0].isRequired && !constraints[$0].isNearness }) {
      let violation = rows[row].violation(of: residual(of: row))
      if let place = sums.firstIndex(where: { $0.priority == constraints[row].priority }) {
        sums[place].sum += violation
      } else {
        sums.append((constraints[row].priority, violation))
      }
    }
    return sums.sorted { $0.priority > $1.priority }
  }
}

extension State {
  private func definitionText(_ row: Int32) -> String {
    let factor = rows[row].ownsCells ? 1 : rows[row].scale
    return "c\(row): \(name(of: rows[row].subject)) = \(sumText(row, times: factor))"
      + derivationText(row)
  }

  private func kernelText(_ row: Int32) -> String {
    let constraint = constraints[row]
    var text = "\(constraint.isNearness ? "n" : "c")\(row) @\(text(constraint.priority)): "
    text += sumText(row)
    if rows[row].block >= 0 {
      let slot = blocks[rows[row].block].slots[rows[row].slot]
      text += slot.isBasic ? " = \(self.text(slot.value * rows[row].sign))" : " =0"
      text += " in block \(rows[row].block)"
      if blocks[rows[row].block].isInfeasible { text += ", infeasible" }
    }
    return text + derivationText(row)
  }

  private func derivationText(_ row: Int32) -> String {
    let range = rows[row].eliminated
    guard range.count > 0 else { return "" }
    return " <- "
      + range.indices.map { name(of: cells[$0].variable) }.joined(separator: ", ")
  }

  private func variableText(_ variable: Int32) -> String {
    let record = variables[variable]
    let kind = record.isGround ? "ground" : record.definition >= 0 ? "defined" : "leaf"
    return "\(name(of: variable)) = \(text(answer(variable))) (\(kind))"
  }

  private func constraintText(_ row: Int32) -> String {
    var text = "c\(row) @\(text(constraints[row].priority)): "
    text += termsText(constraints[row].terms, 1, without: -1)
    let relation = Relation(rawValue: Int(rows[row].relation)) ?? .equal
    text += " \(relation) \(self.text(0 - constraints[row].constant))"
    guard !isSatisfied(row) else { return text }
    return text + " ! \(self.text(rows[row].violation(of: residual(of: row))))"
  }

  private func sumText(_ row: Int32, times factor: Double = 1) -> String {
    let terms = termsText(rows[row].cells, factor, without: rows[row].subject)
    let constant = rows[row].reducedConstant
    return constant == 0 ? terms : "\(terms) + \(text(constant))"
  }

  private func termsText(_ range: CellRange, _ factor: Double, without subject: Int32) -> String {
    let terms = range.indices.filter { cells[$0].variable != subject }.map { index in
      let coefficient = cells[index].coefficient * factor
      let name = name(of: cells[index].variable)
      return coefficient == 1 ? name : "\(text(coefficient)) \(name)"
    }
    return terms.isEmpty ? "0" : terms.joined(separator: " + ")
  }

  /// Formats a number without a redundant fraction.
  private func text(_ number: Double) -> String {
    // Not `rounded()`: its C function is missing in a program that links only this library.
    abs(number) < 1e15 && number == Double(Int(number)) ? "\(Int(number))" : "\(number)"
  }
}
