extension SceneVariants {
  /// The most combinations that axes may make.
  package static let limit = 10_000

  /// The variant of some values: those of other axes have their defaults.
  package func variant(of values: [AxisValue]) -> Variant {
    VariantNames(declaration).variant(of: declaration.completed(values))
  }

  /// The number of combinations when there are too many.
  package var tooMany: Int? { declaration.tooMany }

  /// The first name that two variants share.
  package var repeatedName: String? {
    var names: Set<String> = []
    return list.first { !names.insert($0.name).inserted }?.name
  }
}
