/// Finds the factors with which the members of an irreducible set add up to a contradiction.
///
/// They are unique up to a common scale because the set is irreducible: two different solutions
/// could be combined into one that needs fewer members.
struct ConflictProof {
  /// For each row the variables of a member, by index, with their coefficients.
  let rows: [[(variable: Int, coefficient: Double)]]

  private static let tiny = 1e-9

  /// Returns the factors, scaled so that that of row `unit` is 1; nil when rounding obscures
  /// them.
  func factors(unit: Int) -> [Double]? {
    var factors = [Double?](repeating: nil, count: rows.count)
    factors[unit] = 1
    propagate(&factors, from: unit)
    let open = factors.indices.filter { factors[$0] == nil }
    if !open.isEmpty, !eliminate(open, &factors) { return nil }
    let found = factors.compactMap { $0 }
    return found.count == rows.count && cancels(found) ? found : nil
  }

  /// The rows that hold each variable, by variable.
  private var columns: [Int: [(row: Int, coefficient: Double)]] {
    var columns: [Int: [(row: Int, coefficient: Double)]] = [:]
    for (row, terms) in rows.enumerated() {
      for term in terms { columns[term.variable, default: []].append((row, term.coefficient)) }
    }
    return columns
  }

  /// Determines the factors of rows one by one: a variable that occurs in known rows and one
  /// unknown row gives that row's factor. In the chains and loops that make up most conflicts
  /// this finds all of them.
  private func propagate(_ factors: inout [Double?], from unit: Int) {
    let columns = columns
    var pending = rows[unit].map(\.variable)
    while let variable = pending.popLast() {
      guard let column = columns[variable] else { continue }
      let unknown = column.filter { factors[$0.row] == nil }
      guard unknown.count == 1, let missing = unknown.first else { continue }
      let sum = column.reduce(0) { $0 + $1.coefficient * (factors[$1.row] ?? 0) }
      factors[missing.row] = -sum / missing.coefficient
      pending += rows[missing.row].map(\.variable)
    }
  }

  /// Solves for the remaining factors, with one equation per variable.
  private func eliminate(_ open: [Int], _ factors: inout [Double?]) -> Bool {
    let place = Dictionary(uniqueKeysWithValues: open.enumerated().map { ($1, $0) })
    let columns = columns
    var equations: [[Double]] = columns.keys.sorted().compactMap { variable in
      var equation = [Double](repeating: 0, count: open.count + 1)
      var isNeeded = false
      for entry in columns[variable] ?? [] {
        if let index = place[entry.row] {
          equation[index] += entry.coefficient
          isNeeded = true
        } else {
          equation[open.count] -= entry.coefficient * (factors[entry.row] ?? 0)
        }
      }
      return isNeeded ? equation : nil
    }
    for index in open.indices {
      guard
        let pivot = equations[index...].indices.max(by: {
          abs(equations[$0][index]) < abs(equations[$1][index])
        }), abs(equations[pivot][index]) > Self.tiny
      else { return false }
      equations.swapAt(index, pivot)
      for other in equations.indices where other != index && equations[other][index] != 0 {
        let ratio = equations[other][index] / equations[index][index]
        for column in index...open.count {
          equations[other][column] -= ratio * equations[index][column]
        }
      }
    }
    for (index, row) in open.enumerated() {
      factors[row] = equations[index][open.count] / equations[index][index]
    }
    return true
  }

  private func cancels(_ factors: [Double]) -> Bool {
    var sums: [Int: Double] = [:]
    for (row, terms) in rows.enumerated() {
      for term in terms { sums[term.variable, default: 0] += factors[row] * term.coefficient }
    }
    return sums.values.allSatisfy { abs($0) < 1e-6 }
  }
}
