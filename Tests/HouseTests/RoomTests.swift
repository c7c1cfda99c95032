import Testing

/// What `Documentation/Architecture.md` says about the rooms, compared with the imports.
@Suite("Rooms")
struct RoomTests {
  private let house: House

  init() throws { house = try House.read() }

  @Test("Each room has a row in the table of rooms")
  func table() {
    #expect(house.rooms.map(\.name).sorted() == Set(house.sources.map(\.room)).sorted())
  }

  @Test("A wing imports only itself and the core; the tests of apps also what compares goldens")
  func wings() {
    let all = house.sources + house.modulesForApps
    let homes = Dictionary(all.map { ($0.room, $0.wing) }, uniquingKeysWith: { first, _ in first })
    #expect(Set(homes.values) == Set(House.wings))
    var count = 0
    for source in all {
      for (room, wing) in homes where source.imports.contains(room) {
        count += 1
        let isAllowed =
          wing == source.wing || wing == "Core"
          || source.room == "GoldenTesting" && room == "Goldens"
        #expect(isAllowed, "\(source.path) imports \(room)")
      }
    }
    #expect(count > 1_000)
  }

  @Test("A room imports only rooms above it in the table")
  func order() {
    let order = house.rooms.map(\.name)
    for source in house.sources {
      guard let own = order.firstIndex(of: source.room) else { continue }
      let wrong = source.imports.filter { order[own...].contains($0) }
      #expect(wrong.isEmpty, "\(source.path) imports \(wrong.sorted())")
    }
  }

  @Test("The manifest lists for each room the rooms and libraries that its files import, no others")
  func manifest() throws {
    let names = Set(house.rooms.map(\.name)).union(libraries)
    for room in house.rooms {
      let found = house.sources.filter { $0.room == room.name }
        .reduce(into: Set<String>()) { $0.formUnion($1.imports) }.intersection(names)
      #expect(try dependencies(of: room.name).intersection(names) == found, "\(room.name)")
    }
  }

  @Test("The table says which C libraries a room imports")
  func cLibraries() {
    for room in house.rooms {
      let found = house.sources.filter { $0.room == room.name }
        .reduce(into: Set<String>()) { $0.formUnion($1.imports) }.intersection(libraries)
      #expect(libraries.intersection(room.imports) == found, "\(room.name)")
    }
  }

  /// The names of the C targets.
  private var libraries: Set<String> {
    Set(house.manifest.matches(of: /name: "(C[A-Z]\w*)"/).map { String($0.1) })
  }

  @Test("The manifest lists for each test target the modules that its files import")
  func testTargets() throws {
    let modules = Set(house.sources.map(\.room)).union(house.modulesForApps.map(\.room))
      .union(libraries).union(["FuzzTargets"])
    let files = try Dictionary(
      grouping: House.paths(in: "Tests").filter { $0.hasSuffix(".swift") },
      by: { String($0.prefix { $0 != "/" }) })
    var count = 0
    for (target, paths) in files where house.manifest.contains("\"\(target)\"") {
      let listed = try dependencies(of: target)
      for path in paths {
        let lines = try House.text("Tests/\(path)").utf8.split(separator: UInt8(ascii: "\n"))
          .filter { $0.starts(with: "import ".utf8) || $0.starts(with: "@testable".utf8) }
        let imports = Set(
          lines.compactMap { String($0)?.split(separator: " ").last.map(String.init) })
        let missing = modules.intersection(imports).subtracting(listed)
        #expect(missing.isEmpty, "Tests/\(path) imports \(missing.sorted())")
        count += imports.count
      }
    }
    #expect(count > 1_500)
  }

  /// Returns the quoted words in a target's manifest entry, up to the next entry.
  private func dependencies(of room: String) throws -> Set<String> {
    let entry = try #require(
      entries.first { $0.split(separator: "\"").dropFirst().first == Substring(room) })
    return Set(entry.matches(of: /"(\w+)"/).map { String($0.1) }).subtracting([room])
  }

  /// The manifest's entries for targets.
  private var entries: [Substring] {
    house.manifest.split(
      separator: /\n {4}(?=\.|room\(|hotRoom\(|coldRoom\(|kit\(|tests\()/
    ).filter { entry in
      [
        "room(", "hotRoom(", "coldRoom(", "tests(", ".target(", ".executableTarget(",
        ".testTarget(",
      ].contains { entry.hasPrefix($0) }
    }
  }

  @Test("C pointers are held only where the page allows")
  func pointers() throws {
    let words: Set<Substring> = ["OpaquePointer", "UnsafeMutablePointer", "UnsafePointer"]
    let named = try house.names(inSentence: "hold C pointers")
    #expect(house.rooms(using: words).subtracting(memoryOwners) == named)
  }

  /// Rooms that manage their own memory, which no C library sees.
  private let memoryOwners: Set<String> = ["Cassowary"]

  @Test("Files are accessed only where the page allows")
  func files() throws {
    let words: Set<Substring> = [
      "O_RDONLY", "O_WRONLY", "fopen", "opendir", "mkdir", "rmdir", "symlink", "realpath",
      "S_IFMT", "F_OK", "W_OK", "FileManager",
    ]
    #expect(house.rooms(using: words) == (try house.names(inSentence: "Files are touched")))
  }

  @Test("Files are written and removed only where the page allows")
  func writing() throws {
    let words: Set<Substring> = [
      "O_CREAT", "mkdir", "mkdirat", "rmdir", "unlinkat", "renameat", "symlink", "createDirectory",
      "removeItem",
    ]
    let named = try house.names(inSentence: "They are written and removed")
    #expect(house.rooms(using: words) == named.subtracting(["RootFolder", "InnerPath"]))
  }

  @Test("No room imports the module for the code of apps")
  func clients() {
    let found = house.sources.filter { $0.imports.contains("UIKit") }.map(\.path)
    #expect(found.isEmpty)
  }

  @Test("Foundation is imported nowhere below the reports")
  func foundation() {
    let order = house.rooms.map(\.name)
    let found = Set(house.sources.filter { $0.imports.contains("Foundation") }.map(\.room))
    let reports = order.firstIndex(of: "Reports") ?? 0
    #expect(found.isDisjoint(with: order[..<reports]), "\(found.sorted())")
  }

  @Test("Environment variables are read only where the page allows")
  func environment() throws {
    let named = try house.names(inSentence: "Variables of the environment are read")
    #expect(house.rooms(using: ["getenv"]) == named)
  }
}
