/// What may be free at all, for those who ask of every variable.
extension State {
  /// Whether a variable may rest on something that the optimal solutions leave free; false is
  /// certain.
  ///
  /// The first few questions after a commit are open, so that one question does not cost as much as
  /// all; the next one finds the answers to all. O(1), but for that one: linear in the system.
  mutating func mayMove(_ variable: Int32) -> Bool {
    if variables[variable].isGround { return false }
    freedomQuestions += 1
    if freedomQuestions < 8 { return true }
    if freedomQuestions == 8 { findFreedom() }
    return variable < freedom.count ? freedom[variable] : true
  }

  /// The leaves of the blocks that were solved since this was last asked, and those that lost their
  /// rows, ascending.
  mutating func takeTouchedLeaves() -> [Int32] {
    let touched = Set(touchedBlocks.elements).sorted()
    touchedBlocks.removeAll()
    for block in touched where block < blocks.count && blocks[block].isAlive {
      for slot in blocks[block].slots.elements where slot.owner < 0 {
        touchedLeaves.append(~slot.owner)
      }
    }
    var found: [Int32] = []
    for leaf in touchedLeaves.elements where !variables[leaf].isMarked {
      variables[leaf].isMarked = true
      found.append(leaf)
    }
    touchedLeaves.removeAll()
    for leaf in found { variables[leaf].isMarked = false }
    return found.sorted()
  }

  private mutating func findFreedom() {
    freedom.removeAll()
    _ = freedom.append(repeating: false, count: values.count)
    for variable in 0..<variables.count where variables[variable].definition < 0 {
      freedom[variable] = seats[variable].block < 0
    }
    for block in blocks.elements.indices
    where blocks[block].isAlive && !blocks[block].isPinned(&scratch) {
      for slot in blocks[block].slots.elements where slot.owner < 0 { freedom[~slot.owner] = true }
    }
    forEachLabelled { state, variable in
      let record = state.variables[variable]
      guard record.definition >= 0, !record.isGround else { return }
      state.freedom[variable] = state.rows[record.definition].cells.indices.contains {
        state.freedom[state.cells[$0].variable]
      }
    }
  }
}
