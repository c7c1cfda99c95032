package import Documents

extension ProjectConfiguration {
  /// The project's folder, which contains its goldens and results.
  package var root: RootFolder { RootFolder(folder) }
}
