extension State {
  /// Takes a row out of its block: a small block is rebuilt, a large one is changed in place.
  mutating func withdraw(_ row: Int32, from block: Int32) {
    guard blocks[block].isSparse else {
      dissolve(block)
      return
    }
    let slot = rows[row].slot
    guard blocks[block].removeRow(slot, &scratch, &statistics) else {
      dissolve(block)
      return
    }
    reseat(slot, in: block)
    rows[row].block = -1
    if blocks[block].isWornOut(by: 0) {
      dissolve(block)
    } else {
      soil(block)
    }
  }

  /// Takes a leaf without rows out of its block.
  mutating func leaveBlock(_ leaf: Int32) {
    agenda.bareLeaves.append(leaf)
    let block = seats[leaf].block
    guard block >= 0 else { return }
    let slot = seats[leaf].slot
    guard !blocks[block].slots[slot].isBasic else {
      dissolve(block)
      return
    }
    blocks[block].removeLeaf(slot, &scratch)
    reseat(slot, in: block)
    seats[leaf].block = -1
    if blocks[block].slots.isEmpty { discard(block) }
  }

  /// Updates the owner of a slot after the slot has moved into a vacated place.
  private func reseat(_ slot: Int32, in block: Int32) {
    guard slot < blocks[block].slots.count else { return }
    let owner = blocks[block].slots[slot].owner
    if owner >= 0 { rows[owner].slot = slot } else { seats[~owner].slot = slot }
  }

  private mutating func discard(_ block: Int32) {
    blocks[block].isAlive = false
    blocks[block].isDirty = false
    if blocks[block].isSparse {
      blocks[block].free()
      blocks[block] = Block()
    }
    vacancies.blocks.append(block)
  }

  /// Dissolves a block and queues its rows to be grouped again.
  mutating func dissolve(_ block: Int32) {
    let start = agenda.newRows.count
    for slot in blocks[block].slots.elements {
      if slot.owner >= 0 {
        rows[slot.owner].block = -1
        agenda.newRows.append(slot.owner)
      } else {
        seats[~slot.owner].block = -1
      }
    }
    discard(block)
    guard !nearness.isKept, nearness.count > 0 else { return }
    for index in start..<agenda.newRows.count {
      let row = agenda.newRows[index]
      if constraints[row].isNearness && rows[row].phase == .kernel { dropNearness(row) }
    }
  }

  /// Moves the slots of one large block, with their basis, into another.
  mutating func merge(_ block: Int32, into host: Int32) {
    let start = Int32(blocks[host].slots.count)
    blocks[host].absorb(blocks[block], &scratch)
    for slot in start..<Int32(blocks[host].slots.count) {
      let owner = blocks[host].slots[slot].owner
      if owner >= 0 {
        rows[owner].block = host
        rows[owner].slot = slot
      } else {
        seats[~owner].block = host
        seats[~owner].slot = slot
      }
    }
    discard(block)
  }

  /// Solves the queued blocks; those whose required rows contradict one another stay queued.
  ///
  /// Leaves that only nearness to 0 holds are recorded for the tie rule.
  mutating func solveDirtyBlocks() throws(SolverError) {
    var kept = 0
    var index = 0
    defer { agenda.dirtyBlocks.truncate(to: kept) }
    while index < agenda.dirtyBlocks.count {
      let block = agenda.dirtyBlocks[index]
      index += 1
      guard blocks[block].isAlive, blocks[block].isDirty else { continue }
      // A contradictory block waits until it changes.
      if blocks[block].isInfeasible, blocks[block].isSolved {
        agenda.dirtyBlocks[kept] = block
        kept += 1
        continue
      }
      let fault = solve(block)
      let isSolved = fault == nil && !blocks[block].isInfeasible
      // Whatever the values change in the block itself must queue it again.
      if isSolved { blocks[block].isDirty = false }
      publishLeaves(of: block)
      touches.note(block: block)
      if isSolved { continue }
      agenda.dirtyBlocks[kept] = block
      kept += 1
      guard let fault else { continue }
      while index < agenda.dirtyBlocks.count {
        agenda.dirtyBlocks[kept] = agenda.dirtyBlocks[index]
        kept += 1
        index += 1
      }
      throw fault
    }
  }

  /// Solves a block; returns the limit that the search hit, if any.
  private mutating func solve(_ block: Int32) -> SolverError? {
    if blocks[block].refresh(&scratch) {
      statistics.searchesSkipped += 1
      if blocks[block].mayViolateRequired { blocks[block].checkFeasibility() }
      noteLooseness(of: block)
      return nil
    }
    let result = blocks[block].search(settlesTies: modes.settlesTies, &scratch, &statistics)
    blocks[block].checkFeasibility()
    noteLooseness(of: block)
    switch result {
    case .pivotLimit(let limit): return .pivotLimit(limit)
    case .sizeLimit(let limit): return .sizeLimit(limit)
    case .workLimit(let limit): return .workLimit(limit)
    case .optimal, .unbounded: return nil
    }
  }

  /// Determines whether the tie rule may have to consider what rests on a block's leaves.
  @inline(__always)
  private mutating func noteLooseness(of block: Int32) {
    if !blocks[block].isLoosenessKnown {
      blocks[block].isLoose =
        blocks[block].usesNearness && (!nearness.isTracked || !blocks[block].isPinned(&scratch))
      blocks[block].isLoosenessKnown = nearness.isTracked
    }
    guard nearness.isTracked, blocks[block].isLoose else { return }
    for slot in blocks[block].slots.elements where slot.owner < 0 {
      nearness.looseLeaves.append(~slot.owner)
    }
  }

  private mutating func publishLeaves(of block: Int32) {
    for slot in blocks[block].slots.elements where slot.owner < 0 {
      setLeaf(~slot.owner, to: slot.isBasic ? slot.value : 0)
    }
    guard nearness.count > 0 else { return }
    // A nearness row that has come into the block of a leaf which it treats as a number must be
    // written anew.
    var leaves: [Int32] = []
    for slot in blocks[block].slots.elements where slot.owner < 0 {
      if isNumber(~slot.owner, inBlock: block) { leaves.append(~slot.owner) }
    }
    for leaf in leaves { detachParameterUses(of: leaf) }
  }

  /// Whether a nearness row of a block treats a leaf as a number.
  private func isNumber(_ leaf: Int32, inBlock block: Int32) -> Bool {
    var use = seats[leaf].parameterUses
    while use >= 0 {
      if rows[~cells[use].row].block == block { return true }
      use = cells[use].next
    }
    return false
  }

  /// Sets leaves that no row holds any more to 0.
  mutating func settleBareLeaves() {
    for index in 0..<agenda.bareLeaves.count {
      let leaf = agenda.bareLeaves[index]
      guard variables[leaf].definition < 0, seats[leaf].block < 0 else { continue }
      setLeaf(leaf, to: 0)
      touches.note(leaf: leaf)
      detachParameterUses(of: leaf)
      if nearness.isTracked { nearness.looseLeaves.append(leaf) }
    }
    agenda.bareLeaves.removeAll()
  }
}
