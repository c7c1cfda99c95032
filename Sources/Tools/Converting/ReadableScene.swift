import Documents
import Scenes

/// A converted scene, which can always be read: invalid lines become comments.
package struct ReadableScene: Sendable {
  /// The file.
  package let text: String
  /// The number of lines that became comments.
  package let leftOutCount: Int

  /// The maximum number of lines to comment out before returning the rest unchanged.
  private static let mostRounds = 64

  /// Turns each unreadable line of a text into a comment that says why.
  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var count = 0
    for _ in 0..<Self.mostRounds {
      let faults = Self.faults(of: lines.joined(separator: "\n"))
      if faults.isEmpty { break }
      for (line, reason) in faults where lines.indices.contains(line - 1) {
        lines[line - 1] = Self.comment(on: lines[line - 1], reason)
        if lines[line - 1] != Self.emptied { count += 1 }
      }
    }
    self.text = lines.filter { $0 != Self.emptied }.joined(separator: "\n")
    leftOutCount = count
  }

  /// A comment in place of a line that is dropped in the end.
  private static let emptied = "#"

  /// Returns the unreadable lines, each with the first reason.
  private static func faults(of text: String) -> [Int: String] {
    var faults: [Int: String] = [:]
    for diagnostic in SceneReader.diagnostics(of: text) where diagnostic.severity == .error {
      guard let line = diagnostic.place?.line else { continue }
      faults[line] = faults[line] ?? diagnostic.message
    }
    return faults
  }

  /// Returns a line as a comment, with its indentation.
  private static func comment(on line: String, _ reason: String) -> String {
    let indent = line.prefix { $0 == " " }
    // The key of a list whose items have all become comments says nothing itself.
    if line.dropFirst(indent.count) == "constraints:" { return emptied }
    return indent + YAMLWriter.comment("left out: \(line.dropFirst(indent.count)) (\(reason))")
  }
}
