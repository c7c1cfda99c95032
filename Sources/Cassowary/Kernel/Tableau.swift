/// The basic slots of a block as sums of its nonbasic ones.
///
/// Row `i` states that the basic slot there is the sum over all columns `j` of cell (i, j) times
/// the nonbasic slot there, and a constant that the tableau does not keep.
struct Tableau {
  /// A cell below this is rounding noise.
  static let negligible = 1e-12

  private var dense: DenseTableau

  init(rowCapacity: Int, columnCapacity: Int) {
    dense = DenseTableau(rowCapacity: rowCapacity, columnCapacity: columnCapacity)
  }

  func free() {
    dense.free()
  }

  var rowCount: Int { dense.rowCount }

  var columnCount: Int { dense.columnCount }

  mutating func appendColumn() {
    dense.appendColumn()
  }

  mutating func appendRow(_ entries: Store<Entry>) {
    dense.appendRow()
    dense.replaceRow(rowCount - 1, with: entries)
  }

  /// Fills `entries` with the nonzeros of a column, by row.
  @inline(__always)
  mutating func collectColumn(_ column: Int, into entries: inout Store<Entry>) {
    dense.collectColumn(column, into: &entries)
  }

  /// Fills `entries` with the nonzeros of a row, by column.
  @inline(__always)
  func collectRow(_ row: Int, into entries: inout Store<Entry>) {
    dense.collectRow(row, into: &entries)
  }

  /// Exchanges the slots of a row and a column whose nonzeros are `columnEntries`; leaves the row's
  /// new nonzeros in `pivotRow`.
  mutating func pivot(
    row: Int, column: Int, columnEntries: Store<Entry>, pivotRow: inout Store<Entry>
  ) {
    collectRow(row, into: &pivotRow)
    var pivot = 0.0
    for entry in pivotRow.elements where entry.index == column { pivot = entry.coefficient }
    let inverse = 1 / pivot
    for index in 0..<pivotRow.count {
      let entry = pivotRow[index]
      pivotRow[index].coefficient =
        entry.index == column ? inverse : -entry.coefficient * inverse
    }
    dense.replaceRow(row, with: pivotRow)
    for entry in columnEntries.elements where entry.index != row {
      dense.substitute(pivotRow, at: column, into: Int(entry.index))
    }
  }
}
