import Documents

extension Clause {
  static func unknownState(_ name: String, _ known: [String]) -> Clause {
    Clause(
      .invalidValue, "unknown state '\(name)'",
      hint: didYouMean(name, among: known)
        ?? (known.count > 1
          ? "states: \(NameList.candidates(for: name, among: known))" : "add it to 'states'"))
  }

  static func badStateName(_ name: String) -> Clause {
    Clause(
      .invalidValue,
      name == SceneState.base
        ? "'base' is the name of the scene without any state"
        : "'\(name)' is not a valid name of a state: use letters, digits, '_' and '-'")
  }

  static func axisWithoutState(_ name: String, _ states: [String]) -> Clause {
    Clause(
      .unknownKey, "unknown key '\(name)' in an axis: none of its values is a state",
      hint: "states: \(NameList.candidates(for: name, among: states))")
  }

  static func stateOnTwoAxes(_ name: String, _ first: String, _ second: String) -> Clause {
    Clause(
      .invalidValue, "the state '\(name)' is on two axes, '\(first)' and '\(second)'",
      hint: "leave it on one of them: states of different axes hold together")
  }

  static func unknownConstraint(_ id: String, _ known: [String]) -> Clause {
    Clause(
      .unknownItem, "unknown constraint '\(id)'",
      hint: didYouMean(id, among: known) ?? "give the constraint 'id: \(id)'")
  }

  static func constantOfFormat(_ count: Int) -> Clause {
    Clause(
      .invalidConstraint,
      "the visual format makes \(count) constraints, each with its own constant",
      hint: "write the one that changes as an equation with an id of its own")
  }

  static func unknownSign(_ sign: String) -> Clause {
    let meant = ["=": "==", "=<": "<=", "=>": ">=", "<>": "!=", "!": "!="][sign]
    return Clause(
      .syntax, "'\(sign)' is not a comparison",
      hint: meant.map(Hint.write) ?? "comparisons: < <= == != >= >")
  }

  static func conditionExpected(_ what: String, found: String) -> Clause {
    Clause(
      .syntax, "expected \(what), not \(found)",
      hint: "a condition is a value or comparisons: \"< 350\", \">= 320, < 430\"")
  }

  static func unorderedTrait(_ trait: String, _ sign: String) -> Clause {
    Clause(
      .invalidValue, "values of '\(trait)' cannot be compared with '\(sign)'",
      hint: "name the value itself, or '!=' and the value")
  }

  static let emptyCondition = Clause(
    .invalidValue, "a condition needs at least one trait",
    hint: "write what it depends on: 'when: { width: \"< 350\" }'")
}
