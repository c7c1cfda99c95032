package import Documents

/// How a run treats what UIKit would only log to the console.
package enum Strictness: Sendable {
  /// As in UIKit: it is logged, and the run succeeds.
  case lenient
  /// As in a check: an unsatisfiable layout is an error.
  case checking
  /// Ambiguity is an error too.
  case strict

  /// Returns the severity of a finding; nil if it doesn't depend on the run.
  package func severity(of code: Diagnostic.Code) -> Diagnostic.Severity? {
    switch code {
    case .unsatisfiable: self == .lenient ? .warning : .error
    case .ambiguous: self == .strict ? .error : .warning
    default: nil
    }
  }
}

extension Diagnostic {
  /// Returns the same finding with the severity that a run gives it; a note stays one.
  package func graded(_ strictness: Strictness) -> Diagnostic {
    guard self.severity != .note, let severity = strictness.severity(of: code) else { return self }
    return with { $0.severity = severity }
  }
}
