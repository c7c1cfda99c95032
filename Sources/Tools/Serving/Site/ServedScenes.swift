package import Documents
package import Scenes
package import Workspace

/// The scenes that a server shows: those at the given paths, and no others.
package struct ServedScenes: Sendable {
  /// A scene, and where its file is.
  package struct Scene: Sendable {
    /// The path by which requests and findings refer to it.
    package let path: String
    /// The given folder that contains its file.
    package let root: RootFolder
    /// The path of its file in that folder.
    package let inner: InnerPath
  }

  /// The paths as given.
  package let places: [String]
  private let project: ProjectConfiguration
  /// Whether they are the project's own, which may be patterns.
  private let isProject: Bool

  /// Shows the scenes at some paths; if none are given, the project's own.
  package init(_ places: [String], in project: ProjectConfiguration) {
    isProject = places.isEmpty
    self.places = places.isEmpty ? SceneSearch.places(of: project) : places
    self.project = project
  }

  /// Returns what a request may read: anything below the given folders and beside the given
  /// files, or the project's folder if nothing is given; and the drawings of symbols that the
  /// project has for all its scenes.
  package static func reach(_ places: [String], in project: ProjectConfiguration) -> FileReach {
    guard !places.isEmpty else { return FileReach(below: project.folder) }
    let symbols = project.documents.symbols.flatMap { folder in
      (try? InnerPath(folder)).map { _ in project.path(folder) }
    }
    return FileReach(
      belowAny: places.map { SceneSearch.isFolder($0) ? $0 : OutputFile.parts(of: $0).folder }
        + [symbols].compactMap { $0 })
  }

  /// Whether a path is in the folder of goldens, which contains no scenes.
  private func isGolden(_ path: String) -> Bool {
    let goldens = AbsolutePath.of(project.path(project.goldens.description)) + "/"
    return AbsolutePath.of(path).hasPrefix(goldens)
  }

  /// Returns the current scenes, ordered by the given paths and then by name.
  ///
  /// - Throws: `SceneSearch.Unsearched` if a folder holds more files than are searched.
  package func all() throws(SceneSearch.Unsearched) -> [Scene] {
    let search = SceneSearch(project: project, takesLibraries: true)
    let own = isProject ? Set(try search.searchProject().scenes) : nil
    var all: [Scene] = []
    for place in places {
      let isFolder = SceneSearch.isFolder(place)
      let folder = isFolder ? place : OutputFile.parts(of: place).folder
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      all += try search.scenes(at: place).compactMap { path in
        let rest = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        guard let inner = try? InnerPath(rest), FileStamp(path)?.isFolder == false,
          !isGolden(path), own?.contains(path) != false
        else { return nil }
        return Scene(path: path, root: RootFolder(folder), inner: inner)
      }
    }
    return all
  }
}
