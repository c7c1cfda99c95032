/// What is known about a variable's freedom before its leaves are searched for.
struct Freedom: BitwiseCopyable {
  /// Whether it may be free; false is certain.
  var mayMove = false
  /// The last of the blocks that may move it, by `State.rank(ofLeaf:)`; -1 for none.
  var rank: Int32 = -1
  /// A leaf of that block.
  var leaf: Int32 = -1
  /// How far it moves when that block alone moves, in all its open directions at once; unless
  /// this is close to 0, the variable is certainly free.
  var motion = 0.0

  /// A smaller motion may be rounding error, or the sum of many directions that count as flat.
  static var leastMotion: Double { 1e-4 }

  var isCertain: Bool { abs(motion) > Freedom.leastMotion }

  /// Adds another variable's contribution to a sum: what a later block does alone is exact,
  /// whatever the others do.
  mutating func add(_ term: Freedom, times factor: Double) {
    guard term.mayMove else { return }
    mayMove = true
    if term.rank == rank {
      motion += factor * term.motion
    } else if term.rank > rank {
      (rank, leaf, motion) = (term.rank, term.leaf, factor * term.motion)
    }
  }
}
