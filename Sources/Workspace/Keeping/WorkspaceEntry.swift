import Documents
import Rendering
import Scenes

/// A scene file or document that has been read, and what it rests on.
struct WorkspaceEntry {
  /// The path as it was given first.
  let name: String
  let reading: SceneReading
  /// The files that were asked for, itself first, as paths from `/`.
  var files: [String] { reading.dependencies.files }
}

/// The layouts that were asked for last.
struct KeptLayouts {
  struct Key: Hashable {
    let path: String
    let part: String?
    let variant: Variant
  }

  private struct Kept {
    let key: Key
    let scene: LaidOutScene
    /// What laying out asked for, beyond the reading of the scene.
    let files: [String]
  }

  /// The one asked for last comes last.
  private var kept: [Kept] = []
  private let limit: Int
  /// What layouts of a scene rest on, whether they are still kept or not; for looking up.
  private var asked: [String: [String]] = [:]

  init(limit: Int) { self.limit = max(limit, 1) }

  mutating func value(_ key: Key) -> LaidOutScene? {
    guard let index = kept.firstIndex(where: { $0.key == key }) else { return nil }
    let found = kept.remove(at: index)
    kept.append(found)
    return found.scene
  }

  mutating func keep(_ scene: LaidOutScene, _ key: Key, files: [String]) {
    if kept.count >= limit { kept.removeFirst() }
    kept.append(Kept(key: key, scene: scene, files: files))
    for file in files where !asked[key.path, default: []].contains(file) {
      asked[key.path, default: []].append(file)
    }
  }

  /// What the layouts of a scene rest on.
  func files(of path: String) -> [String] { asked[path] ?? [] }

  mutating func remove(path: String) {
    kept.removeAll { $0.key.path == path }
    asked[path] = nil
  }
}
