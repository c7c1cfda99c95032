extension State {
  /// Longer runs of cells are not used again.
  static var longestFreeRun: Int { 64 }

  static func emptyRuns() -> Store<Store<Int32>> {
    var runs = Store<Store<Int32>>(capacity: longestFreeRun + 1)
    for _ in 0...longestFreeRun { runs.append(Store(capacity: 1)) }
    return runs
  }

  /// Room for cells, the last freed of that length first.
  @inline(__always)
  mutating func allocateCells(_ count: Int) -> CellRange {
    if count <= State.longestFreeRun && !freeCells[count].isEmpty {
      return CellRange(start: freeCells[count].removeLast(), count: Int32(count))
    }
    let blank = Cell(variable: -1, row: -1, coefficient: 0)
    return CellRange(
      start: Int32(cells.append(repeating: blank, count: count)), count: Int32(count))
  }

  @inline(__always)
  mutating func release(_ range: CellRange) {
    if range.count > 0 && range.count <= State.longestFreeRun {
      freeCells[range.count].append(range.start)
    }
  }
}

extension Store<Cell> {
  /// Puts a cell at the head of a list of its variable's cells.
  @inline(__always)
  func link(_ cell: Int, _ head: inout Int32) {
    self[cell].previous = -1
    self[cell].next = head
    if head >= 0 { self[head].previous = Int32(cell) }
    head = Int32(cell)
  }

  @inline(__always)
  func unlink(_ cell: Int, _ head: inout Int32) {
    let (previous, next) = (self[cell].previous, self[cell].next)
    if previous >= 0 { self[previous].next = next } else { head = next }
    if next >= 0 { self[next].previous = previous }
  }
}
