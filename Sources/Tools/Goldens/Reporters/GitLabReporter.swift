import Documents
package import Rendering

/// Findings as a GitLab code quality report, which a merge request shows beside its lines.
package enum GitLabReporter {
  /// Returns the document: a list, empty if there are no findings.
  package static func document(_ findings: [CodeFinding]) -> JSON {
    .array(
      zip(findings, CodeFinding.fingerprints(of: findings)).map { finding, fingerprint in
        .object([
          "description": .string(finding.message), "check_name": .string(finding.rule.id),
          "fingerprint": .string(fingerprint), "severity": .string(severity(finding.severity)),
          "location": .object([
            "path": .string(finding.path),
            "lines": .object(["begin": .int(finding.line ?? 1)]),
          ]),
        ])
      })
  }

  private static func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
