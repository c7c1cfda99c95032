/// What conflicts take for granted, found by the variables that it speaks of.
extension State {
  mutating func assume(_ row: Int32) {
    constraints[row].isAssumed = true
    guard constraints[row].terms.count == 1 else { return otherAssumptions.append(row) }
    let variable = cells[constraints[row].terms.start].variable
    while assumptions.count <= variable { assumptions.append(-1) }
    if isAssumed(assumptions[variable], of: variable) {
      otherAssumptions.append(assumptions[variable])
    }
    assumptions[variable] = row
  }

  /// The last of the rows in force that assume something of one variable alone; nil for none.
  func assumption(of variable: Int32) -> Int32? {
    var last: Int32 = -1
    if variable < assumptions.count, isAssumed(assumptions[variable], of: variable) {
      last = assumptions[variable]
    }
    for row in otherAssumptions.elements where isAssumed(row, of: variable) {
      last = max(last, row)
    }
    return last >= 0 ? last : nil
  }

  /// The rows in force that assume something of the given variables and no others, ascending.
  func assumptions(of variables: Set<Int32>) -> [Int32] {
    var found: Set<Int32> = []
    for variable in variables where variable < assumptions.count {
      if isAssumed(assumptions[variable], of: variable) { found.insert(assumptions[variable]) }
    }
    for row in otherAssumptions.elements where isAssumed(row) {
      let terms = constraints[row].terms.indices
      if terms.allSatisfy({ variables.contains(cells[$0].variable) }) { found.insert(row) }
    }
    return found.sorted()
  }

  /// Whether a row is in force, and assumed; its index may have been used again since.
  private func isAssumed(_ row: Int32) -> Bool {
    row >= 0 && rows[row].phase != .absent && constraints[row].isAssumed
  }

  /// Whether a row assumes something of one variable alone.
  private func isAssumed(_ row: Int32, of variable: Int32) -> Bool {
    isAssumed(row) && constraints[row].terms.count == 1
      && cells[constraints[row].terms.start].variable == variable
  }
}
