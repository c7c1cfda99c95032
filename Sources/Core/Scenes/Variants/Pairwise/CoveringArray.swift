/// Finds a small number of rows that hold every pair of values.
///
/// A greedy array loses row after row for as long as a tabu search can repair the pairs that go
/// missing (after Torres-Jimenez and Rodriguez-Tello, "New bounds for binary covering arrays using
/// simulated annealing", 2012, and Gonzalez-Hernandez, "Construction of mixed covering arrays using
/// tabu search", 2015).
/// Everything is deterministic.
enum CoveringArray {
  /// Returns the rows in ascending order; the defaults of all axes come first if they are
  /// allowed.
  static func rows(for problem: CoveringProblem) -> [[Int]] {
    guard problem.levels.count > 1 else {
      return problem.levels.first.map { (0..<$0).map { [$0] } }?.filter(problem.allows) ?? [[]]
    }
    let coverable = problem.coverable
    var rows = GreedyCover(problem, coverable).rows
    while rows.count > problem.leastRows {
      var search = CoverSearch(problem, coverable, rows: CoverSearch.shortened(rows, problem))
      guard search.run() else { break }
      rows = search.rows
    }
    return rows.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
