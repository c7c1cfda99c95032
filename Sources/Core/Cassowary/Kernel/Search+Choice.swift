extension Block {
  /// Returns the next direction to follow: the best in the highest level; with many columns the
  /// first in the queue; under Bland's rule that of the lowest slot.
  mutating func nextImprovement(
    _ bland: Bool, _ settlesTies: Bool, _ scratch: inout Scratch
  ) -> Improvement? {
    if bland { return lowestImprovement(settlesTies, &scratch) }
    if usesQueue { return queuedImprovement(settlesTies, &scratch) }
    return bestImprovement(settlesTies, &scratch)
  }

  private mutating func bestImprovement(
    _ settlesTies: Bool, _ scratch: inout Scratch
  ) -> Improvement? {
    var best: Improvement?
    var isAnyOpen = false
    for column in 0..<nonbasic.count {
      let verdict = price(column)
      scratch.entriesRead += 1 + verdict.levelsRead
      if let found = verdict.improvement {
        if found.isBetter(than: best) { best = found }
      } else if verdict.isOpen {
        isAnyOpen = true
      }
    }
    if best != nil { return best }
    isUnique = !isAnyOpen
    usesNearness = false
    guard settlesTies, isAnyOpen else { return nil }
    for column in 0..<nonbasic.count {
      let verdict = price(column)
      scratch.entriesRead += 1 + verdict.levelsRead
      guard verdict.isOpen else { continue }
      if let found = settleTie(column, verdict, &scratch) { return found }
    }
    return nil
  }

  private mutating func queuedImprovement(
    _ settlesTies: Bool, _ scratch: inout Scratch
  ) -> Improvement? {
    while let found = nextQueued(settlesTies, &scratch) {
      if let improvement = found { return improvement }
    }
    // The queue is empty: examine all columns once, because ties have changed without being
    // queued.
    usesNearness = false
    isUnique = true
    for column in 0..<nonbasic.count {
      let verdict = price(column)
      scratch.entriesRead += 1 + verdict.levelsRead
      if verdict.isOpen { isUnique = false }
      if let found = verdict.improvement { return found }
      guard settlesTies, verdict.isOpen else { continue }
      if let found = settleTie(column, verdict, &scratch) { return found }
    }
    return nil
  }

  /// Prices the first column in the queue: nil when the queue is empty, an inner nil when the
  /// column does not improve the solution.
  private mutating func nextQueued(
    _ settlesTies: Bool, _ scratch: inout Scratch
  ) -> Improvement?? {
    guard queueHead < queue.count else {
      queue.removeAll()
      queueHead = 0
      return .none
    }
    let column = queue[queueHead]
    queueHead += 1
    isQueued[column] = false
    let verdict = price(Int(column))
    scratch.entriesRead += 1 + verdict.levelsRead
    if let found = verdict.improvement { return .some(found) }
    guard settlesTies, verdict.isOpen else { return .some(nil) }
    return .some(settleTie(Int(column), verdict, &scratch))
  }

  private mutating func lowestImprovement(
    _ settlesTies: Bool, _ scratch: inout Scratch
  ) -> Improvement? {
    var lowest: Improvement?
    usesNearness = false
    for column in 0..<nonbasic.count {
      if let lowest, nonbasic[lowest.column] < nonbasic[column] { continue }
      let verdict = price(column)
      scratch.entriesRead += 1 + verdict.levelsRead
      if let found = verdict.improvement {
        lowest = found
      } else if settlesTies, verdict.isOpen,
        let found = settleTie(column, verdict, &scratch)
      {
        lowest = found
      }
    }
    return lowest
  }
}
