/// A value that a commit has changed.
struct Move: BitwiseCopyable {
  var variable: Int32
  /// The value before.
  var old: Double
}

/// The current values, and those before a failed commit.
///
/// A commit works on the values themselves and records what they were. If it fails, the previous
/// values are copied out and remain the answers as long as the transaction is open.
extension State {
  @inline(__always)
  mutating func setValue(_ value: Double, of variable: Int32) {
    let old = values[variable]
    guard old != value else { return }
    values[variable] = value
    publication.moves.append(Move(variable: variable, old: old))
  }

  /// Returns the value after the last successful commit; never -0.
  @inline(__always)
  func answer(_ variable: Int32) -> Double {
    guard publication.isHolding else { return values[variable] + 0 }
    // A variable made since then has no held value.
    return variable < publication.held.count ? publication.held[variable] + 0 : 0
  }

  /// Whether definitions alone fix a variable's value.
  func isDetermined(_ variable: Int32) -> Bool { variables[variable].isGround }

  /// The answers for many variables.
  func answers(_ wanted: [Variable]) -> [Double] {
    guard !publication.isHolding else { return wanted.map { answer($0.index) } }
    let (source, known) = (values.base, variables.count)
    return [Double](unsafeUninitializedCapacity: wanted.count) { answers, count in
      for variable in wanted {
        precondition(variable.index < known, "The variable belongs to another solver.")
        // Adding 0 turns -0 into 0.
        (answers.baseAddress.unsafelyUnwrapped + count).initialize(
          to: source[Int(variable.index)] + 0)
        count += 1
      }
    }
  }

  /// Starts recording what a commit moves, after the moves of failed attempts.
  mutating func beginMoves() {
    if !publication.isHolding { publication.moves.removeAll() }
  }

  /// Makes the values the solver's answers.
  mutating func publish() { publication.publish() }

  /// Makes the values before the failed commit the solver's answers.
  mutating func hold() { publication.hold(values) }

  /// Restores the values from before the moves, bit for bit.
  mutating func takeBackMoves() {
    for move in publication.moves.elements.reversed() { values[move.variable] = move.old }
    publication.moves.removeAll()
    publish()
  }

  /// The variables that the last commit has moved, in order of their first move.
  var changedVariables: [Variable] {
    guard !publication.isHolding else { return [] }
    var found: [Variable] = []
    for move in publication.moves.elements where !variables[move.variable].isMarked {
      variables[move.variable].isMarked = true
      guard values[move.variable] != move.old, !variables[move.variable].isSlack else { continue }
      found.append(Variable(index: move.variable))
    }
    for move in publication.moves.elements { variables[move.variable].isMarked = false }
    return found
  }
}
