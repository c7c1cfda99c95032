extension State {
  /// Recomputes the constants of a row, and of all rows derived through it, from those of the
  /// constraints.
  ///
  /// They are recomputed rather than added to, so nothing drifts. O(rows derived through it).
  mutating func refreshConstants(from row: Int32) {
    let isAlone =
      rows[row].phase != .definition || variables[rows[row].subject].eliminations < 0
    guard !isAlone else {
      refreshConstant(of: row)
      return
    }
    for row in rowsDerived(through: row) { refreshConstant(of: row) }
  }

  /// Returns a definition and all rows derived through it, directly or not, in order of
  /// derivation.
  private func rowsDerived(through first: Int32) -> [Int32] {
    var found = [first]
    rows[first].isMarked = true
    var next = 0
    while next < found.count {
      let row = found[next]
      next += 1
      guard rows[row].phase == .definition else { continue }
      var use = variables[rows[row].subject].eliminations
      while use >= 0 {
        let follower = cells[use].row
        if !rows[follower].isMarked {
          rows[follower].isMarked = true
          found.append(follower)
        }
        use = cells[use].next
      }
    }
    for row in found { rows[row].isMarked = false }
    return found.sorted { rows[$0].stamp < rows[$1].stamp }
  }

  private mutating func refreshConstant(of row: Int32) {
    var constant = constraints[row].constant
    for cell in rows[row].eliminated.indices {
      let definition = variables[cells[cell].variable].definition
      constant += cells[cell].coefficient * rows[definition].reducedConstant
    }
    if rows[row].phase == .definition {
      rows[row].reducedConstant = constant * rows[row].scale
      agenda.movedDefinitions.append(rows[row].subject)
    } else {
      rows[row].reducedConstant = constant
      constantMoved(in: row)
    }
  }

  /// Passes the constant of a kernel row or a fact on to where it is used.
  @inline(__always)
  mutating func constantMoved(in row: Int32) {
    let block = rows[row].block
    guard block >= 0 else {
      suspect(row)
      return
    }
    blocks[block].setConstant(groundConstant(of: row) * rows[row].sign, of: rows[row].slot)
    soil(block)
  }

  /// Returns the part of a kernel row or a fact that does not depend on leaves.
  @inline(__always)
  func groundConstant(of row: Int32) -> Double {
    var constant = rows[row].reducedConstant
    for cell in rows[row].cells.indices where isNumber(cell) {
      constant += cells[cell].coefficient * values[cells[cell].variable]
    }
    return constant
  }

  /// Whether a cell of a kernel row or a fact enters as a number rather than as a leaf that can
  /// move.
  @inline(__always)
  func isNumber(_ cell: Int) -> Bool {
    cells[cell].isParameter || variables[cells[cell].variable].isGround
  }

  /// Queues a block to be solved.
  @inline(__always)
  mutating func soil(_ block: Int32) {
    guard !blocks[block].isDirty else { return }
    blocks[block].isDirty = true
    clock.version += 1
    blocks[block].version = clock.version
    agenda.dirtyBlocks.append(block)
  }
}
