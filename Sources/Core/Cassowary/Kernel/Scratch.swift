/// Lists that the searches of a solver share.
struct Scratch {
  var column = Store<Entry>()
  var row = Store<Entry>()
  /// The row that a pivot produces, or a sum being collected.
  var pivotRow = Store<Entry>()
  /// The columns to move in, and for each column its direction: 1, -1, or 0 once it is dropped.
  private(set) var directions = Store<Int32>()
  var signs = Store<Double>()
  var openDirections = 0
  /// The elements of a large sum that is being expanded.
  var newest = LabelQueue()
  /// For each column its place in the sum; -1 if it is not in the sum.
  private var places = Store<Int32>()
  /// The cells examined in making choices, for `Statistics`.
  var entriesRead = 0
  /// The cells merged, copied or read to recompute values, for `Statistics`.
  var cellsCopied = 0
  /// The contradictions found beside the one that the last failed commit threw, last first: constraints
  /// with the factors with which they add up to a false statement.
  var furtherCertificates: [[Entry]] = []
  /// The work spent on reducing contradictions to what they need.
  var reductionWork = 0
  /// How much more work reducing contradictions may take than solving, and the most that one of
  /// them may take, in the units of `Statistics.work`.
  var mostReduction = 40_000_000
  /// The work after which searches give up, in the units of `Statistics.work`.
  var mostWork = Int.max

  func free() {
    column.free()
    row.free()
    pivotRow.free()
    directions.free()
    signs.free()
    places.free()
    newest.free()
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

  /// Ends the sum and drops terms that have cancelled.
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
