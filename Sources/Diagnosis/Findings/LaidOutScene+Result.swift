package import Rendering

extension LaidOutScene {
  /// The laid-out tree as values, with what was found: contradictions, ambiguities, texts cut short.
  ///
  /// Without `findsAmbiguity` nothing is asked about what the constraints leave free, which takes
  /// longer than the layout itself in large scenes.
  package func result(findsAmbiguity: Bool = true) -> LayoutResult {
    var result = recorded(findsAmbiguity: findsAmbiguity)
    result.diagnostics +=
      Findings(
        subject: subject, root: root, views: result.views, findsAmbiguity: findsAmbiguity
      ).diagnostics
    return result
  }
}
