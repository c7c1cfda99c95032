import Documents
public import Rendering

extension SceneLayout {
  /// What is wrong with the layout: constraints that contradict each other with what would cure them,
  /// views that the constraints leave open, texts that are cut short.
  ///
  /// An empty list means that Auto Layout has exactly one answer and that all text is shown.
  ///
  /// - Complexity: asking what constraints leave open takes longer than the layout itself in scenes
  ///   of thousands of views.
  public func findings() -> [SceneIssue] {
    scene.result().diagnostics.map { SceneIssue($0) }
  }

  /// Why a value is what it is, as `alrender explain` prints it: the constraints that decide it and
  /// what they come to, what lost against them, what would change it.
  ///
  /// - Parameter target: a view by its id, or one of its attributes: `title`, `title.width`.
  /// - Throws: `SceneError` of kind `unknownName` with the nearest name.
  public func explanation(of target: String) throws(SceneError) -> String {
    let found: ExplanationTarget
    do {
      found = try ExplanationTarget(target, in: scene.root)
    } catch {
      throw SceneError(
        .unknownName, error.message + (error.hint.map { "; \($0.text)" } ?? ""))
    }
    return Explainer(scene).explain(found).map(\.text).joined(separator: "\n")
  }
}
