extension State {
  mutating func makeVariable(_ name: String?) -> Int32 {
    let index: Int32
    if freeVariables.isEmpty {
      index = Int32(variables.count)
      variables.append(VariableRecord())
      if variables.count > values.count { makeRoomForVariables(64) }
    } else {
      index = freeVariables.removeLast()
      variables[index] = VariableRecord()
    }
    if let name { names[index] = name }
    return index
  }

  /// Makes room for the values of more variables: for many at a time, as each costs little then.
  private mutating func makeRoomForVariables(_ count: Int) {
    _ = values.append(repeating: 0, count: count)
    sum.makeRoom(forVariables: values.count)
  }

  /// Makes room for more variables and constraints, so that storage need not grow on the way.
  mutating func reserveCapacity(variables variableCount: Int, constraints: Int) {
    variables.reserve(variables.count + variableCount)
    upperLabels.reserve(variables.count + variableCount)
    if values.count < variables.count + variableCount {
      makeRoomForVariables(variables.count + variableCount - values.count)
    }
    rows.reserve(rows.count + constraints)
    // Two or three terms a constraint, and as many again for what is derived.
    cells.reserve(cells.count + 4 * constraints)
    journal.reserve(journal.count + constraints)
    pendingEqualities.reserve(constraints)
    moves.reserve(variableCount)
  }

  @inline(__always)
  func isAlive(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < variables.count
      && variables[variable.index].isAlive
  }

  mutating func removeVariable(_ variable: Int32) {
    precondition(
      variables[variable].mentions == 0,
      "A constraint mentions the variable; remove that first.")
    variables[variable].isAlive = false
    journal.append(JournalEntry(change: .removedVariable, index: variable))
    closeUnlessOpen()
  }

  /// Checks a constraint and puts its row in line.
  mutating func add(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, _ relation: Relation,
    _ priority: Priority, _ order: Int64? = nil
  ) throws(SolverError) -> ConstraintID {
    try State.check(constant: constant)
    try State.check(priority)
    let isPlain = try checkTerms(terms)
    if !isPlain { try addUp(terms) }
    var record = Row()
    record.terms = isPlain ? store(terms) : storeSum()
    record.constant = constant
    record.relation = Int8(truncatingIfNeeded: relation.rawValue)
    record.priority = priority.value
    record.order = order ?? nextOrder
    nextOrder += 1
    let row = store(record)
    journal.append(JournalEntry(change: .added, index: row))
    enter(row)
    return id(of: row)
  }

  /// Checks the terms of a constraint; returns whether they are what is to be stored: few, of
  /// variables that differ, and none of them 0.
  @inline(__always)
  private func checkTerms(_ terms: UnsafeBufferPointer<Term>) throws(SolverError) -> Bool {
    var isPlain = terms.count <= 4
    for index in terms.indices {
      let term = terms[index]
      guard isAlive(term.variable) else { throw .unknownVariable(term.variable) }
      guard isPlain else { continue }
      isPlain = State.accepts(term.coefficient)
      for other in 0..<index where terms[other].variable == term.variable { isPlain = false }
    }
    return isPlain
  }

  @inline(__always)
  private static func accepts(_ coefficient: Double) -> Bool {
    let magnitude = abs(coefficient)
    return magnitude >= 1e-6 && magnitude <= 1e6
  }

  /// Adds up the terms of each variable in the sum.
  private mutating func addUp(_ terms: UnsafeBufferPointer<Term>) throws(SolverError) {
    for term in terms { sum.add(term.variable.index, term.coefficient) }
    var place = 0
    while place < sum.count {
      let element = sum.elements[place]
      if element.coefficient == 0 {
        sum.remove(at: place)
        continue
      }
      guard State.accepts(element.coefficient) else {
        sum.removeAll()
        throw .invalidNumber(
          element.coefficient, .coefficient(Variable(index: element.variable)))
      }
      place += 1
    }
  }

  @inline(__always)
  private mutating func store(_ terms: UnsafeBufferPointer<Term>) -> CellRange {
    let range = allocateCells(terms.count)
    var cell = cells.base + Int(range.start)
    for term in terms {
      cell.pointee = Cell(
        variable: term.variable.index, row: -1, coefficient: term.coefficient)
      cell += 1
    }
    return range
  }

  private mutating func storeSum() -> CellRange {
    let range = allocateCells(sum.count)
    for place in 0..<sum.count {
      let element = sum.elements[place]
      cells[Int(range.start) + place] = Cell(
        variable: element.variable, row: -1, coefficient: element.coefficient)
    }
    sum.removeAll()
    return range
  }

  /// Counts a constraint with its variables and puts its row in line.
  @inline(__always)
  mutating func enter(_ row: Int32) {
    count(row, 1)
    pend(row)
  }

  /// Takes a constraint out; its index stays taken until the transaction ends.
  mutating func remove(_ row: Int32) {
    journal.append(JournalEntry(change: .removed, index: row))
    leave(row)
  }

  mutating func leave(_ row: Int32) {
    detach(row)
    count(row, -1)
    rows[row].phase = .absent
  }

  @inline(__always)
  private mutating func count(_ row: Int32, _ difference: Int32) {
    let range = rows[row].terms
    for cell in range.indices { variables[cells[cell].variable].mentions += difference }
    guard range.count == 1, !rows[row].isEquality else { return }
    variables[cells[range.start].variable].bounds += difference
  }

  mutating func setConstant(_ constant: Double, of row: Int32) {
    guard rows[row].constant != constant else { return }
    journal.append(JournalEntry(change: .constant, index: row, number: rows[row].constant))
    replaceConstant(constant, of: row)
  }

  mutating func replaceConstant(_ constant: Double, of row: Int32) {
    rows[row].constant = constant
    guard rows[row].phase != .pending, rows[row].phase != .absent else { return }
    refreshConstants(from: row)
  }

  func canChangePriority(of row: Int32, to priority: Priority) -> Bool {
    !rows[row].isRequired && !priority.isRequired
  }

  mutating func setPriority(_ priority: Priority, of row: Int32) {
    guard rows[row].priority != priority.value else { return }
    journal.append(JournalEntry(change: .priority, index: row, number: rows[row].priority))
    replacePriority(priority.value, of: row)
  }

  mutating func replacePriority(_ priority: Double, of row: Int32) {
    let isDerived = rows[row].phase == .kernel
    if isDerived { detach(row) }
    rows[row].priority = priority
    if isDerived { pend(row) }
  }
}
