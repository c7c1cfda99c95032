extension Block {
  /// Adds the slots of another block, keeping its basis.
  ///
  /// The blocks share nothing, so the tableaux are placed side by side. O(nonzeros of both).
  mutating func absorb(_ other: Block, _ scratch: inout Scratch) {
    let firstSlot = Int32(slots.count)
    let firstColumn = Int32(nonbasic.count)
    for slot in other.slots.elements {
      slots.append(slot)
      if slot.level >= 0 { slots[slots.count - 1].level = level(of: slot.priority) }
    }
    for slot in other.nonbasic.elements {
      appendColumn(holding: slot + firstSlot)
    }
    for row in 0..<other.basic.count {
      let slot = other.basic[row] + firstSlot
      other.tableau.collectRow(row, into: &scratch.pivotRow)
      for entry in scratch.pivotRow.elements.indices {
        scratch.pivotRow[entry].index += firstColumn
      }
      slots[slot].place = Int32(basic.count)
      basic.append(slot)
      tableau.appendRow(scratch.pivotRow)
    }
    isComputed = false
    isAtStart = false
    needsSearch = true
  }
}
