import Documents
package import Scenes

/// Finds the scenes that a path of the command line stands for.
package struct SceneSearch {
  let project: ProjectConfiguration
  /// Whether files of components alone, whose examples can be laid out, are meant too.
  let takesLibraries: Bool

  /// Searches as a project says; files of components alone are left out unless their examples are
  /// asked for.
  package init(project: ProjectConfiguration, takesLibraries: Bool = false) {
    self.project = project
    self.takesLibraries = takesLibraries
  }

  /// The path itself, or, for a folder, the scenes in it and below it in the order of their names,
  /// but for what the project leaves out.
  package func scenes(at path: String) -> [String] {
    var known: Set<FileIdentity> = []
    return Self.isFolder(path) ? scenes(below: path, known: &known) : [path]
  }

  /// Whether there is a folder at the path.
  package static func isFolder(_ path: String) -> Bool { FileStamp(path)?.isFolder == true }

  private static let endings = [".yaml", ".yml", ".json", ".xib", ".storyboard"]

  /// The scenes of a folder that has not been searched before: links in a ring end.
  private func scenes(below folder: String, known: inout Set<FileIdentity>) -> [String] {
    if let identity = FileIdentity(folder), !known.insert(identity).inserted { return [] }
    // Hidden files are nobody's scenes.
    guard let names = FolderContents.names(of: folder) else { return [folder] }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var scenes: [String] = []
    for name in names {
      let path = prefix + name
      guard !isLeftOut(path, name) else { continue }
      if Self.isFolder(path) {
        scenes += self.scenes(below: path, known: &known)
      } else if Self.endings.contains(where: name.hasSuffix), !isPart(path, name) {
        scenes.append(path)
      }
    }
    return scenes
  }

  /// Whether a file found beside scenes is none itself but a part of others: data, or components and
  /// what goes with them.
  private func isPart(_ path: String, _ name: String) -> Bool {
    guard !name.hasSuffix(".xib"), !name.hasSuffix(".storyboard"),
      let bytes = try? FileBytes.read(path, within: project.reach), let part = ScenePart(bytes)
    else { return false }
    return !takesLibraries || part != .library(hasExamples: true)
  }

  private func isLeftOut(_ path: String, _ name: String) -> Bool {
    // The JSON files of an asset catalog are no scenes.
    if name == ProjectConfiguration.fileName || name.hasSuffix(".xcassets") { return true }
    guard !project.exclude.isEmpty, let inner = project.inner(path) else { return false }
    return project.excludes(inner)
  }
}
