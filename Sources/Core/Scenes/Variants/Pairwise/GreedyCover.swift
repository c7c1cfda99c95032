/// Builds a covering array row by row: each row begins with a missing pair and takes, axis by
/// axis, the value that covers the most missing pairs (after Cohen, Dalal, Fredman and Patton,
/// "The AETG system", 1997).
struct GreedyCover {
  private let problem: CoveringProblem
  private var missing: [Bool]
  /// The rows; the defaults of all axes come first if they are allowed.
  private(set) var rows: [[Int]] = []

  init(_ problem: CoveringProblem, _ coverable: [Bool]) {
    self.problem = problem
    missing = coverable
    let defaults = [Int](repeating: 0, count: problem.levels.count)
    if problem.allows(defaults) { take(defaults) }
    var next = 0
    while let pair = missing[next...].firstIndex(of: true) {
      next = pair
      take(row(from: pair))
    }
  }

  private mutating func take(_ row: [Int]) {
    rows.append(row)
    for first in row.indices {
      for second in row.indices.dropFirst(first + 1) {
        missing[
          problem.pair(
            .init(axis: first, value: row[first]), .init(axis: second, value: row[second]))] = false
      }
    }
  }

  private func row(from pair: Int) -> [Int] {
    let (first, second) = problem.cells(of: pair)
    var row = [Int](repeating: -1, count: problem.levels.count)
    row[first.axis] = first.value
    row[second.axis] = second.value
    for axis in row.indices where row[axis] < 0 {
      var best: (value: Int, gain: Int)?
      for value in 0..<problem.levels[axis] {
        row[axis] = value
        let gain = gain(of: value, on: axis, in: row)
        guard gain > best?.gain ?? -1 else { continue }
        if problem.forbidden.isEmpty || problem.completed(row) != nil { best = (value, gain) }
      }
      // The row could be completed before this axis, so one of the values was allowed.
      row[axis] = best?.value ?? 0
    }
    return row
  }

  private func gain(of value: Int, on axis: Int, in row: [Int]) -> Int {
    row.indices.reduce(0) { gain, other in
      guard other != axis, row[other] >= 0 else { return gain }
      let pair = problem.pair(
        .init(axis: axis, value: value), .init(axis: other, value: row[other]))
      return gain + (missing[pair] ? 1 : 0)
    }
  }
}
