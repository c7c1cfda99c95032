extension State {
  /// Derives the row of any other constraint, with its terms written over leaves and ground
  /// variables.
  mutating func deriveKernelRow(_ row: Int32) {
    statistics.rowsDerived += 1
    if constraints[row].terms.indices.contains(where: { isOpenDefinition(cells[$0].variable) }) {
      gather(row)
      expandDefinitions()
      sum.dropCancelled()
      rows[row].reducedConstant = reducedConstant(of: row)
      storeSum(in: row, times: 1)
      sum.removeAll()
    } else {
      rows[row].useTerms(constraints[row].terms, constraints[row].constant, times: 1)
    }
    linkKernelCells(row, .kernel)
    agenda.newRows.append(row)
  }

  /// Expands the definitions of a sum that are not ground, the newest first.
  private mutating func expandDefinitions() {
    while let place = newestOpenDefinition() {
      expand(place)
      if isLarge { return expandManyDefinitions() }
    }
  }

  private mutating func expandManyDefinitions() {
    queueUnsettled { $0.isOpenDefinition($1) }
    while let variable = scratch.newest.pop() {
      statistics.termsExamined += 1
      guard sum.coefficient(of: variable) != 0 else { continue }
      expandQueued(variable) { $0.isOpenDefinition($1) }
    }
  }

  @inline(__always)
  func isOpenDefinition(_ variable: Int32) -> Bool {
    variables[variable].definition >= 0 && !variables[variable].isGround
  }

  /// Returns the element with the highest label that is defined and not ground; settles the
  /// others.
  private mutating func newestOpenDefinition() -> Int? {
    var newest: Int?
    var highest = Int32.min
    var place = sum.settledCount
    statistics.termsExamined += sum.count - place
    while place < sum.count {
      let element = sum.elements[place]
      let variable = variables[element.variable]
      if element.coefficient == 0 {
        sum.remove(at: place)
        continue
      }
      if variable.definition < 0 || variable.isGround {
        // The element that takes its place has been examined; if it is the newest so far, its
        // place changes.
        if newest == sum.settledCount { newest = place }
        sum.settle(place)
      } else if variable.label > highest {
        highest = variable.label
        newest = place
      }
      place += 1
    }
    return newest
  }

  mutating func linkKernelCells(_ row: Int32, _ phase: Phase) {
    rows[row].phase = phase
    rows[row].block = -1
    clock.stamp += 1
    rows[row].stamp = clock.stamp
    for cell in rows[row].cells.indices {
      let variable = cells[cell].variable
      if constraints[row].isNearness && isSettled(variable) {
        cells[cell].row = ~row
        cells.link(cell, &seats[variable].parameterUses)
      } else {
        cells[cell].row = row
        cells.link(cell, &variables[variable].kernelUses)
      }
    }
  }
}
