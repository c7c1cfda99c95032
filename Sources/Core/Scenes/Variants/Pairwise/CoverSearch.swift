/// Repairs an array that lacks some pairs, without adding rows, by tabu search.
///
/// Each step puts a missing pair into the row where this costs least; a cell that was just
/// changed is tabu for some steps.
struct CoverSearch {
  /// The rows; the first never changes because it holds the defaults.
  private(set) var rows: [[Int]]

  private let problem: CoveringProblem
  private let coverable: [Bool]
  /// The number of rows that hold each pair.
  private var holders: [Int32]
  /// The missing pairs; `places` has the index of each in that list, or -1.
  private var missing: [Int] = []
  private var places: [Int]
  /// The step until which each cell is tabu.
  private var rests: [[Int]]
  private var random = SplitMix64(state: 0x9E37_79B9_7F4A_7C15)

  /// The number of steps without improvement after which the search gives up.
  private static let patience = 6_000

  init(_ problem: CoveringProblem, _ coverable: [Bool], rows: [[Int]]) {
    self.problem = problem
    self.coverable = coverable
    self.rows = rows
    holders = [Int32](repeating: 0, count: problem.pairCount)
    places = [Int](repeating: -1, count: problem.pairCount)
    rests = rows.map { [Int](repeating: 0, count: $0.count) }
    for row in rows {
      for first in row.indices {
        for second in row.indices.dropFirst(first + 1) {
          holders[pair(row, first, second)] += 1
        }
      }
    }
    for pair in holders.indices where holders[pair] == 0 && coverable[pair] { miss(pair) }
  }

  /// Returns the rows without the one that alone covers the fewest pairs; the first row stays.
  static func shortened(_ rows: [[Int]], _ problem: CoveringProblem) -> [[Int]] {
    let search = CoverSearch(
      problem, [Bool](repeating: true, count: problem.pairCount), rows: rows)
    let costs = rows.indices.dropFirst().map { row in (row, search.alone(row)) }
    guard let least = costs.min(by: { $0.1 < $1.1 }) else { return rows }
    var rows = rows
    rows.remove(at: least.0)
    return rows
  }

  /// Searches until no pair is missing; false if it gave up.
  mutating func run() -> Bool {
    var best = missing.count
    var last = 0
    var step = 0
    while !missing.isEmpty {
      step += 1
      guard step - last < Self.patience else { return false }
      improve(step)
      if missing.count < best { (best, last) = (missing.count, step) }
    }
    return true
  }

  private mutating func improve(_ step: Int) {
    let wanted = missing[Int(random.next() % UInt64(missing.count))]
    let (first, second) = problem.cells(of: wanted)
    var choices: [Int] = []
    var least = Int.max
    for row in rows.indices.dropFirst() {
      guard rests[row][first.axis] < step, rests[row][second.axis] < step else { continue }
      let cost = cost(of: [first, second], in: row, noMoreThan: least)
      guard let cost, cost <= least else { continue }
      if cost < least { choices.removeAll() }
      least = cost
      choices.append(row)
    }
    guard !choices.isEmpty else { return }
    let row = choices[Int(random.next() % UInt64(choices.count))]
    for cell in [first, second] where rows[row][cell.axis] != cell.value {
      set(cell, in: row)
      rests[row][cell.axis] = step + 2 + Int(random.next() % 6)
    }
  }

  /// Returns the number of pairs that only this row holds.
  private func alone(_ row: Int) -> Int {
    let values = rows[row]
    return values.indices.reduce(0) { count, first in
      values.indices.dropFirst(first + 1).reduce(count) { count, second in
        count + (holders[pair(values, first, second)] == 1 ? 1 : 0)
      }
    }
  }

  /// Returns how many more pairs would be missing; nil if the row would be forbidden.
  private func cost(
    of cells: [CoveringProblem.Cell], in row: Int, noMoreThan limit: Int
  ) -> Int? {
    let before = rows[row]
    if !problem.forbidden.isEmpty {
      var after = before
      for cell in cells { after[cell.axis] = cell.value }
      guard problem.allows(after) else { return nil }
    }
    var cost = 0
    for (number, cell) in cells.enumerated() where before[cell.axis] != cell.value {
      let partner = cells[1 - number]
      for other in before.indices where other != cell.axis {
        let value = other == partner.axis ? partner.value : before[other]
        // The pair of the two changed cells counts once.
        if number == 1, before[other] != value { continue }
        if holders[pair(before, cell.axis, other)] == 1 { cost += 1 }
        let gained = problem.pair(cell, CoveringProblem.Cell(axis: other, value: value))
        if holders[gained] == 0, coverable[gained] { cost -= 1 }
      }
    }
    return cost
  }

  private mutating func set(_ cell: CoveringProblem.Cell, in row: Int) {
    for other in rows[row].indices where other != cell.axis {
      let old = pair(rows[row], cell.axis, other)
      holders[old] -= 1
      if holders[old] == 0, coverable[old] { miss(old) }
    }
    rows[row][cell.axis] = cell.value
    for other in rows[row].indices where other != cell.axis {
      let new = pair(rows[row], cell.axis, other)
      if holders[new] == 0 { find(new) }
      holders[new] += 1
    }
  }

  private mutating func miss(_ pair: Int) {
    places[pair] = missing.count
    missing.append(pair)
  }

  private mutating func find(_ pair: Int) {
    let place = places[pair]
    guard place >= 0, let last = missing.last else { return }
    missing[place] = last
    places[last] = place
    missing.removeLast()
    places[pair] = -1
  }

  private func pair(_ row: [Int], _ first: Int, _ second: Int) -> Int {
    problem.pair(
      CoveringProblem.Cell(axis: first, value: row[first]),
      CoveringProblem.Cell(axis: second, value: row[second]))
  }
}

/// A generator with the same sequence on every run and machine (Steele, Lea and Flood, 2014).
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
