/// Where small structures give way to large ones; tests lower the limits to exercise the large
/// ones.
package struct Limits: BitwiseCopyable, Sendable {
  /// The most cells of a tableau that is stored dense, and rebuilt when its leaves change or a
  /// row goes.
  package var denseCells = 2048
  /// The most columns that are all priced to find the best; that takes work in the square of them,
  /// which beyond some fifty outgrows what a better choice saves.
  package var pricedColumns = 64
  /// The most nonzeros of a large tableau, which takes up to 100 MB.
  ///
  /// A screen has a few thousand; one that reaches the limit couples thousands of views to one
  /// another.
  package var entries = 2_000_000

  package init() {}
}

/// Slots that compete with one another: the rows that share leaves, and those leaves.
///
/// Besides the tableau the block keeps every level's cost as a sum over the nonbasic slots, its
/// gradient; both change with each pivot.
struct Block: BitwiseCopyable {
  var slots = Store<Slot>()
  /// The slot in each tableau row.
  var basic = Store<Int32>()
  /// The slot in each tableau column.
  var nonbasic = Store<Int32>()
  var tableau = Tableau()
  /// The priority of each level, in order of first appearance.
  var levels = Store<Double>()
  /// The levels from the highest priority to the lowest.
  var ranking = Store<Int32>()
  /// How much each level's cost rises per point of each nonbasic slot, without the slot's own
  /// kink: one run of `columnCapacity` for each level.
  var gradients = Store<Double>()
  var columnCapacity = 1
  /// Slots whose constant changed since the last search.
  var changed = Store<Int32>()
  /// Columns to price, in order; used when there are many columns.
  var queue = Store<Int32>()
  var isQueued = Store<Bool>()
  var queueHead = 0
  /// The largest magnitude of a constant, at least 1; tolerances are relative to it.
  var scale = 1.0
  var pivotsSinceComputed = 0
  /// Whether values and gradients are in step with the tableau; if not, all must be computed.
  var isComputed = false
  /// Whether no slot has moved since the block was begun: the leaves are nonbasic.
  var isAtStart = true
  /// Whether the basis may no longer be optimal.
  var needsSearch = true
  /// Whether some required basic slot is accounted on its forbidden side.
  var mayViolateRequired = true
  /// Whether the required rows contradict one another.
  var isInfeasible = false
  /// Whether nearness to 0 alone decided a price.
  var usesNearness = false
  /// Whether some leaf may be held by nearness to 0 alone.
  var isLoose = false
  /// Whether `isLoose` was determined for the present basis and the present slots at 0.
  var isLoosenessKnown = false
  /// Whether the levels leave a single solution; false when unknown.
  var isUnique = false
  /// The storage that a small block begins with, a single allocation for all its lists instead of
  /// ten.
  private var room: UnsafeMutableRawPointer?
  // The solver's bookkeeping for the block.
  var isAlive = false
  var isDirty = false
  var removals = 0
  /// A new number after each change, never reused.
  var version: Int64 = 0

  /// Whether rows come and go one by one; dense blocks are rebuilt instead.
  private(set) var isSparse = false
  private(set) var limits = Limits()

  /// A block without storage.
  init() {}

  /// Begins an empty block in the storage of the previous one: small blocks are rebuilt whenever
  /// their rows change, and need no new memory for it.
  mutating func begin(rowCapacity: Int, columnCapacity: Int, _ limits: Limits) {
    self.limits = limits
    self.columnCapacity = max(columnCapacity, 1)
    isSparse = (rowCapacity + columnCapacity) * columnCapacity > limits.denseCells
    if !isSparse && slots.capacity == 0 { makeRoom(rowCapacity, self.columnCapacity) }
    slots.empty(for: rowCapacity + columnCapacity)
    basic.empty(for: rowCapacity)
    nonbasic.empty(for: columnCapacity)
    tableau.empty(rowCapacity: rowCapacity, columnCapacity: columnCapacity, isSparse: isSparse)
    levels.empty(for: 8)
    ranking.empty(for: 8)
    gradients.empty(for: self.columnCapacity * 6)
    changed.removeAll()
    queue.removeAll()
    isQueued.removeAll()
    queueHead = 0
    scale = 1
    pivotsSinceComputed = 0
    isComputed = false
    isAtStart = true
    needsSearch = true
    mayViolateRequired = true
    isInfeasible = false
    usesNearness = false
    isLoose = false
    isLoosenessKnown = false
    isUnique = false
    isAlive = true
    isDirty = false
    removals = 0
  }

  /// Gives every list its share of a single allocation, lists of eight-byte elements first.
  private mutating func makeRoom(_ rows: Int, _ columns: Int) {
    let slotBytes = (rows + columns) * MemoryLayout<Slot>.stride
    let numbers = rows * columns + 6 * columns + 8
    let size = slotBytes + 8 * numbers + 4 * (rows + columns + 8)
    var place = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    room = place
    slots = Store(capacity: rows + columns, in: &place)
    tableau = Tableau(dense: Store(capacity: rows * columns, in: &place))
    gradients = Store(capacity: 6 * columns, in: &place)
    levels = Store(capacity: 8, in: &place)
    basic = Store(capacity: rows, in: &place)
    nonbasic = Store(capacity: columns, in: &place)
    ranking = Store(capacity: 8, in: &place)
  }

  func copy() -> Block {
    var other = self
    other.room = nil
    other.slots = slots.copy()
    other.basic = basic.copy()
    other.nonbasic = nonbasic.copy()
    other.tableau = tableau.copy()
    other.levels = levels.copy()
    other.ranking = ranking.copy()
    other.gradients = gradients.copy()
    other.changed = changed.copy()
    other.queue = queue.copy()
    other.isQueued = isQueued.copy()
    return other
  }

  func free() {
    slots.free()
    basic.free()
    nonbasic.free()
    tableau.free()
    levels.free()
    ranking.free()
    gradients.free()
    changed.free()
    queue.free()
    isQueued.free()
    room?.deallocate()
  }

  /// Whether the block stays as small, or as large, as it is with one more row.
  var hasRoomForRow: Bool {
    isSparse || (slots.count + 1) * nonbasic.count <= limits.denseCells
  }

  /// Whether nothing has changed since the last search.
  var isSolved: Bool { isComputed && !needsSearch && changed.isEmpty }

  /// The magnitude up to which a value counts as 0.
  var tolerance: Double { 1e-9 * scale }

  /// Whether columns are priced as they change, because examining all of them costs too much.
  var usesQueue: Bool { isSparse && nonbasic.count > limits.pricedColumns }

  @inline(__always)
  func gradient(_ level: Int32, _ column: Int) -> UnsafeMutablePointer<Double> {
    gradients.base + (Int(level) * columnCapacity + column)
  }
}
