import AutoLayout
import Scenes

/// Turns what a layout came to into remarks about the scene.
struct Findings {
  let subject: any LayoutSubject
  let issues: [LayoutIssue]
  let views: [LaidOutView]
  /// Where each view is stated; looked up, never iterated.
  private let places: [String: Place]

  init(subject: any LayoutSubject, issues: [LayoutIssue], views: [LaidOutView]) {
    self.subject = subject
    self.issues = issues
    self.views = views
    places = subject.places
  }

  /// Contradictions first, then what is ambiguous, then texts.
  var diagnostics: [LayoutDiagnostic] {
    issues.map(diagnostic) + views.compactMap(ambiguity) + views.flatMap(textRemarks)
  }

  private func diagnostic(_ issue: LayoutIssue) -> LayoutDiagnostic {
    let members = issue.constraints.map(reference)
    let broken = issue.broken.map { issue.constraints[$0] }
    let place = (broken.map { [$0] } ?? [] + issue.constraints).lazy.compactMap(source).first?.place
    let found: Diagnostic =
      switch issue.kind {
      case .unsatisfiable:
        remark(.error, .unsatisfiable, clause(issue, broken), at: place)
      case .layoutLoop: remark(.error, .layoutLoop, issue.message.asClause, at: place)
      case .hierarchyUnprepared, .refusedNumber, .solverFault:
        remark(.error, .invalidConstraint, issue.message.asClause, at: place)
      }
    return LayoutDiagnostic(
      found, view: issue.views.count == 1 ? issue.views[0] : nil, constraints: members,
      broken: broken.map { reference($0).id ?? $0.description })
  }

  private func clause(_ issue: LayoutIssue, _ broken: ConstraintRecord?) -> String {
    let count = issue.constraints.count
    let what = count == 1 ? "a constraint cannot hold" : "\(count) constraints cannot all hold"
    guard let broken else { return what }
    return "\(what); broken: \(reference(broken).id ?? broken.description)"
  }

  private func ambiguity(_ view: LaidOutView) -> LayoutDiagnostic? {
    guard !view.freedoms.isEmpty else { return nil }
    let names = view.freedoms.map(\.attribute).joined(separator: ", ")
    let verb = view.freedoms.count == 1 ? "is" : "are"
    let found = remark(
      .warning, .ambiguous, "'\(view.id)' is ambiguous: \(names) \(verb) free",
      at: places[view.id])
    return LayoutDiagnostic(found, view: view.id)
  }

  private func textRemarks(_ view: LaidOutView) -> [LayoutDiagnostic] {
    guard let text = view.text, !view.isHidden else { return [] }
    let place = places[view.id]
    var remarks: [LayoutDiagnostic] = []
    if text.isTruncated {
      remarks.append(
        LayoutDiagnostic(
          remark(
            .warning, .truncated, "the text of '\(view.id)' is cut short", at: place),
          view: view.id))
    }
    for character in text.missingGlyphs {
      let clause =
        "no font has the character '\(character)' (\(character.codePoints)) of '\(view.id)'"
      remarks.append(
        LayoutDiagnostic(
          remark(.warning, .missingGlyph, clause, at: place), view: view.id))
    }
    return remarks
  }

  private func remark(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ clause: String, at place: Place?
  ) -> Diagnostic {
    subject.diagnostic(severity, code, clause, at: place, hint: nil)
  }

  private func reference(_ record: ConstraintRecord) -> LayoutDiagnostic.Constraint {
    let source = source(record)
    return LayoutDiagnostic.Constraint(
      id: source?.id, description: record.description, line: source?.place.line)
  }

  /// Where a record's constraint is stated; nil for the system's.
  private func source(_ record: ConstraintRecord) -> ConstraintSource? {
    record.sourceIndex.flatMap(subject.constraint)
  }
}

extension String {
  /// The sentence as a lower-case clause without its final period.
  fileprivate var asClause: String {
    let sentence = hasSuffix(".") ? String(dropLast()) : self
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}

extension Character {
  /// The code points: `U+1F600`.
  fileprivate var codePoints: String {
    unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
