package import Documents

extension ProjectConfiguration {
  /// The project's folder, below which its goldens and results lie.
  package var root: RootFolder { RootFolder(folder) }
}
