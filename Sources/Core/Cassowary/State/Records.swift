/// The solver's record of a variable.
struct VariableRecord: BitwiseCopyable {
  /// The place in the order of elimination; 0 before the variable has one. A definition contains
  /// only variables with smaller labels.
  var label: Int32 = 0
  /// The row that defines the variable; -1 for a leaf.
  var definition: Int32 = -1
  /// The first cell of the variable in the definitions of others.
  var definitionUses: Int32 = -1
  /// The first cell of the variable in kernel rows and facts.
  var kernelUses: Int32 = -1
  /// The first cell of a row that was derived through the variable's definition.
  var eliminations: Int32 = -1
  /// How many optional constraints and inequalities contain this variable alone, as those of
  /// intrinsic sizes do. Such a variable keeps blocks apart as long as it stays a leaf.
  var bounds: Int32 = 0
  /// Whether definitions alone fix the value.
  var isGround = false
  var isMarked = false
  var isAlive = true
  /// Whether the variable is the slack of an inequality, which nobody outside knows.
  var isSlack = false
}

/// A variable's place in the kernel; irrelevant for most variables, which definitions fix.
struct Seat: BitwiseCopyable {
  /// The block of a leaf, and its slot there; -1 for a leaf without rows.
  var block: Int32 = -1
  var slot: Int32 = -1
  /// The first cell of the leaf in nearness rows that treat it as a number.
  var parameterUses: Int32 = -1
  /// The row that draws the variable to 0 where several leaves could; -1 when there is none.
  var nearness: Int32 = -1
}

/// A run of cells.
struct CellRange: BitwiseCopyable {
  var start: Int32 = -1
  var count: Int32 = 0

  @inline(__always)
  var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// One term of a row; the cells of a row are adjacent, those of a variable are linked.
struct Cell: BitwiseCopyable {
  var variable: Int32
  /// The row; its complement if a leaf enters the row only as a number.
  var row: Int32
  var previous: Int32 = -1
  var next: Int32 = -1
  var coefficient: Double

  @inline(__always)
  var isParameter: Bool { row < 0 }
}

/// The state of a constraint.
enum Phase: UInt8, BitwiseCopyable {
  /// The index is unused, or its constraint has been removed.
  case absent
  /// The row is waiting to be derived from the constraint.
  case pending
  /// The row defines its subject.
  case definition
  /// The row competes in a block, or has no leaf and is only watched.
  case kernel
  /// A required equality that others imply or contradict.
  case fact
}

/// A constraint as it was added: the sum of its terms and a constant, compared with 0.
struct Constraint: BitwiseCopyable {
  /// The priority of required constraints.
  @inline(__always)
  static var required: Double { 1000 }

  /// A placeholder priority for constraints that only draw a variable to 0; nobody can add a
  /// constraint with it.
  @inline(__always)
  static var nearness: Double { 0 }

  var constant: Double
  var priority: Double
  var order: Int64
  var terms: CellRange
  var generation: Int32 = 0
  /// Whether conflicts take the constraint for granted.
  var isAssumed = false
  /// Whether ties bring an inequality to its bound.
  var prefersBound = false
  /// Whether this only says what the slack of an inequality is, and was added by nobody.
  var isSlackDefinition = false

  @inline(__always)
  var isRequired: Bool { priority == Constraint.required }

  /// Whether this only draws a variable to 0, for the tie rule, and was added by nobody.
  @inline(__always)
  var isNearness: Bool { priority == Constraint.nearness }

  /// Whether the solver has added this for itself.
  @inline(__always)
  var isInternal: Bool { isNearness || isSlackDefinition }
}

/// The row derived from a constraint: the fields read in walking from row to row, within a cache
/// line.
struct Row: BitwiseCopyable {
  /// A definition's subject is `scale` times the sum of the cells (without the subject), or the plain
  /// sum when `ownsCells`, plus `reducedConstant`.
  var cells = CellRange()
  var reducedConstant = 0.0
  var scale = 1.0
  /// The variable that a definition defines.
  var subject: Int32 = -1
  /// How many cells of a definition are not ground.
  var openCells: Int32 = 0
  var relation: Int8
  var phase = Phase.absent
  /// Whether `cells` are the row's own rather than the constraint's terms.
  var ownsCells = false
  /// Whether a definition's subject is older than one of its variables.
  var isInverted = false
  var isMarked = false
  /// Whether the row is among the agenda's suspects.
  var isSuspect = false
  var block: Int32 = -1
  var slot: Int32 = -1
  /// The variables that the row was derived through, with their multipliers.
  var eliminated = CellRange()
  /// When the row was derived; it rests only on rows with smaller stamps.
  var stamp: Int64 = 0

  @inline(__always)
  init(_ relation: Relation) {
    self.relation = Int8(truncatingIfNeeded: relation.rawValue)
  }

  /// Uses the constraint's own terms as the cells, each to be multiplied by `scale`.
  @inline(__always)
  mutating func useTerms(_ terms: CellRange, _ constant: Double, times scale: Double) {
    cells = terms
    ownsCells = false
    eliminated = CellRange()
    reducedConstant = constant * scale
    self.scale = scale
  }

  /// Makes the row the definition of a variable.
  @inline(__always)
  mutating func define(_ subject: Int32, openCells: Int32, isInverted: Bool, stamp: Int64) {
    phase = .definition
    self.subject = subject
    self.openCells = openCells
    self.isInverted = isInverted
    self.stamp = stamp
  }

  /// The sign that turns the row into one that must not fall below 0.
  @inline(__always)
  var sign: Double { relation < 0 ? -1 : 1 }

  /// Returns how far a difference of the two sides is from satisfying the relation.
  func violation(of difference: Double) -> Double {
    relation == 0 ? abs(difference) : max(0, -sign * difference)
  }
}
