import Documents
import Rendering
import Scenes

/// States that turn or scale views, without saying what happens where people want less motion.
enum StateMotion {
  /// Returns a finding for each such state of a scene.
  static func findings(about subject: any LayoutSubject) -> [CheckFinding] {
    guard let scene = subject as? Scene, !scene.knowsReducedMotion else { return [] }
    return scene.states.compactMap { state in
      guard
        let moved = state.views.first(where: { $0.allAttributes.contains { $0.key == "transform" } }
        )
      else { return nil }
      return subject.finding(
        .warning, .motion,
        "the state '\(state.name)' moves '\(moved.id.value)', whatever motion people want",
        at: state.place, view: moved.id.value,
        advice: scene.resting(moved.id.value, in: state.name),
        hint: "state what happens instead 'when: { reduceMotion: true, state: \(state.name) }'")
    }
  }
}

extension Scene {
  /// Whether anything depends on how much motion people want.
  fileprivate var knowsReducedMotion: Bool {
    func isOnMotion(_ condition: SceneCondition) -> Bool {
      condition.terms.contains { $0.trait == .reduceMotion }
    }
    var found = variants.axes.contains { $0.name == .reduceMotion }
    found = found || constraints.contains { $0.condition.map(isOnMotion) ?? false }
    forEachView { view in
      if view.variations.contains(where: { isOnMotion($0.condition) }) { found = true }
    }
    return found
  }

  /// Returns the advice to leave a view at rest where people want less motion; none for one that varies or
  /// turns already.
  fileprivate func resting(_ id: String, in state: String) -> [Advice] {
    var stated: SceneView?
    forEachView { if $0.id == id { stated = $0 } }
    guard let stated, stated.variations.isEmpty,
      !stated.attributes.contains(where: { $0.key == "transform" })
    else { return [] }
    let value = "[{ when: { reduceMotion: true, state: \(state) }, transform: {} }]"
    return [
      Advice.setting(["variations"], value, of: id, at: stated.place, isOfDocument: false)
    ].compactMap { $0 }
  }
}
