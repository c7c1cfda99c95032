import Testing

/// Texts with a grammar of their own become values where they are read.
@Suite("Reading")
struct ReadingTests {
  @Test(
    "A grammar of the scene's texts is used where they are read, and nowhere after",
    arguments: [
      ("VisualFormat(parsing:", "Scenes/Format/SceneDecoder+VisualFormats.swift"),
      ("EquationParser(", "Scenes/Format/SceneDecoder+Constraints.swift"),
    ])
  func once(call: String, reader: String) throws {
    let users = try House.read().sources.filter { $0.code.contains(call) }.map(\.path)
    #expect(users == [reader])
  }

  @Test("No room reads a remark's words back: what it says to do is a value")
  func words() throws {
    let leads = ["did you mean '", "write '", "quote it: "]
    for source in try House.read().sources {
      let readers = source.lines.filter { line in
        leads.contains { line.contains("hasPrefix(\"\($0)") || line.contains("behind: \"\($0)") }
      }
      #expect(readers.isEmpty, "\(source.path) reads words of a hint")
    }
  }
}
