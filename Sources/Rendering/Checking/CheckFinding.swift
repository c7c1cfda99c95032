import Scenes

/// Something that `check` says about a variant of a scene.
package struct CheckFinding: Equatable, Sendable {
  /// What is wrong and where, with the constraints that are concerned.
  package var diagnostic: LayoutDiagnostic
  /// What to write instead, as the scene would say it; nil where nothing is suggested.
  package var edit: String?
  /// What was found; nil where it is no value.
  package var value: JSON?
  /// What was expected; nil without an expectation.
  package var expected: String?

  /// Makes a finding.
  package init(
    _ diagnostic: LayoutDiagnostic, edit: String? = nil, value: JSON? = nil,
    expected: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.edit = edit
    self.value = value
    self.expected = expected
  }

  /// Whether an expectation failed.
  package var isFailure: Bool { diagnostic.remark.code == .expectation }

  /// The finding as an element of `findings`: every key always there.
  package var json: JSON {
    .object([
      "severity": .string(diagnostic.severity), "code": .string(diagnostic.code),
      "view": .optional(diagnostic.view), "line": .optional(diagnostic.line),
      "column": .optional(diagnostic.column), "message": .string(diagnostic.message),
      "edit": .optional(edit), "value": value ?? .null, "expected": .optional(expected),
    ])
  }
}

extension LayoutSubject {
  /// Makes a finding about this subject; its hint is to write the edit, unless it says otherwise.
  func finding(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ clause: String, at place: Place?,
    view: String? = nil, edit: String? = nil, hint: String? = nil, value: JSON? = nil,
    expected: String? = nil
  ) -> CheckFinding {
    let remark = diagnostic(
      severity, code, clause, at: place, hint: hint ?? edit.map { "write '\($0)'" })
    return CheckFinding(
      LayoutDiagnostic(remark, view: view), edit: edit, value: value, expected: expected)
  }
}
