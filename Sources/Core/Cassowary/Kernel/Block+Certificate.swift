extension Block {
  /// Whether the levels alone provably leave a single solution; false may mean 'not proved'.
  ///
  /// At an optimal basis a solution can move only in directions that are flat in every level. If
  /// the basis is degenerate, a slot at 0 may still forbid a direction: a slot that no flat
  /// direction moves up on its side, and that some move down, pins the latter. Pinned directions
  /// are dropped, and the rest examined again.
  mutating func isPinned(_ scratch: inout Scratch) -> Bool {
    if isUnique { return true }
    defer { scratch.endDirections() }
    guard collectDirections(&scratch) else { return false }
    dropAllPinnedDirections(&scratch)
    return scratch.openDirections == 0
  }

  /// Drops the directions that slots at 0 pin, until none is left to drop.
  func dropAllPinnedDirections(_ scratch: inout Scratch) {
    while scratch.openDirections > 0 {
      let before = scratch.openDirections
      dropPinnedDirections(&scratch)
      if scratch.openDirections == before { return }
    }
  }

  /// Collects the directions that are flat in every level; returns false when one is flat both
  /// ways.
  func collectDirections(_ scratch: inout Scratch) -> Bool {
    scratch.beginDirections(columns: nonbasic.count)
    for column in 0..<nonbasic.count {
      let verdict = price(column)
      scratch.entriesRead += verdict.levelsRead
      if verdict.improvement != nil { return false }
      if verdict.mayRise && verdict.mayFall { return false }
      if verdict.isOpen { scratch.addDirection(Int32(column), verdict.mayRise ? 1 : -1) }
    }
    return true
  }

  /// Drops the directions that a slot at 0 pins against all the remaining others.
  private func dropPinnedDirections(_ scratch: inout Scratch) {
    for index in 0..<scratch.directions.count {
      let column = scratch.directions[index]
      guard scratch.signs[column] != 0 else { continue }
      tableau.collectColumn(Int(column), into: &scratch.column)
      scratch.entriesRead += scratch.column.count + 1
      for entry in scratch.column.elements {
        let slot = slots[basic[entry.index]]
        guard abs(slot.value) <= tolerance, slot.level >= 0, slot.below + slot.above > 0 else {
          continue
        }
        dropDirections(at: Int(entry.index), slot.isPositive ? 1 : -1, &scratch)
      }
    }
  }

  /// Drops the directions in which a row at 0 shrinks, if it grows in none of the remaining ones.
  private func dropDirections(at row: Int, _ side: Double, _ scratch: inout Scratch) {
    tableau.collectRow(row, into: &scratch.row)
    scratch.entriesRead += scratch.row.count
    for entry in scratch.row.elements
    where side * scratch.signs[entry.index] * entry.coefficient > Block.flat {
      return
    }
    for entry in scratch.row.elements
    where side * scratch.signs[entry.index] * entry.coefficient < -Block.flat {
      scratch.signs[entry.index] = 0
      scratch.openDirections -= 1
    }
  }
}
