extension SceneVariants {
  /// The variants with axes from outside: those of a name that the scene has too take the place of
  /// the scene's own, the others come behind them.
  ///
  /// What the scene includes and excludes holds as before; an inclusion that the axes now make by
  /// themselves is not made twice.
  package func crossed(with axes: [Axis]) -> SceneVariants {
    var crossed = self
    for axis in axes {
      if let index = crossed.axes.firstIndex(where: { $0.name == axis.name }) {
        crossed.axes[index] = axis
      } else {
        crossed.axes.append(axis)
      }
    }
    var bare = crossed
    bare.include = []
    guard bare.tooMany == nil else { return crossed }
    var known = Set(bare.list.map { Set($0.values) })
    crossed.include = include.filter { known.insert(Set(crossed.variant(of: $0).values)).inserted }
    return crossed
  }
}
