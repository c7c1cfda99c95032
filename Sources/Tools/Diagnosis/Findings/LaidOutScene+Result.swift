import AutoLayout
package import Rendering

extension LaidOutScene {
  /// Returns the result of a layout that is drawn: its views and findings, without what only a record
  /// states.
  ///
  /// What the constraints leave open is determined in scenes of usual size, to warn of views that
  /// may be anywhere; in large ones only if `isStrict`, because it takes longer than the layout.
  ///
  /// - Parameter limit: how many remarks about a layout are shown; of more contradictions only as many
  ///   are explained. Nil for all.
  package func drawnResult(isStrict: Bool, shown limit: Int? = nil) -> LayoutResult {
    result(
      findsAmbiguity: isStrict || root.viewCount(upTo: Self.mostAsked) < Self.mostAsked,
      mostConflicts: limit, isForRecord: false)
  }

  /// How many views a scene has of which a drawing doesn't say what may be anywhere.
  private static let mostAsked = 500

  /// Returns the laid-out tree as values, with its findings: contradictions, ambiguities,
  /// truncated texts.
  ///
  /// Without `findsAmbiguity` it doesn't determine what the constraints leave open, which takes
  /// longer than the layout itself in large scenes. Without `explainsAmbiguity` it determines
  /// only what is open, not how far and what would settle it. Without `explainsConflicts` there is a
  /// remark for each contradiction that doesn't say which constraints contradict each other.
  ///
  /// - Parameters:
  ///   - mostConflicts: how many contradictions are explained, of which no more are shown; by default
  ///     a hundred, and a note counts the others.
  ///   - listsAmbiguity: whether there is a remark for each view with something open, which the views
  ///     themselves say, too.
  ///   - isForRecord: whether the guides and the violated constraints are listed, too.
  package func result(
    findsAmbiguity: Bool = true, explainsAmbiguity: Bool = true, explainsConflicts: Bool = true,
    mostConflicts: Int? = nil, listsAmbiguity: Bool = true, isForRecord: Bool = true
  ) -> LayoutResult {
    var result = recorded(
      findsAmbiguity: findsAmbiguity, findsRanges: explainsAmbiguity, isForRecord: isForRecord)
    let found = Findings(
      subject: subject, root: root, views: result.views, findsAmbiguity: findsAmbiguity,
      explainsAmbiguity: explainsAmbiguity, explainsConflicts: explainsConflicts,
      mostConflicts: mostConflicts, listsAmbiguity: listsAmbiguity
    ).diagnostics
    note(remarks: found.count)
    result.diagnostics += found
    return result
  }
}

extension View {
  /// Returns the number of views in the tree, which is counted no further than a limit.
  fileprivate func viewCount(upTo limit: Int) -> Int {
    var count = 1
    for subview in subviews where count < limit { count += subview.viewCount(upTo: limit - count) }
    return count
  }
}
