import Goldens
import Scenes
import Workspace

/// A part of a run, and the times of an earlier run by which it is balanced.
struct SceneShare: Sendable {
  let shard: Report.Shard
  let times: RecordedTimes
}

/// The files of a run that may be scenes by their names, and which part of the run each belongs to.
struct SceneSplit: Sendable {
  /// The paths as the user gave them, or as they were found, in the order of a whole run.
  let paths: [String]
  /// The paths as they are the same on every machine.
  let inner: [String]
  /// The names that scenes in these files begin with.
  let names: [String]
  /// The part that is run; nil for all.
  private(set) var shard: Report.Shard?
  private var parts: [Int] = []
  /// The place of each path; used only for lookup.
  private let places: [String: Int]

  /// - Parameter areFound: whether a search has just found all the paths.
  init(_ paths: [String], areFound: Bool, in project: ProjectConfiguration) {
    self.paths = paths
    var (files, scenes) = (project.innerPaths, project.scenePaths)
    inner = paths.map { files.path(of: $0, isFound: areFound) ?? $0 }
    names = paths.map { SceneName.of(path: $0, inner: scenes.path(of: $0, isFound: areFound)) }
    places = Dictionary(
      paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Assigns the files to parts by the times of an earlier run and by their paths.
  mutating func assign(_ shard: Report.Shard, _ times: RecordedTimes) {
    let plan = ShardPlan(
      paths: inner, weights: times.weights(ofFiles: names), count: shard.count)
    parts = plan.parts
    self.shard = shard
    self.shard?.split = plan.fingerprint
  }

  /// The paths that belong to the part that is run.
  var own: [String] {
    guard let shard else { return paths }
    return paths.indices.filter { parts[$0] == shard.index }.map { paths[$0] }
  }

  /// Returns the name of the scene in a file; nil for a file that is not among those of the run.
  func name(of path: String) -> String? { places[path].map { names[$0] } }

  /// Returns the place of a file in the whole run.
  func place(of path: String) -> Int { places[path] ?? paths.count }

  /// Whether a file has a name, so that the goldens in that folder are its own.
  var isFile: (String) -> Bool {
    let known = Set(names)
    return { known.contains($0) }
  }

  /// Whether a name may be that of a scene in a file of another part: an example of a component or a
  /// controller of a storyboard.
  var mayBeOthers: (String) -> Bool {
    guard let shard else { return { _ in false } }
    let known = Set(names.indices.filter { parts[$0] != shard.index }.map { names[$0] })
    return { name in
      name.indices.contains { index in
        (name[index] == "#" || name[index] == "/") && known.contains(String(name[..<index]))
      }
    }
  }

  /// The files under each name, whose scenes share goldens where there are several.
  var namesakes: [[String]] {
    Dictionary(grouping: paths.indices) { names[$0].lowercased() }.values.filter { $0.count > 1 }
      .sorted { $0[0] < $1[0] }.map { places in places.map { paths[$0] } }
  }
}
