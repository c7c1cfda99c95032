import Rendering
import Scenes

/// A scene file or document that has been read, and what it depends on.
struct WorkspaceEntry {
  /// The path as first given.
  let name: String
  let reading: SceneReading
  /// The requested files as absolute paths, itself first.
  var files: [String] { reading.dependencies.files }
}

/// The most recently requested layouts.
struct KeptLayouts {
  struct Key: Hashable {
    let path: String
    let part: String?
    let variant: Variant
  }

  private struct Kept {
    let key: Key
    let scene: LaidOutScene
    /// The files requested for the layout, beyond those for reading the scene.
    let files: [String]
  }

  /// The layouts, most recently requested last.
  private var kept: [Kept] = []
  private let limit: Int
  private let mostViews: Int
  /// The files that layouts of a scene depend on, whether they are still kept or not; only for
  /// lookup.
  private var asked: [String: [String]] = [:]

  /// - Parameters:
  ///   - limit: the most layouts.
  ///   - mostViews: the most views in them, unless the last one alone has more.
  init(limit: Int, mostViews: Int) {
    self.limit = max(limit, 1)
    self.mostViews = mostViews
  }

  mutating func value(_ key: Key) -> LaidOutScene? {
    guard let index = kept.firstIndex(where: { $0.key == key }) else { return nil }
    let found = kept.remove(at: index)
    kept.append(found)
    return found.scene
  }

  mutating func keep(_ scene: LaidOutScene, _ key: Key, files: [String]) {
    if kept.count >= limit { kept.removeFirst() }
    var views = scene.viewCount
    let fits = kept.reversed().prefix { other in
      views += other.scene.viewCount
      return views <= mostViews
    }
    kept.removeFirst(kept.count - fits.count)
    kept.append(Kept(key: key, scene: scene, files: files))
    note(files, of: key.path)
  }

  /// Records files that layouts of a scene depend on.
  mutating func note(_ files: [String], of path: String) {
    for file in files where !asked[path, default: []].contains(file) {
      asked[path, default: []].append(file)
    }
  }

  /// Returns the files that the layouts of a scene depend on.
  func files(of path: String) -> [String] { asked[path] ?? [] }

  mutating func remove(path: String) {
    kept.removeAll { $0.key.path == path }
    asked[path] = nil
  }
}
