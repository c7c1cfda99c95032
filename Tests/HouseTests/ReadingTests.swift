import Testing

/// Texts with a grammar of their own become values where they are read.
@Suite("Reading")
struct ReadingTests {
  @Test(
    "A grammar of the scene's text is used only where it is read",
    arguments: [
      ("VisualFormat(parsing:", "Scenes/Format/SceneDecoder+VisualFormats.swift"),
      ("EquationParser(", "Scenes/Format/SceneDecoder+Constraints.swift"),
    ])
  func once(call: String, reader: String) throws {
    let users = try House.read().sources.filter { $0.code.contains(call) }.map(\.path)
    #expect(users == [reader])
  }

  @Test("No room parses the name of a type, except to print it")
  func types() throws {
    let users = try House.read().sources.filter { $0.code.contains("String(reflecting:") }
    #expect(users.map(\.path) == ["AutoLayout/Description/View+ClassName.swift"])
  }

  @Test("Every view class is known as one of this package")
  func classes() throws {
    let sources = try House.read().sources.filter { ["AutoLayout", "Controls"].contains($0.room) }
    let declaration = /(?<access>private )?(?:final )?class (?<name>\w+)(?:: (?<parent>\w+))?/
    var parents: [String: String] = [:]
    for source in sources {
      for match in source.code.matches(of: declaration) where match.access == nil {
        parents[String(match.name)] = match.parent.map(String.init) ?? ""
      }
    }
    func isView(_ name: String) -> Bool {
      name == "View" || parents[name].map(isView) == true
    }
    let list = try #require(sources.first { $0.path == "Controls/Classes/View+Class.swift" })
    let listed = Set(list.code.matches(of: /(\w+)\.self/).map { String($0.1) })
    #expect(listed == Set(parents.keys.filter(isView)))
  }

  @Test("No room parses a remark's message: its advice is a value")
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
