import Documents

extension SceneVariants {
  /// The most combinations that axes may make.
  package static let limit = 10_000

  /// The variant of some values: those of other axes have their defaults.
  package func variant(of values: [AxisValue]) -> Variant {
    VariantNames(declaration).variant(of: declaration.completed(values))
  }

  /// The number of combinations when there are too many.
  package var tooMany: Int? { declaration.tooMany }

  /// The first two variants whose results would lie in one file: their names are the same, or differ
  /// in what no name of a file can hold alone.
  package var sharedName: (first: String, second: String)? {
    var names: [String: String] = [:]
    for variant in list {
      if let first = names.updateValue(variant.name, forKey: InnerPath.name(variant.name)) {
        return (first, variant.name)
      }
    }
    return nil
  }
}
