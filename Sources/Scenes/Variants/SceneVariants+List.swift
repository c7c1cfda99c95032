extension SceneVariants {
  /// The most combinations that axes may make.
  package static let limit = 10_000

  /// The variants: the default one first unless it is excluded, then as the axes count up, then
  /// what is included.
  package var list: [Variant] {
    guard tooMany == nil else { return [.default] }
    let excluded = exclude.map(Set.init)
    let pool = combinations.filter { values in
      !excluded.contains { $0.isSubset(of: values) }
    }
    let chosen = strategy == .pairwise ? PairwiseCover.choose(from: pool) : pool
    return (chosen + include.map(completed)).map(named)
  }

  /// The variant of some values: those of other axes have their defaults.
  package func variant(of values: [AxisValue]) -> Variant { named(completed(values)) }

  /// The number of combinations when there are too many.
  package var tooMany: Int? {
    let count = axes.reduce(1.0) { $0 * Double($1.values.count) }
    return count > Double(Self.limit) ? Int(min(count, 1e15)) : nil
  }

  /// The first name that two variants share.
  package var repeatedName: String? {
    var names: Set<String> = []
    return list.first { !names.insert($0.name).inserted }?.name
  }

  /// Every combination, the last axis counting fastest.
  private var combinations: [[AxisValue]] {
    axes.reduce([[]]) { rows, axis in
      rows.flatMap { row in axis.values.map { row + [$0] } }
    }
  }

  /// The values in the order of the axes, defaults filled in; values of no axis come last.
  private func completed(_ values: [AxisValue]) -> [AxisValue] {
    let own = axes.map { axis in values.first { $0.axis == axis.name } ?? axis.values[0] }
    return own + values.filter { value in !axes.contains { $0.name == value.axis } }
  }

  private func named(_ values: [AxisValue]) -> Variant {
    let defaults = Set(axes.map { $0.values[0] })
    let names = values.filter { !defaults.contains($0) }.map(\.name)
    return Variant(name: names.isEmpty ? "default" : names.joined(separator: "+"), values: values)
  }
}

/// Picks combinations that hold every pair of values that some combination holds.
enum PairwiseCover {
  /// A pair of values of two axes.
  private struct Pair: Hashable {
    let first: AxisValue
    let second: AxisValue
  }

  /// The first combination, then each time the one with the most pairs still missing, the earlier
  /// one when several have as many; in the order of the pool.
  static func choose(from pool: [[AxisValue]]) -> [[AxisValue]] {
    let pairs = pool.map(Self.pairs)
    guard let width = pool.first?.count, width >= 2 else { return pool }
    var missing = Set(pairs.joined())
    var chosen: [Int] = []
    while !missing.isEmpty {
      var best = 0
      var gain = 0
      for (index, candidate) in pairs.enumerated() {
        let count = candidate.reduce(0) { $0 + (missing.contains($1) ? 1 : 0) }
        if count > gain { (best, gain) = (index, count) }
      }
      chosen.append(best)
      missing.subtract(pairs[best])
    }
    return chosen.sorted().map { pool[$0] }
  }

  private static func pairs(of values: [AxisValue]) -> [Pair] {
    values.indices.flatMap { first in
      values.indices.dropFirst(first + 1).map { Pair(first: values[first], second: values[$0]) }
    }
  }
}
