import Documents
import Rendering
import Scenes

/// States that differ from the base in colours alone, which not everybody sees.
enum StateColors {
  /// The keys that change colours and nothing else.
  private static let keys: Set<String> = [
    "color", "background", "tint", "border", "gradient", "trackColor", "knobColor", "shadow",
    "alpha",
  ]

  /// Returns a finding for each state of a scene that says something by colour alone.
  ///
  /// - Parameter changes: whether a state changes the picture.
  static func findings(
    about subject: any LayoutSubject, where changes: (_ state: String) -> Bool
  ) -> [CheckFinding] {
    guard let scene = subject as? Scene else { return [] }
    return scene.states.compactMap { state in
      guard state.constraints.isEmpty,
        let first = state.views.first(where: { !$0.attributes.isEmpty }),
        state.views.allSatisfy({ $0.attributes.allSatisfy { keys.contains($0.key) } }),
        !scene.hasConditionsOnStates, changes(state.name)
      else { return nil }
      return subject.finding(
        .warning, .colorAlone, "the state '\(state.name)' differs in colours alone",
        at: state.place,
        view: first.id.value, hint: "change a text, a symbol or a font with it")
    }
  }
}

extension Scene {
  /// Whether a constraint, or a variation of a view, depends on the state.
  fileprivate var hasConditionsOnStates: Bool {
    func isOnState(_ condition: SceneCondition) -> Bool {
      condition.terms.contains { $0.trait == .state }
    }
    var found = constraints.contains { $0.condition.map(isOnState) ?? false }
    forEachView { view in
      if view.variations.contains(where: { isOnState($0.condition) }) { found = true }
    }
    return found
  }
}
