import Scenes

extension Session {
  /// Returns the variants that differ once the command line's values have replaced theirs: those of a language
  /// are the same pictures in the language of '--locale', under the names of others.
  func distinct(_ variants: VariantList) -> [Variant] {
    var places: [Set<AxisValue>: Int] = [:]
    var kept: [Variant] = []
    for variant in variants {
      let values = Set(choices.applied(to: variant).values)
      if let place = places[values] {
        // The one that has these values itself has their name.
        if choices.values.allSatisfy(variant.values.contains) { kept[place] = variant }
      } else {
        places[values] = kept.count
        kept.append(variant)
      }
    }
    return kept
  }
}
