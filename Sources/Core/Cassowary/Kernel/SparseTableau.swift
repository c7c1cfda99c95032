/// A large tableau stored as rows of nonzeros in column order, with a list of rows for each
/// column.
///
/// A row may be long, such as that of a height which all cells of a table add up to; changing a
/// few of its nonzeros finds them by binary search without reading the others. Column lists are
/// cleaned when they are read: they may list a row twice, or one that has since lost its cell or
/// its place.
struct SparseTableau: BitwiseCopyable {
  private var rows: Store<Store<Entry>>
  private var columns: Store<Store<Int32>>
  /// A row being rewritten.
  private var merged = Store<Entry>()
  /// For each row the last column reading that met it.
  private var readings: Store<Int32>
  private var reading: Int32 = 0
  /// The nonzeros of all rows.
  private(set) var entryCount = 0
  /// How many nonzeros were written so far in merging one row into another.
  private(set) var cellsMerged = 0

  init(rowCapacity: Int, columnCapacity: Int) {
    rows = Store(capacity: rowCapacity)
    columns = Store(capacity: columnCapacity)
    readings = Store(capacity: rowCapacity)
  }

  func copy() -> SparseTableau {
    var other = self
    other.rows = rows.copy()
    for row in 0..<rows.count { other.rows[row] = rows[row].copy() }
    other.columns = columns.copy()
    for column in 0..<columns.count { other.columns[column] = columns[column].copy() }
    other.merged = Store()
    other.readings = readings.copy()
    return other
  }

  func free() {
    for row in rows.elements { row.free() }
    for column in columns.elements { column.free() }
    rows.free()
    columns.free()
    merged.free()
    readings.free()
  }

  mutating func appendColumn() {
    columns.append(Store(capacity: 8))
  }

  mutating func appendRow(_ entries: Store<Entry>) {
    let row = Int32(rows.count)
    rows.append(entries.copy())
    sortByColumn(rows[Int(row)])
    readings.append(0)
    entryCount += entries.count
    for entry in entries.elements { note(row, in: entry.index) }
  }

  /// Lists a row under a column in which it now has a nonzero.
  ///
  /// A list that nobody reads is cleaned once it is twice as long as it needs to be.
  @inline(__always)
  private mutating func note(_ row: Int32, in column: Int32) {
    if columns[column].count > 2 * rows.count + 32 { tidy(column) }
    columns[column].append(row)
  }

  @inline(never)
  private mutating func tidy(_ column: Int32) {
    reading += 1
    var kept = 0
    let list = columns[column]
    for row in list.elements where row < rows.count && readings[row] != reading {
      guard find(Int(column), in: Int(row)) != nil else { continue }
      readings[row] = reading
      list[kept] = row
      kept += 1
    }
    columns[column].truncate(to: kept)
  }

  /// Drops a row; the last one takes its place.
  mutating func removeRow(_ row: Int) {
    entryCount -= rows[row].count
    rows[row].free()
    rows.swapRemove(row)
    readings.swapRemove(row)
    guard row < rows.count else { return }
    for entry in rows[row].elements { note(Int32(row), in: entry.index) }
  }

  /// Drops a column without nonzeros; the last one takes its place.
  mutating func removeColumn(_ column: Int, _ scratch: inout Store<Entry>) {
    let last = columns.count - 1
    if column < last {
      collectColumn(last, into: &scratch)
      for entry in scratch.elements {
        // It is the last in its row; its new place is further to the front.
        let coefficient = rows[entry.index].removeLast().coefficient
        entryCount -= 1
        insert(Int32(column), coefficient, into: Int(entry.index))
      }
    }
    columns[column].free()
    columns.swapRemove(column)
  }

  /// Returns the place of the first nonzero in a row that is not before a column.
  @inline(__always)
  private func place(of column: Int32, in entries: Store<Entry>) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @inline(__always)
  private func find(_ column: Int, in row: Int) -> Int? {
    let entries = rows[row]
    let place = place(of: Int32(truncatingIfNeeded: column), in: entries)
    return place < entries.count && Int(entries[place].index) == column ? place : nil
  }

