/// What a transaction has changed, for its rollback.
struct JournalEntry: BitwiseCopyable {
  enum Change: UInt8, BitwiseCopyable {
    case added, removed, constant, priority, removedVariable
  }

  var change: Change
  /// A row, or a variable.
  var index: Int32
  /// The old constant or priority.
  var number = 0.0
}

extension State {
  /// Solves with the changes and, if that succeeds, publishes the values and ends the transaction.
  mutating func commit() throws(SolverError) {
    beginMoves()
    do throws(SolverError) {
      try solveChanges()
    } catch {
      hold()
      throw error
    }
    publish()
    close()
    statistics.commits += 1
    if modes.checksInvariants { checkInvariants() }
  }

  /// Undoes the changes, newest first, and restores the values.
  mutating func rollback() {
    beginMoves()
    dissolveBlocksLosingMuch()
    while !journal.isEmpty { undo(journal.removeLast()) }
    // The old system had a solution, so this can fail only at the pivot cap; the work is then
    // left for later.
    try? solveChanges()
    takeBackMoves()
    if modes.checksInvariants { checkInvariants() }
  }

  /// Dissolves large blocks that are about to lose many of their rows, which would be taken out of the
  /// tableau one after another, each with a pivot.
  private mutating func dissolveBlocksLosingMuch() {
    var leaving: [Int32: Int] = [:]
    for entry in journal.elements where entry.change == .added {
      let block = rows[entry.index].block
      if block >= 0, blocks[block].isSparse { leaving[block, default: 0] += 1 }
    }
    // Sorted, so that what is built again is built in the same order each time.
    for block in leaving.keys.sorted() where blocks[block].isWornOut(by: leaving[block] ?? 0) {
      dissolve(block)
    }
  }

  private mutating func undo(_ entry: JournalEntry) {
    switch entry.change {
    case .added:
      leave(entry.index)
      forgetSlack(definedBy: entry.index)
      retire(entry.index)
    case .removed:
      enter(entry.index)
    case .constant:
      replaceConstant(entry.number, of: entry.index)
    case .priority:
      replacePriority(entry.number, of: entry.index)
    case .removedVariable:
      variables[entry.index].isAlive = true
      vacancies.deadVariables -= 1
    }
  }

  /// Finally discards what the transaction has removed.
  private mutating func close() {
    for entry in journal.elements where entry.change != .added {
      if entry.change == .removed { retire(entry.index) }
      if entry.change == .removedVariable { forget(entry.index) }
    }
    journal.removeAll()
  }

  mutating func closeUnlessOpen() {
    if !isOpen { close() }
  }

  mutating func forget(_ variable: Int32) {
    names[variable] = nil
    variables[variable].label = 0
    values[variable] = 0
    vacancies.variables.append(variable)
  }
}
