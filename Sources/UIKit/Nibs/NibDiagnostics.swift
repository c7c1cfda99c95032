import Documents
import Foundation

/// What is wrong with a nib or storyboard, or between it and the code, at its place.
///
/// UIKit stops the process where an outlet has no property. Here the rest is loaded all the same: the
/// diagnostic is printed to the standard error, and the next assertion about a view fails with it.
package struct NibDiagnostic: Equatable, Sendable, CustomStringConvertible {
  /// The path of the file, or its name where there is none.
  package var path: String
  /// The line, from 1; nil where the whole file is meant.
  package var line: Int?
  /// The column, from 1; nil where the whole file is meant.
  package var column: Int?
  /// A lower-case clause.
  package var message: String
  /// A way out; nil where there is none to tell.
  package var hint: String?

  init(
    path: String, line: Int? = nil, column: Int? = nil, message: String, hint: String? = nil
  ) {
    (self.path, self.line, self.column) = (path, line, column)
    (self.message, self.hint) = (message, hint)
  }

  /// As compilers print it, the hint behind it.
  package var description: String {
    let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    return "\(path)\(place): error: \(message)" + (hint.map { ". \($0)" } ?? "")
  }

  /// What was found since it was last taken; each diagnostic once.
  private static var found: [NibDiagnostic] = []
  private static var said: Set<String> = []

  /// Says what was found, once, and keeps it for the next assertion.
  static func report(_ diagnostic: NibDiagnostic) {
    if !found.contains(diagnostic) { found.append(diagnostic) }
    guard said.insert(diagnostic.description).inserted else { return }
    FileHandle.standardError.write(Data((Escape.terminal(diagnostic.description) + "\n").utf8))
  }

  /// What was found, which is then forgotten.
  package static func take() -> [NibDiagnostic] {
    defer { found = [] }
    return found
  }
}
