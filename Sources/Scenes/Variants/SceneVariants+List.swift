extension SceneVariants {
  /// The most combinations that axes may make.
  package static let limit = 10_000

  /// The variants: the default one first unless it is excluded, then as the axes count up, then
  /// what is included.
  package var list: [Variant] { Array(VariantList(self)) }

  /// The variant of some values: those of other axes have their defaults.
  package func variant(of values: [AxisValue]) -> Variant {
    VariantNames(self).variant(of: completed(values))
  }

  /// The number of combinations when there are too many.
  package var tooMany: Int? {
    var counts = axes.map { Double($0.values.count) }
    // The two longest axes alone decide how few combinations hold every pair.
    if strategy == .pairwise { counts = Array(counts.sorted(by: >).prefix(2)) }
    let count = counts.reduce(1, *)
    return count > Double(Self.limit) ? Int(min(count, 1e15)) : nil
  }

  /// The first name that two variants share.
  package var repeatedName: String? {
    var names: Set<String> = []
    return VariantList(self).first { !names.insert($0.name).inserted }?.name
  }

  /// Few combinations that hold every pair of values.
  var cover: [[AxisValue]] {
    let forbidden = exclude.compactMap { combination -> [CoveringProblem.Cell]? in
      let cells = combination.compactMap(cell)
      // What names a value of no axis excludes nothing.
      return cells.count == combination.count ? cells : nil
    }
    let problem = CoveringProblem(levels: axes.map(\.values.count), forbidden: forbidden)
    return CoveringArray.rows(for: problem).map { row in zip(axes, row).map { $0.values[$1] } }
  }

  private func cell(_ value: AxisValue) -> CoveringProblem.Cell? {
    guard let axis = axes.firstIndex(where: { $0.name == value.axis }),
      let index = axes[axis].values.firstIndex(of: value)
    else { return nil }
    return CoveringProblem.Cell(axis: axis, value: index)
  }

  /// The values in the order of the axes, defaults filled in; values of no axis come last.
  func completed(_ values: [AxisValue]) -> [AxisValue] {
    let own = axes.map { axis in values.first { $0.axis == axis.name } ?? axis.values[0] }
    return own + values.filter { value in !axes.contains { $0.name == value.axis } }
  }
}
