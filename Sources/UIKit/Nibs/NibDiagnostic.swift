package import Documents
import Foundation

/// What is wrong with nibs and storyboards, or between them and the code, each at its place.
///
/// UIKit stops the process where an outlet has no property. Here the rest is loaded all the same: the
/// diagnostic is printed to the standard error, and the next assertion about a view fails with it.
package enum NibDiagnostic {
  /// What was found since it was last taken; each diagnostic once.
  private static var found: [Diagnostic] = []
  private static var said: Set<Diagnostic> = []

  /// Prints what was found, once, and keeps it for the next assertion.
  static func report(
    _ code: Diagnostic.Code, _ message: String, file: String, at place: Place? = nil,
    hint: Hint? = nil
  ) {
    let diagnostic = Diagnostic(
      severity: .error, code: code, message: message, file: file, place: place, hint: hint)
    if !found.contains(diagnostic) { found.append(diagnostic) }
    guard said.insert(diagnostic).inserted else { return }
    FileHandle.standardError.write(Data((Escape.terminal(diagnostic.description) + "\n").utf8))
  }

  /// What was found, which is then forgotten.
  package static func take() -> [Diagnostic] {
    defer { found = [] }
    return found
  }
}
