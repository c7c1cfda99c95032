import Testing

/// The folders of a room, as far as type names show which uses which.
@Suite("Folders")
struct FolderTests {
  @Test("The folders of a room use each other in one direction")
  func arrows() throws {
    let house = try House.read()
    let sources = house.sources + house.modulesForApps
    for room in Set(sources.map(\.room)).sorted() {
      let graph = FolderGraph(sources.filter { $0.room == room })
      let knot = graph.knot
      #expect(knot.isEmpty, "\(room): \(graph.uses(within: knot).joined(separator: "\n"))")
    }
  }

  /// Views, controllers and bars declare each other in the bodies of their classes and are one folder,
  /// `Core`; what text, pictures, layers and constraints are made of needs none of them.
  @Test("UIKit's text, pictures, layers and constraints know no views and no controllers")
  func materials() throws {
    let house = try House.read()
    let graph = FolderGraph(house.modulesForApps.filter { $0.room == "UIKit" })
    let materials = [
      "Accessibility", "Appearance", "Assets", "Commands", "Constraints", "Drawing", "Environment",
      "Layers", "Text",
    ]
    #expect(graph.folders.isSuperset(of: materials), "the sources are read")
    let above = graph.folders.subtracting(materials).subtracting(["Foundations"])
    #expect(above.contains("Core"))
    let uses = graph.uses(from: materials, to: above.sorted())
    #expect(uses.isEmpty, "\(uses.joined(separator: "\n"))")
  }
}

/// Which folders of a room use which.
private struct FolderGraph {
  /// The names that files in one folder use from another, with the files.
  private var names: [[String]: [String]] = [:]
  let folders: Set<String>

  init(_ sources: [SwiftSource]) {
    folders = Set(sources.map(\.folder))
    var homes: [String: Set<String>] = [:]
    for source in sources {
      for name in source.declares { homes[name, default: []].insert(source.folder) }
    }
    for source in sources {
      for (name, found) in homes where source.words.contains(Substring(name)) {
        // A name declared in several folders does not show which of them is meant.
        guard found.count == 1, let home = found.first, home != source.folder else { continue }
        names[[source.folder, home], default: []].append("\(source.path) uses \(name)")
      }
    }
  }

  /// The folders that are part of a cycle.
  var knot: Set<String> {
    Set(folders.filter { folder in reachable(from: folder).contains(folder) })
  }

  private func reachable(from start: String) -> Set<String> {
    var found: Set<String> = []
    var open = [start]
    while let folder = open.popLast() {
      for other in folders where names[[folder, other]] != nil && found.insert(other).inserted {
        open.append(other)
      }
    }
    return found
  }

  /// Returns what some folders use from others, sorted.
  func uses(from users: [String], to used: [String]) -> [String] {
    names.filter { users.contains($0.key[0]) && used.contains($0.key[1]) }.flatMap(\.value).sorted()
  }

  /// Returns what makes a cycle: the uses among its folders, sorted.
  func uses(within knot: Set<String>) -> [String] {
    names.filter { knot.isSuperset(of: $0.key) }.flatMap(\.value).sorted()
  }
}
