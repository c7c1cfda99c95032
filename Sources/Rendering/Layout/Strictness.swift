package import Documents
import Scenes

/// How a run takes what UIKit would only write to the console.
package enum Strictness: Sendable {
  /// As UIKit does: it is said, and the run goes well.
  case lenient
  /// As a check does: a layout that contradicts itself is an error.
  case checking
  /// What is ambiguous is an error too.
  case strict

  /// How grave a remark is; nil for one whose severity does not depend on the run.
  package func severity(of code: Diagnostic.Code) -> Diagnostic.Severity? {
    switch code {
    case .unsatisfiable: self == .lenient ? .warning : .error
    case .ambiguous: self == .strict ? .error : .warning
    default: nil
    }
  }
}

extension Diagnostic {
  /// The same finding as a run says it.
  package func graded(_ strictness: Strictness) -> Diagnostic {
    guard let severity = strictness.severity(of: code) else { return self }
    return with { $0.severity = severity }
  }
}
