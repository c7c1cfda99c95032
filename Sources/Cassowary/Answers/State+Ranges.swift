extension State {
  mutating func range(of variable: Int32) -> FreeRange {
    let value = answer(variable)
    guard mayMove(variable) else { return FreeRange(lower: value, upper: value) }
    guard let leaves = leavesBelow(variable) else { return FreeRange(lower: nil, upper: nil) }
    var fall: Double? = 0
    var rise: Double? = 0
    for group in leaves where !blocks[group.block].isPinned(&scratch) {
      if let soFar = fall { fall = travel(group, -1).map { soFar + $0 } }
      if let soFar = rise { rise = travel(group, 1).map { soFar + $0 } }
    }
    return FreeRange(lower: fall.map { value - $0 + 0 }, upper: rise.map { value + $0 })
  }

  mutating func isFree(_ variable: Int32) -> Bool {
    guard mayMove(variable) else { return false }
    guard let leaves = leavesBelow(variable) else { return true }
    for group in leaves where !blocks[group.block].isPinned(&scratch) {
      if travel(group, -1) != 0 || travel(group, 1) != 0 { return true }
    }
    return false
  }

  /// Leaves of one block, by slot, with their parts in a variable.
  private struct LeafGroup {
    var block: Int32
    var entries: [Entry]
  }

  /// The leaves that a variable rests on, by block; nil when one of them has no rows.
  private func leavesBelow(_ variable: Int32) -> [LeafGroup]? {
    var multipliers = Multipliers()
    multipliers.variables[variable] = 1
    var groups: [LeafGroup] = []
    for leaf in resolveVariables(&multipliers) where abs(leaf.coefficient) > Block.flat {
      let seat = seats[leaf.index]
      guard seat.block >= 0 else { return nil }
      let entry = Entry(index: seat.slot, coefficient: leaf.coefficient)
      if let group = groups.firstIndex(where: { $0.block == seat.block }) {
        groups[group].entries.append(entry)
      } else {
        groups.append(LeafGroup(block: seat.block, entries: [entry]))
      }
    }
    return groups
  }

  /// How far a sum of a block's leaves can go in a direction while every level stays optimal; nil
  /// when there is no end.
  ///
  /// A copy of the block gets the sum as a row with a linear cost, in a level below all others.
  private mutating func travel(_ group: LeafGroup, _ direction: Double) -> Double? {
    var block = blocks[group.block].copy()
    defer { block.free() }
    component.entries.removeAll()
    for entry in group.entries { component.entries.append(entry) }
    // The slope is the same on both sides of 0: no kink.
    let probe = Slot(
      owner: -1, place: 0, level: -1, below: direction, above: -direction, constant: 0,
      priority: .leastNonzeroMagnitude, order: 0)
    let slot = block.appendRow(probe, leaves: component.entries, &scratch)
    block.computeAll(&scratch)
    let start = block.slots[slot].value
    guard case .optimal = block.search(settlesTies: false, &scratch, &statistics) else {
      return nil
    }
    let end = block.slots[slot].isBasic ? block.slots[slot].value : 0
    let distance = abs(end - start)
    return distance <= 10 * block.tolerance ? 0 : distance
  }
}
