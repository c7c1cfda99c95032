import Testing

@Suite("Form of the sources")
struct FormTests {
  private let house: House

  init() throws { house = try House.read() }

  @Test("A file has at most 350 lines, unless it is generated")
  func files() {
    let written = (house.sources + house.modulesForApps).filter { !$0.isGenerated }
    #expect(written.count > 1_000)
    for source in written {
      #expect(source.lines.count <= 350, "\(source.path) has \(source.lines.count) lines")
    }
  }

  @Test("A function has fewer than 50 lines")
  func functions() {
    var found = 0
    for source in house.sources + house.modulesForApps {
      for (name, count) in functions(in: source) {
        #expect(count < 50, "\(source.path): \(name) has \(count) lines")
        found += 1
      }
    }
    #expect(found > 5_000)
  }

  /// Returns the functions in a formatted file with their numbers of lines: each ends with the
  /// next line that has the same indentation as its first line and closes a brace.
  private func functions(in source: SwiftSource) -> [(name: String, count: Int)] {
    let lines = source.code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { start, line in
      guard Self.mayDeclare(line),
        line.contains(/^ *([a-z@]+ )*(func |init[?(<]|subscript[(<])/)
      else { return nil }
      let indent = line.prefix { $0 == " " }
      for (index, other) in lines.enumerated().dropFirst(start + 1) {
        let isOutside = !other.hasPrefix(indent + " ") && !other.isEmpty
        guard isOutside, !other.hasPrefix(indent + ")"), !other.hasPrefix(indent + "{") else {
          continue
        }
        guard other.hasPrefix(indent + "}") else { return nil }
        return (line.trimmingPrefix { $0 == " " }.description, index - start + 1)
      }
      return nil
    }
  }

  /// Whether a line holds a word that declares a function; asked first, because a regular expression
  /// takes much longer to say no.
  private static func mayDeclare(_ line: Substring) -> Bool {
    line.utf8.contains(UInt8(ascii: "("))
      && ["func ", "init", "subscript"].contains { line.utf8.firstRange(of: $0.utf8) != nil }
  }

  @Test("Every public declaration is documented")
  func documentation() {
    var found = 0
    for source in house.sources + house.modulesForApps {
      let lines = source.lines.map { $0.drop { $0 == " " } }
      for (index, line) in lines.enumerated() where Self.isPublic(line) {
        let above = lines[..<index].last { !$0.hasPrefix("@") } ?? ""
        #expect(above.hasPrefix("///"), "\(source.path):\(index + 1): \(line)")
        found += 1
      }
    }
    #expect(found > 3_000)
  }

  /// Whether a line declares something public of its own; attributes may precede it.
  private static func isPublic(_ line: Substring) -> Bool {
    let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
    return words.first == "public" && !["import", "extension"].contains(words.dropFirst().first)
      && !words.contains("override")
  }

  @Test("A type's name means the same in all rooms")
  func names() {
    var homes: [String: [String]] = [:]
    // Modules that stand in for Apple's have Apple's names, and are imported by code of apps alone.
    let standIns: Set = ["Combine", "OSLog", "SwiftUI", "WebKit"]
    for source in house.sources + house.modulesForApps where !standIns.contains(source.room) {
      for name in source.types { homes[name, default: []].append(source.path) }
    }
    #expect(homes["SceneView"]?.count == 1)
    for (name, paths) in homes.sorted(by: { $0.key < $1.key }) {
      #expect(paths.count == 1, "\(name) is declared in \(paths)")
    }
  }

  @Test("Nothing is forced past the compiler's checks")
  func escapes() {
    let forbidden = ["@unchecked Sendable", "nonisolated(unsafe)", "try! ", "as! ", "@testable"]
    for source in house.sources + house.modulesForApps {
      let found = forbidden.filter { source.code.contains($0) }
      #expect(found.isEmpty, "\(source.path) has \(found)")
    }
  }
}
