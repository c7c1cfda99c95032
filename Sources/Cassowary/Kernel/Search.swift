/// How a search ended.
enum SearchResult {
  case optimal
  /// A level can get better without end: only where a linear cost was added.
  case unbounded
  case pivotLimit(Int)
}

extension Block {
  /// Moves from any basis to an optimal one by the primal simplex method with long steps.
  ///
  /// - Parameter settlesTies: whether to settle what the levels leave open by the tie rule.
  mutating func search(
    settlesTies: Bool = true, _ scratch: inout Scratch, _ statistics: inout Statistics
  ) -> SearchResult {
    let limit = 100 * slots.count + 1000
    var steps = 0
    var degenerateSteps = 0
    var hasPivoted = false
    while true {
      // After a run of steps that moved nothing, Bland's rule: it cannot cycle.
      let bland = degenerateSteps > 3 * nonbasic.count + 30
      let found =
        bland
        ? firstImprovement(settlesTies, &scratch) : bestImprovement(settlesTies, &scratch)
      guard let improvement = found else {
        guard hasPivoted else { break }
        // Once more with sums that no pivot has touched.
        hasPivoted = false
        recomputeAll(&scratch)
        continue
      }
      steps += 1
      guard steps <= limit else { return .pivotLimit(limit) }
      guard let step = lineSearch(improvement, passesKinks: !bland, &scratch, &statistics) else {
        guard settlesTies else { return .unbounded }
        silence(improvement)
        continue
      }
      degenerateSteps = step.length <= tolerance ? degenerateSteps + 1 : 0
      pivot(improvement, step, &scratch, &statistics)
      hasPivoted = true
    }
    isSolved = true
    return .optimal
  }

  private mutating func bestImprovement(
    _ settlesTies: Bool, _ scratch: inout Scratch
  ) -> Improvement? {
    var best: Improvement?
    for column in 0..<nonbasic.count {
      if let found = improvement(column).found, found.isBetter(than: best) { best = found }
    }
    if best != nil || !settlesTies { return best }
    for column in 0..<nonbasic.count {
      let open = improvement(column)
      guard open.mayRise || open.mayFall else { continue }
      let found = tieImprovement(
        column, mayRise: open.mayRise, mayFall: open.mayFall, &scratch)
      if let found { return found }
    }
    return nil
  }

  /// The improvement of the slot with the least index.
  private mutating func firstImprovement(
    _ settlesTies: Bool, _ scratch: inout Scratch
  ) -> Improvement? {
    var first: Improvement?
    for column in 0..<nonbasic.count {
      if let first, nonbasic[first.column] < nonbasic[column] { continue }
      let open = improvement(column)
      if let found = open.found {
        first = found
      } else if settlesTies, open.mayRise || open.mayFall {
        let found = tieImprovement(
          column, mayRise: open.mayRise, mayFall: open.mayFall, &scratch)
        if let found { first = found }
      }
    }
    return first
  }

  /// Takes a gradient for the rounding noise that it must be: nothing stops it.
  private mutating func silence(_ improvement: Improvement) {
    guard improvement.rank < ranking.count else { return }
    gradient(ranking[improvement.rank], improvement.column).pointee = 0
  }
}

/// How far to move, and the slot that stops there.
struct Step {
  var length: Double
  /// The tableau row of the slot that becomes nonbasic.
  var row: Int32
}

extension Block {
  /// Follows an improvement from kink to kink while it still pays, and leaves the column's nonzeros
  /// in `scratch.column`. Returns nil when nothing stops it.
  private mutating func lineSearch(
    _ improvement: Improvement, passesKinks: Bool, _ scratch: inout Scratch,
    _ statistics: inout Statistics
  ) -> Step? {
    tableau.collectColumn(improvement.column, into: &scratch.column)
    var slope = -improvement.gain
    while true {
      guard let (step, rate) = nextKink(improvement.direction, scratch.column) else { return nil }
      let slot = basic[step.row]
      guard passesKinks, pays(improvement, slot, rate, &slope) else { return step }
      flip(slot, &scratch)
      statistics.flips += 1
    }
  }

  /// The nearest point where a basic slot reaches 0, and how fast it gets there.
  private func nextKink(
    _ direction: Double, _ column: Store<Entry>
  ) -> (step: Step, rate: Double)? {
    var step = Step(length: .infinity, row: -1)
    var rate = 0.0
    for entry in column.elements {
      let change = entry.coefficient * direction
      let slot = slots[basic[entry.index]]
      guard slot.isPositive ? change < -Block.flat : change > Block.flat else { continue }
      let length = max(0, slot.isPositive ? slot.value : -slot.value) / abs(change)
      let isNearer =
        length < step.length - 1e-12
        || (length <= step.length && basic[entry.index] < basic[step.row])
      if step.row < 0 || isNearer {
        step = Step(length: length, row: entry.index)
        rate = abs(change)
      }
    }
    return step.row < 0 ? nil : (step, rate)
  }

  /// Whether the improvement goes on beyond the kink of a slot; counts the kink in `slope`.
  private func pays(
    _ improvement: Improvement, _ slot: Int32, _ rate: Double, _ slope: inout Double
  ) -> Bool {
    let kink = slots[slot]
    if improvement.rank == ranking.count {
      // What settles a tie may not touch a level, nor what the rule looks at first.
      return kink.level < 0 && slots[improvement.decider].precedes(kink)
    }
    let level = ranking[improvement.rank]
    if kink.level < 0 || levels[kink.level] < levels[level] { return true }
    guard kink.level == level else { return false }
    slope += (kink.below + kink.above) * rate
    return slope <= -Block.flat
  }

  /// Moves to the end of a step and exchanges the slot that stops there with the entering one.
  private mutating func pivot(
    _ improvement: Improvement, _ step: Step, _ scratch: inout Scratch,
    _ statistics: inout Statistics
  ) {
    let column = improvement.column
    let row = Int(step.row)
    let leaving = basic[row]
    let entering = nonbasic[column]
    let move = step.length * improvement.direction
    for entry in scratch.column.elements {
      slots[basic[entry.index]].value += entry.coefficient * move
    }
    account(row, -slots[leaving].slope, &scratch)
    tableau.pivot(
      row: row, column: column, columnEntries: scratch.column, pivotRow: &scratch.pivotRow)
    for level in 0..<levels.count {
      let gradient = self.gradient(Int32(level), 0)
      let factor = gradient[column]
      guard factor != 0 else { continue }
      gradient[column] = 0
      for entry in scratch.pivotRow.elements {
        gradient[Int(entry.index)] += factor * entry.coefficient
      }
    }
    basic[row] = entering
    nonbasic[column] = leaving
    slots[leaving].place = ~Int32(column)
    slots[leaving].value = 0
    slots[entering].place = Int32(row)
    slots[entering].value = move
    slots[entering].isPositive = improvement.direction > 0
    account(row, slots[entering].slope, &scratch)
    statistics.pivots += 1
    statistics.rowsTouched += scratch.column.count
  }
}
