/// A large tableau stored as rows of nonzeros, with a list of rows for each column.
///
/// Column lists are cleaned when they are read: they may name a row twice, or one that has lost its
/// cell or its place since.
struct SparseTableau: BitwiseCopyable {
  private var rows: Store<Store<Entry>>
  private var columns: Store<Store<Int32>>
  /// For each column its place in the row being rewritten; -1 outside of that.
  private var places: Store<Int32>
  /// For each row the column reading that met it last.
  private var readings: Store<Int32>
  private var reading: Int32 = 0

  init(rowCapacity: Int, columnCapacity: Int) {
    rows = Store(capacity: rowCapacity)
    columns = Store(capacity: columnCapacity)
    places = Store(capacity: columnCapacity)
    readings = Store(capacity: rowCapacity)
  }

  func copy() -> SparseTableau {
    var other = self
    other.rows = rows.copy()
    for row in 0..<rows.count { other.rows[row] = rows[row].copy() }
    other.columns = columns.copy()
    for column in 0..<columns.count { other.columns[column] = columns[column].copy() }
    other.places = places.copy()
    other.readings = readings.copy()
    return other
  }

  func free() {
    for row in rows.elements { row.free() }
    for column in columns.elements { column.free() }
    rows.free()
    columns.free()
    places.free()
    readings.free()
  }

  var rowCount: Int { rows.count }

  var columnCount: Int { columns.count }

  mutating func appendColumn() {
    columns.append(Store(capacity: 8))
    places.append(-1)
  }

  mutating func appendRow(_ entries: Store<Entry>) {
    let row = Int32(rows.count)
    rows.append(entries.copy())
    readings.append(0)
    for entry in entries.elements { columns[entry.index].append(row) }
  }

  /// Drops a row; the last one takes its place.
  mutating func removeRow(_ row: Int) {
    rows[row].free()
    rows.swapRemove(row)
    readings.swapRemove(row)
    guard row < rows.count else { return }
    for entry in rows[row].elements { columns[entry.index].append(Int32(row)) }
  }

  /// Drops a column without nonzeros; the last one takes its place.
  mutating func removeColumn(_ column: Int, _ scratch: inout Store<Entry>) {
    let last = columns.count - 1
    if column < last {
      collectColumn(last, into: &scratch)
      for entry in scratch.elements {
        if let place = find(last, in: Int(entry.index)) {
          rows[entry.index][place].index = Int32(column)
        }
      }
    }
    columns[column].free()
    columns.swapRemove(column)
    places.truncate(to: last)
  }

  @inline(__always)
  private func find(_ column: Int, in row: Int) -> Int? {
    let entries = rows[row]
    let column = Int32(truncatingIfNeeded: column)
    for place in 0..<entries.count where entries[place].index == column { return place }
    return nil
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

  /// Puts `entries` in the place of a row.
  mutating func replaceRow(_ row: Int, with entries: Store<Entry>) {
    rows[row].removeAll()
    for entry in entries.elements {
      rows[row].append(entry)
      columns[entry.index].append(Int32(row))
    }
  }

  /// Rewrites a row with a nonzero at `column` for the slot that the pivot row's has left there.
  mutating func substitute(_ pivotRow: Store<Entry>, at column: Int, factor: Double, into row: Int)
  {
    let entries = rows[row]
    for place in 0..<entries.count { places[entries[place].index] = Int32(place) }
    rows[row][Int(places[column])].coefficient = 0
    for entry in pivotRow.elements {
      let product = factor * entry.coefficient
      let place = places[entry.index]
      if place >= 0 {
        rows[row][place].coefficient += product
      } else {
        rows[row].append(Entry(index: entry.index, coefficient: product))
        columns[entry.index].append(Int32(row))
      }
    }
    var place = 0
    while place < rows[row].count {
      let entry = rows[row][place]
      places[entry.index] = -1
      if abs(entry.coefficient) < Tableau.negligible {
        rows[row].swapRemove(place)
      } else {
        place += 1
      }
    }
  }
}
