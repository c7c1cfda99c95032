import Documents

extension Clause {
  /// A token that there is not, where one is used.
  static func unknownToken(_ name: String, _ known: [String]) -> Clause {
    let near = NearestName.of(name, among: known)
    return Clause(
      .invalidValue, "there is no token '\(name)'",
      hint: near.map { Hint("did you mean '\($0)'?") })
  }

  /// A token with more shadows than a view has.
  static func severalShadows(_ name: String, _ count: Int) -> Clause {
    Clause(
      .ignoredKey,
      "the token '\(name)' has \(count) shadows, of which a view's layer draws the first",
      hint: "give a view behind it the others, or make them one")
  }
}
