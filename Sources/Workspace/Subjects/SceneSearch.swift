import Documents
package import Scenes

/// Finds the scenes that a path on the command line refers to.
package struct SceneSearch {
  let project: ProjectConfiguration
  /// Whether files that contain only components are included, because their examples can be laid
  /// out.
  let takesLibraries: Bool
  /// The maximum number of files and folders examined below one folder.
  let limit: Int

  /// Searches according to a project; files that contain only components are left out unless
  /// their examples are requested.
  ///
  /// - Parameter limit: the maximum number of files and folders examined below one folder.
  package init(
    project: ProjectConfiguration, takesLibraries: Bool = false, limit: Int = Self.mostFiles
  ) {
    self.project = project
    self.takesLibraries = takesLibraries
    self.limit = limit
  }

  /// A folder with more files and folders than this is a disk, not a project's scenes.
  package static let mostFiles = 50_000

  /// Returns the path itself, or, for a folder, the scenes in and below it sorted by name,
  /// without those the project excludes.
  ///
  /// - Throws: `TooManyFiles` if a folder holds more than the search examines.
  package func scenes(at path: String) throws(TooManyFiles) -> [String] {
    guard Self.isFolder(path) else { return [path] }
    var walk = Walk(folder: path)
    return try scenes(below: path, &walk)
  }

  /// A folder that holds too much to search for scenes.
  package struct TooManyFiles: Error {
    /// The folder, as given.
    package let folder: String
    /// The maximum number of files and folders that are examined.
    package let limit: Int

    /// What is wrong, and what to do.
    package var message: String {
      "holds more than \(limit) files and folders; name the folder of the scenes, or leave folders "
        + "out with 'exclude' in \(ProjectConfiguration.fileName)"
    }
  }

  /// The state of a search.
  private struct Walk {
    /// The folder where it began.
    let folder: String
    var folders: Set<FileIdentity> = []
    var count = 0
  }

  /// Whether there is a folder at a path.
  package static func isFolder(_ path: String) -> Bool { FileStamp(path)?.isFolder == true }

  private static let endings = [".yaml", ".yml", ".json", ".xib", ".storyboard"]

  /// Returns the scenes in a folder, unless it has already been searched, so that cyclic links
  /// end.
  private func scenes(below folder: String, _ walk: inout Walk) throws(TooManyFiles) -> [String] {
    if let identity = FileIdentity(folder), !walk.folders.insert(identity).inserted { return [] }
    // Hidden files are never scenes.
    guard let names = FolderContents.names(of: folder) else { return [folder] }
    walk.count += names.count
    guard walk.count <= limit else { throw TooManyFiles(folder: walk.folder, limit: limit) }
    let prefix = PathParts.isNamed(folder, ending: "/") ? folder : folder + "/"
    var scenes: [String] = []
    for name in names {
      let path = prefix + name
      guard !isLeftOut(path, name) else { continue }
      if Self.isFolder(path) {
        scenes += try self.scenes(below: path, &walk)
      } else if Self.endings.contains(where: { PathParts.isNamed(name, ending: $0) }),
        !isPart(path, name)
      {
        scenes.append(path)
      }
    }
    return scenes
  }

  /// Whether a file found beside scenes is not a scene but part of others: data, or components
  /// and what belongs to them.
  private func isPart(_ path: String, _ name: String) -> Bool {
    guard !PathParts.isNamed(name, ending: ".xib"),
      !PathParts.isNamed(name, ending: ".storyboard"),
      let bytes = try? FileBytes.read(path, within: project.reach), let part = ScenePart(bytes)
    else { return false }
    return !takesLibraries || part != .library(hasExamples: true)
  }

  private func isLeftOut(_ path: String, _ name: String) -> Bool {
    // The JSON files of an asset catalog are not scenes.
    if name == ProjectConfiguration.fileName || PathParts.isNamed(name, ending: ".xcassets") {
      return true
    }
    // The drawings of symbols come with a file of names.
    if let symbols = project.documents.symbols, PathParts.isNamed(symbols, ending: name),
      let inner = project.inner(path), inner == project.inner(project.path(symbols))
    {
      return true
    }
    guard !project.exclude.isEmpty, let inner = project.inner(path) else { return false }
    return project.excludes(inner)
  }
}
