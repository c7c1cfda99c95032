import Documents
import Scenes

/// Makes sure that a converted scene can be read: invalid lines become comments.
enum ReadableScene {
  /// The maximum number of lines to comment out before returning the rest unchanged.
  private static let mostRounds = 64

  /// Returns the text with each unreadable line turned into a comment that says why.
  static func text(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<mostRounds {
      let faults = self.faults(of: lines.joined(separator: "\n"))
      if faults.isEmpty { break }
      for (line, reason) in faults where lines.indices.contains(line - 1) {
        lines[line - 1] = comment(on: lines[line - 1], reason)
      }
    }
    return lines.filter { $0 != emptied }.joined(separator: "\n")
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
