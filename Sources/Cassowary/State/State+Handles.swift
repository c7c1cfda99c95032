extension State {
  static func check(constant: Double) throws(SolverError) {
    // False for NaN, too.
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
    let row = rows[id.index]
    return row.generation == id.generation && row.phase != .absent && !row.isNearness
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
    ConstraintID(index: row, generation: rows[row].generation)
  }

  /// Finds a place for a row.
  @inline(__always)
  mutating func store(_ record: Row) -> Int32 {
    guard !freeRows.isEmpty else {
      rows.append(record)
      return Int32(truncatingIfNeeded: rows.count - 1)
    }
    let row = freeRows.removeLast()
    let generation = rows[row].generation
    rows[row] = record
    rows[row].generation = generation
    return row
  }

  /// Gives up the index of a row that is out of all structures; handles of it become stale.
  mutating func retire(_ row: Int32) {
    release(rows[row].terms)
    rows[row].terms = CellRange()
    rows[row].phase = .absent
    rows[row].generation &+= 1
    freeRows.append(row)
  }
}
