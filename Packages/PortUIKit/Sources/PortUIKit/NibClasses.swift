import Foundation

/// The classes that an app's storyboards and nibs name.
struct NibClasses {
  /// A scene of a storyboard, or a nib.
  private struct Part {
    let document: String
    var classes: [(name: String, module: String)] = []
  }

  private var parts: [Part] = []
  private var places: [String: [Int]] = [:]

  /// Reads documents.
  init(_ documents: [SourceText]) {
    for document in documents {
      let scenes = document.text.components(separatedBy: "<scene ")
      for scene in scenes.count > 1 ? Array(scenes.dropFirst()) : scenes {
        var part = Part(document: document.path)
        for tag in scene.matches(of: /<[^>]*\bcustomClass="([^"]+)"[^>]*>/) {
          let module = tag.0.firstMatch(of: /\bcustomModule="([^"]+)"/)?.1 ?? ""
          part.classes.append((String(tag.1), String(module)))
        }
        for item in part.classes { places[item.name, default: []].append(parts.count) }
        parts.append(part)
      }
    }
  }

  /// Returns the classes that are named beside some of them, in the same scene or nib.
  func neighbours(of classes: some Collection<String>) -> Set<String> {
    let found = Set(classes.flatMap { places[$0] ?? [] })
    return found.reduce(into: []) { $0.formUnion(parts[$1].classes.map(\.name)) }
  }

  /// Returns the documents that name one of some classes, with the modules that they name for these.
  func documents(of classes: Set<String>) -> [(path: String, modules: Set<String>)] {
    var modules: [String: Set<String>] = [:]
    for part in parts {
      let own = part.classes.filter { classes.contains($0.name) }
      guard !own.isEmpty else { continue }
      modules[part.document, default: []].formUnion(own.map(\.module).filter { !$0.isEmpty })
    }
    return modules.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
