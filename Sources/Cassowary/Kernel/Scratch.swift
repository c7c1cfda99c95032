/// Lists that the searches of one solver share.
struct Scratch {
  var column = Store<Entry>()
  var row = Store<Entry>()
  /// The row that a pivot makes, or a sum being collected.
  var pivotRow = Store<Entry>()
  /// Columns to move in, and for each column the direction: 1, -1, or 0 when it is out.
  private(set) var directions = Store<Int32>()
  var signs = Store<Double>()
  var openDirections = 0
  /// For each column its place in the sum; -1 outside of it.
  private var places = Store<Int32>()
  /// The cells that were looked at on the way to a choice, for `Statistics`.
  var entriesRead = 0
  /// The cells merged, copied or read to compute values anew, for `Statistics`.
  var cellsCopied = 0
  /// The work at which searches give up, in the units of `Statistics.work`.
  var mostWork = Int.max

  func free() {
    column.free()
    row.free()
    pivotRow.free()
    directions.free()
    signs.free()
    places.free()
  }

  mutating func beginDirections(columns: Int) {
    if signs.count < columns { _ = signs.append(repeating: 0, count: columns - signs.count) }
  }

  mutating func addDirection(_ column: Int32, _ sign: Double) {
    directions.append(column)
    signs[column] = sign
    openDirections += 1
  }

  mutating func endDirections() {
    for column in directions.elements { signs[column] = 0 }
    directions.removeAll()
    openDirections = 0
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