  private mutating func insert(_ column: Int32, _ coefficient: Double, into row: Int) {
    let place = place(of: column, in: rows[row])
    rows[row].insert(Entry(index: column, coefficient: coefficient), at: place)
    entryCount += 1
    note(Int32(row), in: column)
  }

  mutating func collectColumn(_ column: Int, into entries: inout Store<Entry>) {
    entries.removeAll()
    reading += 1
    var kept = 0
    let list = columns[column]
    for row in list.elements {
      guard row < rows.count, readings[row] != reading,
        let place = find(column, in: Int(row))
      else { continue }
      readings[row] = reading
      list[kept] = row
      kept += 1
      entries.append(Entry(index: row, coefficient: rows[row][place].coefficient))
    }
    columns[column].truncate(to: kept)
  }

  func row(_ row: Int) -> Store<Entry> {
    rows[row]
  }

  /// Replaces a row with `entries`, which are in column order.
  mutating func replaceRow(_ row: Int, with entries: Store<Entry>) {
    entryCount += entries.count - rows[row].count
    rows[row].removeAll()
    rows[row].makeRoom(for: entries.count)
    for entry in entries.elements {
      rows[row].append(entry)
      note(Int32(row), in: entry.index)
    }
  }

  /// Rewrites a row with a nonzero at `column`, after the pivot row's slot has left that column.
  ///
  /// O(k log n) for k nonzeros of the pivot row and n of this one if k is small and the same
  /// places stay nonzero; O(k + n) otherwise.
  mutating func substitute(_ pivotRow: Store<Entry>, at column: Int, factor: Double, into row: Int)
  {
    if let place = find(column, in: row) { rows[row][place].coefficient = 0 }
    if 8 * pivotRow.count < rows[row].count {
      addFew(pivotRow, factor, into: row)
    } else {
      merge(pivotRow, factor, into: row)
    }
  }

  private mutating func addFew(_ pivotRow: Store<Entry>, _ factor: Double, into row: Int) {
    for entry in pivotRow.elements {
      let product = factor * entry.coefficient
      let place = place(of: entry.index, in: rows[row])
      guard place < rows[row].count, rows[row][place].index == entry.index else {
        if abs(product) >= Tableau.negligible { insert(entry.index, product, into: row) }
        continue
      }
      let sum = rows[row][place].coefficient + product
      if abs(sum) >= Tableau.negligible {
        rows[row][place].coefficient = sum
      } else {
        rows[row].remove(at: place)
        entryCount -= 1
      }
    }
  }

  private mutating func merge(_ pivotRow: Store<Entry>, _ factor: Double, into row: Int) {
    merged.removeAll()
    let entries = rows[row]
    var place = 0
    for entry in pivotRow.elements {
      while place < entries.count, entries[place].index < entry.index {
        merged.append(entries[place])
        place += 1
      }
      var sum = factor * entry.coefficient
      let isThere = place < entries.count && entries[place].index == entry.index
      if isThere {
        sum += entries[place].coefficient
        place += 1
      }
      guard abs(sum) >= Tableau.negligible else { continue }
      merged.append(Entry(index: entry.index, coefficient: sum))
      if !isThere { note(Int32(row), in: entry.index) }
    }
    while place < entries.count {
      merged.append(entries[place])
      place += 1
    }
    entryCount += merged.count - rows[row].count
    cellsMerged += merged.count
    rows[row].assign(merged)
  }
}

/// Sorts nonzeros by column: a few by insertion, many with the library's sort.
private func sortByColumn(_ entries: Store<Entry>) {
  guard entries.count <= 24 else {
    var elements = entries.elements
    elements.sort { $0.index < $1.index }
    return
  }
  for index in 1..<max(entries.count, 1) {
    let entry = entries[index]
    var place = index
    while place > 0, entries[place - 1].index > entry.index {
      entries[place] = entries[place - 1]
      place -= 1
    }
    entries[place] = entry
  }
}
