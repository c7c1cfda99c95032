import AutoLayout
import Scenes

/// Turns what a layout came to into remarks about the scene.
struct Findings {
  let scene: Scene
  let issues: [LayoutIssue]
  let views: [LaidOutView]
  /// Where each view is stated; looked up, never iterated.
  private let places: [String: Place]

  init(scene: Scene, issues: [LayoutIssue], views: [LaidOutView]) {
    self.scene = scene
    self.issues = issues
    self.views = views
    var places: [String: Place] = [:]
    scene.forEachView { places[$0.id] = $0.place }
    self.places = places
  }

  /// Contradictions first, then what is ambiguous, then texts.
  var diagnostics: [LayoutDiagnostic] {
    issues.map(diagnostic) + views.compactMap(ambiguity) + views.flatMap(textRemarks)
  }

  private func diagnostic(_ issue: LayoutIssue) -> LayoutDiagnostic {
    let members = issue.constraints.map(reference)
    let broken = issue.broken.map { issue.constraints[$0] }
    let place = (broken.map { [$0] } ?? [] + issue.constraints).lazy.compactMap(source).first?.place
    let remark: Diagnostic =
      switch issue.kind {
      case .unsatisfiable:
        scene.diagnostic(.error, .unsatisfiable, clause(issue, broken), at: place)
      case .layoutLoop: scene.diagnostic(.error, .layoutLoop, issue.message.asClause, at: place)
      case .hierarchyUnprepared, .refusedNumber, .solverFault:
        scene.diagnostic(.error, .invalidConstraint, issue.message.asClause, at: place)
      }
    return LayoutDiagnostic(
      remark, view: issue.views.count == 1 ? issue.views[0] : nil, constraints: members,
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
    let remark = scene.diagnostic(
      .warning, .ambiguous, "'\(view.id)' is ambiguous: \(names) \(verb) free",
      at: places[view.id])
    return LayoutDiagnostic(remark, view: view.id)
  }

  private func textRemarks(_ view: LaidOutView) -> [LayoutDiagnostic] {
    guard let text = view.text, !view.isHidden else { return [] }
    let place = places[view.id]
    var remarks: [LayoutDiagnostic] = []
    if text.isTruncated {
      remarks.append(
        LayoutDiagnostic(
          scene.diagnostic(
            .warning, .truncated, "the text of '\(view.id)' is cut short", at: place),
          view: view.id))
    }
    for character in text.missingGlyphs {
      let clause =
        "no font has the character '\(character)' (\(character.codePoints)) of '\(view.id)'"
      remarks.append(
        LayoutDiagnostic(
          scene.diagnostic(.warning, .missingGlyph, clause, at: place), view: view.id))
    }
    return remarks
  }

  private func reference(_ record: ConstraintRecord) -> LayoutDiagnostic.Constraint {
    let source = source(record)
    return LayoutDiagnostic.Constraint(
      id: source?.id, description: record.description, line: source?.place.line)
  }

  /// The constraint of the scene that a record comes from; nil for the system's.
  private func source(_ record: ConstraintRecord) -> SceneConstraint? {
    guard let index = record.sourceIndex, scene.constraints.indices.contains(index) else {
      return nil
    }
    return scene.constraints[index]
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
