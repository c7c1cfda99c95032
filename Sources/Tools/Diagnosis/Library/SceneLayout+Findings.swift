import Documents
public import Rendering

extension SceneLayout {
  /// Returns the problems of the layout: conflicting constraints with their cures, views that the
  /// constraints leave open, and truncated texts.
  ///
  /// An empty list means that Auto Layout has exactly one solution and that all text is shown.
  ///
  /// - Complexity: finding what constraints leave open takes longer than the layout itself in
  ///   scenes of thousands of views.
  public func findings() -> [SceneIssue] {
    scene.result().diagnostics.map { SceneIssue($0) }
  }

  /// Returns why a value is what it is, as `alrender explain` prints it: the constraints that
  /// determine it and their sum, what lost against them, and what would change it.
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
