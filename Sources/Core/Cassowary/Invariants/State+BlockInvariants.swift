extension State {
  /// Checks that a block's slots are its rows and leaves, that its tableau follows from them, and
  /// that its basis is optimal.
  func checkBlock(_ index: Int32, at point: [Double]) {
    let block = blocks[index]
    checkSlots(of: index)
    let linear = (0..<block.slots.count).map { linearPart(of: block.slots[$0], at: point) }
    var entries = Store<Entry>()
    defer { entries.free() }
    var gradients = [Double](repeating: 0, count: block.levels.count * block.nonbasic.count)
    for (row, slot) in block.basic.elements.enumerated() {
      block.tableau.collectRow(row, into: &entries)
      var total = 0.0
      var value = block.slots[slot].constant
      var largest = max(1, abs(linear[Int(slot)]))
      for entry in entries.elements {
        let other = block.nonbasic[entry.index]
        total += entry.coefficient * linear[Int(other)]
        value -= entry.coefficient * block.slots[other].constant
        largest = max(largest, abs(entry.coefficient * linear[Int(other)]))
        guard block.slots[slot].level >= 0 else { continue }
        gradients[Int(block.slots[slot].level) * block.nonbasic.count + Int(entry.index)] +=
          block.slots[slot].slope * entry.coefficient
      }
      precondition(
        abs(total - linear[Int(slot)]) <= 1e-6 * largest, "A tableau row is not its slot.")
      precondition(
        abs(value - block.slots[slot].value) <= 1e-6 * block.scale,
        "A slot's value does not follow from the constants.")
    }
    for level in 0..<block.levels.count {
      for column in 0..<block.nonbasic.count {
        let found = block.gradient(Int32(level), column).pointee
        precondition(
          abs(found - gradients[level * block.nonbasic.count + column])
            <= 1e-6 * max(1, abs(found)), "A gradient is not that of the level.")
      }
    }
    checkOptimality(of: block)
  }

  private func checkSlots(of index: Int32) {
    let block = blocks[index]
    precondition(
      block.slots.count == block.basic.count + block.nonbasic.count, "A slot is out of place.")
    for (index32, slot) in block.slots.elements.enumerated() {
      let place = slot.place
      let there = place >= 0 ? block.basic[place] : block.nonbasic[~place]
      precondition(there == index32, "A slot is not where it says.")
      if slot.owner >= 0 {
        precondition(rows[slot.owner].phase == .kernel, "A slot's row is not in the kernel.")
        precondition(rows[slot.owner].block == index, "A slot's row is elsewhere.")
        precondition(rows[slot.owner].slot == index32, "A slot's row is in another slot.")
        let constant = groundConstant(of: slot.owner) * rows[slot.owner].sign
        precondition(
          abs(constant - slot.constant) <= 1e-6 * max(1, abs(constant)),
          "A slot's constant is not that of its row.")
      } else {
        precondition(seats[~slot.owner].block == index, "A slot's leaf is elsewhere.")
        precondition(seats[~slot.owner].slot == index32, "A slot's leaf is in another slot.")
        precondition(variables[~slot.owner].definition < 0, "A slot's leaf has a definition.")
      }
    }
  }

  /// Returns the part of a slot that depends on leaves, at a point.
  private func linearPart(of slot: Slot, at point: [Double]) -> Double {
    guard slot.owner >= 0 else { return point[Int(~slot.owner)] }
    let row = rows[slot.owner]
    var total = 0.0
    for index in row.cells.indices where !isNumber(index) {
      total += cells[index].coefficient * point[Int(cells[index].variable)]
    }
    return total * row.sign
  }

  private func checkOptimality(of block: Block) {
    precondition(!block.isInfeasible, "A block contradicts itself after the transaction.")
    for column in 0..<block.nonbasic.count {
      let verdict = block.price(column)
      precondition(
        (verdict.improvement?.gain ?? 0) <= 1e-6, "A level of a block could be better.")
    }
  }
}
