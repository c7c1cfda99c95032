package import Documents
package import Scenes
package import Workspace

/// The scenes that a server shows: those at the paths that it was given, and no others.
package struct ServedScenes: Sendable {
  /// A scene, and where it is written.
  package struct Scene: Sendable {
    /// The path by which requests and remarks call it.
    package let path: String
    /// The folder that was given, below which it is written.
    package let root: RootFolder
    /// Its path from there.
    package let inner: InnerPath
  }

  /// The paths as they were given.
  package let places: [String]
  private let project: ProjectConfiguration

  /// Shows the scenes at some paths; the project's own where none is given.
  package init(_ places: [String], in project: ProjectConfiguration) {
    self.places = places.isEmpty ? [project.path(project.scenes)] : places
    self.project = project
  }

  /// What may be read for a request: what lies below the folders given, and beside the files given;
  /// the project's folder where nothing was given.
  package static func reach(_ places: [String], in project: ProjectConfiguration) -> FileReach {
    guard !places.isEmpty else { return FileReach(below: project.folder) }
    return FileReach(
      belowAny: places.map { SceneSearch.isFolder($0) ? $0 : OutputFile.parts(of: $0).folder })
  }

  /// Whether a path lies in the folder of goldens, whose files are nobody's scenes.
  private func isGolden(_ path: String) -> Bool {
    let goldens = AbsolutePath.of(project.path(project.goldens.description)) + "/"
    return AbsolutePath.of(path).hasPrefix(goldens)
  }

  /// The scenes that are there now, in the order of the places and of their names.
  ///
  /// - Throws: `SceneSearch.TooManyFiles` where a folder holds more than is searched.
  package func all() throws(SceneSearch.TooManyFiles) -> [Scene] {
    let search = SceneSearch(project: project, takesLibraries: true)
    var all: [Scene] = []
    for place in places {
      let isFolder = SceneSearch.isFolder(place)
      let folder = isFolder ? place : OutputFile.parts(of: place).folder
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      all += try search.scenes(at: place).compactMap { path in
        let rest = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        guard let inner = try? InnerPath(rest), FileStamp(path)?.isFolder == false,
          !isGolden(path)
        else {
          return nil
        }
        return Scene(path: path, root: RootFolder(folder), inner: inner)
      }
    }
    return all
  }
}
