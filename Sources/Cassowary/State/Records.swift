/// A variable as the solver keeps it.
struct VariableRecord: BitwiseCopyable {
  /// The place in the order of elimination; 0 before the variable has one. A definition holds
  /// variables of smaller labels only.
  var label: Int64 = 0
  /// The row that defines the variable; -1 for a leaf.
  var definition: Int32 = -1
  /// The first cell of the variable in the definitions of others.
  var definitionUses: Int32 = -1
  /// The first cell of a row that was derived through the variable's definition.
  var eliminations: Int32 = -1
  /// The first cell of the variable in kernel rows and facts.
  var kernelUses: Int32 = -1
  /// The first cell of the leaf in nearness rows that take it as a number.
  var parameterUses: Int32 = -1
  /// How many optional constraints and inequalities have this variable alone, as intrinsic sizes
  /// have. Such a variable keeps blocks apart as long as it stays a leaf.
  var bounds: Int32 = 0
  /// How many constraints mention the variable.
  var mentions: Int32 = 0
  /// The block of a leaf, and its slot there; -1 for a leaf without rows.
  var block: Int32 = -1
  var slot: Int32 = -1
  /// The row that draws the variable to 0 where several leaves could; -1 when there is none.
  var nearness: Int32 = -1
  /// Whether definitions alone fix the value.
  var isGround = false
  var isMarked = false
  var isAlive = true
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

/// A constraint with the row derived from it.
struct Row: BitwiseCopyable {
  // The constraint: the sum of `terms` and `constant`, related to 0.
  var constant = 0.0
  var priority = 1000.0
  var terms = CellRange()
  var order: Int64 = 0
  // The row: a definition's subject is `scale` times the sum of `cells` (without the subject), or
  // the plain sum when `ownsCells`, plus `reducedConstant`.
  var cells = CellRange()
  var reducedConstant = 0.0
  var scale = 1.0
  /// The variables that the row was derived through, with their multipliers.
  var eliminated = CellRange()
  /// What a definition defines.
  var subject: Int32 = -1
  /// How many cells of a definition are not ground.
  var openCells: Int32 = 0
  /// When the row was derived; it rests on rows with smaller stamps only.
  var stamp: Int64 = 0
  var block: Int32 = -1
  var slot: Int32 = -1
  var generation: Int32 = 0
  var relation: Int8 = 0
  var phase = Phase.absent
  /// Whether `cells` are the row's own and not those of `terms`.
  var ownsCells = false
  /// Whether a definition's subject is older than one of its variables.
  var isInverted = false
  var isMarked = false
  /// Whether a conflict takes the constraint for granted.
  var isAssumed = false

  @inline(__always)
  var isRequired: Bool { priority == 1000 }

  @inline(__always)
  var isEquality: Bool { relation == 0 && priority == 1000 }

  /// Whether the row only draws a variable to 0, by the tie rule; it belongs to no constraint.
  @inline(__always)
  var isNearness: Bool { priority == 0 }

  /// The sign that turns the row into one that may not fall below 0.
  @inline(__always)
  var sign: Double { relation < 0 ? -1 : 1 }

  /// How far a difference of the two sides is from what is asked.
  func violation(of difference: Double) -> Double {
    relation == 0 ? abs(difference) : max(0, -sign * difference)
  }
}
