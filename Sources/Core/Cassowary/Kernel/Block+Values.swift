extension Block {
  /// Computes the values that depend on changed constants, and returns whether the basis is still
  /// optimal, that is, whether no slot has changed sides.
  ///
  /// Values are computed from the constants each time rather than carried along, so nothing
  /// drifts.
  mutating func refresh(_ scratch: inout Scratch) -> Bool {
    guard isComputed else {
      computeAll(&scratch)
      return false
    }
    for index in 0..<changed.count {
      let slot = slots[changed[index]]
      if slot.isBasic {
        compute(Int(slot.place), &scratch)
      } else {
        tableau.collectColumn(Int(~slot.place), into: &scratch.column)
        for entry in 0..<scratch.column.count {
          compute(Int(scratch.column[entry].index), &scratch)
        }
      }
    }
    changed.removeAll()
    return !needsSearch
  }

  /// Computes every value and every gradient from the tableau.
  mutating func computeAll(_ scratch: inout Scratch) {
    changed.removeAll()
    scale = 1
    for slot in slots.elements { scale = max(scale, abs(slot.constant)) }
    isComputed = false
    gradients.base.update(repeating: 0, count: gradients.count)
    for row in 0..<basic.count {
      compute(row, &scratch)
      scratch.cellsCopied += scratch.row.count
      accountCollected(slots[basic[row]], slots[basic[row]].slope, scratch.row)
    }
    isComputed = true
    pivotsSinceComputed = 0
    enqueueAll()
  }

  /// Computes the value of a basic slot, and accounts it on the right side.
  private mutating func compute(_ row: Int, _ scratch: inout Scratch) {
    let slot = basic[row]
    tableau.collectRow(row, into: &scratch.row)
    var value = slots[slot].constant
    for entry in scratch.row.elements {
      value -= entry.coefficient * slots[nonbasic[entry.index]].constant
    }
    if abs(value) <= tolerance { value = 0 }
    if (value == 0) != (slots[slot].value == 0) { isLoosenessKnown = false }
    slots[slot].value = value
    guard value != 0 else { return }
    guard slots[slot].isPositive != (value > 0) else { return }
    needsSearch = true
    if isComputed { flip(slot, &scratch) } else { slots[slot].isPositive.toggle() }
  }

  /// Accounts a basic slot on the other side of 0.
  mutating func flip(_ slot: Int32, _ scratch: inout Scratch) {
    let before = slots[slot].slope
    slots[slot].isPositive.toggle()
    account(Int(slots[slot].place), slots[slot].slope - before, &scratch)
  }

  /// Adds `slope` times a row to the gradient of its level; slots without a level have no
  /// gradient.
  mutating func account(_ row: Int, _ slope: Double, _ scratch: inout Scratch) {
    let slot = slots[basic[row]]
    guard slot.level >= 0, slope != 0 else { return }
    tableau.collectRow(row, into: &scratch.row)
    accountCollected(slot, slope, scratch.row)
  }

  /// Adds `slope` times a row, given by its nonzeros, to the gradient of a slot's level.
  @inline(__always)
  private mutating func accountCollected(_ slot: Slot, _ slope: Double, _ row: Store<Entry>) {
    guard slot.level >= 0, slope != 0 else { return }
    let gradient = self.gradient(slot.level, 0)
    for entry in row.elements {
      gradient[Int(entry.index)] += slope * entry.coefficient
      enqueue(entry.index)
    }
  }

  /// Checks whether the required slots hold.
  mutating func checkFeasibility() {
    var violation = 0.0
    mayViolateRequired = false
    for index in basic.elements where slots[index].isRequired {
      let slot = slots[index]
      guard !slot.isPositive else { continue }
      mayViolateRequired = true
      violation -= min(0, slot.value)
    }
    isInfeasible = violation > 1e-7 * scale
  }
}
