import Documents
import UIKit

/// The problems in nibs and storyboards loaded for an assertion, or since the last one.
struct NibFaults: Error, CustomStringConvertible {
  private let diagnostics: [Diagnostic]

  /// Throws the problems found so far, and clears them.
  static func check() throws {
    let found = NibDiagnostic.take()
    if !found.isEmpty { throw NibFaults(diagnostics: found) }
  }

  /// The diagnostics, one per line.
  var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
