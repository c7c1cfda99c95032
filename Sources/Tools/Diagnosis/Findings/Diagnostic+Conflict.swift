package import AutoLayout
package import Documents
package import Rendering

extension Diagnostic {
  /// Returns the remark about a conflict: where it is broken, the set, the cures, the words.
  ///
  /// - Parameters:
  ///   - cures: the edits to propose; nil if none were tried.
  ///   - isExplained: whether the remark says more than which constraints conflict.
  ///   - offersCures: whether it says which edits would help, or that none would.
  ///   - saysOmissions: whether it says that none were tried; once is enough in a list.
  ///   - broken: the index of the member that was broken elsewhere; nil for the layout's own.
  package static func conflict(
    _ issue: LayoutIssue, cures: [ConflictCure]?, of subject: any LayoutSubject, in root: View,
    isExplained: Bool = true, offersCures: Bool = true, saysOmissions: Bool = true,
    recovery: ConflictRecovery = .layout
  ) -> Diagnostic {
    let explanation = ConflictExplanation(
      issue, cures: cures, of: subject, in: root, recovery: recovery)
    var finding = subject.diagnostic(
      .error, .unsatisfiable, explanation.clause, at: explanation.home, hint: nil)
    finding.caption = explanation.caption
    finding.constraints = issue.constraints.map { subject.reference($0) }
    finding.brokenIndex = explanation.broken
    if isExplained {
      let labels = explanation.labels
      finding.advice = offersCures ? explanation.advice(labels) : []
      finding.listing = explanation.listing(offersCures: offersCures && saysOmissions, labels)
    }
    // The root is left out: the canvas takes part in most conflicts.
    finding.views = root.engine.members(of: issue).flatMap { [$0.firstItem, $0.secondItem] }
      .compactMap { $0 as? View }.filter { $0 !== root }.map(\.sceneID)
    return finding
  }
}

extension LayoutSubject {
  /// Returns the source of a record's constraint; nil for the system's.
  func source(of record: ConstraintRecord) -> ConstraintSource? {
    guard let index = record.sourceIndex else { return nil }
    return constraint(index)
  }

  /// Returns a record's constraint as findings list it.
  func reference(_ record: ConstraintRecord) -> Diagnostic.Constraint {
    let source = source(of: record)
    return Diagnostic.Constraint(
      id: source?.id, description: record.description, line: source?.place.line,
      isOfMask: record.origin == .autoresizing)
  }
}
