extension Block {
  /// Whether the levels alone are shown to leave a single solution; false may mean 'not shown'.
  ///
  /// At an optimal basis a solution can move only in directions that every level leaves flat. Where
  /// slots beyond the basis stand at 0, one of them may still forbid a direction: a slot that no
  /// flat direction lets grow on its side, and some make shrink, pins those. What is pinned drops
  /// out, and the rest is looked at again.
  mutating func isPinned(_ scratch: inout Scratch) -> Bool {
    if isUnique { return true }
    defer { scratch.endDirections() }
    guard collectDirections(&scratch) else { return false }
    dropAllPinnedDirections(&scratch)
    return scratch.openDirections == 0
  }

  /// Drops the directions that slots at 0 pin, until no more are.
  func dropAllPinnedDirections(_ scratch: inout Scratch) {
    while scratch.openDirections > 0 {
      let before = scratch.openDirections
      dropPinnedDirections(&scratch)
      if scratch.openDirections == before { return }
    }
  }

  /// Collects the directions that the levels leave flat; false when one is flat both ways.
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

  /// Drops the directions that a slot at 0 pins against all others that are left.
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

  /// Drops the directions in which a row at 0 shrinks, if it grows in no other that is left.
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
