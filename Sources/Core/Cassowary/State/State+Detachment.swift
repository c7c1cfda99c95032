extension State {
  @inline(__always)
  func isEquality(_ row: Int32) -> Bool {
    rows[row].relation == 0 && constraints[row].isRequired
  }

  /// Queues a row to be derived.
  @inline(__always)
  mutating func pend(_ row: Int32) {
    rows[row].phase = .pending
    if constraints[row].isSlackDefinition {
      agenda.slacks.append(row)
    } else if isEquality(row) {
      agenda.equalities.append(row)
    } else {
      agenda.rows.append(row)
    }
  }

  /// Takes a row out of all structures and leaves it pending, but not queued; every row that was
  /// derived through it, or that contains as a number a variable that is no longer ground, is
  /// queued to be derived again. A row that merely has the subject as a term keeps it, as a leaf.
  mutating func detach(_ first: Int32) {
    let start = lines.detaching.count
    lines.detaching.append(first)
    while lines.detaching.count > start {
      let row = lines.detaching.removeLast()
      let phase = rows[row].phase
      guard phase != .pending, phase != .absent else { continue }
      structure += 1
      rows[row].phase = .pending
      switch phase {
      case .definition: unlinkDefinition(row)
      default: unlinkKernelRow(row)
      }
      unlinkEliminations(row)
      if rows[row].ownsCells { release(rows[row].cells) }
      rows[row].ownsCells = false
      rows[row].cells = CellRange()
      if row != first { pend(row) }
      if phase == .definition { undefine(rows[row].subject) }
    }
  }

  private func unlinkDefinition(_ row: Int32) {
    let subject = rows[row].subject
    for cell in rows[row].cells.indices where cells[cell].variable != subject {
      cells.unlink(cell, &variables[cells[cell].variable].definitionUses)
    }
  }

  private mutating func unlinkKernelRow(_ row: Int32) {
    for cell in rows[row].cells.indices {
      let variable = cells[cell].variable
      if cells[cell].isParameter {
        cells.unlink(cell, &seats[variable].parameterUses)
      } else {
        cells.unlink(cell, &variables[variable].kernelUses)
      }
    }
    let block = rows[row].block
    if block >= 0 { withdraw(row, from: block) }
    for cell in rows[row].cells.indices {
      let variable = cells[cell].variable
      if variables[variable].kernelUses < 0, variables[variable].definition < 0 {
        leaveBlock(variable)
      }
    }
  }

  private mutating func unlinkEliminations(_ row: Int32) {
    for cell in rows[row].eliminated.indices {
      cells.unlink(cell, &variables[cells[cell].variable].eliminations)
    }
    release(rows[row].eliminated)
    rows[row].eliminated = CellRange()
  }

  /// Makes the subject of a former definition a leaf.
  private mutating func undefine(_ subject: Int32) {
    let row = variables[subject].definition
    if rows[row].isInverted && rows[row].openCells > 0 { nearness.invertedCount -= 1 }
    variables[subject].definition = -1
    agenda.bareLeaves.append(subject)
    var use = variables[subject].eliminations
    while use >= 0 {
      lines.detaching.append(cells[use].row)
      use = cells[use].next
    }
    if variables[subject].isGround { unground(subject) }
  }
}
