package import Rendering

extension LaidOutScene {
  /// The laid-out tree as values, with what was found: contradictions, ambiguities, texts cut short.
  ///
  /// Without `findsAmbiguity` nothing is asked about what the constraints leave free, which takes
  /// longer than the layout itself in large scenes. Without `explainsAmbiguity` it is only found what
  /// is free, not how far and what would settle it.
  package func result(
    findsAmbiguity: Bool = true, explainsAmbiguity: Bool = true
  ) -> LayoutResult {
    var result = recorded(findsAmbiguity: findsAmbiguity, findsRanges: explainsAmbiguity)
    let found = Findings(
      subject: subject, root: root, views: result.views, findsAmbiguity: findsAmbiguity,
      explainsAmbiguity: explainsAmbiguity
    ).diagnostics
    note(remarks: found.count)
    result.diagnostics += found
    return result
  }
}
