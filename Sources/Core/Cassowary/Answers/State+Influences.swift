extension State {
  /// Returns the constraints that determine a variable; whatever the tie rule holds at 0
  /// contributes nothing.
  mutating func influences(on variable: Int32) -> [Influence] {
    var multipliers = Multipliers()
    multipliers.variables.add(variable, 1)
    while true {
      let leaves = resolveVariables(&multipliers)
      if leaves.isEmpty { break }
      for leaf in leaves {
        addRows(holding: leaf.index, times: leaf.coefficient, to: &multipliers)
      }
    }
    return resolveRows(multipliers).filter {
      abs($0.coefficient) > 1e-9 && !constraints[$0.index].isSlackDefinition
    }.map {
      // The constant moves to the right side, so its sign changes.
      Influence(constraint: id(of: $0.index), sensitivity: 0 - $0.coefficient)
    }
  }

  /// Whether only the tie rule keeps an inequality at its bound: the levels would let it leave.
  func restsAtBound(_ row: Int32) -> Bool {
    guard constraints[row].prefersBound, rows[row].phase == .kernel, rows[row].block >= 0 else {
      return false
    }
    let block = blocks[rows[row].block]
    let slot = block.slots[rows[row].slot]
    guard !slot.isBasic else { return false }
    let verdict = block.price(Int(~slot.place))
    return verdict.improvement == nil && verdict.mayRise
  }

  /// The constraints that at least one variable depends on.
  ///
  /// The definitions, together with the rows that blocks hold at 0, are as many independent
  /// equations as the variables they settle, so each of them moves some of these variables.
  var determining: [ConstraintID] {
    (0..<Int32(rows.count)).filter { row in
      switch rows[row].phase {
      case .definition: !constraints[row].isSlackDefinition
      case .kernel:
        rows[row].block >= 0 && !constraints[row].isNearness
          && !blocks[rows[row].block].slots[rows[row].slot].isBasic
      case .absent, .pending, .fact: false
      }
    }.map { id(of: $0) }
  }

  /// Replaces a leaf with the rows at 0 that hold it.
  private mutating func addRows(
    holding leaf: Int32, times factor: Double, to multipliers: inout Multipliers
  ) {
    let block = seats[leaf].block
    guard block >= 0 else { return }
    let slot = blocks[block].slots[seats[leaf].slot]
    guard slot.isBasic else { return }
    blocks[block].tableau.collectRow(Int(slot.place), into: &scratch.row)
    for entry in scratch.row.elements {
      let owner = blocks[block].slots[blocks[block].nonbasic[entry.index]].owner
      guard owner >= 0 else { continue }
      add(owner, times: -factor * entry.coefficient * rows[owner].sign, to: &multipliers)
    }
  }
}
