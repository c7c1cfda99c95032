extension State {
  /// Derives the row of a required equality: a definition, or a fact when nothing is left to define.
  mutating func deriveEquality(_ row: Int32) {
    statistics.rowsDerived += 1
    if let (subject, coefficient) = freshSubject(of: row) {
      for cell in constraints[row].terms.indices where cells[cell].variable != subject {
        labelOnTop(cells[cell].variable)
      }
      moveLabelToTop(subject)
      define(subject, coefficient, byTermsOf: row)
      return
    }
    if constraints[row].isSlackDefinition {
      // Nothing rests on the slack yet; the others may be newer.
      labelAtBottom(slack(definedBy: row))
    }
    for cell in constraints[row].terms.indices { labelOnTop(cells[cell].variable) }
    if let (subject, coefficient) = newestSubject(of: row) {
      define(subject, coefficient, byTermsOf: row)
      return
    }
    if constraints[row].isSlackDefinition {
      // Nothing else is worth expanding for it.
      let slack = slack(definedBy: row)
      moveLabelToTop(slack)
      define(slack, -1, byTermsOf: row)
      return
    }
    gather(row)
    let subject = expandToSubject()
    guard subject >= 0 else {
      deriveFact(row)
      return
    }
    makeOldest(besides: subject)
    let place = sum.place(of: subject)
    let scale = -1 / sum.elements[place].coefficient
    sum.remove(at: place)
    rows[row].scale = scale
    rows[row].reducedConstant = reducedConstant(of: row) * scale
    storeSum(in: row, times: scale)
    sum.removeAll()
    finishDefinition(row, of: subject)
  }

  /// Returns a variable that nothing rests on yet: it can be the subject without any expansion.
  ///
  /// Bounded variables come last, and are not used at all if another variable is still open.
  @inline(__always)
  private func freshSubject(of row: Int32) -> (subject: Int32, coefficient: Double)? {
    var best: Int32 = -1
    var coefficient = 0.0
    var fewest = Int32.max
    var hasOtherOpen = false
    for cell in constraints[row].terms.indices {
      let index = cells[cell].variable
      let variable = variables[index]
      if variable.definition >= 0 {
        if !variable.isGround { hasOtherOpen = true }
      } else if variable.definitionUses >= 0 || variable.kernelUses >= 0 {
        hasOtherOpen = true
      } else if variable.bounds < fewest || (variable.bounds == fewest && index > best) {
        best = index
        coefficient = cells[cell].coefficient
        fewest = variable.bounds
      }
    }
    return best >= 0 && (fewest == 0 || !hasOtherOpen) ? (best, coefficient) : nil
  }

  /// Returns the newest variable, if it is a leaf without bounds: it too can be the subject
  /// without any expansion.
  private func newestSubject(of row: Int32) -> (subject: Int32, coefficient: Double)? {
    var newest: Int32 = -1
    var coefficient = 0.0
    var highest = Int32.min
    for cell in constraints[row].terms.indices {
      let variable = variables[cells[cell].variable]
      guard variable.label > highest else { continue }
      highest = variable.label
      newest = variable.definition < 0 && variable.bounds == 0 ? cells[cell].variable : -1
      coefficient = cells[cell].coefficient
    }
    return newest >= 0 ? (newest, coefficient) : nil
  }

  /// Makes a row, as it is, the definition of a variable; the other variables are older.
  @inline(__always)
  private mutating func define(_ subject: Int32, _ coefficient: Double, byTermsOf row: Int32) {
    let constraint = constraints[row]
    rows[row].useTerms(constraint.terms, constraint.constant, times: -1 / coefficient)
    finishDefinition(row, of: subject)
  }

  /// Adds the terms of a constraint to the sum.
  mutating func gather(_ row: Int32) {
    for cell in constraints[row].terms.indices {
      sum.add(cells[cell].variable, cells[cell].coefficient)
    }
  }

  /// Expands the newest labels first, so that terms cancel before anything deeper is opened,
  /// until the newest is a leaf without bounds. Returns the subject; -1 when no leaf is left.
  private mutating func expandToSubject() -> Int32 {
    while let place = newestUnsettled() {
      let variable = sum.elements[place].variable
      if variables[variable].definition < 0 {
        if variables[variable].bounds == 0 { return variable }
        sum.settle(place)
      } else if variables[variable].isGround {
        sum.settle(place)
      } else {
        expand(place)
        if isLarge { return expandManyToSubject() }
      }
    }
    return newestLeaf()
  }

  private mutating func expandManyToSubject() -> Int32 {
    queueUnsettled { _, _ in true }
    while let variable = scratch.newest.pop() {
      statistics.termsExamined += 1
      guard sum.coefficient(of: variable) != 0 else { continue }
      if variables[variable].definition < 0 {
        if variables[variable].bounds == 0 { return variable }
      } else if !variables[variable].isGround {
        expandQueued(variable) { _, _ in true }
      }
    }
    return newestLeaf()
  }

  /// Returns the newest leaf of a sum that has none without bounds, of those with the fewest
  /// bounds; -1 if there is none.
  private mutating func newestLeaf() -> Int32 {
    sum.dropCancelled()
    var subject: Int32 = -1
    for element in sum.elements.elements where variables[element.variable].definition < 0 {
      let candidate = variables[element.variable]
      if subject < 0 || candidate.bounds < variables[subject].bounds
        || (candidate.bounds == variables[subject].bounds
          && candidate.label > variables[subject].label)
      {
        subject = element.variable
      }
    }
    return subject
  }

  /// Returns the unsettled element with the highest label; drops elements that have cancelled.
  private mutating func newestUnsettled() -> Int? {
    var newest: Int?
    var highest = Int32.min
    var place = sum.settledCount
    statistics.termsExamined += sum.count - place
    while place < sum.count {
      let element = sum.elements[place]
      if element.coefficient == 0 {
        sum.remove(at: place)
        continue
      }
      if variables[element.variable].label > highest {
        highest = variables[element.variable].label
        newest = place
      }
      place += 1
    }
    return newest
  }

  /// Replaces a variable with its definition.
  mutating func expand(_ place: Int) {
    let element = sum.elements[place]
    let row = variables[element.variable].definition
    sum.remove(at: place)
    sum.noteElimination(of: element.variable, element.coefficient)
    let factor = rows[row].ownsCells ? element.coefficient : element.coefficient * rows[row].scale
    for cell in rows[row].cells.indices where cells[cell].variable != element.variable {
      sum.add(cells[cell].variable, cells[cell].coefficient * factor)
    }
  }

  /// Makes all other variables of the sum older than the subject: newer definitions are expanded;
  /// newer leaves, which rest on nothing, get a label below all others.
  private mutating func makeOldest(besides subject: Int32) {
    let limit = variables[subject].label
    var place = 0
    while place < sum.count {
      statistics.termsExamined += 1
      let element = sum.elements[place]
      if element.coefficient == 0 {
        sum.remove(at: place)
      } else if element.variable == subject || variables[element.variable].label <= limit {
        place += 1
      } else if variables[element.variable].definition < 0 {
        labelAtBottom(element.variable)
        place += 1
      } else {
        sum.firstCancelled = .max
        expand(place)
        // What has been passed stays older; only terms that cancelled there are examined again.
        place = min(place, sum.firstCancelled)
      }
    }
  }

  /// Returns the constant of a row after the eliminations in the sum.
  func reducedConstant(of row: Int32) -> Double {
    var constant = constraints[row].constant
    for entry in sum.eliminated.elements {
      constant += entry.coefficient * rows[variables[entry.index].definition].reducedConstant
    }
    return constant
  }

  /// Stores the sum as a row's own cells, together with the eliminations behind it.
  mutating func storeSum(in row: Int32, times factor: Double) {
    let range = allocateCells(sum.count)
    for place in 0..<sum.count {
      let element = sum.elements[place]
      cells[Int(range.start) + place] = Cell(
        variable: element.variable, row: row, coefficient: element.coefficient * factor)
    }
    rows[row].cells = range
    rows[row].ownsCells = true
    statistics.termsWritten += sum.count
    let eliminated = allocateCells(sum.eliminated.count)
    for place in 0..<sum.eliminated.count {
      let entry = sum.eliminated[place]
      let cell = Int(eliminated.start) + place
      cells[cell] = Cell(variable: entry.index, row: row, coefficient: entry.coefficient)
      cells.link(cell, &variables[entry.index].eliminations)
    }
    rows[row].eliminated = eliminated
  }

  /// Keeps a required equality in which only ground variables are left.
  private mutating func deriveFact(_ row: Int32) {
    rows[row].reducedConstant = reducedConstant(of: row)
    storeSum(in: row, times: 1)
    sum.removeAll()
    linkKernelCells(row, .fact)
    suspect(row)
  }
}
