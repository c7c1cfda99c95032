package import Documents
package import Rendering
import Scenes

/// Something that `check` says about a variant of a scene.
package struct CheckFinding: Equatable, Sendable {
  /// What is wrong and where, with the constraints that are concerned.
  package var diagnostic: Diagnostic
  /// What to write instead, as the scene would say it; nil where nothing is suggested.
  package var edit: String?
  /// What was found; nil where it is not a value.
  package var value: JSON?
  /// What was expected; nil without an expectation.
  package var expected: String?
  /// What a failed expectation is about: findings of this code say the same of the same view.
  var subject: Diagnostic.Code?
  /// The finding that it may follow from; nil where it stands for itself.
  var origin: FindingCause?
  /// Whether it is about what the scene states, whichever variant shows it.
  var isStated = false

  /// Makes a finding.
  package init(
    _ diagnostic: Diagnostic, edit: String? = nil, value: JSON? = nil,
    expected: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.edit = edit
    self.value = value
    self.expected = expected
  }

  /// Whether an expectation failed.
  package var isFailure: Bool { diagnostic.code == .expectation }

  /// What it has in common with the other findings of its cause.
  var cause: FindingCause {
    FindingCause(
      file: PathParts.normal(diagnostic.file), code: diagnostic.code, cause: diagnostic.ownCause)
  }

  /// Whether the check fails for it.
  package var isError: Bool { diagnostic.severity == .error }

  /// The finding as an element of `findings`: every key always there.
  package var json: JSON {
    .object([
      "severity": .string(diagnostic.severity.rawValue), "code": .string(diagnostic.code.rawValue),
      "view": .optional(diagnostic.view), "file": .string(diagnostic.file),
      "line": .optional(diagnostic.line),
      "column": .optional(diagnostic.column), "message": .string(diagnostic.message),
      "edit": .optional(edit), "value": value ?? .null, "expected": .optional(expected),
    ])
  }
}

/// What findings of one cause have in common.
package struct FindingCause: Hashable, Sendable {
  /// The file's path in its normal form, so that one file has one name however it was reached.
  let file: String
  let code: Diagnostic.Code
  /// What tells it apart from others of its code.
  let cause: String
}

extension LayoutSubject {
  /// Makes a finding about this subject; its hint is to write the edit, unless it says otherwise.
  func finding(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ clause: String, at place: Place?,
    view: String? = nil, edit: String? = nil, hint: Hint? = nil, value: JSON? = nil,
    expected: String? = nil, cause: String? = nil, views: [CheckedView] = []
  ) -> CheckFinding {
    var remark = diagnostic(
      severity, code, clause, at: place, hint: hint ?? edit.map(Hint.write))
    (remark.view, remark.cause) = (view, cause)
    remark.views = views.map(\.id)
    return CheckFinding(remark, edit: edit, value: value, expected: expected)
  }
}
