import Documents
package import Scenes

/// Finds the scenes that a path of the command line stands for.
package struct SceneSearch {
  let project: ProjectConfiguration
  /// Whether files of components alone, whose examples can be laid out, are meant too.
  let takesLibraries: Bool
  /// How many files and folders are looked at below one folder.
  let limit: Int

  /// Searches as a project says; files of components alone are left out unless their examples are
  /// asked for.
  ///
  /// - Parameter limit: how many files and folders are looked at below one folder.
  package init(
    project: ProjectConfiguration, takesLibraries: Bool = false, limit: Int = Self.mostFiles
  ) {
    self.project = project
    self.takesLibraries = takesLibraries
    self.limit = limit
  }

  /// More files and folders than these are a disk, not the scenes of a project.
  package static let mostFiles = 50_000

  /// The path itself, or, for a folder, the scenes in it and below it in the order of their names,
  /// but for what the project leaves out.
  ///
  /// - Throws: `TooManyFiles` where a folder holds more than the search looks at.
  package func scenes(at path: String) throws(TooManyFiles) -> [String] {
    guard Self.isFolder(path) else { return [path] }
    var walk = Walk(folder: path)
    return try scenes(below: path, &walk)
  }

  /// A folder with more in it than is searched for scenes.
  package struct TooManyFiles: Error {
    /// The folder, as it was called.
    package let folder: String
    /// How many files and folders would have been looked at.
    package let limit: Int

    /// What is wrong, and a way out.
    package var message: String {
      "holds more than \(limit) files and folders; name the folder of the scenes, or leave folders "
        + "out by 'exclude' in \(ProjectConfiguration.fileName)"
    }
  }

  /// What a search has come by so far.
  private struct Walk {
    /// Where it began.
    let folder: String
    var folders: Set<FileIdentity> = []
    var count = 0
  }

  /// Whether there is a folder at the path.
  package static func isFolder(_ path: String) -> Bool { FileStamp(path)?.isFolder == true }

  private static let endings = [".yaml", ".yml", ".json", ".xib", ".storyboard"]

  /// The scenes of a folder, unless it was searched before: so circular links end.
  private func scenes(below folder: String, _ walk: inout Walk) throws(TooManyFiles) -> [String] {
    if let identity = FileIdentity(folder), !walk.folders.insert(identity).inserted { return [] }
    // Hidden files are nobody's scenes.
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

  /// Whether a file found beside scenes is none itself but a part of others: data, or components and
  /// what goes with them.
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
    // The drawings of symbols have a file of names beside them.
    if let symbols = project.documents.symbols, PathParts.isNamed(symbols, ending: name),
      let inner = project.inner(path), inner == project.inner(project.path(symbols))
    {
      return true
    }
    guard !project.exclude.isEmpty, let inner = project.inner(path) else { return false }
    return project.excludes(inner)
  }
}
