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
  /// equal, or differ only in characters that file names can't have, or in case, which many file systems
  /// do not tell apart.
  package var sharedName: (first: String, second: String)? {
    var names: [String: String] = [:]
    for variant in list {
      let file = InnerPath.name(variant.name).lowercased()
      if let first = names.updateValue(variant.name, forKey: file) {
        return (first, variant.name)
      }
    }
    return nil
  }
}
