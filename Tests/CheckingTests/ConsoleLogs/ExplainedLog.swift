import Checking
import Rendering
import Testing

/// Explains the first conflict of a log that is read whole, with text of blocks.
func explained(_ text: String) throws -> LogExplanation {
  let log = ConsoleLog(text)
  #expect(log.leftovers.isEmpty, "\(log.leftovers)")
  return try LogExplanation(
    try #require(log.conflicts.first), file: "app.log", lines: log.lines,
    with: try Renderer(.blocks))
}
