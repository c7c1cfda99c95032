import Documents

extension Clause {
  static func unknownItem(_ name: String, _ known: KnownNames, _ names: SceneNames) -> Clause {
    if !names.scope.isEmpty, names.isItemOfScene(name) {
      return Clause(
        .unknownItem, "'\(name)' is outside the component, whose constraints cannot name it",
        hint: didYouMean(name, among: known)
          ?? "name the component's own views, or 'self' for its outermost one")
    }
    return Clause(
      .unknownItem, "unknown view '\(name)'",
      hint: UIKitWords.item(name, isInComponent: !names.scope.isEmpty)
        ?? path(to: name, names) ?? didYouMean(name, among: known)
        ?? (names.scope.isEmpty ? nil : "in a component, 'self' is its outermost view"),
      naming: .unknown(name))
  }

  /// The hint to a view within an instance, or to several of them.
  private static func path(to name: String, _ names: SceneNames) -> Hint? {
    let paths = names.paths(to: name)
    guard let first = paths.first else { return nil }
    return paths.count == 1
      ? .replace(by: first, "write '\(first)': it is within a component")
      : Hint("it is within a component: \(NameList.either(paths.prefix(2).map { "'\($0)'" }))")
  }

  /// A name with hyphens, which an equation reads as a difference.
  static func hyphenated(_ name: String, isKnown: Bool) -> Clause {
    let repaired = name.replacing("-", with: "_")
    return Clause(
      .unknownItem, "'\(name)' is no name here: names have no hyphen",
      hint: isKnown
        ? .replace(by: repaired, "write '\(repaired)'")
        : "call the view '\(repaired)', here and where it is declared")
  }

  static func tooManyMatches(_ limit: Int) -> Clause {
    Clause(
      .invalidValue, "the paths of the expectations match more than \(limit) views in all",
      hint: "expect the same of all views at once, or name fewer")
  }

  static func unknownMember(
    _ word: String, _ entry: SceneNames.Entry, _ names: SceneNames
  ) -> Clause {
    let children = names.children(of: entry)
    var known = (names.suggestions.takes(children.count) ? children : []).map { child in
      child.name.hasPrefix("\(entry.name).")
        ? String(child.name.dropFirst(entry.name.count + 1)) : child.name
    }
    if entry.isGroup { known += ["first", "last"] }
    let list = NameList.candidates(for: word, among: known)
    return Clause(
      .unknownItem, "'\(entry.name)' has no view '\(word)'",
      hint: didYouMean(word, among: known) ?? (list.isEmpty ? nil : "it has \(list)"))
  }

  static func attributeOfGroup(_ name: String) -> Clause {
    Clause(
      .invalidConstraint, "'\(name)' refers to all copies of a view",
      hint: "name one of them: '\(name).first', '\(name).0' or by its item's id")
  }

  static func groupInFormat(_ name: String) -> Clause {
    Clause(
      .invalidConstraint, "'\(name)' refers to all copies of a view",
      hint: "name one of them in an equation, such as '\(name).first.top == root.top'")
  }
}
