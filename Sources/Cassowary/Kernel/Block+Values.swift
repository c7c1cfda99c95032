extension Block {
  /// Computes values from the constants, after `changed` only those that depend on it, and returns
  /// whether the old basis is still optimal: no accounted side has changed.
  ///
  /// Values are never carried from search to search, so nothing drifts.
  mutating func refresh(_ scratch: inout Scratch) -> Bool {
    for slot in slots.elements { scale = max(scale, abs(slot.constant)) }
    guard isSolved else {
      recomputeAll(&scratch)
      return false
    }
    var isOptimal = true
    for index in 0..<changed.count {
      let slot = slots[changed[index]]
      if slot.isBasic {
        if recompute(Int(slot.place), &scratch) { isOptimal = false }
      } else {
        tableau.collectColumn(Int(~slot.place), into: &scratch.column)
        for entry in 0..<scratch.column.count
        where recompute(Int(scratch.column[entry].index), &scratch) {
          isOptimal = false
        }
      }
    }
    changed.removeAll()
    return isOptimal
  }

  /// Computes every value and every gradient from the tableau.
  mutating func recomputeAll(_ scratch: inout Scratch) {
    changed.removeAll()
    for row in 0..<basic.count { _ = recompute(row, &scratch) }
    gradients.base.update(repeating: 0, count: gradients.count)
    for row in 0..<basic.count {
      account(row, slots[basic[row]].slope, &scratch)
    }
  }

  /// Computes the value of a basic slot; returns whether it changed its side.
  private mutating func recompute(_ row: Int, _ scratch: inout Scratch) -> Bool {
    let slot = basic[row]
    tableau.collectRow(row, into: &scratch.row)
    var value = slots[slot].constant
    for entry in scratch.row.elements {
      value -= entry.coefficient * slots[nonbasic[entry.index]].constant
    }
    guard abs(value) > tolerance else {
      slots[slot].value = 0
      return false
    }
    slots[slot].value = value
    guard slots[slot].isPositive != (value > 0) else { return false }
    flip(slot, &scratch)
    return true
  }

  /// Accounts a basic slot on the other side of 0.
  mutating func flip(_ slot: Int32, _ scratch: inout Scratch) {
    let before = slots[slot].slope
    slots[slot].isPositive.toggle()
    account(Int(slots[slot].place), slots[slot].slope - before, &scratch)
  }

  /// Adds `slope` times a row to the gradient of its level; slots of no level have none.
  mutating func account(_ row: Int, _ slope: Double, _ scratch: inout Scratch) {
    let level = slots[basic[row]].level
    guard level >= 0, slope != 0 else { return }
    tableau.collectRow(row, into: &scratch.row)
    let gradient = self.gradient(level, 0)
    for entry in scratch.row.elements {
      gradient[Int(entry.index)] += slope * entry.coefficient
    }
  }
}

/// Lists that the searches of one solver share.
struct Scratch {
  var column = Store<Entry>(capacity: 64)
  var row = Store<Entry>(capacity: 64)
  var pivotRow = Store<Entry>(capacity: 64)

  func free() {
    column.free()
    row.free()
    pivotRow.free()
  }
}
