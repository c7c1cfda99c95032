/// How a search ended.
enum SearchResult {
  case optimal
  /// A level improves without limit; only a linear cost, as in a probe of a range, can do so.
  case unbounded
  case pivotLimit(Int)
  case sizeLimit(Int)
  case workLimit(Int)
}

/// How far to move, and the tableau row of the slot that stops there.
struct Step {
  var length: Double
  var row: Int32
}

extension Block {
  /// Moves from any basis to an optimal one by the primal simplex method with long steps.
  ///
  /// - Parameter settlesTies: Whether to settle what the levels leave open by the tie rule.
  mutating func search(
    settlesTies: Bool = true, _ scratch: inout Scratch, _ statistics: inout Statistics
  ) -> SearchResult {
    let limit = 100 * slots.count + 1000
    var steps = 0
    var idleSteps = 0
    isUnique = false
    isLoosenessKnown = false
    // Ties are settled only where the required rows hold: a contradiction needs no rule.
    if settlesTies { checkFeasibility() }
    var rules = settlesTies && !isInfeasible
    while true {
      // After a run of steps without progress, Bland's rule: it cannot cycle.
      let bland = idleSteps > 3 * nonbasic.count + 30
      guard let improvement = nextImprovement(bland, rules, &scratch) else {
        // Check once more with sums that few pivots have touched.
        if pivotsSinceComputed > 16 {
          computeAll(&scratch)
          continue
        }
        if rules || !settlesTies { break }
        checkFeasibility()
        if isInfeasible { break }
        rules = true
        enqueueAll()
        continue
      }
      steps += 1
      guard steps <= limit else { return .pivotLimit(limit) }
      guard tableau.entryCount <= limits.entries else { return .sizeLimit(limits.entries) }
      guard statistics.work + scratch.entriesRead + scratch.cellsCopied <= scratch.mostWork else {
        return .workLimit(scratch.mostWork)
      }
      guard let step = lineSearch(improvement, passesKinks: !bland, &scratch, &statistics) else {
        guard settlesTies else { return .unbounded }
        silence(improvement)
        continue
      }
      idleSteps = step.length <= tolerance ? idleSteps + 1 : 0
      pivot(
        improvement.column, row: Int(step.row), move: step.length * improvement.direction,
        rises: improvement.direction > 0, &scratch, &statistics)
    }
    needsSearch = false
    return .optimal
  }

  /// Dismisses a gradient as rounding noise, which it must be, because nothing stops the move.
  private mutating func silence(_ improvement: Improvement) {
    guard improvement.rank < ranking.count else { return }
    gradient(ranking[improvement.rank], improvement.column).pointee = 0
    enqueue(Int32(improvement.column))
  }

  /// Follows an improvement from kink to kink while it pays, and leaves the column's nonzeros in
  /// `scratch.column`. Returns nil when nothing stops it.
  private mutating func lineSearch(
    _ improvement: Improvement, passesKinks: Bool, _ scratch: inout Scratch,
    _ statistics: inout Statistics
  ) -> Step? {
    tableau.collectColumn(improvement.column, into: &scratch.column)
    var slope = -improvement.gain
    for _ in 0..<Block.nearKinks {
      let (step, rate) = nextKink(improvement.direction, scratch.column)
      scratch.entriesRead += scratch.column.count
      guard step.row >= 0 else { return nil }
      let slot = basic[step.row]
      guard passesKinks, pays(improvement, slot, rate, &slope) else { return step }
      flip(slot, &scratch)
      statistics.flips += 1
    }
    let kinks = farKinks(improvement.direction, scratch.column)
    scratch.entriesRead += scratch.column.count + 4 * kinks.count
    for (step, rate) in kinks {
      let slot = basic[step.row]
      guard pays(improvement, slot, rate, &slope) else { return step }
      flip(slot, &scratch)
      statistics.flips += 1
    }
    return nil
  }

  /// The number of kinks to search for one by one; few searches pass more.
  private static var nearKinks: Int { 16 }

  /// Returns all points where a basic slot reaches 0, nearest first: a search that passes many
  /// sorts them once.
  private func farKinks(
    _ direction: Double, _ column: Store<Entry>
  ) -> [(step: Step, rate: Double)] {
    var kinks: [(step: Step, rate: Double)] = []
    for entry in column.elements {
      let change = entry.coefficient * direction
      let slot = slots[basic[entry.index]]
      guard slot.isPositive ? change < -Block.flat : change > Block.flat else { continue }
      let length = max(0, slot.isPositive ? slot.value : -slot.value) / abs(change)
      kinks.append((Step(length: length, row: entry.index), abs(change)))
    }
    // Ties in length go to the lower slot.
    kinks.sort {
      $0.step.length != $1.step.length
        ? $0.step.length < $1.step.length : basic[$0.step.row] < basic[$1.step.row]
    }
    return kinks
  }

  /// Returns the nearest point where a basic slot reaches 0, and how fast it gets there; row -1
  /// when there is none.
  private func nextKink(
    _ direction: Double, _ column: Store<Entry>
  ) -> (step: Step, rate: Double) {
    var step = Step(length: .infinity, row: -1)
    var rate = 0.0
    for entry in column.elements {
      let change = entry.coefficient * direction
      let index = basic[entry.index]
      let slot = slots[index]
      guard slot.isPositive ? change < -Block.flat : change > Block.flat else { continue }
      let length = max(0, slot.isPositive ? slot.value : -slot.value) / abs(change)
      // Ties in length go to the lower slot: Bland's rule needs a fixed choice.
      if step.row < 0 || length < step.length - 1e-12
        || (length <= step.length && index < basic[step.row])
      {
        step = Step(length: length, row: entry.index)
        rate = abs(change)
      }
    }
    return (step, rate)
  }

  /// Whether the improvement continues to pay beyond the kink of a slot; adds the kink to
  /// `slope`.
  private func pays(
    _ improvement: Improvement, _ slot: Int32, _ rate: Double, _ slope: inout Double
  ) -> Bool {
    let kink = slots[slot]
    if improvement.rank == ranking.count {
      // Settling a tie may not affect a level, or anything that the rule considers first.
      return kink.level < 0 && slots[improvement.decider].precedes(kink)
    }
    let level = ranking[improvement.rank]
    if kink.level < 0 || levels[kink.level] < levels[level] { return true }
    guard kink.level == level else { return false }
    slope += (kink.below + kink.above) * rate
    return slope <= -Block.flat
  }
}
