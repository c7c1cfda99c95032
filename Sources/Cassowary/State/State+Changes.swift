extension State {
  mutating func makeVariable(_ name: String?) -> Int32 {
    let index: Int32
    if freeVariables.isEmpty {
      index = Int32(variables.count)
      variables.append(VariableRecord())
      values.append(0)
      published.append(0)
      sum.makeRoom(forVariables: variables.count)
    } else {
      index = freeVariables.removeLast()
      variables[index] = VariableRecord()
    }
    if let name { names[index] = name }
    return index
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
    for term in terms {
      guard isAlive(term.variable) else { throw .unknownVariable(term.variable) }
    }
    for term in terms { sum.add(term.variable.index, term.coefficient) }
    do throws(SolverError) {
      try checkCoefficients()
    } catch {
      sum.removeAll()
      throw error
    }
    let row = makeRow()
    storeTerms(in: row)
    rows[row].constant = constant
    rows[row].relation = Int8(relation.rawValue)
    rows[row].priority = priority.value
    rows[row].order = order ?? nextOrder
    nextOrder += 1
    journal.append(JournalEntry(change: .added, index: row))
    enter(row)
    return id(of: row)
  }

  private mutating func checkCoefficients() throws(SolverError) {
    var place = 0
    while place < sum.count {
      let element = sum.elements[place]
      if element.coefficient == 0 {
        sum.remove(at: place)
        continue
      }
      let magnitude = abs(element.coefficient)
      guard magnitude >= 1e-6, magnitude <= 1e6 else {
        throw .invalidNumber(
          element.coefficient, .coefficient(Variable(index: element.variable)))
      }
      place += 1
    }
  }

  private mutating func storeTerms(in row: Int32) {
    let range = allocateCells(sum.count)
    for place in 0..<sum.count {
      let element = sum.elements[place]
      cells[Int(range.start) + place] = Cell(
        variable: element.variable, row: row, coefficient: element.coefficient)
    }
    sum.removeAll()
    rows[row].terms = range
  }

  /// Counts a constraint with its variables and puts its row in line.
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
