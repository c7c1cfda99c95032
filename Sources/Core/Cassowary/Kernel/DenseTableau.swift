/// A small tableau stored dense, row after row; columns must be added before rows.
struct DenseTableau: BitwiseCopyable {
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  private var stride = 0
  private var cells = Store<Double>()

  /// Makes a tableau without rows and columns in the given storage.
  init(cells: Store<Double> = Store()) {
    self.cells = cells
  }

  /// Drops everything and makes room.
  @inline(__always)
  mutating func empty(rowCapacity: Int, columnCapacity: Int) {
    rowCount = 0
    columnCount = 0
    stride = columnCapacity
    cells.empty(for: rowCapacity * columnCapacity)
  }

  /// The cells of all rows.
  var cellCount: Int { rowCount * columnCount }

  func copy() -> DenseTableau {
    var other = self
    other.cells = cells.copy()
    return other
  }

  func free() {
    cells.free()
  }

  mutating func appendColumn() {
    assert(columnCount < stride && rowCount == 0)
    columnCount += 1
  }

  mutating func appendRow(_ entries: Store<Entry>) {
    _ = cells.appendBlank(count: stride)
    rowCount += 1
    replaceRow(rowCount - 1, with: entries)
  }

  @inline(__always)
  private func row(_ row: Int) -> UnsafeMutablePointer<Double> {
    cells.base + row * stride
  }

  @inline(__always)
  func collectColumn(_ column: Int, into entries: inout Store<Entry>) {
    entries.removeAll()
    var cell = cells.base + column
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

  /// Replaces a row with `entries`.
  @inline(__always)
  func replaceRow(_ row: Int, with entries: Store<Entry>) {
    let cells = self.row(row)
    cells.update(repeating: 0, count: columnCount)
    for entry in entries.elements { cells[Int(entry.index)] = entry.coefficient }
  }

  /// Rewrites a row with a nonzero at `column`, after the pivot row's slot has left that column.
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
