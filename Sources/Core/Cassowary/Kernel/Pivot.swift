extension Block {
  /// Moves a column's slot off 0 by `move`, upwards if it `rises`, to the point where the slot in
  /// `row` is held from then on, and exchanges the two; `scratch.column` holds the column's
  /// nonzeros.
  mutating func pivot(
    _ column: Int, row: Int, move: Double, rises: Bool, _ scratch: inout Scratch,
    _ statistics: inout Statistics
  ) {
    isAtStart = false
    let leaving = basic[row]
    let entering = nonbasic[column]
    if move != 0 {
      for entry in scratch.column.elements {
        slots[basic[entry.index]].value += entry.coefficient * move
      }
    }
    account(row, -slots[leaving].slope, &scratch)
    scratch.cellsCopied += tableau.pivot(
      row: row, column: column, columnEntries: scratch.column, pivotRow: &scratch.pivotRow)
    substituteGradients(column, scratch.pivotRow)
    basic[row] = entering
    nonbasic[column] = leaving
    slots[leaving].place = ~Int32(column)
    slots[leaving].value = 0
    slots[entering].place = Int32(row)
    slots[entering].value = move
    slots[entering].isPositive = rises
    account(row, slots[entering].slope, &scratch)
    pivotsSinceComputed += 1
    isLoosenessKnown = false
    statistics.pivots += 1
    statistics.rowsTouched += scratch.column.count
    statistics.cellsTouched += scratch.column.count * scratch.pivotRow.count
  }

  /// Rewrites every level's gradient after the pivot row's slot has left a column.
  private mutating func substituteGradients(_ column: Int, _ pivotRow: Store<Entry>) {
    for level in 0..<levels.count {
      let gradient = self.gradient(Int32(level), 0)
      let factor = gradient[column]
      guard factor != 0 else { continue }
      gradient[column] = 0
      for entry in pivotRow.elements {
        gradient[Int(entry.index)] += factor * entry.coefficient
      }
    }
    for entry in pivotRow.elements { enqueue(entry.index) }
  }
}
