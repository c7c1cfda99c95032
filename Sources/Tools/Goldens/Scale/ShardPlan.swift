/// Which scenes belong to which part of a run.
///
/// Scenes are assigned heaviest first, each to the part with the least to do. The same scenes and
/// weights give the same plan on every machine.
package struct ShardPlan: Equatable, Sendable {
  /// The part of each scene, from 1, in the order in which the scenes were given.
  package let parts: [Int]

  /// Splits scenes.
  ///
  /// - Parameters:
  ///   - weights: the cost of each scene, by any measure above 0, in the order of `names`.
  ///   - count: the number of parts, at least 1.
  package init(names: [String], weights: [Double], count: Int) {
    var loads = [Double](repeating: 0, count: count)
    var parts = [Int](repeating: 1, count: names.count)
    let order = names.indices.sorted {
      (weights[$1], names[$0], $0) < (weights[$0], names[$1], $1)
    }
    for index in order {
      let part = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[part] += weights[index]
      parts[index] = part + 1
    }
    self.parts = parts
  }
}
