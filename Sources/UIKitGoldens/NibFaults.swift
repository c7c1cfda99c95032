import Documents
import UIKit

/// What was wrong with nibs and storyboards that were loaded since the last assertion, or for it.
struct NibFaults: Error, CustomStringConvertible {
  private let diagnostics: [Diagnostic]

  /// Throws what was found, which is then forgotten.
  static func check() throws {
    let found = NibDiagnostic.take()
    if !found.isEmpty { throw NibFaults(diagnostics: found) }
  }

  /// A line for each.
  var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
