extension Block {
  /// Whether the levels alone are shown to leave a single solution; false may mean 'not shown'.
  ///
  /// At an optimal basis a solution can move only in directions that every level leaves flat. Where
  /// slots beyond the basis stand at 0, one of them may still forbid a direction: a slot that no
  /// flat direction lets grow on its side, and some make shrink, pins those. What is pinned drops
  /// out, and the rest is looked at again.
  mutating func isPinned(_ scratch: inout Scratch) -> Bool {
    if isUnique { return true }
    scratch.directions.removeAll()
    for column in 0..<nonbasic.count {
      let verdict = price(column)
      if verdict.improvement != nil { return false }
      if verdict.mayRise && verdict.mayFall { return false }
      guard verdict.isOpen else { continue }
      scratch.directions.append(
        Entry(index: Int32(column), coefficient: verdict.mayRise ? 1 : -1))
    }
    while !scratch.directions.isEmpty {
      let before = scratch.directions.count
      dropPinnedDirections(&scratch)
      if scratch.directions.count == before { return false }
    }
    return true
  }

  /// Drops the directions that a slot at 0 pins against all others that are left.
  private func dropPinnedDirections(_ scratch: inout Scratch) {
    for index in 0..<scratch.directions.count {
      tableau.collectColumn(Int(scratch.directions[index].index), into: &scratch.column)
      for entry in scratch.column.elements {
        let slot = slots[basic[entry.index]]
        guard abs(slot.value) <= tolerance, slot.level >= 0, slot.below + slot.above > 0 else {
          continue
        }
        if pins(Int(entry.index), slot.isPositive ? 1 : -1, &scratch) { return }
      }
    }
  }

  /// Whether a row at 0 grows in no direction that is left; drops those in which it shrinks.
  private func pins(_ row: Int, _ side: Double, _ scratch: inout Scratch) -> Bool {
    tableau.collectRow(row, into: &scratch.row)
    for direction in scratch.directions.elements
    where side * direction.coefficient * scratch.cell(direction.index) > Block.flat {
      return false
    }
    var place = 0
    let count = scratch.directions.count
    while place < scratch.directions.count {
      let direction = scratch.directions[place]
      if side * direction.coefficient * scratch.cell(direction.index) < -Block.flat {
        scratch.directions.swapRemove(place)
      } else {
        place += 1
      }
    }
    return scratch.directions.count < count
  }
}
