import AutoLayout
import Documents
import Rendering
import Scenes

extension LayoutDiagnostic {
  /// The remark about a conflict: where it is broken, the set, the cures, the words.
  ///
  /// - Parameters:
  ///   - cures: the verified edits; nil where none was tried.
  ///   - isExplained: whether the remark says more than who contradicts whom.
  static func conflict(
    _ issue: LayoutIssue, cures: [ConflictCure]?, of subject: any LayoutSubject, in root: View,
    isExplained: Bool = true
  ) -> LayoutDiagnostic {
    let broken = issue.broken.map { issue.constraints[$0] }
    let place = ((broken.map { [$0] } ?? []) + issue.constraints).lazy
      .compactMap { subject.source(of: $0) }.first?.place
    let explanation = ConflictExplanation(issue, cures: cures, of: subject, in: root)
    var finding = LayoutDiagnostic(
      subject.diagnostic(.error, .unsatisfiable, explanation.clause, at: place, hint: nil),
      constraints: issue.constraints.map { subject.reference($0) },
      broken: broken.map { subject.reference($0).id ?? $0.description },
      brokenIndex: issue.broken, cures: explanation.cures,
      notes: isExplained ? explanation.notes : [])
    // The canvas takes part in most conflicts.
    finding.views = root.engine.members(of: issue).flatMap { [$0.firstItem, $0.secondItem] }
      .compactMap { $0 as? View }.filter { $0 !== root }.map(\.sceneID)
    return finding
  }
}

extension LayoutSubject {
  /// Where a record's constraint is stated; nil for the system's.
  func source(of record: ConstraintRecord) -> ConstraintSource? {
    record.sourceIndex.flatMap(constraint)
  }

  /// A record's constraint as findings list it.
  func reference(_ record: ConstraintRecord) -> LayoutDiagnostic.Constraint {
    let source = source(of: record)
    return LayoutDiagnostic.Constraint(
      id: source?.id, description: record.description, line: source?.place.line)
  }
}
