import Scenes

/// Which files of a project differ from a revision.
package struct ChangedFiles: Sendable {
  /// The paths as seen from the project's folder.
  package let paths: Set<String>

  /// Asks Git; throws a clause where it does not know.
  package init(since revision: String, project: String) throws(GoldenError) {
    let repository = GitRepository(folder: project)
    paths = try repository.changedContent(since: repository.commit(revision))
  }

  /// Whether something changed that every scene depends on: the configuration or the fonts.
  package func affectsEverything(fonts: [String], goldens: String) -> Bool {
    paths.contains(ProjectConfiguration.fileName)
      || paths.contains("\(goldens)/\(GoldenStore.environmentName)")
      || paths.contains { path in fonts.contains { path.hasPrefix($0 + "/") } }
  }

  /// Whether something in one of the folders changed, or below it.
  package func affects(below folders: [String]) -> Bool {
    paths.contains { path in folders.contains { path.hasPrefix($0 + "/") } }
  }

  /// Whether one of the files changed.
  package func affects(_ files: [String]) -> Bool { files.contains(where: paths.contains) }
}

extension RecordedOutline {
  /// The names of the files that the scene used when it was recorded.
  package var files: [String] { entries.filter { $0.kind == .file }.map(\.subject) }
}
