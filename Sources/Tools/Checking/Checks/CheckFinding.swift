package import Documents
package import Rendering

/// A finding of `check` about a variant of a scene.
package struct CheckFinding: Equatable, Sendable {
  /// What is wrong and where, with the constraints involved.
  package var diagnostic: Diagnostic
  /// The value found; nil if the finding isn't about a value.
  package var value: JSON?
  /// The expected value; nil without an expectation.
  package var expected: String?
  /// What was measured: a ratio, or a length in points; nil for what has no measure.
  package var measured: Double?
  /// The code of the findings that say the same of the same view as a failed expectation; nil for
  /// others.
  var subject: Diagnostic.Code?
  /// The finding that may have caused it; nil if there is none.
  var origin: FindingCause?
  /// Whether it concerns what the scene states, whichever variant shows it.
  var isStated = false

  /// Creates a finding.
  package init(
    _ diagnostic: Diagnostic, value: JSON? = nil, expected: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.value = value
    self.expected = expected
  }

  /// The edit that the first advice suggests, as the scene would state it; nil if there is none.
  package var edit: String? {
    diagnostic.advice.first.map { advice in
      advice.edit ?? advice.constraint.map { "drop \($0)" } ?? advice.words
    }
  }

  /// The cause that it shares with other findings.
  var cause: FindingCause {
    // A resource that is missing is missing for every file.
    let isShared = diagnostic.code == .resource && diagnostic.cause != nil
    return FindingCause(
      file: isShared ? "" : PathParts.normal(diagnostic.file), code: diagnostic.code,
      cause: diagnostic.ownCause)
  }

  /// Whether it makes the check fail.
  package var isError: Bool { diagnostic.severity == .error }

  /// The finding as an element of `findings`; every key is always present.
  package var json: JSON {
    .object([
      "severity": .string(diagnostic.severity.rawValue), "code": .string(diagnostic.code.rawValue),
      "view": .optional(diagnostic.view), "file": .string(diagnostic.file),
      "line": .optional(diagnostic.line),
      "column": .optional(diagnostic.column), "message": .string(diagnostic.message),
      "edit": .optional(edit), "fixes": .array(diagnostic.fixes.map(\.json)),
      "value": value ?? .null, "expected": .optional(expected), "measured": .optional(measured),
    ])
  }
}

/// The cause that findings share.
package struct FindingCause: Hashable, Sendable {
  /// The file's path in its normal form, so that a file has one name however it was reached.
  let file: String
  let code: Diagnostic.Code
  /// What distinguishes the cause from others with its code.
  let cause: String
}

extension LayoutSubject {
  /// Creates a finding about this subject, with advice that a trial must prove.
  func finding(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ clause: String, at place: Place?,
    view: String? = nil, advice: [Advice] = [], hint: Hint? = nil, value: JSON? = nil,
    expected: String? = nil, cause: String? = nil, views: [CheckedView] = []
  ) -> CheckFinding {
    var remark = diagnostic(severity, code, clause, at: place, hint: hint)
    (remark.view, remark.cause, remark.advice) = (view, cause, advice)
    remark.views = views.map(\.id)
    return CheckFinding(remark, value: value, expected: expected)
  }
}
