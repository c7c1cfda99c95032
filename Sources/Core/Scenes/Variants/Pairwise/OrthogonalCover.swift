/// Covering arrays from orthogonal ones: if q is a prime power, q² rows for q + 1 axes of q
/// values hold every pair exactly once (Bush, "Orthogonal arrays of index unity", 1952).
///
/// Axes with fewer values leave their surplus values free, and rows with nothing left to cover
/// are removed.
enum OrthogonalCover {
  /// Returns the rows; nil if no field is large enough, or if a combination is forbidden.
  static func rows(for problem: CoveringProblem) -> [[Int]]? {
    guard problem.forbidden.isEmpty, let largest = problem.levels.max() else { return nil }
    // Latin squares exist for every order, which is enough for three axes.
    if problem.levels.count <= 3 { return latin(problem.levels, order: largest) }
    let order = FiniteField.orders.first {
      $0 >= largest && $0 + 1 >= problem.levels.count
    }
    guard let order, let field = FiniteField(order: order) else { return nil }
    let rows = (0..<order * order).map { row in
      let (x, y) = (row / order, row % order)
      return problem.levels.indices.map { axis in
        axis == order ? x : field.sum(field.product(axis, x), y)
      }
    }
    return fused(rows, problem)
  }

  private static func latin(_ levels: [Int], order: Int) -> [[Int]] {
    // The two longest axes count up, and the shortest is their sum.
    let axes = levels.indices.sorted { levels[$0] > levels[$1] }
    return (0..<levels[axes[0]]).flatMap { x in
      (0..<levels[axes[1]]).map { y in
        var row = [Int](repeating: 0, count: levels.count)
        row[axes[0]] = x
        row[axes[1]] = y
        if axes.count > 2 { row[axes[2]] = (x + y) % levels[axes[0]] % levels[axes[2]] }
        return row
      }
    }
  }

  /// Returns the rows with surplus values made free, without those that cover nothing of their
  /// own.
  private static func fused(_ rows: [[Int]], _ problem: CoveringProblem) -> [[Int]] {
    let open = rows.map { row in
      zip(row, problem.levels).map { $0 < $1 ? $0 : -1 }
    }
    var missing = [Bool](repeating: true, count: problem.pairCount)
    var kept: [[Int]] = []
    // Rows with the fewest free values come first, so that the others fill the remaining gaps.
    let order = open.indices.sorted {
      let free = [$0, $1].map { row in open[row].count { $0 < 0 } }
      return free[0] == free[1] ? $0 < $1 : free[0] < free[1]
    }
    for index in order {
      let row = open[index]
      guard row.contains(where: { $0 >= 0 }), gain(row, missing, problem) > 0 else { continue }
      let whole = filled(row, missing, problem)
      for pair in pairs(of: whole, problem) { missing[pair] = false }
      kept.append(whole)
    }
    return kept
  }

  private static func filled(
    _ row: [Int], _ missing: [Bool], _ problem: CoveringProblem
  ) -> [Int] {
    var row = row
    for axis in row.indices where row[axis] < 0 {
      var best = (value: 0, gain: -1)
      for value in 0..<problem.levels[axis] {
        row[axis] = value
        let gain = gain(row, missing, problem)
        if gain > best.gain { best = (value, gain) }
      }
      row[axis] = best.value
    }
    return row
  }

  private static func gain(_ row: [Int], _ missing: [Bool], _ problem: CoveringProblem) -> Int {
    pairs(of: row, problem).count { missing[$0] }
  }

  private static func pairs(of row: [Int], _ problem: CoveringProblem) -> [Int] {
    row.indices.flatMap { first in
      row.indices.dropFirst(first + 1).compactMap { second in
        row[first] < 0 || row[second] < 0
          ? nil
          : problem.pair(
            .init(axis: first, value: row[first]), .init(axis: second, value: row[second]))
      }
    }
  }
}
