extension SceneVariants {
  /// Returns the variants with additional axes: an axis that the scene has too replaces the
  /// scene's own, the others follow it.
  ///
  /// The scene's inclusions and exclusions still apply; an inclusion that the axes now make isn't
  /// made twice.
  package func crossed(with axes: [Axis]) -> SceneVariants {
    if axes.isEmpty { return self }
    var crossed = declaration
    for axis in axes {
      if let index = crossed.axes.firstIndex(where: { $0.name == axis.name }) {
        crossed.axes[index] = axis
      } else {
        crossed.axes.append(axis)
      }
    }
    let included = crossed.include
    crossed.include = []
    let bare = SceneVariants(crossed)
    guard !included.isEmpty else { return bare }
    var known = bare.tooMany == nil ? Set(bare.list.map { Set($0.values) }) : []
    crossed.include = included.filter { known.insert(Set(bare.variant(of: $0).values)).inserted }
    return SceneVariants(crossed)
  }
}
