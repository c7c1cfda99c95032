/// The range of a variable's values in the optimal solutions; nil on an unbounded side.
///
/// 'Optimal' means that the sum of violations at every level is at its least. The rule that then
/// picks one value among equals does not narrow the range.
public struct FreeRange: Hashable, Sendable {
  /// The least value, or nil if there is none.
  public let lower: Double?
  /// The greatest value, or nil if there is none.
  public let upper: Double?

  /// Makes the range between two values; nil means unbounded.
  ///
  /// - Complexity: O(1).
  public init(lower: Double?, upper: Double?) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether the optimal solutions agree on one value.
  ///
  /// - Complexity: O(1).
  public var isDetermined: Bool { lower != nil && lower == upper }
}

/// A reason why a variable can move, valid while that reason stands.
package struct FreedomMark: Hashable, Sendable {
  /// The index of an undefined variable that the variable rests on.
  package let leaf: Int32
  /// The version of the leaf's block; -1 for a leaf that no constraint mentions.
  let version: Int64
}

/// A constraint's contribution to the value of a variable.
public struct Influence: Hashable, Sendable {
  /// The constraint.
  public let constraint: ConstraintID
  /// How much the value changes per point of the constraint's constant, on the right side: 1 for
  /// `x` in `x == y + c`, and -1 for `y`.
  public let sensitivity: Double

  package init(constraint: ConstraintID, sensitivity: Double) {
    self.constraint = constraint
    self.sensitivity = sensitivity
  }
}

/// The work a solver has done since it was made, or since its counters were last reset.
public struct Statistics: Hashable, Sendable {
  /// Transactions committed.
  public var commits = 0
  /// Exchanges of a basic and a nonbasic slot.
  public var pivots = 0
  /// Kinks that line searches passed.
  public var flips = 0
  /// Rows derived from constraints: once when added, and again when what they rest on changes.
  public var rowsDerived = 0
  /// Tableau rows rewritten by pivots.
  public var rowsTouched = 0
  /// Cells that pivots added to those rows.
  public var cellsTouched = 0
  /// Terms written into derived rows.
  public var termsWritten = 0
  /// Terms examined to find those newer than the variable that a row defines.
  public var termsExamined = 0
  /// Cells examined in choosing pivots and in finding out whether a value is free.
  public var entriesRead = 0
  /// Cells merged into a row that is longer than what is added to it, copied with their block, or
  /// read to recompute values.
  public var cellsCopied = 0
  /// Definitions evaluated.
  public var evaluations = 0
  /// Blocks built from scratch.
  public var blocksBuilt = 0
  /// Blocks whose old basis was still optimal, which needed no search.
  public var searchesSkipped = 0

  /// Makes counters that are all 0.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// The total work as one number that grows with running time: rows derived, rows and cells
  /// rewritten, copied or examined, definitions evaluated.
  ///
  /// - Complexity: O(1).
  package var work: Int {
    rowsDerived + rowsTouched + cellsTouched + termsExamined + entriesRead + cellsCopied
      + evaluations
  }
}
