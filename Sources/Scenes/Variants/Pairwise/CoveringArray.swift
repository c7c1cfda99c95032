/// Chooses few rows that hold every pair of values.
///
/// The smaller of a greedy array and a fused orthogonal one loses row after row as long as a tabu
/// search repairs what is then missing (after Torres-Jimenez and Rodriguez-Tello, "New bounds for
/// binary covering arrays using simulated annealing", 2012, and Gonzalez-Hernandez, "Construction
/// of mixed covering arrays using tabu search", 2015). Everything is deterministic.
enum CoveringArray {
  /// The rows in ascending order; the defaults of all axes come first where they are allowed.
  static func rows(for problem: CoveringProblem) -> [[Int]] {
    guard problem.levels.count > 1 else {
      return problem.levels.first.map { (0..<$0).map { [$0] } }?.filter(problem.allows) ?? [[]]
    }
    let coverable = problem.coverable
    var rows = GreedyCover(problem, coverable).rows
    if let orthogonal = OrthogonalCover.rows(for: problem), orthogonal.count < rows.count {
      rows = orthogonal
    }
    while rows.count > problem.leastRows {
      var search = CoverSearch(problem, coverable, rows: CoverSearch.shortened(rows, problem))
      guard search.run() else { break }
      rows = search.rows
    }
    return rows.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
