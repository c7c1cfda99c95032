/// What is known of a variable's freedom before anybody looks for the leaves that it rests on.
struct Freedom: BitwiseCopyable {
  /// Whether it may be free; false is certain.
  var mayMove = false
  /// The last of the blocks that may move it, by `State.rank(ofLeaf:)`; -1 for none.
  var rank: Int32 = -1
  /// A leaf of that block.
  var leaf: Int32 = -1
  /// How far it goes when that block alone moves, in all its open directions at once; unless it is next
  /// to nothing the variable is free for certain.
  var motion = 0.0

  /// A motion below this may be rounding, or what many directions that count as flat add up to.
  static var leastMotion: Double { 1e-4 }

  var isCertain: Bool { abs(motion) > Freedom.leastMotion }

  /// Adds another's share to a sum: what a later block does alone is exact, whatever the others do.
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
