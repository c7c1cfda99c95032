extension State {
  /// Enters a definition whose cells and constant are in place.
  mutating func finishDefinition(_ row: Int32, of subject: Int32) {
    if variables[subject].kernelUses >= 0 || variables[subject].parameterUses >= 0 {
      detachKernelUses(of: subject)
    }
    structure += 1
    nextStamp += 1
    rows[row].stamp = nextStamp
    rows[row].phase = .definition
    rows[row].subject = subject
    variables[subject].definition = row
    var open: Int32 = 0
    var isInverted = false
    for cell in rows[row].cells.indices {
      let variable = cells[cell].variable
      cells[cell].row = row
      guard variable != subject else { continue }
      cells.link(cell, &variables[variable].definitionUses)
      if variable > subject { isInverted = true }
      if !variables[variable].isGround { open += 1 }
    }
    rows[row].openCells = open
    rows[row].isInverted = isInverted
    if open == 0 {
      makeGround(subject)
    } else {
      if isInverted { noteInversion(of: subject) }
      staleDefinitions.append(subject)
    }
  }

  /// Derives the kernel rows of a leaf anew, now that it has a definition.
  private mutating func detachKernelUses(of variable: Int32) {
    while variables[variable].kernelUses >= 0 {
      let row = cells[variables[variable].kernelUses].row
      detach(row)
      pend(row)
    }
    detachParameterUses(of: variable)
  }

  /// Gives a variable its value at once, and all that follow from ground variables alone.
  private mutating func makeGround(_ subject: Int32) {
    variables[subject].isGround = true
    setValue(evaluate(variables[subject].definition), of: subject)
    guard variables[subject].definitionUses >= 0 else { return }
    let start = spreading.count
    spreading.append(subject)
    while spreading.count > start {
      let ground = spreading.removeLast()
      var use = variables[ground].definitionUses
      while use >= 0 {
        let row = cells[use].row
        use = cells[use].next
        let follower = rows[row].subject
        rows[row].openCells -= 1
        guard rows[row].openCells == 0 else {
          staleDefinitions.append(follower)
          continue
        }
        if rows[row].isInverted { invertedCount -= 1 }
        variables[follower].isGround = true
        setValue(evaluate(row), of: follower)
        spreading.append(follower)
      }
    }
  }

  /// Takes back that a variable is ground, and all that followed from it; rows that hold one of
  /// them as a number are put into `detaching`.
  mutating func unground(_ variable: Int32) {
    let start = spreading.count
    variables[variable].isGround = false
    spreading.append(variable)
    while spreading.count > start {
      let open = spreading.removeLast()
      var use = variables[open].kernelUses
      while use >= 0 {
        detaching.append(cells[use].row)
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
        spreading.append(follower)
      }
    }
  }

  /// Notes an open definition whose subject the tie rule looks at before one of its variables.
  private mutating func noteInversion(of subject: Int32) {
    invertedCount += 1
    invertedSubjects.append(subject)
  }
}
