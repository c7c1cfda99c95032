extension State {
  /// Brings everything up to date with the constraints. Values are not published yet.
  mutating func solveChanges() throws(SolverError) {
    freedomQuestions = 0
    stampBefore = nextStamp
    compactLabels()
    derivePending()
    spreadGroundChanges()
    groupNewRows()
    settleBareLeaves()
    try solveDirtyBlocks()
    if settlesTies { try settleNearness() }
    settleOpenDefinitions()
    try checkForConflict()
  }

  /// Derives the rows in line: definitions first, for kernel rows are written over their leaves.
  mutating func derivePending() {
    var index = 0
    while index < pendingEqualities.count {
      let row = pendingEqualities[index]
      index += 1
      if rows[row].phase == .pending { deriveEquality(row) }
    }
    pendingEqualities.removeAll()
    index = 0
    while index < pendingRows.count {
      let row = pendingRows[index]
      index += 1
      guard rows[row].phase == .pending else { continue }
      if constraints[row].isNearness && !keepsNearness {
        dropNearness(row)
      } else {
        deriveKernelRow(row)
      }
    }
    pendingRows.removeAll()
  }

  /// Throws what contradicts itself: a watched row, or a block.
  private mutating func checkForConflict() throws(SolverError) {
    let first = suspects.elements.firstIndex { isContradiction($0) }
    // Those behind it wait until it is gone.
    suspects.removeFirst(first ?? suspects.count)
    if first != nil { throw .unsatisfiable(conflict(ofFact: suspects[0])) }
    if let block = dirtyBlocks.elements.first {
      throw .unsatisfiable(conflict(inBlock: block))
    }
  }

  /// Whether a row without leaves states something false that must hold.
  private func isContradiction(_ row: Int32) -> Bool {
    let record = rows[row]
    guard constraints[row].isRequired, record.block < 0 else { return false }
    guard record.phase == .fact || record.phase == .kernel else { return false }
    var difference = record.reducedConstant
    var largest = max(1, abs(constraints[row].constant), abs(difference))
    for index in record.cells.indices {
      let term = cells[index].coefficient * values[cells[index].variable]
      difference += term
      largest = max(largest, abs(term))
    }
    return record.violation(of: difference) > 1e-8 * largest
  }
}
