import Documents
import Goldens
import Rendering
import Scenes
import Workspace

/// A folder at two revisions: two folders, or one of a Git repository at a revision and at another or as
/// it is now.
///
/// What scenes read is that of their revision: a component, a picture or a text that changed shows in
/// every scene that uses it.
struct RevisionFolder {
  /// The folder at one revision.
  struct Side {
    /// The folder's path, to which names are relative.
    let folder: String
    /// The settings its scenes are read with.
    let project: ProjectConfiguration
    /// The files of the revision; nil for those on disk.
    var files: WorkspaceFiles?
    /// Returns the bytes of a file of the folder; nil if there is none.
    let bytes: (_ name: String) throws -> [UInt8]?

    /// Returns the path of a file of the folder.
    func path(_ name: String) -> String { PathParts.joined(folder, name) }

    /// Returns a file of the folder; nil if there is none.
    func revision(_ name: String) throws -> FileRevision? {
      try bytes(name).map {
        FileRevision(path: path(name), bytes: $0, project: project, files: files)
      }
    }
  }

  /// The older revision.
  let before: Side
  /// The newer revision.
  let after: Side
  /// The number of documents, scenes and files of strings in either, where that is known.
  private(set) var count = 0
  /// The paths of the files below the folder that differ, in order.
  private let changed: [String]
  /// Whether the file that a scene of the newer revision reads from an absolute path differs.
  private let differs: (_ path: String) -> Bool
  /// The former names of files that Git calls renamed; only for lookup.
  private var renames: [String: String] = [:]

  /// Compares two folders on disk.
  ///
  /// - Throws: `GoldenError` if a file cannot be read.
  init(_ older: String, _ newer: String, in projects: (ProjectConfiguration, ProjectConfiguration))
    throws(GoldenError)
  {
    let files = WorkspaceFiles()
    func read(_ path: String) throws(GoldenError) -> [UInt8]? {
      let outcome = files.tracing {
        Result { () throws(FileError) in try FileBytes.read(path) }
      }.result
      switch outcome {
      case .success(let bytes): return bytes
      case .failure(.missing): return nil
      case .failure(let error): throw GoldenError("'\(path)' cannot be read: \(error.message)")
      }
    }
    before = Side(folder: older, project: projects.0) { try read(PathParts.joined(older, $0)) }
    after = Side(folder: newer, project: projects.1) { try read(PathParts.joined(newer, $0)) }
    let names = Set(FileTree.files(below: older)).union(FileTree.files(below: newer))
      .filter { name in
        FileRevisions.isKnown(name)
          && !PathParts.names(in: name).contains { part in part.hasPrefix(".") }
      }
    var changed: [String] = []
    for name in names.sorted() {
      let (old, new) = (PathParts.joined(older, name), PathParts.joined(newer, name))
      if try read(old) != read(new) { changed.append(name) }
    }
    (self.changed, count) = (changed, names.count)
    differs = { path in
      let inner = RelativePath.of(path, from: AbsolutePath.of(newer))
      let counterpart = AbsolutePath.of(inner, in: AbsolutePath.of(older))
      return (try? read(counterpart)) != (try? read(path))
    }
  }

  /// Asks Git for what differs.
  ///
  /// - Parameters:
  ///   - folder: a folder of the repository.
  ///   - old: the full name of the older commit.
  ///   - new: that of the newer one; nil for the files as they are now.
  init(
    _ folder: String, since old: String, until new: String?, in project: ProjectConfiguration
  ) throws(GoldenError) {
    let repository = GitRepository(folder: folder)
    changed = try repository.changes(since: old, until: new, in: [])
    renames = try repository.renames(since: old, until: new)
    let inner = try repository.line(of: ["rev-parse", "--show-prefix"])
    var names = PathParts.names(in: AbsolutePath.of(folder))
    names.removeLast(min(names.count, PathParts.names(in: inner).count))
    let top = "/" + names.joined(separator: "/")
    let whole = GitRepository(folder: top)
    let differing = Set(
      try whole.changes(since: old, until: new, in: []).map { PathParts.joined(top, $0) })
    differs = differing.contains
    let tokens = Set(project.tokens.map { AbsolutePath.of(project.path($0)) })
    func files(_ commit: String?) throws(GoldenError) -> WorkspaceFiles {
      try Self.files(of: whole, top, at: commit, besides: tokens)
    }
    before = Side(folder: folder, project: project, files: try files(old)) {
      try repository.bytes(of: $0, at: old)
    }
    after = Side(folder: folder, project: project, files: try files(new)) {
      if let new { return try repository.bytes(of: $0, at: new) }
      return try? FileBytes.readFromDisk(PathParts.joined(folder, $0))
    }
  }

