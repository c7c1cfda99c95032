/// A value that a commit has moved.
struct Move: BitwiseCopyable {
  var variable: Int32
  /// The value before.
  var old: Double
}

/// The values, and those before a commit that has failed.
///
/// A commit works on the values themselves and notes what they were. When it fails, the ones before
/// it are copied out and answer for as long as the transaction is open.
extension State {
  @inline(__always)
  mutating func setValue(_ value: Double, of variable: Int32) {
    let old = values[variable]
    guard old != value else { return }
    values[variable] = value
    publication.moves.append(Move(variable: variable, old: old))
  }

  /// The value after the last commit that succeeded; never -0.
  @inline(__always)
  func answer(_ variable: Int32) -> Double {
    guard publication.isHolding else { return values[variable] + 0 }
    // A variable made since then has no value held.
    return variable < publication.held.count ? publication.held[variable] + 0 : 0
  }

  /// The answers for many variables.
  func answers(_ wanted: [Variable]) -> [Double] {
    guard !publication.isHolding else { return wanted.map { answer($0.index) } }
    let (source, known) = (values.base, variables.count)
    return [Double](unsafeUninitializedCapacity: wanted.count) { answers, count in
      for variable in wanted {
        precondition(variable.index < known, "The variable is of another solver.")
        // Adding 0 turns -0 into 0.
        (answers.baseAddress.unsafelyUnwrapped + count).initialize(
          to: source[Int(variable.index)] + 0)
        count += 1
      }
    }
  }

  /// Begins to note what a commit moves, after the moves of attempts that have failed.
  mutating func beginMoves() {
    if !publication.isHolding { publication.moves.removeAll() }
  }

  /// Makes the values the solver's answers.
  mutating func publish() { publication.publish() }

  /// Lets the values before the failed commit answer.
  mutating func hold() { publication.hold(values) }

  /// Puts the values back that were before the moves, bit for bit.
  mutating func takeBackMoves() {
    for move in publication.moves.elements.reversed() { values[move.variable] = move.old }
    publication.moves.removeAll()
    publish()
  }

  /// The variables that the last commit has moved, in the order in which it did so first.
  var changedVariables: [Variable] {
    guard !publication.isHolding else { return [] }
    var found: [Variable] = []
    for move in publication.moves.elements where !variables[move.variable].isMarked {
      variables[move.variable].isMarked = true
      if values[move.variable] != move.old { found.append(Variable(index: move.variable)) }
    }
    for move in publication.moves.elements { variables[move.variable].isMarked = false }
    return found
  }
}
