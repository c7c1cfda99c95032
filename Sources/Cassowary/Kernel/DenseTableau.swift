/// A small tableau stored whole, row after row.
struct DenseTableau {
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  private let stride: Int
  private let cells: UnsafeMutablePointer<Double>

  init(rowCapacity: Int, columnCapacity: Int) {
    stride = columnCapacity
    cells = .allocate(capacity: max(1, rowCapacity * columnCapacity))
    cells.initialize(repeating: 0, count: rowCapacity * columnCapacity)
  }

  func free() {
    cells.deallocate()
  }

  mutating func appendColumn() {
    assert(columnCount < stride)
    columnCount += 1
  }

  /// Appends a row of zeros.
  mutating func appendRow() {
    rowCount += 1
  }

  @inline(__always)
  func row(_ row: Int) -> UnsafeMutablePointer<Double> {
    cells + row * stride
  }

  func collectColumn(_ column: Int, into entries: inout Store<Entry>) {
    entries.removeAll()
    var cell = cells + column
    for row in 0..<rowCount {
      if cell.pointee != 0 {
        entries.append(Entry(index: Int32(row), coefficient: cell.pointee))
      }
      cell += stride
    }
  }

  func collectRow(_ row: Int, into entries: inout Store<Entry>) {
    entries.removeAll()
    let cells = self.row(row)
    for column in 0..<columnCount where cells[column] != 0 {
      entries.append(Entry(index: Int32(column), coefficient: cells[column]))
    }
  }

  /// Puts `entries` in the place of a row.
  func replaceRow(_ row: Int, with entries: Store<Entry>) {
    let cells = self.row(row)
    cells.update(repeating: 0, count: columnCount)
    for entry in entries.elements { cells[Int(entry.index)] = entry.coefficient }
  }

  /// Rewrites a row with a nonzero at `column` for the slot that the pivot row's has left there.
  func substitute(_ pivotRow: Store<Entry>, at column: Int, into row: Int) {
    let cells = self.row(row)
    let factor = cells[column]
    cells[column] = 0
    for entry in pivotRow.elements {
      let index = Int(entry.index)
      let sum = cells[index] + factor * entry.coefficient
      cells[index] = abs(sum) < Tableau.negligible ? 0 : sum
    }
  }
}
