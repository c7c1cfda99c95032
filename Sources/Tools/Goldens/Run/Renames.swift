package import Documents
import Drawing
import Rendering

/// Scenes renamed since their goldens were recorded: their layouts equal goldens that no scene
/// claims any more.
package struct Renames: Equatable, Sendable {
  /// A scene under its new name.
  package struct Rename: Hashable, Sendable {
    /// The name under which the goldens are stored.
    package let old: String
    /// The current name of the scene.
    package let new: String
  }

  /// The renames, in the order of the scenes.
  package private(set) var all: [Rename] = []

  private let store: GoldenStore
  /// The variants of each scene that is gone but has goldens left.
  private var orphans: [String: Set<String>] = [:]
  /// The files that no scene claims, sorted.
  private let unclaimed: [String]

  /// Examines the goldens in a store that no scene claims.
  package init(_ unclaimed: [String], in store: GoldenStore) {
    self.store = store
    self.unclaimed = unclaimed
    for name in unclaimed where name.hasSuffix(Self.layout) {
      guard let (scene, file) = Self.parts(of: name) else { continue }
      orphans[scene, default: []].insert(String(file.dropLast(Self.layout.count)))
    }
  }

  /// Returns the names, without the goldens that the renames would move.
  package func unmoved(_ names: [String]) -> [String] {
    let old = all.map { "\($0.old)/" }
    return names.filter { name in !old.contains { name.utf8.starts(with: $0.utf8) } }
  }

  /// Whether any unclaimed goldens exist that a scene without goldens could match.
  package var isPossible: Bool { !orphans.isEmpty }

  /// Takes the layout of the first variant of a scene without goldens. If it equals the goldens
  /// of one scene, the scene was renamed; among several, one with the same last path component is
  /// preferred.
  package mutating func take(_ layout: String, of golden: GoldenCase) {
    guard
      let name = try? GoldenStore.name(
        scene: golden.scene, variant: golden.variant, .layout),
      let variant = name.names.last.map({ String($0.dropLast(Self.layout.count)) })
    else { return }
    let matches = orphans.keys.sorted().filter { old in
      guard orphans[old]?.contains(variant) == true else { return false }
      let path = try? store.path(scene: old, variant: golden.variant, .layout)
      return path.flatMap { try? GoldenFile.layout($0) } == layout
    }
    let stem = PathParts.lastName(of: golden.scene)
    let named = matches.first { PathParts.lastName(of: $0) == stem }
    guard let old = named ?? matches.first else { return }
    orphans[old] = nil
    all.append(Rename(old: old, new: golden.scene))
  }

  /// Returns the name under which a scene's goldens are stored, or nil if it wasn't renamed.
  package func oldName(of scene: String) -> String? { all.first { $0.new == scene }?.old }

  /// Moves the goldens of the renamed scenes to their new names.
  package func carryOut() throws(OutputError) {
    for rename in all {
      for name in unclaimed {
        guard let (scene, file) = Self.parts(of: name), scene == rename.old else { continue }
        guard let source = try? InnerPath(name),
          let target = try? InnerPath("\(rename.new)/\(file)")
        else { continue }
        // A file that already exists was recorded under the new name.
        guard !store.root.contains(target) else { continue }
        try move(source, to: target, of: rename)
        store.root.removeEmptyFolders(above: source)
      }
    }
  }

  /// Moves a golden. A picture also states its scene, so that recording it again changes nothing.
  private func move(
    _ source: InnerPath, to target: InnerPath, of rename: Rename
  ) throws(OutputError) {
    guard let bytes = try? store.root.read(source), let file = try? PNGFile(bytes),
      file["Scene"] == rename.old
    else { return try store.root.move(source, to: target) }
    try store.root.write(
      file.replacing("Scene", by: rename.new, in: bytes), to: target, isDurable: true)
    try store.root.remove(source)
  }

  private static let layout = ".layout.txt"

  /// Splits a golden's path into the scene and the file's own name.
  private static func parts(of name: String) -> (scene: String, file: String)? {
    guard let slash = name.lastIndex(of: "/") else { return nil }
    return (String(name[..<slash]), String(name[name.index(after: slash)...]))
  }
}

extension GoldenStore {
  /// Whether a scene has no golden for a variant.
  package func lacksGolden(_ golden: GoldenCase) -> Bool {
    guard let name = try? Self.name(scene: golden.scene, variant: golden.variant, .layout) else {
      return false
    }
    return !root.contains(name)
  }
}
