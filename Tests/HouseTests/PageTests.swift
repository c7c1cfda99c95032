import Foundation
import Testing

/// What `Documentation/Architecture.md` says outside the table of rooms.
@Suite("The architecture page")
struct PageTests {
  private let house: House

  init() throws { house = try House.read() }

  /// The text between backticks, without the diagrams.
  private var quoted: [String] {
    let drawings = /```.*?```/
    return House.quoted(house.architecture.replacing(drawings, with: ""))
  }

  @Test("Every path that the page names exists")
  func paths() {
    let paths = quoted.filter { $0.contains("/") && !$0.contains(" ") }
    #expect(paths.count > 5)
    for path in paths {
      #expect(House.exists(path) || House.existsInSources(path), "\(path)")
    }
  }

  @Test("Every source that a script or a document names exists")
  func sources() throws {
    let pages =
      try ["CONTRIBUTING.md", "README.md", "Makefile", "Package.swift"]
      + ["Documentation", "Scripts"].flatMap { folder in
        try House.paths(in: folder).filter { $0.contains(/\.(md|py|sh)$/) }.map {
          "\(folder)/\($0)"
        }
      }
    var count = 0
    for page in pages {
      for match in try House.text(page).matches(of: /\bSources\/(?:Core|Tools|Apps)\/[\w\/+.-]*\w/)
      {
        count += 1
        #expect(House.exists(String(match.0)), "\(page) names \(match.0)")
      }
    }
    #expect(count > 20)
  }

  @Test("The examples of the contributing page are lines of the project as it is")
  func examples() throws {
    let page = try House.text("CONTRIBUTING.md")
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    let swift = page.matches(of: /```swift\n(.*?)```/.dotMatchesNewlines())
    let rows = page.matches(of: /\n```\n(class .*?)```/.dotMatchesNewlines())
    #expect(swift.count >= 3)
    #expect(rows.count == 1)
    var known = Set((house.sources + house.modulesForApps).flatMap(\.lines).flatMap(lines))
    known.formUnion(lines(try House.text("Tests/RoadsTests/CodedKeys.swift")))
    for table in try House.paths(in: "Scripts/uikit-names") where table.hasSuffix(".txt") {
      known.formUnion(lines(try House.text("Scripts/uikit-names/\(table)")))
    }
    for line in (swift + rows).flatMap({ lines($0.output.1) }) {
      #expect(known.contains(line), "\(line)")
    }
  }

  @Test("Every type that the page names is declared, or is a folder")
  func types() {
    let modules = Set(house.manifest.matches(of: /"([A-Z]\w+)"/).map { String($0.1) })
    let folders = house.sources.flatMap { $0.folder.split(separator: "/").map(String.init) }
    var known = Set((house.sources + house.modulesForApps).flatMap(\.types)).union(modules)
    known.formUnion(folders)
    known.formUnion(["Sendable", "Equatable"])
    let names = quoted.filter { $0.wholeMatch(of: /[A-Z]\w+/) != nil && !$0.contains("_") }
    #expect(names.count > 50)
    for name in names { #expect(known.contains(name) || House.exists(name), "\(name)") }
  }

  @Test("A room imports what its row says")
  func imports() {
    for room in house.rooms {
      let found = house.sources.filter { $0.room == room.name }
        .reduce(into: Set<String>()) { $0.formUnion($1.imports) }
      #expect(found.isSuperset(of: room.imports), "\(room.name)")
    }
  }

  @Test("One room sees the solver, and one reads YAML and XML")
  func doors() {
    func users(_ module: String) -> Set<String> {
      Set(house.sources.filter { $0.imports.contains(module) }.map(\.room))
    }
    #expect(users("Cassowary") == ["AutoLayout"])
    #expect(users("CYAML") == ["Documents"])
    #expect(users("CExpat") == ["Documents"])
    #expect(users("CPango") == ["Typesetting"])
    #expect(users("CCairo") == ["Drawing"])
  }

  @Test("The program links no Foundation but the argument parser's")
  func foundation() {
    let modules: Set<String> = ["Foundation", "FoundationEssentials"]
    let start = Set(["alrender"].flatMap(dependencies))
    let found = house.sources.filter {
      start.contains($0.room) && !$0.imports.isDisjoint(with: modules)
    }
    #expect(start.contains("Scenes"))
    #expect(found.map(\.path).isEmpty)
  }

  /// Returns a room and everything it depends on.
  private func dependencies(of room: String) -> Set<String> {
    var found: Set<String> = []
    var open = [room]
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      for source in house.sources where source.room == next { open += source.imports }
    }
    return found
  }

  @Test("Text is escaped for other languages only in Documents, and for fontconfig below it")
  func escapes() {
    let homes = house.sources.filter { $0.types.contains("Escape") }.map(\.room)
    #expect(homes == ["Documents"])
    let signs = house.sources.filter { source in
      source.lines.contains { $0.contains("\"&lt;\"") || $0.contains("\"&amp;\"") }
    }
    #expect(Set(signs.map(\.room)) == ["Documents", "Typesetting"])
  }

  @Test("Each departure of view code has a test of its name, and each such test an entry")
  func departures() throws {
    let page = try House.text("Documentation/DeparturesFromUIKit.md")
    let section =
      page.components(separatedBy: "\n## View code").last?
      .components(separatedBy: "\n## ").first ?? ""
    let entries = section.components(separatedBy: "\n- **").dropFirst().map {
      $0.components(separatedBy: "**")[0]
    }
    let code = try House.text("Tests/StandInTests/DepartureTests.swift")
    let tests = code.components(separatedBy: "@Test func `").dropFirst().map {
      $0.components(separatedBy: "`")[0]
    }
    #expect(entries.count > 15)
    #expect(entries.sorted() == tests.sorted())
    for entry in section.components(separatedBy: "\n- ").dropFirst() {
      #expect(entry.hasPrefix("**"), "\(entry.prefix(60)) has no name")
    }
  }
}
