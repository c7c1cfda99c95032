import Documents

extension SceneVariants {
  /// The most combinations that the axes may make.
  package static let limit = 10_000

  /// Returns the variant with some values; other axes have their defaults.
  package func variant(of values: [AxisValue]) -> Variant {
    VariantNames(declaration).variant(of: declaration.completed(values))
  }

  /// The number of combinations if there are too many; nil otherwise.
  package var tooMany: Int? { declaration.tooMany }

  /// The first two variants whose results would be written to the same file: their names are
  /// equal, or differ only in characters that file names can't have.
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
