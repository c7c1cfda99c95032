extension State {
  func residual(of row: Int32) -> Double {
    var total = constraints[row].constant
    for cell in constraints[row].terms.indices {
      total += cells[cell].coefficient * answer(cells[cell].variable)
    }
    return total
  }

  /// Relative to the largest term: a sum of large terms cannot be more exact.
  func isSatisfied(_ row: Int32) -> Bool {
    var largest = max(1, abs(constraints[row].constant))
    for cell in constraints[row].terms.indices {
      largest = max(largest, abs(cells[cell].coefficient * answer(cells[cell].variable)))
    }
    return rows[row].violation(of: residual(of: row)) <= 1e-8 * largest
  }

  var violated: [ConstraintID] {
    (0..<Int32(rows.count)).filter {
      rows[$0].phase != .absent && !constraints[$0].isInternal && !isSatisfied($0)
    }.map { id(of: $0) }
  }
}
