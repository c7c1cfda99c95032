/// Quick tests of which variables may be free, for callers that ask about every variable.
extension State {
  /// Whether a variable may rest on a leaf that the optimal solutions leave free; false is
  /// certain.
  ///
  /// The first few questions after a commit return true, so that a single question does not cost
  /// as much as all; the next one computes the answers for all variables. O(1), except for that
  /// one: linear in the system.
  mutating func mayMove(_ variable: Int32) -> Bool {
    if variables[variable].isGround { return false }
    freedom.questions += 1
    if freedom.questions < 8 { return true }
    if freedom.questions == 8 { findFreedom() }
    return variable < freedom.variables.count ? freedom.variables[variable].mayMove : true
  }

  /// Returns a mark with a leaf that certainly lets a variable move, if that was found for all
  /// variables at once; nil if its leaves must be examined.
  func knownMark(of variable: Int32) -> FreedomMark? {
    guard freedom.questions >= 8, variable < freedom.variables.count,
      freedom.variables[variable].isCertain
    else {
      return nil
    }
    let leaf = freedom.variables[variable].leaf
    let block = seats[leaf].block
    return FreedomMark(leaf: leaf, version: block < 0 ? -1 : blocks[block].version)
  }

  /// Later blocks hold younger leaves, which in a chain are the variable's own; a leaf without
  /// rows ranks as a block of its own after all others.
  private func rank(ofLeaf leaf: Int32) -> Int32 {
    let block = seats[leaf].block
    return block < 0 ? Int32(truncatingIfNeeded: blocks.count) + leaf : block
  }

  /// Returns the leaves of the blocks solved since the last call, and those that lost their rows,
  /// in ascending order.
  mutating func takeTouchedLeaves() -> [Int32] {
    let touched = Set(touches.blocks.elements).sorted()
    touches.blocks.removeAll()
    for block in touched where block < blocks.count && blocks[block].isAlive {
      for slot in blocks[block].slots.elements where slot.owner < 0 {
        touches.leaves.append(~slot.owner)
      }
    }
    var found: [Int32] = []
    for leaf in touches.leaves.elements where !variables[leaf].isMarked {
      variables[leaf].isMarked = true
      found.append(leaf)
    }
    touches.leaves.removeAll()
    for leaf in found { variables[leaf].isMarked = false }
    return found.sorted()
  }

  /// Finds what may move each variable, in one pass over the leaves and the definitions, oldest
  /// first.
  private mutating func findFreedom() {
    freedom.variables.removeAll()
    _ = freedom.variables.append(repeating: Freedom(), count: values.count)
    for leaf in 0..<Int32(variables.count)
    where variables[leaf].definition < 0 && seats[leaf].block < 0 {
      freedom.variables[leaf] = Freedom(
        mayMove: true, rank: rank(ofLeaf: leaf), leaf: leaf, motion: 1)
    }
    for block in blocks.elements.indices
    where blocks[block].isAlive && !blocks[block].isPinned(&scratch) {
      findMotions(inBlock: Int32(block))
    }
    var read = 0
    forEachLabelled { state, variable in
      let record = state.variables[variable]
      guard record.definition >= 0, !record.isGround else { return }
      let row = state.rows[record.definition]
      let factor = row.ownsCells ? 1 : row.scale
      var sum = Freedom()
      for cell in row.cells.indices where state.cells[cell].variable != variable {
        sum.add(
          state.freedom.variables[state.cells[cell].variable],
          times: factor * state.cells[cell].coefficient)
      }
      read += Int(row.cells.count)
      state.freedom.variables[variable] = sum
    }
    scratch.entriesRead += read
  }

  /// Records how far each leaf of a block moves when all its open directions are followed at
  /// once, each by a length of its own, so that their effects cancel only by rare accident.
  private mutating func findMotions(inBlock block: Int32) {
    for slot in blocks[block].slots.elements where slot.owner < 0 {
      freedom.variables[~slot.owner] = Freedom(
        mayMove: true, rank: block, leaf: ~slot.owner, motion: 0)
    }
    while probes.directions.count < blocks.count { probes.directions.append(Directions()) }
    let open = probes.directions[block].openColumns(of: blocks[block], &scratch)
    for (place, column) in open.prefix(Directions.mostFollowed).enumerated() {
      // Fractions of the golden section: evenly spread, and all different.
      let length = 1 + (Double(place) * 0.6180339887498949).truncatingRemainder(dividingBy: 1)
      move(blocks[block].nonbasic[column], of: block, by: length)
      blocks[block].tableau.collectColumn(Int(column), into: &scratch.column)
      scratch.entriesRead += scratch.column.count + 1
      for entry in scratch.column.elements {
        move(blocks[block].basic[entry.index], of: block, by: length * entry.coefficient)
      }
    }
  }

  private func move(_ slot: Int32, of block: Int32, by length: Double) {
    let owner = blocks[block].slots[slot].owner
    if owner < 0 { freedom.variables[~owner].motion += length }
  }
}
