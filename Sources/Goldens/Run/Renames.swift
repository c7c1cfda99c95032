package import Documents
package import Rendering

/// Scenes that were renamed since their goldens were recorded: their layouts are those of goldens
/// that no scene claims any more.
package struct Renames: Equatable, Sendable {
  /// A scene under its new name.
  package struct Rename: Hashable, Sendable {
    /// The name that the goldens have.
    package let old: String
    /// The scene's name now.
    package let new: String
  }

  /// The renames, in the order of the scenes.
  package private(set) var all: [Rename] = []

  private let store: GoldenStore
  /// The variants of each scene of which nothing is left but its goldens.
  private var orphans: [String: Set<String>] = [:]
  /// The files that nobody claims, sorted.
  private let unclaimed: [String]

  /// Looks at the goldens of a store that no scene claims.
  package init(_ unclaimed: [String], in store: GoldenStore) {
    self.store = store
    self.unclaimed = unclaimed
    for name in unclaimed where name.hasSuffix(Self.layout) {
      guard let (scene, file) = Self.parts(of: name) else { continue }
      orphans[scene, default: []].insert(String(file.dropLast(Self.layout.count)))
    }
  }

  /// The names without the goldens that the renames would move.
  package func unmoved(_ names: [String]) -> [String] {
    let old = all.map { "\($0.old)/" }
    return names.filter { name in !old.contains { name.utf8.starts(with: $0.utf8) } }
  }

  /// Whether there is anything that a scene without goldens could have been.
  package var isPossible: Bool { !orphans.isEmpty }

  /// Whether a scene has no golden of a variant.
  package func lacksGolden(_ golden: GoldenCase) -> Bool {
    guard
      let name = try? GoldenStore.name(
        scene: golden.scene, variant: golden.variant, .layout)
    else { return false }
    return !store.root.contains(name)
  }

  /// Takes the layout of the first variant of a scene without goldens; where goldens of one scene
  /// are equal to it, the scene was renamed. Of several the one whose name ends like its own.
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
    let stem = golden.scene.split(separator: "/").last
    let named = matches.first { $0.split(separator: "/").last == stem }
    guard let old = named ?? matches.first else { return }
    orphans[old] = nil
    all.append(Rename(old: old, new: golden.scene))
  }

  /// The name that the goldens of a scene have; nil for a scene that was not renamed.
  package func oldName(of scene: String) -> String? { all.first { $0.new == scene }?.old }

  /// Moves the goldens of the renamed scenes to their new names.
  package func carryOut() throws(OutputError) {
    for rename in all {
      for name in unclaimed {
        guard let (scene, file) = Self.parts(of: name), scene == rename.old else { continue }
        guard let source = try? InnerPath(name),
          let target = try? InnerPath("\(rename.new)/\(file)")
        else { continue }
        // What is there already was recorded under the new name.
        guard !store.root.contains(target) else { continue }
        try store.root.move(source, to: target)
        store.root.removeEmptyFolders(above: source)
      }
    }
  }

  private static let layout = ".layout.txt"

  /// The scene and the file's own name of a golden.
  private static func parts(of name: String) -> (scene: String, file: String)? {
    guard let slash = name.lastIndex(of: "/") else { return nil }
    return (String(name[..<slash]), String(name[name.index(after: slash)...]))
  }
}
