package import Rendering

extension LaidOutScene {
  /// Returns the laid-out tree as values, with its findings: contradictions, ambiguities,
  /// truncated texts.
  ///
  /// Without `findsAmbiguity` it doesn't determine what the constraints leave open, which takes
  /// longer than the layout itself in large scenes. Without `explainsAmbiguity` it determines
  /// only what is open, not how far and what would settle it. Without `triesCures` contradictions
  /// come without edits that would help.
  package func result(
    findsAmbiguity: Bool = true, explainsAmbiguity: Bool = true, triesCures: Bool = true
  ) -> LayoutResult {
    var result = recorded(findsAmbiguity: findsAmbiguity, findsRanges: explainsAmbiguity)
    let found = Findings(
      subject: subject, root: root, views: result.views, findsAmbiguity: findsAmbiguity,
      explainsAmbiguity: explainsAmbiguity, triesCures: triesCures
    ).diagnostics
    note(remarks: found.count)
    result.diagnostics += found
    return result
  }
}
