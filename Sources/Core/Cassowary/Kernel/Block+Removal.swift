extension Block {
  /// Whether so many removals have been made, or are about to be, that the block may have fallen into
  /// parts, which rebuilding finds.
  func isWornOut(by removals: Int) -> Bool {
    self.removals + removals > 16 + basic.count / 4
  }

  /// Drops the row in a slot of a sparse block; the last slot takes its place.
  ///
  /// A row held at 0 first becomes basic, in exchange for the slot that moves least. Returns
  /// false if rounding has left no slot to exchange it with: the block must then be rebuilt.
  mutating func removeRow(
    _ slot: Int32, _ scratch: inout Scratch, _ statistics: inout Statistics
  ) -> Bool {
    // Pending changes of constants must not apply to a slot that another has moved into.
    if isComputed && !changed.isEmpty { _ = refresh(&scratch) }
    if !slots[slot].isBasic && !release(slot, &scratch, &statistics) { return false }
    let row = Int(slots[slot].place)
    if isComputed { account(row, -slots[slot].slope, &scratch) }
    tableau.removeRow(row)
    basic.swapRemove(row)
    if row < basic.count { slots[basic[row]].place = Int32(row) }
    dropSlot(slot)
    removals += 1
    needsSearch = true
    isLoosenessKnown = false
    return true
  }

  /// Drops a leaf that no row mentions any more: it is nonbasic, and its column is empty.
  mutating func removeLeaf(_ slot: Int32, _ scratch: inout Scratch) {
    let column = Int(~slots[slot].place)
    let last = nonbasic.count - 1
    clearQueue()
    tableau.removeColumn(column, &scratch.column)
    nonbasic.swapRemove(column)
    isQueued.truncate(to: last)
    if column < last {
      slots[nonbasic[column]].place = ~Int32(column)
      for level in 0..<levels.count {
        gradient(Int32(level), column).pointee = gradient(Int32(level), last).pointee
      }
    }
    dropSlot(slot)
    needsSearch = true
    isLoosenessKnown = false
  }

  private mutating func dropSlot(_ slot: Int32) {
    slots.swapRemove(Int(slot))
    guard slot < slots.count else { return }
    let place = slots[slot].place
    if place >= 0 { basic[place] = slot } else { nonbasic[~place] = slot }
  }

  /// Makes a nonbasic slot basic.
  private mutating func release(
    _ slot: Int32, _ scratch: inout Scratch, _ statistics: inout Statistics
  ) -> Bool {
    let column = Int(~slots[slot].place)
    tableau.collectColumn(column, into: &scratch.column)
    var best: Entry?
    var least = Double.infinity
    for entry in scratch.column.elements where abs(entry.coefficient) > Block.flat {
      let move = -slots[basic[entry.index]].value / entry.coefficient
      if abs(move) < abs(least) {
        least = move
        best = entry
      }
    }
    guard let best else { return false }
    pivot(column, row: Int(best.index), move: least, rises: least > 0, &scratch, &statistics)
    return true
  }
}
