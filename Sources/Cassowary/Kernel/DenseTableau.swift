/// A small tableau stored whole, row after row, in capacity set once.
struct DenseTableau: BitwiseCopyable {
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  private let rowCapacity: Int
  private let stride: Int
  private let cells: UnsafeMutablePointer<Double>

  init(rowCapacity: Int, columnCapacity: Int) {
    self.rowCapacity = rowCapacity
    stride = columnCapacity
    cells = .allocate(capacity: max(1, rowCapacity * columnCapacity))
    cells.initialize(repeating: 0, count: rowCapacity * columnCapacity)
  }

  /// A copy with room for one more row.
  func copy() -> DenseTableau {
    var other = DenseTableau(rowCapacity: rowCount + 1, columnCapacity: stride)
    other.cells.update(from: cells, count: rowCount * stride)
    other.rowCount = rowCount
    other.columnCount = columnCount
    return other
  }

  func free() {
    cells.deallocate()
  }

  mutating func appendColumn() {
    assert(columnCount < stride)
    columnCount += 1
  }

  mutating func appendRow(_ entries: Store<Entry>) {
    assert(rowCount < rowCapacity)
    rowCount += 1
    replaceRow(rowCount - 1, with: entries)
  }

  @inline(__always)
  private func row(_ row: Int) -> UnsafeMutablePointer<Double> {
    cells + row * stride
  }

  @inline(__always)
  func collectColumn(_ column: Int, into entries: inout Store<Entry>) {
    entries.removeAll()
    var cell = cells + column
    for row in 0..<rowCount {
      if cell.pointee != 0 { entries.append(Entry(index: Int32(row), coefficient: cell.pointee)) }
      cell += stride
    }
  }

  @inline(__always)
  func collectRow(_ row: Int, into entries: inout Store<Entry>) {
    entries.removeAll()
    let cells = self.row(row)
    for column in 0..<columnCount where cells[column] != 0 {
      entries.append(Entry(index: Int32(column), coefficient: cells[column]))
    }
  }

  /// Puts `entries` in the place of a row.
  @inline(__always)
  func replaceRow(_ row: Int, with entries: Store<Entry>) {
    let cells = self.row(row)
    cells.update(repeating: 0, count: columnCount)
    for entry in entries.elements { cells[Int(entry.index)] = entry.coefficient }
  }

  /// Rewrites a row with a nonzero at `column` for the slot that the pivot row's has left there.
  @inline(__always)
  func substitute(_ pivotRow: Store<Entry>, at column: Int, factor: Double, into row: Int) {
    let cells = self.row(row)
    cells[column] = 0
    for entry in pivotRow.elements {
      let index = Int(entry.index)
      let sum = cells[index] + factor * entry.coefficient
      cells[index] = abs(sum) < Tableau.negligible ? 0 : sum
    }
  }
}
