extension Block {
  /// Adds a leaf at 0 and returns its slot.
  mutating func appendLeaf(_ variable: Int32) -> Int32 {
    slots.append(Slot(leaf: variable))
    appendColumn(holding: Int32(slots.count - 1))
    return Int32(slots.count - 1)
  }

  /// Adds an empty column for a slot.
  mutating func appendColumn(holding slot: Int32) {
    if nonbasic.count == columnCapacity { widen() }
    slots[slot].place = ~Int32(nonbasic.count)
    nonbasic.append(slot)
    tableau.appendColumn()
    for level in 0..<levels.count { gradient(Int32(level), nonbasic.count - 1).pointee = 0 }
    if isSparse { isQueued.append(false) }
  }

  /// Adds a basic row, with its nonzeros given by leaf slot, and returns its slot.
  mutating func appendRow(_ row: Slot, leaves: Store<Entry>, _ scratch: inout Scratch) -> Int32 {
    express(leaves.elements, &scratch)
    // The levels are searched one by one.
    scratch.entriesRead += levels.count + scratch.pivotRow.count
    var slot = row
    slot.place = Int32(basic.count)
    slot.level = row.isNearness ? -1 : level(of: row.priority)
    slots.append(slot)
    let index = Int32(slots.count - 1)
    basic.append(index)
    tableau.appendRow(scratch.pivotRow)
    scale = max(scale, abs(slot.constant))
    if isComputed {
      account(basic.count - 1, slot.slope, &scratch)
      changed.append(index)
    }
    needsSearch = true
    isLoosenessKnown = false
    return index
  }

  /// Holds a row that consists of a leaf and a constant at 0 from the start, in place of the
  /// leaf, unless the row is satisfied where the leaf is 0.
  ///
  /// The two differ only by the constant, so the tableau stays as it is.
  mutating func start(at row: Int32, insteadOf leaf: Int32) {
    let constant = slots[row].constant
    guard !slots[leaf].isBasic, constant < 0 ? slots[row].below > 0 : slots[row].above > 0,
      constant != 0
    else { return }
    swap(&slots[row].place, &slots[leaf].place)
    basic[slots[leaf].place] = leaf
    nonbasic[~slots[row].place] = row
    isAtStart = false
  }

  /// Writes a sum of leaves, given by slot, over the nonbasic slots into `scratch.pivotRow`.
  func express(_ leaves: some Collection<Entry>, _ scratch: inout Scratch) {
    scratch.pivotRow.removeAll()
    if isAtStart {
      for leaf in leaves {
        scratch.pivotRow.append(
          Entry(index: ~slots[leaf.index].place, coefficient: leaf.coefficient))
      }
      return
    }
    for leaf in leaves {
      let place = slots[leaf.index].place
      if place < 0 {
        scratch.add(~place, leaf.coefficient)
      } else {
        tableau.collectRow(Int(place), into: &scratch.row)
        scratch.entriesRead += scratch.row.count
        for entry in scratch.row.elements {
          scratch.add(entry.index, leaf.coefficient * entry.coefficient)
        }
      }
    }
    scratch.finishSum()
  }

  /// Returns the level of a priority, which is created if it is new.
  mutating func level(of priority: Double) -> Int32 {
    // Rows of a new block come in order of priority, so it is usually the last.
    for level in (0..<levels.count).reversed() where levels[level] == priority {
      return Int32(level)
    }
    let level = Int32(levels.count)
    levels.append(priority)
    _ = gradients.append(repeating: 0, count: columnCapacity)
    ranking.append(level)
    var place = ranking.count - 1
    while place > 0 && levels[ranking[place - 1]] < priority {
      ranking[place] = ranking[place - 1]
      place -= 1
    }
    ranking[place] = level
    return level
  }

  /// Doubles the column capacity.
  private mutating func widen() {
    var wider = Store<Double>(capacity: columnCapacity * 2 * max(levels.count, 1))
    for level in 0..<levels.count {
      let start = wider.append(repeating: 0, count: columnCapacity * 2)
      (wider.base + start).update(
        from: gradient(Int32(level), 0), count: nonbasic.count)
    }
    gradients.free()
    gradients = wider
    columnCapacity *= 2
  }

  /// Sets the constant of a slot; the next refresh computes what depends on it.
  @inline(__always)
  mutating func setConstant(_ constant: Double, of slot: Int32) {
    guard slots[slot].constant != constant else { return }
    slots[slot].constant = constant
    scale = max(scale, abs(constant))
    changed.append(slot)
  }
}
