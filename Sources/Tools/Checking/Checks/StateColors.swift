import Controls
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
        let first = state.views.first(where: { !$0.allAttributes.isEmpty }),
        state.views.allSatisfy({ view in
          view.allAttributes.allSatisfy {
            keys.contains($0.key) && !scene.isWider($0, of: view.id.value)
          }
        }),
        !scene.hasConditionsOnStates, changes(state.name)
      else { return nil }
      return subject.finding(
        .warning, .colorAlone, "the state '\(state.name)' differs in colours alone",
        at: state.place,
        view: first.id.value, advice: scene.marking(first),
        hint: "change a text, a symbol or a font with it")
    }
  }
}

extension Scene {
  /// Whether a state's border has another width than the view's own: that shows without colours, too.
  fileprivate func isWider(_ changed: StatedAttribute, of view: String) -> Bool {
    guard case .border(let border) = changed.value else { return false }
    var own = 0.0
    forEachView { stated in
      guard stated.id == view else { return }
      for case .border(let border) in stated.attributes.map(\.value) { own = border.width }
    }
    return border.width != own
  }

  /// Returns edits of a state that change more of a view than its colours: the weight of its font, or its
  /// border.
  fileprivate func marking(_ change: SceneViewChange) -> [Advice] {
    let (name, place) = (change.id.value, change.id.place)
    var kind: ViewKind?
    var hasText = false
    forEachView { view in
      guard view.id == name else { return }
      kind = view.kind
      hasText = view.attributes.contains { ["text", "key", "verbatim", "runs"].contains($0.key) }
    }
    func setting(_ path: [String], _ value: String) -> [Advice] {
      [Advice.setting(path, value, of: name, at: place, isOfDocument: false)].compactMap { $0 }
    }
    switch kind {
    case .label where hasText, .button where hasText, .textField where hasText,
      .textView where hasText:
      return setting(["font", "weight"], "bold")
    default:
      let isBordered = change.attributes.contains { $0.key == "border" }
      return isBordered
        ? setting(["border", "width"], "2") : setting(["border"], "{ width: 2, color: label }")
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
