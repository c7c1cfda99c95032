package import Documents
import Foundation

/// The problems in nibs and storyboards, or between them and the code, each with its location.
///
/// UIKit stops the process if an outlet has no property. Here the rest is loaded regardless: the
/// diagnostic is printed to standard error, and the next assertion about a view fails with it.
package enum NibDiagnostic {
  /// The diagnostics since they were last taken, each once.
  private static var found: [Diagnostic] = []
  private static var said: Set<Diagnostic> = []

  /// Prints a diagnostic, once, and keeps it for the next assertion.
  package static func report(
    _ code: Diagnostic.Code, _ message: String, file: String, at place: Place? = nil,
    hint: Hint? = nil
  ) {
    let diagnostic = Diagnostic(
      severity: .error, code: code, message: message, file: file, place: place, hint: hint)
    if !found.contains(diagnostic) { found.append(diagnostic) }
    guard said.insert(diagnostic).inserted else { return }
    FileHandle.standardError.write(Data((Escape.terminal(diagnostic.description) + "\n").utf8))
  }

  /// Returns the diagnostics and clears them.
  package static func take() -> [Diagnostic] {
    defer { found = [] }
    return found
  }
}
