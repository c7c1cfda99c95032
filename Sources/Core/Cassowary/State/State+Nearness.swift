/// The last rule for ties: what is still free is as near 0 as possible, in order of creation.
///
/// A leaf is drawn to 0 by its slot. That alone is exact as long as every variable is younger
/// than the leaves that it rests on. Where a definition is inverted, older variables that rest on
/// a leaf which nothing else holds get a row of their own, which draws them to 0 in their turn.
/// Leaves that the levels settle enter such a row as numbers, so that it connects only loose
/// leaves.
extension State {
  /// Adds nearness rows, and solves again, until no more are needed.
  mutating func settleNearness() throws(SolverError) {
    guard nearness.isTracked else {
      nearness.subjects.removeAll()
      nearness.looseLeaves.removeAll()
      return
    }
    collectLeavesBelowInversions()
    nearness.isKept = true
    defer { nearness.isKept = false }
    while true {
      addNearnessRows()
      if !agenda.hasRows { break }
      derivePending()
      groupNewRows()
      settleBareLeaves()
      try solveDirtyBlocks()
    }
  }

  /// Whether only nearness to 0 may hold a leaf.
  private mutating func isLoose(_ leaf: Int32) -> Bool {
    guard variables[leaf].definition < 0, variables[leaf].isAlive else { return false }
    let block = seats[leaf].block
    guard block >= 0 else { return true }
    // Flags set while no definition was inverted have not been verified.
    if blocks[block].isLoose && !blocks[block].isLoosenessKnown {
      blocks[block].isLoose = !blocks[block].isPinned(&scratch)
      blocks[block].isLoosenessKnown = true
    }
    return blocks[block].isLoose
  }

  /// Whether a leaf has a value that no nearness row can move.
  mutating func isSettled(_ leaf: Int32) -> Bool {
    let block = seats[leaf].block
    return variables[leaf].definition < 0 && block >= 0 && !blocks[block].isDirty
      && !isLoose(leaf)
  }

  /// Queues the nearness rows that treated a leaf as a number to be derived again.
  mutating func detachParameterUses(of leaf: Int32) {
    while seats[leaf].parameterUses >= 0 {
      let row = ~cells[seats[leaf].parameterUses].row
      detach(row)
      pend(row)
    }
  }

  /// Adds the loose leaves that new inverted definitions rest on to `looseLeaves`.
  private mutating func collectLeavesBelowInversions() {
    var found = nearness.subjects
    nearness.subjects = Store()
    var next = 0
    while next < found.count {
      let variable = found[next]
      next += 1
      let definition = variables[variable].definition
      if definition < 0 {
        if isLoose(variable) { nearness.looseLeaves.append(variable) }
        continue
      }
      for cell in rows[definition].cells.indices {
        let term = cells[cell].variable
        guard term != variable, !variables[term].isGround, !variables[term].isMarked else {
          continue
        }
        variables[term].isMarked = true
        found.append(term)
      }
    }
    for variable in found.elements { variables[variable].isMarked = false }
    found.free()
  }

  private mutating func addNearnessRows() {
    var leaves = nearness.watchedLeaves
    for leaf in nearness.looseLeaves.elements { leaves.append(leaf) }
    nearness.looseLeaves.removeAll()
    nearness.watchedLeaves = Store()
    for leaf in leaves.elements where isLoose(leaf) && !variables[leaf].isMarked {
      detachParameterUses(of: leaf)
      variables[leaf].isMarked = true
      if drawOlderDependents(of: leaf) { nearness.watchedLeaves.append(leaf) }
    }
    for leaf in leaves.elements { variables[leaf].isMarked = false }
    leaves.free()
  }

  /// Gives each older variable that rests on a leaf a nearness row; returns whether there is any.
  private mutating func drawOlderDependents(of leaf: Int32) -> Bool {
    var hasOlder = false
    var reached = Store<Int32>()
    defer { reached.free() }
    reached.append(leaf)
    var next = 0
    while next < reached.count {
      let variable = reached[next]
      next += 1
      if variable < leaf {
        hasOlder = true
        if seats[variable].nearness < 0 { addNearness(to: variable) }
      }
      var use = variables[variable].definitionUses
      while use >= 0 {
        let row = cells[use].row
        use = cells[use].next
        guard !rows[row].isMarked else { continue }
        rows[row].isMarked = true
        reached.append(rows[row].subject)
      }
    }
    for variable in reached.elements where variable != leaf {
      rows[variables[variable].definition].isMarked = false
    }
    return hasOlder
  }

  private mutating func addNearness(to variable: Int32) {
    let terms = allocateCells(1)
    cells[terms.start] = Cell(variable: variable, row: -1, coefficient: 1)
    let row = store(
      Constraint(constant: 0, priority: Constraint.nearness, order: Int64(variable), terms: terms),
      .equal)
    seats[variable].nearness = row
    nearness.count += 1
    pend(row)
  }

  /// Whether a nearness row has nothing to decide: its variable is a leaf, or ground.
  func isPointless(_ row: Int32) -> Bool {
    let variable = cells[constraints[row].terms.start].variable
    return variables[variable].definition < 0 || variables[variable].isGround
  }

  mutating func dropNearness(_ row: Int32) {
    detach(row)
    seats[cells[constraints[row].terms.start].variable].nearness = -1
    nearness.count -= 1
    retire(row)
  }
}
