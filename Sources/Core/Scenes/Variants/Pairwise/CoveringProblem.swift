/// The requirements on a covering array: every pair of values of two axes that some allowed row
/// holds.
///
/// Axes and values are numbers; the first value of each axis is its default.
struct CoveringProblem {
  /// The number of values of each axis.
  let levels: [Int]
  /// The combinations that no row may contain.
  let forbidden: [[Cell]]

  /// A value of an axis.
  struct Cell: Hashable {
    let axis: Int
    let value: Int
  }

  /// The index of the first pair of each two axes, for first < second only; the pairs of all axes
  /// are numbered consecutively.
  private let starts: [Int]
  /// The number of pairs, coverable or not.
  let pairCount: Int

  init(levels: [Int], forbidden: [[Cell]] = []) {
    self.levels = levels
    self.forbidden = forbidden
    var count = 0
    starts = levels.indices.flatMap { first in
      levels.indices.map { second in
        guard first < second else { return 0 }
        defer { count += levels[first] * levels[second] }
        return count
      }
    }
    pairCount = count
  }

  /// Returns the index of a pair, whatever the order of its axes.
  func pair(_ first: Cell, _ second: Cell) -> Int {
    first.axis < second.axis
      ? start(first.axis, second.axis) + first.value * levels[second.axis] + second.value
      : start(second.axis, first.axis) + second.value * levels[first.axis] + first.value
  }

  private func start(_ first: Int, _ second: Int) -> Int { starts[first * levels.count + second] }

  /// Returns the two values of a pair.
  func cells(of pair: Int) -> (Cell, Cell) {
    for first in levels.indices {
      for second in levels.indices.dropFirst(first + 1) {
        let offset = pair - start(first, second)
        guard offset >= 0, offset < levels[first] * levels[second] else { continue }
        return (
          Cell(axis: first, value: offset / levels[second]),
          Cell(axis: second, value: offset % levels[second])
        )
      }
    }
    preconditionFailure("A pair's number is below the number of pairs.")
  }

  /// Whether a row, in which -1 is an undecided value, contains no forbidden combination.
  func allows(_ row: [Int]) -> Bool {
    forbidden.allSatisfy { combination in
      !combination.allSatisfy { row[$0.axis] == $0.value }
    }
  }

  /// Returns a complete row that keeps the values already chosen and prefers the earliest others;
  /// nil if all would be forbidden.
  func completed(_ row: [Int]) -> [Int]? {
    guard allows(row) else { return nil }
    guard let open = row.firstIndex(of: -1) else { return row }
    var row = row
    for value in 0..<levels[open] {
      row[open] = value
      if let whole = completed(row) { return whole }
    }
    return nil
  }

  /// Whether each pair is held by some allowed row.
  var coverable: [Bool] {
    guard !forbidden.isEmpty else { return [Bool](repeating: true, count: pairCount) }
    return (0..<pairCount).map { pair in
      let (first, second) = cells(of: pair)
      var row = [Int](repeating: -1, count: levels.count)
      row[first.axis] = first.value
      row[second.axis] = second.value
      return completed(row) != nil
    }
  }

  /// The lower bound of the number of rows: the number of pairs of the two longest axes.
  var leastRows: Int {
    let longest = levels.sorted(by: >)
    guard longest.count > 1 else { return longest.first ?? 1 }
    return longest[0] * longest[1]
  }
}
