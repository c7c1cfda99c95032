extension State {
  /// Brings everything up to date with the constraints. Values are not published yet.
  mutating func solveChanges() throws(SolverError) {
    freedom.questions = 0
    scratch.furtherCertificates = []
    clock.stampBefore = clock.stamp
    compactLabels()
    derivePending()
    spreadGroundChanges()
    groupNewRows()
    settleBareLeaves()
    try solveDirtyBlocks()
    if modes.settlesTies { try settleNearness() }
    settleOpenDefinitions()
    try checkForConflict()
  }

  /// Derives the queued rows: definitions first, because kernel rows are written over their
  /// leaves, and among them those of slacks last.
  mutating func derivePending() {
    var index = 0
    while index < agenda.equalities.count {
      let row = agenda.equalities[index]
      index += 1
      if rows[row].phase == .pending { deriveEquality(row) }
    }
    agenda.equalities.removeAll()
    index = 0
    while index < agenda.slacks.count {
      let row = agenda.slacks[index]
      index += 1
      if rows[row].phase == .pending { deriveEquality(row) }
    }
    agenda.slacks.removeAll()
    index = 0
    while index < agenda.rows.count {
      let row = agenda.rows[index]
      index += 1
      guard rows[row].phase == .pending else { continue }
      if constraints[row].isNearness && !nearness.isKept {
        dropNearness(row)
      } else {
        deriveKernelRow(row)
      }
    }
    agenda.rows.removeAll()
  }

  /// Has the next check for conflicts look at a row without leaves.
  mutating func suspect(_ row: Int32) {
    guard !rows[row].isSuspect else { return }
    rows[row].isSuspect = true
    agenda.suspects.append(row)
  }

  /// Throws the first contradiction: a watched row, or a block.
  private mutating func checkForConflict() throws(SolverError) {
    let first = agenda.suspects.elements.firstIndex { isContradiction($0) }
    // Those after it wait until it is gone.
    let cleared = first ?? agenda.suspects.count
    for place in 0..<cleared { rows[agenda.suspects[place]].isSuspect = false }
    agenda.suspects.removeFirst(cleared)
    if first != nil { throw .unsatisfiable(conflict(ofFact: agenda.suspects[0])) }
    if let block = agenda.dirtyBlocks.elements.first {
      throw .unsatisfiable(conflict(inBlock: block))
    }
  }

  /// Whether a required row without leaves states something false.
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
