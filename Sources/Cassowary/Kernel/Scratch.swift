/// Lists that the searches of one solver share.
struct Scratch {
  var column = Store<Entry>(capacity: 64)
  var row = Store<Entry>(capacity: 64)
  /// The row that a pivot makes, or a sum being collected.
  var pivotRow = Store<Entry>(capacity: 64)
  /// Columns, with 1 or -1.
  var directions = Store<Entry>(capacity: 32)
  /// For each column its place in the sum; -1 outside of it.
  private var places = Store<Int32>(capacity: 64)

  func free() {
    column.free()
    row.free()
    pivotRow.free()
    directions.free()
    places.free()
  }

  /// The coefficient of a column in `row`; 0 when it has none.
  func cell(_ column: Int32) -> Double {
    for entry in row.elements where entry.index == column { return entry.coefficient }
    return 0
  }

  /// Adds to the sum in `pivotRow`.
  mutating func add(_ column: Int32, _ coefficient: Double) {
    while places.count <= column { places.append(-1) }
    if places[column] >= 0 {
      pivotRow[places[column]].coefficient += coefficient
    } else {
      places[column] = Int32(pivotRow.count)
      pivotRow.append(Entry(index: column, coefficient: coefficient))
    }
  }

  /// Ends the sum and drops what cancelled out.
  mutating func finishSum() {
    for entry in pivotRow.elements { places[entry.index] = -1 }
    var place = 0
    while place < pivotRow.count {
      if abs(pivotRow[place].coefficient) < Tableau.negligible {
        pivotRow.swapRemove(place)
      } else {
        place += 1
      }
    }
  }
}
