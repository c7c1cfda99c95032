/// The values of a variable in the optimal solutions; nil where they have no bound.
///
/// 'Optimal' is every level's sum of violations at its least. The rule that then picks one value
/// among equals does not narrow the range.
public struct FreeRange: Hashable, Sendable {
  /// The least value, or nil.
  public let lower: Double?
  /// The greatest value, or nil.
  public let upper: Double?

  /// Makes the range between two values; nil stands for no bound.
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

/// What lets a variable move, as long as that is not changed.
package struct FreedomMark: Hashable, Sendable {
  /// The index of a variable that nothing defines, and that the variable rests on.
  package let leaf: Int32
  /// The state of the leaf's block; -1 for a leaf that no constraint mentions.
  let version: Int64
}

/// The share of a constraint in the value of a variable.
public struct Influence: Hashable, Sendable {
  /// The constraint.
  public let constraint: ConstraintID
  /// What the value gains per point of the constraint's constant, on the right side:
  /// 1 for `x` in `x == y + c`, and -1 for `y`.
  public let sensitivity: Double

  package init(constraint: ConstraintID, sensitivity: Double) {
    self.constraint = constraint
    self.sensitivity = sensitivity
  }
}

/// The work a solver has done since it was made, or since the counters were last set to 0.
public struct Statistics: Hashable, Sendable {
  /// Transactions committed.
  public var commits = 0
  /// Exchanges of a basic and a nonbasic slot.
  public var pivots = 0
  /// Kinks that line searches passed on their way.
  public var flips = 0
  /// Rows derived from the constraints: once when added, again when what they rest on changes.
  public var rowsDerived = 0
  /// Tableau rows rewritten by pivots.
  public var rowsTouched = 0
  /// Cells that pivots brought into those rows.
  public var cellsTouched = 0
  /// Terms written into derived rows.
  public var termsWritten = 0
  /// Terms looked at to find those newer than the variable that a row defines.
  public var termsExamined = 0
  /// Cells looked at by what chooses a pivot and by what finds out whether a value is free.
  public var entriesRead = 0
  /// Cells merged into a row that is longer than what is added to it, copied with their block, or read to
  /// compute values anew.
  public var cellsCopied = 0
  /// Definitions evaluated.
  public var evaluations = 0
  /// Blocks built from nothing.
  public var blocksBuilt = 0
  /// Blocks whose old basis was still optimal, so that no search was needed.
  public var searchesSkipped = 0

  /// Makes counters that stand at 0.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// All of it in one number, which grows with the time that it takes: rows derived, rows and cells
  /// rewritten, copied or looked at, definitions evaluated.
  ///
  /// - Complexity: O(1).
  package var work: Int {
    rowsDerived + rowsTouched + cellsTouched + entriesRead + cellsCopied + evaluations
  }
}
