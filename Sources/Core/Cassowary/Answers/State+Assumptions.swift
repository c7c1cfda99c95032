/// The assumptions that conflicts take for granted, indexed by the variables they constrain.
extension State {
  mutating func assume(_ row: Int32) {
    constraints[row].isAssumed = true
    guard constraints[row].terms.count == 1 else { return assumptions.others.append(row) }
    let variable = cells[constraints[row].terms.start].variable
    while assumptions.byVariable.count <= variable { assumptions.byVariable.append(-1) }
    if isAssumed(assumptions.byVariable[variable], of: variable) {
      assumptions.others.append(assumptions.byVariable[variable])
    }
    assumptions.byVariable[variable] = row
  }

  /// Returns the latest row in force that assumes something about this variable alone; nil if
  /// there is none.
  func assumption(of variable: Int32) -> Int32? {
    var last: Int32 = -1
    if variable < assumptions.byVariable.count,
      isAssumed(assumptions.byVariable[variable], of: variable)
    {
      last = assumptions.byVariable[variable]
    }
    for row in assumptions.others.elements where isAssumed(row, of: variable) {
      last = max(last, row)
    }
    return last >= 0 ? last : nil
  }

  /// Returns the values that a variable may have by the latest assumption about it alone.
  func assumedRange(of variable: Int32) -> ClosedRange<Double> {
    guard let row = assumption(of: variable) else { return -.infinity ... .infinity }
    let factor = cells[constraints[row].terms.start].coefficient
    let bound = -constraints[row].constant / factor
    if rows[row].relation == 0 { return bound...bound }
    return Double(rows[row].relation) * factor > 0 ? bound ... .infinity : -.infinity...bound
  }

  /// Returns the rows in force whose assumptions involve only the given variables, in ascending
  /// order.
  func assumptions(of variables: [Int32]) -> [Int32] {
    var found: [Int32] = []
    for variable in variables where variable < assumptions.byVariable.count {
      if isAssumed(assumptions.byVariable[variable], of: variable) {
        found.append(assumptions.byVariable[variable])
      }
    }
    if !assumptions.others.isEmpty {
      let known = Set(variables)
      for row in assumptions.others.elements where isAssumed(row) {
        let terms = constraints[row].terms.indices
        if terms.allSatisfy({ known.contains(cells[$0].variable) }) { found.append(row) }
      }
    }
    found.sortRemovingDuplicates()
    return found
  }

  /// Whether a row is in force and assumed; its index may have been reused since.
  private func isAssumed(_ row: Int32) -> Bool {
    row >= 0 && rows[row].phase != .absent && constraints[row].isAssumed
  }

  /// Whether a row assumes something about this variable alone.
  private func isAssumed(_ row: Int32, of variable: Int32) -> Bool {
    isAssumed(row) && constraints[row].terms.count == 1
      && cells[constraints[row].terms.start].variable == variable
  }
}
