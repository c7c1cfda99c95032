package import Documents
import Drawing

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
  /// The scenes from which the renames were chosen, in their order. Several may want the same goldens.
  package private(set) var candidates: [RenameCandidate] = []

  private let store: GoldenStore
  /// The scenes that have goldens of a variant left, by the variant, sorted.
  private var orphans: [String: [String]] = [:]
  /// The same by the fingerprints of the layouts, for the variants that were asked about.
  private var fingerprints: [String: [String: [String]]] = [:]
  /// The views of the goldens, by the names of variants.
  private var viewNames: [String: [RecordedViews]] = [:]
  /// The names that are not taken: those of renames, and those that other scenes may still have.
  private var taken: Set<String> = []
  /// The files that no scene claims, sorted.
  private let unclaimed: [String]

  /// The ids and kinds of the views in a scene's golden.
  private struct RecordedViews: Equatable, Sendable {
    let scene: String
    let views: Set<Substring>
  }

  /// Examines the goldens in a store that no scene claims.
  ///
  /// - Parameters:
  ///   - unclaimed: the files, sorted.
  ///   - isScene: whether a scene has a name, whose goldens none takes.
  ///   - mayBeScene: whether a scene that another part of the run reads may have a name.
  package init(
    _ unclaimed: [String], in store: GoldenStore, isScene: (String) -> Bool = { _ in false },
    mayBeScene: (String) -> Bool = { _ in false }
  ) {
    self.store = store
    self.unclaimed = unclaimed
    for name in unclaimed where name.hasSuffix(Self.layout) {
      guard let (scene, file) = Self.parts(of: name), !isScene(scene) else { continue }
      orphans[String(file.dropLast(Self.layout.count)), default: []].append(scene)
      if mayBeScene(scene) { taken.insert(scene) }
    }
    for variant in orphans.keys { orphans[variant]?.sort() }
  }

  /// Returns the names, without the goldens that the renames would move.
  package func unmoved(_ names: [String]) -> [String] {
    Self.unmoved(names, all.map(\.old))
  }

  /// Returns the names that are not goldens of the scenes with some former names.
  static func unmoved(_ names: [String], _ old: [String]) -> [String] {
    let moved = Set(old)
    return names.filter { name in parts(of: name).map { !moved.contains($0.scene) } ?? true }
  }

  /// Whether any unclaimed goldens exist that a scene without goldens could match.
  package var isPossible: Bool { !orphans.isEmpty }

  /// Takes the layout of the first variant of a scene without goldens. If it equals the goldens
  /// of a scene that is gone, the scene was renamed.
  package mutating func take(_ layout: String, of golden: GoldenCase) {
    guard
      let name = try? GoldenStore.name(
        scene: golden.scene, variant: golden.variant, .layout),
      let variant = name.names.last.map({ String($0.dropLast(Self.layout.count)) })
    else { return }
    let equal = layouts(of: variant, golden.variant)[SHA256.digits(of: layout)]
    var matches = equal ?? document(of: golden, variant, layout)
    if matches.isEmpty {
      matches = nearest(to: layout, of: variant, golden.variant).map { [$0] } ?? []
    }
    guard !matches.isEmpty else { return }
    let candidate = RenameCandidate(scene: golden.scene, matches: matches)
    candidates.append(candidate)
    guard let old = candidate.choice(besides: taken) else { return }
    taken.insert(old)
    all.append(Rename(old: old, new: golden.scene))
  }

  /// Returns the names that a controller's goldens have had as long as it was its document's only
  /// one, or while it was one of several: with the same root view, whatever has moved in it.
  private func document(of golden: GoldenCase, _ variant: String, _ layout: String) -> [String] {
    let scene = golden.scene
    let outer = scene.lastIndex(of: "#").map { String(scene[..<$0]) }
    return (orphans[variant] ?? []).filter { old in
      guard old == outer || old.hasPrefix(scene + "#") else { return false }
      let path = try? store.path(scene: old, variant: golden.variant, .layout)
      let recorded = path.flatMap { try? GoldenFile.layout($0) }
      return recorded.flatMap(Self.rootID) == Self.rootID(layout)
    }
  }

  /// Returns the scene that has nearly all views of a layout, and hardly any others, whatever has moved: it
  /// was changed and renamed at once. Nil if there is none, or if several are as near.
  private mutating func nearest(to layout: String, of name: String, _ variant: String) -> String? {
    let own = Self.views(in: layout)
    guard own.count >= Self.fewestViews else { return nil }
    var best: (scene: String, likeness: Double)?
    var isAlone = true
    for (scene, views) in views(of: name, variant).map({ ($0.scene, $0.views) })
    where !taken.contains(scene) {
      let common = own.intersection(views).count
      let likeness = Double(common) / Double(own.count + views.count - common)
      guard likeness >= Self.leastLikeness else { continue }
      if likeness == best?.likeness { isAlone = false }
      if likeness > best?.likeness ?? 0 { (best, isAlone) = ((scene, likeness), true) }
    }
    return isAlone ? best?.scene : nil
  }

  private static let fewestViews = 4
  private static let leastLikeness = 0.75

  /// Returns the views of the goldens of a variant, by their scenes in their order.
  private mutating func views(of name: String, _ variant: String) -> [RecordedViews] {
    if let known = viewNames[name] { return known }
    let found = (orphans[name] ?? []).prefix(Self.mostCompared).compactMap { scene in
      (try? store.path(scene: scene, variant: variant, .layout))
        .flatMap { try? GoldenFile.layout($0) }.map {
          RecordedViews(scene: scene, views: Self.views(in: $0))
        }
    }
    viewNames[name] = found
    return found
  }

  private static let mostCompared = 500

  /// Returns the ids and kinds of the views in a layout.
  private static func views(in layout: String) -> Set<Substring> {
    Set(
      layout.split(separator: "\n").dropFirst().compactMap { line in
        guard let end = line.firstIndex(of: "(") else { return nil }
        return line[..<end]
      })
  }

  /// Returns the id of the view with which a layout begins, below its canvas.
  private static func rootID(_ layout: String) -> Substring? {
    layout.split(separator: "\n").dropFirst().first?.split(separator: " ").first
  }

  /// Returns the scenes with goldens of a variant by the fingerprints of their layouts. Each golden is
  /// read once, however many scenes are compared with it.
  private mutating func layouts(of name: String, _ variant: String) -> [String: [String]] {
    if let known = fingerprints[name] { return known }
    var layouts: [String: [String]] = [:]
    for scene in orphans[name] ?? [] {
      let path = try? store.path(scene: scene, variant: variant, .layout)
      guard let text = path.flatMap({ try? GoldenFile.layout($0) }) else { continue }
      layouts[SHA256.digits(of: text), default: []].append(scene)
    }
    fingerprints[name] = layouts
    return layouts
  }

  /// Returns the renames among the candidates of a whole run's parts, in the order of the scenes.
  static func all(among candidates: [RenameCandidate], besides scenes: Set<String>) -> [Rename] {
    var taken = scenes
    return candidates.compactMap { candidate in
      guard let old = candidate.choice(besides: taken) else { return nil }
      taken.insert(old)
      return Rename(old: old, new: candidate.scene)
    }
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