  /// The endings of files that scenes read.
  private static let endings = [
    ".yaml", ".yml", ".json", ".strings", ".stringsdict", ".xcstrings", ".csv", ".png", ".jpg",
    ".jpeg", ".svg", ".pdf", ".tokens",
  ]

  /// Returns the files of a commit: those on disk, except where they differ from it.
  ///
  /// - Parameter others: files that scenes read whatever their names end with, by absolute paths.
  private static func files(
    of repository: GitRepository, _ top: String, at commit: String?, besides others: Set<String>
  ) throws(GoldenError) -> WorkspaceFiles {
    let files = WorkspaceFiles()
    guard let commit else { return files }
    for name in try repository.changes(since: commit, until: nil, in: []) {
      let path = PathParts.joined(top, name)
      let isRead = endings.contains { PathParts.isNamed(name.lowercased(), ending: $0) }
      guard isRead || others.contains(path), let bytes = try repository.bytes(of: name, at: commit)
      else { continue }
      _ = files.setBuffer(bytes, of: path)
    }
    return files
  }

  /// Returns the documents, scenes and files of strings that differ, the scenes that read something that
  /// differs, and the components that differ and that no scene uses.
  ///
  /// - Parameter reader: reads what is in the newer revision.
  func pairs(_ reader: SceneFileReader) throws -> [FileRevisions] {
    let search = SceneSearch(project: after.project, takesLibraries: true)
    var found: [String: FileRevisions] = [:]
    var parts: [FileRevisions] = []
    let former = Set(renames.values)
    for name in changed
    where FileRevisions.isKnown(name) && !search.excludes(after.path(name))
      && !former.contains(name)
    {
      let pair = try pair(name)
      switch Self.part(pair) {
      case nil, .library(hasExamples: true): found[name] = pair
      case .library: parts.append(pair)
      default: continue
      }
    }
    var used: Set<String> = []
    for path in try search.scenes(at: after.folder) where !NibScene.isNib(path: path) {
      let name = RelativePath.of(AbsolutePath.of(path), from: AbsolutePath.of(after.folder))
      let files = reader.read(path).dependencies.files
      used.formUnion(files)
      if found[name] == nil, files.contains(where: differs) { found[name] = try pair(name) }
    }
    for var pair in parts where !used.contains(AbsolutePath.of(pair.name)) {
      pair.isUnused = true
      found[pair.name] = pair
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// Returns the scenes that read a file beside scenes, such as one of design tokens or of components;
  /// nil for a scene, a document or strings.
  ///
  /// - Parameters:
  ///   - path: the file's absolute path.
  ///   - reader: reads what is in the newer revision.
  func users(of path: String, _ reader: SceneFileReader) throws -> [FileRevisions]? {
    let name = RelativePath.of(path, from: AbsolutePath.of(after.folder))
    let pair = try pair(name)
    guard pair.before != nil || pair.after != nil, !pair.isDocument,
      !FileRevisions.isStrings(name), !FileRevisions.isScene(name) || Self.part(pair) != nil
    else { return nil }
    if case .library(hasExamples: true)? = Self.part(pair) { return nil }
    var found: [FileRevisions] = []
    let search = SceneSearch(project: after.project, takesLibraries: true)
    for scene in try search.scenes(at: after.folder) where !NibScene.isNib(path: scene) {
      guard reader.read(scene).dependencies.files.contains(path) else { continue }
      let name = RelativePath.of(AbsolutePath.of(scene), from: AbsolutePath.of(after.folder))
      found.append(try self.pair(name))
    }
    guard found.isEmpty else { return found }
    var unused = pair
    unused.isUnused = true
    return [unused]
  }

  /// Returns both revisions of a file of the folder.
  func pair(_ name: String) throws -> FileRevisions {
    let former = renames[name]
    let (old, new) = (try before.revision(former ?? name), try after.revision(name))
    return FileRevisions(
      name: new == nil && old != nil ? before.path(name) : after.path(name),
      former: former.map(before.path), before: old, after: new)
  }

  /// Returns what a file beside scenes is; nil for a document, strings, and what is or was a scene.
  private static func part(_ pair: FileRevisions) -> ScenePart? {
    guard FileRevisions.isScene(pair.name), !NibScene.isNib(path: pair.name) else { return nil }
    let parts = [pair.after, pair.before].compactMap { $0 }.map { ScenePart($0.bytes) }
    return parts.contains(nil) ? nil : parts.first ?? nil
  }
}
