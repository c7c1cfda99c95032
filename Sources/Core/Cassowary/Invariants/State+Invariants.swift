/// Checks every row, index and objective against the added constraints after a transaction.
///
/// Rows are compared as functions: two are the same if they agree at a point chosen independently
/// of both.
extension State {
  func checkInvariants() {
    let point = (0..<variables.count).map { State.coordinate($0) }
    for row in 0..<Int32(rows.count) where rows[row].phase != .absent {
      precondition(rows[row].phase != .pending, "A row is still in line after the transaction.")
      checkDerivation(of: row, at: point)
      if rows[row].phase == .definition { checkDefinition(row) }
      if rows[row].phase == .kernel { checkKernelRow(row) }
    }
    checkVariables()
    for block in 0..<Int32(blocks.count) where blocks[block].isAlive {
      checkBlock(block, at: point)
    }
    checkAnswers()
  }

  /// Returns a number for each index that follows no pattern of coefficients.
  private static func coordinate(_ index: Int) -> Double {
    let scrambled = (UInt64(index) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    return Double(scrambled >> 40) / Double(1 << 24) + 0.5
  }

  /// Returns the sum of a run of cells at a point, and the magnitude of its largest term.
  private func sum(_ range: CellRange, at point: [Double], without subject: Int32 = -1) -> (
    total: Double, largest: Double
  ) {
    var total = 0.0
    var largest = 1.0
    for index in range.indices where cells[index].variable != subject {
      let term = cells[index].coefficient * point[Int(cells[index].variable)]
      total += term
      largest = max(largest, abs(term))
    }
    return (total, largest)
  }

  /// Returns the value of a definition at a point.
  private func image(of row: Int32, at point: [Double]) -> (total: Double, largest: Double) {
    let record = rows[row]
    let sum = sum(record.cells, at: point, without: record.subject)
    let factor = record.ownsCells ? 1 : record.scale
    return (
      sum.total * factor + record.reducedConstant,
      max(sum.largest * abs(factor), abs(record.reducedConstant))
    )
  }

  /// Checks that a derived row is its constraint plus the rows it was derived through, each times
  /// its multiplier.
  private func checkDerivation(of row: Int32, at point: [Double]) {
    let record = rows[row]
    var (expected, largest) = sum(constraints[row].terms, at: point)
    expected += constraints[row].constant
    largest = max(largest, abs(constraints[row].constant))
    for index in record.eliminated.indices {
      let variable = cells[index].variable
      let definition = variables[variable].definition
      precondition(definition >= 0, "A row was derived through a variable without a definition.")
      precondition(
        rows[definition].stamp < record.stamp, "A row rests on one that was derived later.")
      let image = image(of: definition, at: point)
      expected += cells[index].coefficient * (image.total - point[Int(variable)])
      largest = max(largest, abs(cells[index].coefficient) * image.largest)
    }
    var found: Double
    if record.phase == .definition {
      let image = image(of: row, at: point)
      found = (image.total - point[Int(record.subject)]) / record.scale
      largest = max(largest, abs(image.largest / record.scale))
    } else {
      let own = sum(record.cells, at: point)
      found = own.total + record.reducedConstant
      largest = max(largest, own.largest)
    }
    precondition(
      abs(found - expected) <= 1e-6 * largest, "A row is not what its derivation says.")
  }

  private func checkDefinition(_ row: Int32) {
    let record = rows[row]
    let subject = variables[record.subject]
    precondition(subject.definition == row, "A definition and its subject disagree.")
    var open: Int32 = 0
    for index in record.cells.indices where cells[index].variable != record.subject {
      let variable = variables[cells[index].variable]
      precondition(variable.label < subject.label, "A definition holds a newer variable.")
      if !variable.isGround { open += 1 }
    }
    precondition(record.openCells == open, "A definition miscounts its open variables.")
    precondition(subject.isGround == (open == 0), "A variable is wrongly ground or open.")
  }

  private func checkKernelRow(_ row: Int32) {
    var hasLeaf = false
    for index in rows[row].cells.indices {
      let variable = variables[cells[index].variable]
      precondition(
        variable.isGround || variable.definition < 0, "A kernel row holds an open definition.")
      guard !isNumber(index) else { continue }
      hasLeaf = true
      precondition(
        seats[cells[index].variable].block == rows[row].block,
        "A row and its leaf are in two blocks.")
    }
    precondition(hasLeaf == (rows[row].block >= 0), "A row is wrongly in a block or outside.")
  }

  /// Checks that every list of a variable holds its cells in live rows and no others.
  private func checkVariables() {
    var cellsInDefinitions = [Int](repeating: 0, count: variables.count)
    var cellsInKernelRows = cellsInDefinitions
    var cellsEliminated = cellsInDefinitions
    var cellsAsNumbers = cellsInDefinitions
    for row in 0..<Int32(rows.count) where rows[row].phase != .absent {
      let isDefinition = rows[row].phase == .definition
      for index in rows[row].cells.indices {
        let variable = Int(cells[index].variable)
        if cells[index].isParameter {
          cellsAsNumbers[variable] += 1
        } else if !isDefinition {
          cellsInKernelRows[variable] += 1
        }
        if isDefinition, variable != rows[row].subject { cellsInDefinitions[variable] += 1 }
      }
      for index in rows[row].eliminated.indices { cellsEliminated[Int(cells[index].variable)] += 1 }
    }
    for index in 0..<variables.count {
      let variable = variables[index]
      precondition(!variable.isMarked, "A mark was left behind.")
      let found = [
        variable.definitionUses, variable.kernelUses, seats[index].parameterUses,
        variable.eliminations,
      ].map { length($0) }
      precondition(
        found == [
          cellsInDefinitions[index], cellsInKernelRows[index], cellsAsNumbers[index],
          cellsEliminated[index],
        ],
        "A list of cells is not that of the rows.")
    }
  }

  private func length(_ head: Int32) -> Int {
    var count = 0
    var cell = head
    while cell >= 0 {
      count += 1
      cell = cells[cell].next
    }
    return count
  }

  /// Checks that the answers equal the values and satisfy the required constraints.
  private func checkAnswers() {
    for row in 0..<Int32(rows.count)
    where rows[row].phase != .absent && constraints[row].isRequired {
      precondition(isNearlySatisfied(row), "A required constraint does not hold.")
    }
    precondition(!publication.isHolding, "A value was not published.")
  }

  private func isNearlySatisfied(_ row: Int32) -> Bool {
    var largest = max(1, abs(constraints[row].constant))
    for cell in constraints[row].terms.indices {
      largest = max(largest, abs(cells[cell].coefficient * answer(cells[cell].variable)))
    }
    return rows[row].violation(of: residual(of: row)) <= 1e-6 * largest
  }
}
