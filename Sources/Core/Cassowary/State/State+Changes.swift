extension State {
  @inline(__always)
  mutating func makeVariable() -> Int32 {
    guard vacancies.variables.isEmpty else { return makeVariableAgain() }
    variables.append(VariableRecord())
    if variables.count > values.count { makeRoomForVariables(64) }
    return Int32(truncatingIfNeeded: variables.count - 1)
  }

  /// Reuses the index of a variable that was removed.
  private mutating func makeVariableAgain() -> Int32 {
    let index = vacancies.variables.removeLast()
    variables[index] = VariableRecord()
    seats[index] = Seat()
    vacancies.deadVariables -= 1
    return index
  }

  /// Makes room for the values and seats of more variables, many at a time to keep the cost of
  /// each low.
  private mutating func makeRoomForVariables(_ count: Int) {
    _ = values.append(repeating: 0, count: count)
    _ = seats.append(repeating: Seat(), count: count)
    sum.makeRoom(forVariables: values.count)
  }

  /// Reserves room for more variables and constraints, so that storage need not grow along the
  /// way.
  mutating func reserveCapacity(variables variableCount: Int, constraints constraintCount: Int) {
    variables.reserve(variables.count + variableCount)
    labels.reserve(variables.count + variableCount)
    if values.count < variables.count + variableCount {
      makeRoomForVariables(variables.count + variableCount - values.count)
    }
    constraints.reserve(constraints.count + constraintCount)
    rows.reserve(rows.count + constraintCount)
    // Two or three terms per constraint, and as many again for derived cells.
    cells.reserve(cells.count + 4 * constraintCount)
    journal.reserve(journal.count + constraintCount)
    agenda.equalities.reserve(constraintCount)
    publication.moves.reserve(variableCount)
  }

  @inline(__always)
  func isAlive(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < variables.count
      && (vacancies.deadVariables == 0 || variables[variable.index].isAlive)
  }

  mutating func removeVariable(_ variable: Int32) {
    precondition(
      !isMentioned(variable), "A constraint mentions the variable; remove the constraint first.")
    variables[variable].isAlive = false
    vacancies.deadVariables += 1
    journal.append(JournalEntry(change: .removedVariable, index: variable))
    closeUnlessOpen()
  }

  /// Whether a row contains a variable, was derived through it, or will be.
  private func isMentioned(_ variable: Int32) -> Bool {
    let record = variables[variable]
    if record.definition >= 0 || record.definitionUses >= 0 || record.kernelUses >= 0
      || record.eliminations >= 0
    {
      return true
    }
    return [agenda.equalities, agenda.slacks, agenda.rows].contains { line in
      line.elements.contains { row in
        rows[row].phase == .pending && !constraints[row].isNearness
          && constraints[row].terms.indices.contains { cells[$0].variable == variable }
      }
    }
  }

  /// Checks a constraint and queues its row.
  mutating func add(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, _ relation: Relation,
    _ priority: Priority, _ order: Int64? = nil, prefersBound: Bool = false
  ) throws(SolverError) -> ConstraintID {
    try State.check(constant: constant)
    try State.check(priority)
    let plain = try storePlain(terms)
    let stored = if let plain { plain } else { try storeSum(of: terms) }
    let row = store(
      Constraint(
        constant: constant, priority: priority.value, order: order ?? clock.order, terms: stored,
        prefersBound: prefersBound && relation != .equal),
      relation)
    clock.order += 1
    journal.append(JournalEntry(change: .added, index: row))
    enter(row)
    if constraints[row].prefersBound, stored.count > 1 { addSlack(of: row) }
    return id(of: row)
  }

  /// Checks and stores the terms of a constraint unchanged if they are few, of different
  /// variables, and none of them 0. Returns nil for others.
  @inline(__always)
  private mutating func storePlain(
    _ terms: UnsafeBufferPointer<Term>
  ) throws(SolverError) -> CellRange? {
    guard terms.count <= 4, let first = terms.baseAddress else { return nil }
    let range = allocateCells(terms.count)
    let stored = cells.base + Int(range.start)
    for place in 0..<terms.count {
      let term = first[place]
      guard isAlive(term.variable) else {
        release(range)
        throw .unknownVariable(term.variable)
      }
      var isPlain = State.accepts(term.coefficient)
      for other in 0..<place where stored[other].variable == term.variable.index {
        isPlain = false
      }
      guard isPlain else {
        release(range)
        return nil
      }
      stored[place] = Cell(variable: term.variable.index, row: -1, coefficient: term.coefficient)
    }
    return range
  }

  @inline(__always)
  private static func accepts(_ coefficient: Double) -> Bool {
    let magnitude = abs(coefficient)
    return magnitude >= 1e-6 && magnitude <= 1e6
  }

  /// Adds up the terms of each variable, and stores the result.
  private mutating func storeSum(
    of terms: UnsafeBufferPointer<Term>
  ) throws(SolverError) -> CellRange {
    for term in terms where !isAlive(term.variable) { throw .unknownVariable(term.variable) }
    for term in terms { sum.add(term.variable.index, term.coefficient) }
    defer { sum.removeAll() }
    sum.dropCancelled()
    for element in sum.elements.elements where !State.accepts(element.coefficient) {
      throw .invalidNumber(
        element.coefficient, .coefficient(Variable(index: element.variable)))
    }
    let range = allocateCells(sum.count)
    for place in 0..<sum.count {
      let element = sum.elements[place]
      cells[Int(range.start) + place] = Cell(
        variable: element.variable, row: -1, coefficient: element.coefficient)
    }
    return range
  }

  /// Counts a bound for its variable and queues the row.
  @inline(__always)
  mutating func enter(_ row: Int32) {
    countBound(row, 1)
    pend(row)
  }

  /// Removes a constraint; its index stays in use until the transaction ends.
  mutating func remove(_ row: Int32) {
    journal.append(JournalEntry(change: .removed, index: row))
    leave(row)
    removeSlack(of: row)
  }

  mutating func leave(_ row: Int32) {
    detach(row)
    countBound(row, -1)
    rows[row].phase = .absent
  }

  @inline(__always)
  private mutating func countBound(_ row: Int32, _ difference: Int32) {
    let terms = constraints[row].terms
    guard terms.count == 1, !isEquality(row) else { return }
    variables[cells[terms.start].variable].bounds += difference
  }

  mutating func setConstant(_ constant: Double, of row: Int32) {
    guard constraints[row].constant != constant else { return }
    journal.append(JournalEntry(change: .constant, index: row, number: constraints[row].constant))
    replaceConstant(constant, of: row)
    if let definition = slackDefinition(of: row) { setConstant(constant, of: definition) }
  }

  mutating func replaceConstant(_ constant: Double, of row: Int32) {
    constraints[row].constant = constant
    guard rows[row].phase != .pending, rows[row].phase != .absent else { return }
    refreshConstants(from: row)
  }

  func canChangePriority(of row: Int32, to priority: Priority) -> Bool {
    !constraints[row].isRequired && !priority.isRequired
  }

  mutating func setPriority(_ priority: Priority, of row: Int32) {
    guard constraints[row].priority != priority.value else { return }
    journal.append(JournalEntry(change: .priority, index: row, number: constraints[row].priority))
    replacePriority(priority.value, of: row)
  }

  mutating func replacePriority(_ priority: Double, of row: Int32) {
    let isDerived = rows[row].phase == .kernel
    if isDerived { detach(row) }
    constraints[row].priority = priority
    if isDerived { pend(row) }
  }
}
