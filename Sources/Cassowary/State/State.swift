/// Everything a solver knows.
///
/// A required equality defines one variable by others. Variables that definitions alone fix are
/// *ground*; the other ones rest on *leaves*, which nothing defines. Every other constraint is
/// written over leaves, as a *kernel* row, and competes in a *block* with those that share leaves.
///
/// It cannot be copied: it is large, and owns its stores. Each topic has its file:
/// `State+Topic.swift`.
struct State: ~Copyable {
  var variables = Store<VariableRecord>()
  /// For each variable where it stands in the kernel; there may be more of these than variables.
  var seats = Store<Seat>()
  var constraints = Store<Constraint>()
  /// What was derived from each constraint, at the same index.
  var rows = Store<Row>()
  var blocks = Store<Block>()
  /// The values, also those of a commit that has failed.
  var values = Store<Double>()
  /// What the last commit has moved, oldest first, some variables more than once.
  var moves = Store<Move>()
  /// The values before a failed commit, and whether they answer.
  var held = Store<Double>()
  var isHolding = false
  var names: [Int32: String] = [:]

  var cells = Store<Cell>()
  /// For each length of a run the first cell of one that is unused; its `next` names another.
  var freeRuns = State.noRuns()
  var freeRows = Store<Int32>()
  var freeVariables = Store<Int32>()
  /// How many variables are removed and not made again.
  var deadVariables = 0
  var freeBlocks = Store<Int32>()

  /// The variable of each positive label, and of each negative one by its magnitude; a variable
  /// that has taken another label since leaves its old place behind.
  var upperLabels = Store<Int32>()
  var lowerLabels = Store<Int32>()
  var nextOrder: Int64 = 0
  var nextStamp: Int64 = 0
  /// The last stamp before the present commit.
  var stampBefore: Int64 = 0
  var nextVersion: Int64 = 0

  // Work that the next commit has to do.
  var pendingEqualities = Store<Int32>()
  var pendingRows = Store<Int32>()
  var newRows = Store<Int32>()
  var movedDefinitions = Store<Int32>()
  var staleDefinitions = Store<Int32>()
  var bareLeaves = Store<Int32>()
  var dirtyBlocks = Store<Int32>()
  var suspects = Store<Int32>()
  /// Subjects of new inverted definitions, and leaves that may be held by nearness only.
  var invertedSubjects = Store<Int32>()
  var looseLeaves = Store<Int32>()
  var watchedLeaves = Store<Int32>()
  /// How many definitions are inverted, and still open.
  var invertedCount = 0
  var nearnessCount = 0
  /// Whether nearness rows outlive the block that they were in.
  var keepsNearness = false

  var sum = Accumulator()
  var heap = Store<Int32>()
  var detaching = Store<Int32>()
  var spreading = Store<Int32>()
  var component = RowComponent()
  var scratch = Scratch()
  var plan = Plan()
  /// Counts the changes of definitions and blocks; a plan is good for one count.
  var structure = 0

  /// For each variable whether it may be free, and how often that was asked since it was found out.
  var freedom = Store<Freedom>()
  var freedomQuestions = 0
  /// What is known of each block's freedom, and a copy of a large block to probe it with.
  var directions = Store<Directions>()
  var probed = Block()
  var probedVersion: Int64 = -1
  /// For each leaf how far it can go, and lists for questions about variables.
  var rooms = Store<Room>()
  var parts = Store<Double>()
  var foundLeaves = Store<Entry>()
  var bareLeaf: Int32 = -1
  /// How often values were published.
  var publications: Int64 = 0
  /// Whether it is noted which blocks are solved and which leaves lose their rows, and these.
  var notesTouches = false
  var touchedBlocks = Store<Int32>()
  var touchedLeaves = Store<Int32>()

  /// The row that assumes something of each variable alone, -1 for none, and the other assumptions.
  var assumptions = Store<Int32>()
  var otherAssumptions = Store<Int32>()

  var isOpen = false
  var journal = Store<JournalEntry>()
  var statistics = Statistics()
  var limits = Limits()
  var checksInvariants = false
  /// Whether a contradiction is reduced to a core; not in a solver that only looks for one.
  var reducesConflicts = true
  /// Whether what the levels leave open is settled; not where only a contradiction is looked for.
  var settlesTies = true

  /// Always nil. A value with a weak reference lives in memory and is passed by its address. The
  /// compiler takes any other apart in each method that borrows it and checks it field by field:
  /// with several hundred fields that was three quarters of this room's time to compile.
  private weak var residence: AnyObject?

  deinit {
    for block in blocks.elements { block.free() }
    freeRuns.free()
    variables.free()
    seats.free()
    constraints.free()
    rows.free()
    blocks.free()
    values.free()
    moves.free()
    held.free()
    freedom.free()
    for known in directions.elements { known.free() }
    directions.free()
    probed.free()
    rooms.free()
    parts.free()
    foundLeaves.free()
    cells.free()
    for list in [
      freeRows, freeVariables, freeBlocks, upperLabels, lowerLabels, pendingEqualities,
      pendingRows, newRows, movedDefinitions, staleDefinitions, bareLeaves, dirtyBlocks, suspects,
      invertedSubjects, looseLeaves, watchedLeaves, heap, detaching, spreading, touchedBlocks,
      touchedLeaves, assumptions, otherAssumptions,
    ] { list.free() }
    sum.free()
    component.free()
    scratch.free()
    plan.free()
    journal.free()
  }
}
