/// Slots that compete with each other: the rows that share leaves, and those leaves.
///
/// The block keeps every level's cost as a sum over the nonbasic slots, `gradients`, beside the
/// tableau, and both change with each pivot.
struct Block {
  var slots = Store<Slot>()
  /// The slot in each tableau row.
  var basic = Store<Int32>()
  /// The slot in each tableau column.
  var nonbasic = Store<Int32>()
  var tableau: Tableau
  /// The priority of each level, in order of their appearance.
  var levels = Store<Double>(capacity: 4)
  /// The levels from the highest priority to the lowest.
  var ranking = Store<Int32>(capacity: 4)
  /// What each level's cost gains per point of each nonbasic slot, without the slot's own kink:
  /// one run of `columnCapacity` for each level.
  var gradients: Store<Double>
  let columnCapacity: Int
  /// Slots whose constant changed since the last search.
  var changed = Store<Int32>()
  /// Whether the basis was optimal once; otherwise every value is unknown.
  var isSolved = false
  /// The largest constant's magnitude, at least 1; tolerances are relative to it.
  var scale = 1.0

  init(rowCapacity: Int, columnCapacity: Int) {
    self.columnCapacity = columnCapacity
    tableau = Tableau(rowCapacity: rowCapacity, columnCapacity: columnCapacity)
    gradients = Store(capacity: columnCapacity * 4)
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
  }

  /// A value no larger than this counts as 0.
  var tolerance: Double { 1e-9 * scale }

  @inline(__always)
  func gradient(_ level: Int32, _ column: Int) -> UnsafeMutablePointer<Double> {
    gradients.base + (Int(level) * columnCapacity + column)
  }
}

extension Block {
  /// Adds a leaf at 0 and returns its slot.
  mutating func appendLeaf(_ variable: Int32) -> Int32 {
    var slot = Slot(leaf: variable)
    slot.place = ~Int32(nonbasic.count)
    slots.append(slot)
    nonbasic.append(Int32(slots.count - 1))
    tableau.appendColumn()
    return Int32(slots.count - 1)
  }

  /// Adds a basic row, its nonzeros given by column, and returns its slot.
  mutating func appendRow(_ row: Slot, _ entries: Store<Entry>) -> Int32 {
    var slot = row
    slot.place = Int32(basic.count)
    slot.level = row.priority > 0 ? level(of: row.priority) : -1
    slots.append(slot)
    basic.append(Int32(slots.count - 1))
    tableau.appendRow(entries)
    isSolved = false
    return Int32(slots.count - 1)
  }

  /// The level of a priority, made when it is new.
  private mutating func level(of priority: Double) -> Int32 {
    for level in 0..<levels.count where levels[level] == priority { return Int32(level) }
    let level = Int32(levels.count)
    levels.append(priority)
    _ = gradients.append(repeating: 0, count: columnCapacity)
    ranking.append(level)
    var place = ranking.count - 1
    while place > 0 && levels[ranking[place - 1]] < priority {
      ranking[place] = ranking[place - 1]
      place -= 1
    }
    ranking[place] = level
    return level
  }

  /// Sets the constant of a slot.
  mutating func setConstant(_ constant: Double, of slot: Int32) {
    guard slots[slot].constant != constant else { return }
    slots[slot].constant = constant
    changed.append(slot)
  }
}
