extension SceneVariants {
  /// A scene's declaration of its variants.
  struct Declaration: Equatable, Sendable {
    /// The axes in the order of the file.
    var axes: [Axis] = []
    /// How the values are combined.
    var strategy = Strategy.cartesian
    /// Combinations to add; axes that they leave out have their defaults.
    var include: [[AxisValue]] = []
    /// Combinations to exclude, together with all that contain them.
    var exclude: [[AxisValue]] = []
  }
}

extension SceneVariants.Declaration {
  static let table = ObjectTable<SceneVariants.Declaration>(
    "variants",
    [
      Field("axes", .axes, "The axes with their values; the first is the default.", \.axes),
      Field(
        "strategy", Shape<SceneVariants.Strategy>.choice, "`cartesian` or `pairwise`.", \.strategy),
      Field("include", .list(of: .axisValues), "Combinations that are added.", \.include),
      Field("exclude", .list(of: .axisValues), "Combinations that are left out.", \.exclude),
    ])

  /// The number of combinations if there are too many; nil otherwise.
  var tooMany: Int? {
    var counts = axes.map { Double($0.values.count) }
    // The two longest axes alone determine the least number of combinations that hold every pair.
    if strategy == .pairwise { counts = Array(counts.sorted(by: >).prefix(2)) }
    let count = counts.reduce(1, *)
    return count > Double(SceneVariants.limit) ? Int(min(count, 1e15)) : nil
  }

  /// A small number of combinations that hold every pair of values.
  var cover: [[AxisValue]] {
    let forbidden = exclude.compactMap { combination -> [CoveringProblem.Cell]? in
      let cells = combination.compactMap(cell)
      // A combination with a value of no axis excludes nothing.
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

  /// Returns the values in the order of the axes with defaults filled in; values of no axis come
  /// last.
  func completed(_ values: [AxisValue]) -> [AxisValue] {
    let own = axes.map { axis in values.first { $0.axis == axis.name } ?? axis.values[0] }
    return own + values.filter { value in !axes.contains { $0.name == value.axis } }
  }
}
