import Scenes

/// The files of a project that differ from a revision.
package struct ChangedFiles: Sendable {
  /// The paths relative to the project's folder.
  package let paths: Set<String>

  /// Asks Git. Throws a clause if Git cannot answer.
  package init(since revision: String, project: String) throws(GoldenError) {
    let repository = GitRepository(folder: project)
    paths = try repository.changedContent(since: repository.commit(revision))
  }

  /// Whether anything changed that every scene depends on: the configuration or the fonts.
  package func affectsEverything(fonts: [String], goldens: String) -> Bool {
    paths.contains(ProjectConfiguration.fileName)
      || paths.contains("\(goldens)/\(GoldenStore.environmentName)")
      || paths.contains { path in fonts.contains { path.hasPrefix($0 + "/") } }
  }

  /// Whether anything in or below one of the folders changed.
  package func affects(below folders: [String]) -> Bool {
    paths.contains { path in folders.contains { path.hasPrefix($0 + "/") } }
  }

  /// Whether any of the files changed.
  package func affects(_ files: [String]) -> Bool { files.contains(where: paths.contains) }
}

extension RecordedOutline {
  /// The names of the files the scene used when it was recorded.
  package var files: [String] { entries.filter { $0.kind == .file }.map(\.subject) }
}
