import Glibc
package import Rendering

/// The folder `.alrender` of a project, which belongs in `.gitignore`: the results of the last run
/// and what is remembered between runs.
package struct ProjectMemory: Hashable, Sendable {
  /// The folder.
  package let path: String

  /// Names the folder in a project's folder.
  package init(project: String) { path = project == "." ? ".alrender" : "\(project)/.alrender" }

  /// The results of the last run.
  package var lastRun: ResultsFolder { ResultsFolder("\(path)/last-run") }

  /// The fingerprints of fonts.
  package var fingerprints: String { "\(path)/fingerprints" }

  /// A folder for the results of a run that has begun; nil where the project cannot be written.
  package func begin() -> ResultsFolder? {
    let folder = "\(path)/run-\(getpid())"
    FileTree.removeFolder(folder)
    guard (try? FileTree.makeFolder(folder)) != nil else { return nil }
    ignoreItself()
    return ResultsFolder(folder)
  }

  /// Puts the results of a run in the place of the last one's.
  package func finish(_ results: ResultsFolder) throws(OutputError) {
    let old = "\(path)/old-\(getpid())"
    defer { FileTree.removeFolder(old) }
    while true {
      // A folder with content cannot be replaced, so the last run's steps aside first.
      if rename(lastRun.path, old) != 0, errno != ENOENT {
        throw OutputError(path: lastRun.path, code: errno)
      }
      if rename(results.path, lastRun.path) == 0 { return }
      // Another run, such as another shard of this one, has taken the place in between.
      guard errno == ENOTEMPTY || errno == EEXIST else {
        throw OutputError(path: lastRun.path, code: errno)
      }
      FileTree.removeFolder(old)
    }
  }

  /// What is in the folder is nobody's to commit.
  private func ignoreItself() {
    let ignore = "\(path)/.gitignore"
    if !FileTree.exists(ignore) { try? OutputFile.write(Array("*\n".utf8), to: ignore) }
  }
}
