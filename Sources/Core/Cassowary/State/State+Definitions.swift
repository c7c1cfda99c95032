extension State {
  /// Enters a definition whose cells and constant are in place.
  mutating func finishDefinition(_ row: Int32, of subject: Int32) {
    if variables[subject].kernelUses >= 0
      || (nearness.count > 0 && seats[subject].parameterUses >= 0)
    {
      detachKernelUses(of: subject)
    }
    structure += 1
    clock.stamp += 1
    variables[subject].definition = row
    var open: Int32 = 0
    var isInverted = false
    for cell in rows[row].cells.indices {
      let variable = cells[cell].variable
      cells[cell].row = row
      guard variable != subject else { continue }
      cells.link(cell, &variables[variable].definitionUses)
      // A slack is settled before nearness to 0 is considered.
      if variable > subject && !variables[variable].isSlack { isInverted = true }
      if !variables[variable].isGround { open += 1 }
    }
    rows[row].define(subject, openCells: open, isInverted: isInverted, stamp: clock.stamp)
    if open == 0 {
      touches.note(leaf: subject)
      makeGround(subject)
    } else {
      if isInverted { noteInversion(of: subject) }
      agenda.staleDefinitions.append(subject)
    }
  }

  /// Queues the kernel rows of a leaf to be derived again, now that it has a definition.
  private mutating func detachKernelUses(of variable: Int32) {
    while variables[variable].kernelUses >= 0 {
      let row = cells[variables[variable].kernelUses].row
      detach(row)
      pend(row)
    }
    detachParameterUses(of: variable)
  }

  /// Gives a variable its value at once, and likewise all variables that now follow from ground
  /// variables alone.
  private mutating func makeGround(_ subject: Int32) {
    settle(subject, by: variables[subject].definition)
    guard variables[subject].definitionUses >= 0 else { return }
    let start = lines.spreading.count
    lines.spreading.append(subject)
    while lines.spreading.count > start {
      let ground = lines.spreading.removeLast()
      if ground != subject { settle(ground, by: variables[ground].definition) }
      var use = variables[ground].definitionUses
      while use >= 0 {
        let row = cells[use].row
        use = cells[use].next
        rows[row].openCells -= 1
        if rows[row].openCells == 0 {
          if rows[row].isInverted { nearness.invertedCount -= 1 }
          lines.spreading.append(rows[row].subject)
        } else if rows[row].stamp <= clock.stampBefore {
          // A newer one is queued already.
          agenda.staleDefinitions.append(rows[row].subject)
        }
      }
    }
  }

  /// Gives a variable the value that follows from ground variables.
  @inline(__always)
  private mutating func settle(_ variable: Int32, by row: Int32) {
    variables[variable].isGround = true
    setValue(evaluate(row), of: variable)
  }

  /// Makes a variable not ground, and likewise all that followed from it; rows that contain one
  /// of them as a number are added to `detaching`.
  mutating func unground(_ variable: Int32) {
    let start = lines.spreading.count
    variables[variable].isGround = false
    lines.spreading.append(variable)
    while lines.spreading.count > start {
      let open = lines.spreading.removeLast()
      var use = variables[open].kernelUses
      while use >= 0 {
        lines.detaching.append(cells[use].row)
        use = cells[use].next
      }
      use = variables[open].definitionUses
      while use >= 0 {
        let row = cells[use].row
        use = cells[use].next
        rows[row].openCells += 1
        guard rows[row].openCells == 1 else { continue }
        let follower = rows[row].subject
        if rows[row].isInverted { noteInversion(of: follower) }
        variables[follower].isGround = false
        lines.spreading.append(follower)
      }
    }
  }

  /// Records an open definition whose subject the tie rule considers before one of its variables.
  private mutating func noteInversion(of subject: Int32) {
    nearness.invertedCount += 1
    nearness.subjects.append(subject)
  }
}
