/// What the last commit has moved, and which values are current.
struct Publication {
  /// The moves, oldest first; a variable may occur more than once.
  var moves = Store<Move>()
  /// The values before a failed commit.
  private(set) var held = Store<Double>()
  /// Whether the values before a failed commit are the answers.
  private(set) var isHolding = false
  /// How often values have been published.
  private(set) var count: Int64 = 0

  /// Makes the present values the answers.
  mutating func publish() {
    held.removeAll()
    isHolding = false
    count += 1
  }

  /// Makes the values before the moves the answers, until values are published.
  mutating func hold(_ values: Store<Double>) {
    guard !isHolding else { return }
    held.replaceAll(with: values)
    for move in moves.elements.reversed() { held[move.variable] = move.old }
    isHolding = true
  }

  func free() {
    moves.free()
    held.free()
  }
}
