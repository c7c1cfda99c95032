/// A variable as the solver keeps it.
struct VariableRecord: BitwiseCopyable {
  /// The place in the order of elimination; 0 before the variable has one. A definition holds
  /// variables of smaller labels only.
  var label: Int32 = 0
  /// The row that defines the variable; -1 for a leaf.
  var definition: Int32 = -1
  /// The first cell of the variable in the definitions of others.
  var definitionUses: Int32 = -1
  /// The first cell of the variable in kernel rows and facts.
  var kernelUses: Int32 = -1
  /// The first cell of a row that was derived through the variable's definition.
  var eliminations: Int32 = -1
  /// How many optional constraints and inequalities have this variable alone, as intrinsic sizes
  /// have. Such a variable keeps blocks apart as long as it stays a leaf.
  var bounds: Int32 = 0
  /// Whether definitions alone fix the value.
  var isGround = false
  var isMarked = false
  var isAlive = true
}

/// Where a variable stands in the kernel; of no interest for most, which definitions fix.
struct Seat: BitwiseCopyable {
  /// The block of a leaf, and its slot there; -1 for a leaf without rows.
  var block: Int32 = -1
  var slot: Int32 = -1
  /// The first cell of the leaf in nearness rows that take it as a number.
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

/// One term of a row; the cells of a row are neighbours, those of a variable are linked.
struct Cell: BitwiseCopyable {
  var variable: Int32
  /// The row; its complement where a leaf enters the row as a number only.
  var row: Int32
  var previous: Int32 = -1
  var next: Int32 = -1
  var coefficient: Double

  @inline(__always)
  var isParameter: Bool { row < 0 }
}

/// What has become of a constraint.
enum Phase: UInt8, BitwiseCopyable {
  /// The index is unused, or its constraint is removed.
  case absent
  /// The row waits to be derived from the constraint.
  case pending
  /// The row defines its subject.
  case definition
  /// The row competes in a block, or has no leaf and is only watched.
  case kernel
  /// A required equality that others imply, or contradict.
  case fact
}

/// A constraint as it was added: the sum of its terms and a constant, compared with 0.
struct Constraint: BitwiseCopyable {
  /// The priority of what must hold.
  @inline(__always)
  static var required: Double { 1000 }

  /// Stands for a priority where a constraint only draws a variable to 0; nobody can add one of it.
  @inline(__always)
  static var nearness: Double { 0 }

  var constant: Double
  var priority: Double
  var order: Int64
  var terms: CellRange
  var generation: Int32 = 0
  /// Whether a conflict takes the constraint for granted.
  var isAssumed = false
  /// Whether a tie brings an inequality to its bound.
  var prefersBound = false

  @inline(__always)
  var isRequired: Bool { priority == Constraint.required }

  /// Whether this only draws a variable to 0, by the tie rule, and nobody has added it.
  @inline(__always)
  var isNearness: Bool { priority == Constraint.nearness }
}

/// The row derived from a constraint: what a walk from row to row reads, within a cache line.
struct Row: BitwiseCopyable {
  /// A definition's subject is `scale` times the sum of the cells (without the subject), or the plain
  /// sum when `ownsCells`, plus `reducedConstant`.
  var cells = CellRange()
  var reducedConstant = 0.0
  var scale = 1.0
  /// What a definition defines.
  var subject: Int32 = -1
  /// How many cells of a definition are not ground.
  var openCells: Int32 = 0
  var relation: Int8
  var phase = Phase.absent
  /// Whether `cells` are the row's own and not those of the constraint's terms.
  var ownsCells = false
  /// Whether a definition's subject is older than one of its variables.
  var isInverted = false
  var isMarked = false
  var block: Int32 = -1
  var slot: Int32 = -1
  /// The variables that the row was derived through, with their multipliers.
  var eliminated = CellRange()
  /// When the row was derived; it rests on rows with smaller stamps only.
  var stamp: Int64 = 0

  @inline(__always)
  init(_ relation: Relation) {
    self.relation = Int8(truncatingIfNeeded: relation.rawValue)
  }

  /// Makes the constraint's own terms the cells, each to be multiplied by `scale`.
  @inline(__always)
  mutating func useTerms(_ terms: CellRange, _ constant: Double, times scale: Double) {
    cells = terms
    ownsCells = false
    eliminated = CellRange()
    reducedConstant = constant * scale
    self.scale = scale
  }

  /// Becomes the definition of a variable.
  @inline(__always)
  mutating func define(_ subject: Int32, openCells: Int32, isInverted: Bool, stamp: Int64) {
    phase = .definition
    self.subject = subject
    self.openCells = openCells
    self.isInverted = isInverted
    self.stamp = stamp
  }

  /// The sign that turns the row into one that may not fall below 0.
  @inline(__always)
  var sign: Double { relation < 0 ? -1 : 1 }

  /// How far a difference of the two sides is from what is asked.
  func violation(of difference: Double) -> Double {
    relation == 0 ? abs(difference) : max(0, -sign * difference)
  }
}
