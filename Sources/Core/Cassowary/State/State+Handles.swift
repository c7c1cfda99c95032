extension State {
  static func check(constant: Double) throws(SolverError) {
    // Also false for NaN.
    guard constant.magnitude <= 1e12 else { throw .invalidNumber(constant, .constant) }
  }

  static func check(_ priority: Priority) throws(SolverError) {
    guard priority.value > 0, priority.value <= 1000 else {
      throw .invalidNumber(priority.value, .priority)
    }
  }

  @inline(__always)
  func isKnown(_ id: ConstraintID) -> Bool {
    guard id.index >= 0, id.index < rows.count else { return false }
    let constraint = constraints[id.index]
    return constraint.generation == id.generation && rows[id.index].phase != .absent
      && !constraint.isInternal
  }

  func index(of id: ConstraintID) throws(SolverError) -> Int32 {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    return id.index
  }

  func knownIndex(of id: ConstraintID) -> Int32 {
    precondition(isKnown(id), "The constraint was removed.")
    return id.index
  }

  func id(of row: Int32) -> ConstraintID {
    ConstraintID(index: row, generation: constraints[row].generation)
  }

  /// Finds a place for a constraint and its row.
  @inline(__always)
  mutating func store(_ constraint: Constraint, _ relation: Relation) -> Int32 {
    guard !vacancies.rows.isEmpty else {
      constraints.append(constraint)
      rows.append(Row(relation))
      return Int32(truncatingIfNeeded: rows.count - 1)
    }
    let row = vacancies.rows.removeLast()
    let generation = constraints[row].generation
    constraints[row] = constraint
    constraints[row].generation = generation
    rows[row] = Row(relation)
    return row
  }

  /// Gives up the index of a row that is out of all structures; handles of it become stale.
  mutating func retire(_ row: Int32) {
    release(constraints[row].terms)
    constraints[row].terms = CellRange()
    rows[row].phase = .absent
    if row < slackDefinitions.count { slackDefinitions[row] = -1 }
    constraints[row].generation &+= 1
    vacancies.rows.append(row)
  }
}
