package import Documents
import Glibc

/// The folder `.alrender` of a project, which belongs in `.gitignore`: the results of the last
/// run and what is kept between runs.
package struct ProjectMemory: Hashable, Sendable {
  /// The folder.
  package let root: RootFolder

  /// Names the folder inside a project's folder.
  package init(project: String) { root = RootFolder(project).folder(".alrender") }

  /// The path of the folder.
  package var path: String { root.path }

  /// The results of the last run.
  package var lastRun: ResultsFolder { ResultsFolder(root.folder(Self.lastRunName)) }

  /// The name of the file with the fingerprints of fonts.
  package static let fingerprintsName: InnerPath = "fingerprints"

  private static let lastRunName: InnerPath = "last-run"

  /// Returns a folder for the results of a new run, or nil if the project cannot be written to.
  ///
  /// Leftovers of interrupted runs are removed first.
  package func begin() -> ResultsFolder? {
    removeLeftovers()
    guard let folder = try? root.makeLocked("run-\(getpid())") else { return nil }
    ignoreItself()
    return ResultsFolder(root.folder(folder))
  }

  /// Replaces the results of the last run with those of a new one.
  package func finish(_ results: ResultsFolder) throws {
    let old = try InnerPath("old-\(getpid())")
    let own = try InnerPath(OutputFile.parts(of: results.path).name)
    defer { root.removeAll(old) }
    // A folder with content cannot be replaced, so the old results are moved aside first.
    _ = try move(Self.lastRunName, to: old, unless: [ENOENT])
    // Another run, such as another shard of this one, may take the place in between.
    while try !move(own, to: Self.lastRunName, unless: [ENOTEMPTY, EEXIST]) {
      root.removeAll(old)
      _ = try move(Self.lastRunName, to: old, unless: [ENOENT])
    }
  }

  /// Renames a folder. Returns false if one of the expected errors prevents it.
  private func move(
    _ source: InnerPath, to target: InnerPath, unless expected: [Int32]
  ) throws -> Bool {
    do {
      try root.move(source, to: target)
      return true
    } catch {
      if expected.contains(error.code) { return false }
      throw error
    }
  }

  /// Removes leftovers of interrupted runs: folders that no living process has locked, and
  /// temporary files.
  private func removeLeftovers() {
    for (name, isFolder) in root.entries() {
      if isFolder, Self.isScratch(name) {
        root.removeUnlessLocked(name)
      } else if OutputFile.isLeftover(name) {
        (try? InnerPath(name)).map(root.removeLeftover)
      }
    }
  }

  /// Whether a name is that of a temporary folder of a run: `run-17`, `old-17`, `regen-17`.
  private static func isScratch(_ name: String) -> Bool {
    let parts = name.split(separator: "-", maxSplits: 1)
    return parts.count == 2 && ["run", "old", "regen"].contains(parts[0])
      && parts[1].allSatisfy { $0.isNumber || $0 == "-" }
  }

  /// Keeps the contents of the folder out of Git.
  private func ignoreItself() {
    let ignore: InnerPath = ".gitignore"
    if !root.contains(ignore) { try? root.write(Array("*\n".utf8), to: ignore) }
  }
}
