import Foundation

/// The Swift files of a repository that are not in the folder that was given.
struct OuterFiles {
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
  private static let marks = [".xcodeproj", ".xcworkspace", "Podfile", "Package.swift"]

  /// The repository's root.
  let root: String
  /// The files, by paths below the root.
  let paths: [String]

  /// Finds the files of the repository that a folder belongs to: the one below the nearest `.git`, else below the
  /// nearest project; nil if the folder is the root itself, or if there is no such root.
  init?(around folder: String) {
    let files = FileManager.default
    let start = URL(fileURLWithPath: folder).standardizedFileURL
    var (place, project): (URL, URL?) = (start, nil)
    var root: URL?
    while place.path != "/" {
      let items = (try? files.contentsOfDirectory(atPath: place.path)) ?? []
      if items.contains(".git") {
        root = place
        break
      }
      if project == nil, items.contains(where: { Self.marks.contains(where: $0.hasSuffix) }) {
        project = place
      }
      place.deleteLastPathComponent()
    }
    guard let root = root ?? project, root.path != start.path else { return nil }
    self.root = root.path
    let inner = start.path.dropFirst(root.path.count + 1) + "/"
    paths = Self.files(in: root.path, endings: [".swift"]).filter { !$0.hasPrefix(inner) }
  }

  /// Returns the paths of the files below a folder that have some endings, in order, without those of packages that
  /// others wrote.
  static func files(in folder: String, endings: [String]) -> [String] {
    let walker = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = walker?.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || skipped.contains(name) {
        walker?.skipDescendants()
      } else if endings.contains(where: name.hasSuffix) {
        paths.append(path)
      }
    }
    return paths.sorted()
  }

  /// Returns the first file that declares a type of each name, outside the folders of some modules.
  func homes(of names: Set<String>, besides modules: Set<String>) -> [String: String] {
    guard !names.isEmpty else { return [:] }
    var homes: [String: String] = [:]
    for path in paths {
      guard modules.isDisjoint(with: path.split(separator: "/").dropLast().map(String.init)),
        let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      else { continue }
      for name in Self.declared(names, in: text) where homes[name] == nil { homes[name] = path }
    }
    return homes
  }

  /// Returns those of some names that a text declares outside other types, as far as its words and braces tell.
  static func declared(_ names: Set<String>, in text: String) -> Set<String> {
    var found: Set<String> = []
    var (depth, isDeclared) = (0, false)
    var rest = Substring(text).utf8
    while let first = rest.first {
      let word = rest.prefix(while: isLetter)
      rest = rest.dropFirst(max(word.count, 1))
      if !word.isEmpty {
        if isDeclared, let name = String(word), names.contains(name) { found.insert(name) }
        isDeclared = depth == 0 && keywords.contains(where: word.elementsEqual)
      } else if first == UInt8(ascii: "{") {
        depth += 1
      } else if first == UInt8(ascii: "}") {
        depth -= 1
      }
    }
    return found
  }

  private static let keywords = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    .map { Array($0.utf8) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }
}
