import Documents

extension Clause {
  /// A token that there is not, where one is used.
  static func unknownToken(_ name: String, _ known: [String]) -> Clause {
    let near = NearestName.of(name, among: known)
    return Clause(
      .invalidValue, "there is no token '\(name)'",
      hint: near.map { Hint("did you mean '\($0)'?") })
  }

  /// A token with more than the shadow of a view has.
  static func leftOut(_ parts: [String], of name: String) -> Clause {
    Clause(
      .ignoredKey,
      "the shadow of a view leaves out \(NameList.both(parts)) of the token '\(name)'",
      hint: "a layer has one shadow, around its content; a view behind it can have another")
  }
}
