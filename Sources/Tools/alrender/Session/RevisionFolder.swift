import Documents
import Goldens
import Rendering
import Scenes
import Workspace

/// A folder of a Git repository at two revisions, or at one and as it is now.
///
/// All files of the repository that scenes read are those of their revision: a component, a picture or a
/// text that changed shows in every scene that uses it.
struct RevisionFolder {
  /// The files at both revisions.
  let files: RevisionFiles
  /// The paths of the files below the folder that differ, in order.
  private let changed: [String]
  /// The absolute paths of all files of the repository that differ.
  private let differing: Set<String>
  private let folder: String
  private let repository: GitRepository
  private let old: String
  private let new: String?

  /// Asks Git for what differs.
  ///
  /// - Parameters:
  ///   - folder: a folder of the repository.
  ///   - old: the full name of the older commit.
  ///   - new: that of the newer one; nil for the files as they are now.
  init(_ folder: String, since old: String, until new: String?) throws(GoldenError) {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    (self.folder, self.old, self.new) = (folder, old, new)
    repository = GitRepository(folder: folder)
    changed = try repository.changes(since: old, until: new, in: [])
    let inner = try repository.line(of: ["rev-parse", "--show-prefix"])
    var names = PathParts.names(in: AbsolutePath.of(folder))
    names.removeLast(min(names.count, PathParts.names(in: inner).count))
    let top = "/" + names.joined(separator: "/")
    let whole = GitRepository(folder: top)
    differing = Set(
      try whole.changes(since: old, until: new, in: []).map { PathParts.joined(top, $0) })
    files = RevisionFiles(
      before: try Self.files(of: whole, top, at: old),
      after: try Self.files(of: whole, top, at: new))
  }

  /// The endings of files that scenes read.
  private static let endings = [
    ".yaml", ".yml", ".json", ".strings", ".stringsdict", ".xcstrings", ".csv", ".png", ".jpg",
    ".jpeg", ".svg", ".pdf",
  ]

  /// Returns the files of a commit: those on disk, except where they differ from it; nil for those on
  /// disk.
  private static func files(
    of repository: GitRepository, _ top: String, at commit: String?
  ) throws(GoldenError) -> WorkspaceFiles {
    let files = WorkspaceFiles()
    guard let commit else { return files }
    for name in try repository.changes(since: commit, until: nil, in: [])
    where endings.contains(where: { PathParts.isNamed(name.lowercased(), ending: $0) }) {
      guard let bytes = try repository.bytes(of: name, at: commit) else { continue }
      _ = files.setBuffer(bytes, of: PathParts.joined(top, name))
    }
    return files
  }

  /// Returns the documents, scenes and files of strings that differ below the folder, and the scenes
  /// that read something that differs.
  ///
  /// - Parameter reader: reads what is there now.
  func pairs(
    _ search: SceneSearch, _ reader: SceneFileReader
  ) throws -> [FileRevisions] {
    var paths = Set<String>()
    for name in changed where try isOfInterest(name, search) { paths.insert(path(name)) }
    for path in try search.scenes(at: folder) where !NibScene.isNib(path: path) {
      let dependencies = reader.read(path).dependencies.files
      if dependencies.contains(where: differing.contains) { paths.insert(path) }
    }
    return try paths.sorted().map { path in
      let name = folder == "." ? path : String(path.dropFirst(folder.count + 1))
      return try pair(name)
    }
  }

  /// Returns both revisions of a file of the folder.
  func pair(_ name: String) throws -> FileRevisions {
    let before = try repository.bytes(of: name, at: old)
    let after =
      if let new { try repository.bytes(of: name, at: new) } else {
        try? FileBytes.readFromDisk(path(name))
      }
    return FileRevisions(name: path(name), before: before, after: after, files: files)
  }

  private func path(_ name: String) -> String { folder == "." ? name : "\(folder)/\(name)" }

  /// Whether a file that differs is compared by itself.
  private func isOfInterest(_ name: String, _ search: SceneSearch) throws -> Bool {
    if search.excludes(path(name)) { return false }
    if NibScene.isNib(path: name) || FileRevisions.isStrings(name) { return true }
    guard FileRevisions.isScene(name) else { return false }
    // A scene of either revision, also one that has been removed.
    let pair = try pair(name)
    return [pair.before, pair.after].compactMap(\.self).contains { ScenePart($0) == nil }
  }
}

/// The files at two revisions.
struct RevisionFiles {
  /// Those of the older revision.
  let before: WorkspaceFiles
  /// Those of the newer one.
  let after: WorkspaceFiles
}
