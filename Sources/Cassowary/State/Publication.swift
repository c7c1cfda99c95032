/// What the last commit has moved, and which values answer.
struct Publication {
  /// What was moved, oldest first, some variables more than once.
  var moves = Store<Move>()
  /// The values before a failed commit.
  private(set) var held = Store<Double>()
  /// Whether the values before a failed commit answer.
  private(set) var isHolding = false
  /// How often values were published.
  private(set) var count: Int64 = 0

  /// Lets the present values answer.
  mutating func publish() {
    held.removeAll()
    isHolding = false
    count += 1
  }

  /// Lets the values before the moves answer.
  mutating func hold(_ values: Store<Double>) {
    held.free()
    held = values.copy()
    for move in moves.elements.reversed() { held[move.variable] = move.old }
    isHolding = true
  }

  func free() {
    moves.free()
    held.free()
  }
}
