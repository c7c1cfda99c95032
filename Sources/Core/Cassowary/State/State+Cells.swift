extension State {
  /// The longest runs of cells that fit exactly; longer ones are rounded up to a power of two.
  private static var longestExactRun: Int { 16 }

  static func noRuns() -> Store<Int32> {
    Store(repeating: -1, count: longestExactRun + 33)
  }

  /// Returns the index of the free list for a length, and the capacity of its runs.
  @inline(__always)
  private static func sizeClass(_ count: Int) -> (index: Int, room: Int) {
    guard count > longestExactRun else { return (count, count) }
    let bits = Int.bitWidth - (count - 1).leadingZeroBitCount
    return (longestExactRun + bits, 1 << bits)
  }

  /// Returns room for cells, which are still to be set, reusing the run of that length that was
  /// freed last.
  @inline(__always)
  mutating func allocateCells(_ count: Int) -> CellRange {
    let (index, room) = State.sizeClass(count)
    let start = vacancies.cellRuns[index]
    if start >= 0 {
      vacancies.cellRuns[index] = cells[start].next
      return CellRange(start: start, count: Int32(count))
    }
    return CellRange(start: Int32(cells.appendBlank(count: room)), count: Int32(count))
  }

  @inline(__always)
  mutating func release(_ range: CellRange) {
    guard range.count > 0 else { return }
    let index = State.sizeClass(Int(range.count)).index
    cells[range.start].next = vacancies.cellRuns[index]
    vacancies.cellRuns[index] = range.start
  }
}

extension Store<Cell> {
  /// Puts a cell at the head of one of its variable's lists.
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
