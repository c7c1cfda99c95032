/// A direction in which the solution of a block improves.
struct Improvement {
  var column: Int
  /// 1 if the entering slot grows, -1 if it shrinks.
  var direction: Double
  /// The rank of the level that improves; the number of levels when a tie is settled.
  var rank: Int
  /// The gain in that level per point.
  var gain: Double
  /// The slot that settles the tie; -1 when a level improves.
  var decider: Int32 = -1

  @inline(__always)
  func isBetter(than other: Improvement?) -> Bool {
    guard let other else { return true }
    return rank != other.rank ? rank < other.rank : gain > other.gain
  }
}

/// The levels' verdict on moving a column's slot off 0.
struct Verdict {
  var improvement: Improvement?
  /// Whether no level forbids the slot to grow.
  var mayRise = true
  /// Whether no level forbids the slot to shrink.
  var mayFall = true
  /// How many levels were examined; with hundreds of priorities this is most of a search.
  var levelsRead = 0

  @inline(__always)
  var isOpen: Bool { mayRise || mayFall }
}

extension Block {
  /// The magnitude below which a slope is rounding noise.
  static var flat: Double { 1e-9 }

  /// Compares the levels from the top: the first that is not flat decides a direction.
  @inline(__always)
  func price(_ column: Int) -> Verdict {
    let own = slots[nonbasic[column]]
    var verdict = Verdict()
    for rank in 0..<ranking.count {
      let level = ranking[rank]
      verdict.levelsRead += 1
      var rise = gradient(level, column).pointee
      var fall = -rise
      if own.level == level {
        rise += own.above
        fall += own.below
      }
      if verdict.mayRise && rise < -Block.flat {
        verdict.improvement = Improvement(column: column, direction: 1, rank: rank, gain: -rise)
        break
      }
      if verdict.mayFall && fall < -Block.flat {
        verdict.improvement = Improvement(column: column, direction: -1, rank: rank, gain: -fall)
        break
      }
      if rise > Block.flat { verdict.mayRise = false }
      if fall > Block.flat { verdict.mayFall = false }
      if !verdict.isOpen { break }
    }
    return verdict
  }

  /// Returns the basic slot that the tie rule considers first among those a column moves, and the
  /// direction that improves it: 0 when there is none.
  private func decider(_ column: Store<Entry>) -> (slot: Int32, direction: Double) {
    var first: Int32 = -1
    var direction = 0.0
    for entry in column.elements {
      let slot = basic[entry.index]
      // Required slots are the levels' business; the rule is for constraints that may be
      // violated, and for the slack of inequalities.
      if slots[slot].tieKey == TieKey.required { continue }
      if first >= 0 && !slots[slot].precedes(slots[first]) { continue }
      let change = slots[slot].tieSlope * entry.coefficient
      guard abs(change) > Block.flat else { continue }
      first = slot
      direction = change < 0 ? 1 : -1
    }
    return (first, direction)
  }

  /// Returns how moving a column's slot settles, by the tie rule, a tie that the levels leave
  /// open.
  mutating func settleTie(
    _ column: Int, _ verdict: Verdict, _ scratch: inout Scratch
  ) -> Improvement? {
    tableau.collectColumn(column, into: &scratch.column)
    scratch.entriesRead += scratch.column.count + 1
    let (decider, direction) = decider(scratch.column)
    let own = slots[nonbasic[column]]
    // The column's slot is at 0; work out the cost of leaving it upwards and downwards.
    func comesFirst(_ key: Double) -> Bool {
      guard decider >= 0 else { return true }
      let other = slots[decider].tieKey
      return key != other ? key > other : own.order < slots[decider].order
    }
    let resistsRise =
      own.keyAbove != TieKey.required && (own.prefersBound || own.above != 0)
      && comesFirst(own.keyAbove)
    let resistsFall = !own.isRequired && own.below != 0 && comesFirst(own.priority)
    let isConstraint = !own.isNearness
    let isDecided =
      (decider >= 0 && slots[decider].tieKey != TieKey.nearness)
      || (isConstraint && (resistsRise || !verdict.mayRise) && (resistsFall || !verdict.mayFall))
    if !isDecided { usesNearness = true }
    guard decider >= 0, direction > 0 ? verdict.mayRise : verdict.mayFall else { return nil }
    if direction > 0 ? resistsRise : resistsFall { return nil }
    return Improvement(
      column: column, direction: direction, rank: ranking.count, gain: 0, decider: decider)
  }
}
