/// A direction in which the solution of a block gets better.
struct Improvement {
  var column: Int
  /// Whether the entering slot grows, 1, or shrinks, -1.
  var direction: Double
  /// The rank of the level that gets better; the number of levels when a tie is settled.
  var rank: Int
  /// What a point gains in that level.
  var gain: Double
  /// The slot that settles the tie; -1 when a level gets better.
  var decider: Int32 = -1

  func isBetter(than other: Improvement?) -> Bool {
    guard let other else { return true }
    return rank != other.rank ? rank < other.rank : gain > other.gain
  }
}

extension Block {
  /// A slope below this is rounding noise.
  static var flat: Double { 1e-9 }

  /// How moving a column's slot off 0 makes the solution better, if at all.
  ///
  /// Levels are compared from the top; a direction that a level refuses is closed for those below.
  @inline(__always)
  func improvement(_ column: Int) -> (found: Improvement?, mayRise: Bool, mayFall: Bool) {
    let slot = slots[nonbasic[column]]
    var mayRise = true
    var mayFall = true
    for rank in 0..<ranking.count {
      let level = ranking[rank]
      var rise = gradient(level, column).pointee
      var fall = -rise
      if slot.level == level {
        rise += slot.above
        fall += slot.below
      }
      if mayRise {
        if rise < -Block.flat {
          return (Improvement(column: column, direction: 1, rank: rank, gain: -rise), true, true)
        }
        if rise > Block.flat { mayRise = false }
      }
      if mayFall {
        if fall < -Block.flat {
          return (Improvement(column: column, direction: -1, rank: rank, gain: -fall), true, true)
        }
        if fall > Block.flat { mayFall = false }
      }
      if !mayRise && !mayFall { break }
    }
    return (nil, mayRise, mayFall)
  }

  /// How moving a column's slot settles a tie by the rule: the first slot in order that changes
  /// its cost decides.
  mutating func tieImprovement(
    _ column: Int, mayRise: Bool, mayFall: Bool, _ scratch: inout Scratch
  ) -> Improvement? {
    tableau.collectColumn(column, into: &scratch.column)
    var decider: Int32 = -1
    var direction = 0.0
    for entry in scratch.column.elements {
      let candidate = basic[entry.index]
      if decider >= 0 && !slots[candidate].precedes(slots[decider]) { continue }
      // What must hold is settled by its level: the tie rule is for what may be violated.
      if slots[candidate].priority == 1000 { continue }
      let change = slots[candidate].slope * entry.coefficient
      guard abs(change) > Block.flat else { continue }
      decider = candidate
      direction = change < 0 ? 1 : -1
    }
    guard decider >= 0, direction > 0 ? mayRise : mayFall else { return nil }
    let entering = slots[nonbasic[column]]
    let resists = (direction > 0 ? entering.above : entering.below) != 0
    if resists && entering.priority < 1000 && entering.precedes(slots[decider]) { return nil }
    return Improvement(
      column: column, direction: direction, rank: ranking.count, gain: 0, decider: decider)
  }
}
