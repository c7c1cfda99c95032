import Documents
import Rendering
import Scenes

extension SceneCheck {
  /// Returns the findings of each layout with those as notes that say what its state means.
  ///
  /// The other states of the first layout are laid out for that, too, where a scene has any and something
  /// is small, cut or covered.
  mutating func judgedByStates(
    _ findings: [[CheckFinding]], in layouts: [CheckedLayout], _ base: CheckedLayout
  ) -> [[CheckFinding]] {
    let isAsked = findings.joined().contains { $0.diagnostic.severity == .warning }
    guard isAsked, let scene = base.subject as? Scene, !scene.states.isEmpty else {
      return findings
    }
    let states = Strains(base).states.filter { state in
      !layouts.contains { $0.variant.stateName == state.stateName }
    }
    let others = base.isHard ? [] : states.map { layOutAgain($0).map { CheckedLayout(state: $0) } }
    let intents = StateIntents(layouts + others)
    guard !intents.isEmpty else { return findings }
    return findings.enumerated().map { index, found in
      found.map { intents.judged($0, in: index) }
    }
  }
}
