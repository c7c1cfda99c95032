import Documents
import InterfaceBuilder
package import Scenes

/// Finds the scenes that a path on the command line refers to.
package struct SceneSearch {
  let project: ProjectConfiguration
  /// Whether files that contain only components are included, because their examples can be laid
  /// out.
  let takesLibraries: Bool
  /// The maximum number of files and folders examined below one folder.
  let limit: Int
  /// Whether files are read to tell scenes from others; otherwise all that may be scenes by their
  /// names are found.
  let readsFiles: Bool

  /// Searches according to a project; files that contain only components are left out unless
  /// their examples are requested.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of files and folders examined below one folder.
  ///   - readsFiles: whether files are read to tell scenes from others; without, all that may be
  ///     scenes by their names are found.
  package init(
    project: ProjectConfiguration, takesLibraries: Bool = false, limit: Int = Self.mostFiles,
    readsFiles: Bool = true
  ) {
    self.readsFiles = readsFiles
    self.project = project
    self.takesLibraries = takesLibraries
    self.limit = limit
  }

  /// A folder with more files and folders than this is a disk, not a project's scenes.
  package static let mostFiles = 50_000

  /// What a search has found.
  package struct Found: Equatable, Sendable {
    /// The scenes, sorted by name within each folder.
    package var scenes: [String] = []
    /// The YAML and JSON files that are no scenes, nor parts of scenes, and the documents of Interface
    /// Builder for other platforms.
    package var passedOver: [String] = []
    /// The folders of packages, which other people made.
    package var packages: [String] = []
    /// The folders with a configuration of their own, which are projects within this one.
    package var projects: [String] = []
    /// All files that may be scenes by their names, in the same order.
    package var candidates: [String] = []
  }

  /// Returns the path itself, or, for a folder, the scenes in and below it sorted by name,
  /// without those the project excludes.
  ///
  /// - Throws: `Unsearched` if a folder holds more than the search examines.
  package func scenes(at path: String) throws(Unsearched) -> [String] {
    try search(path).scenes
  }

  /// Returns the path itself, or what a folder holds.
  package func search(_ path: String) throws(Unsearched) -> Found {
    guard Self.isFolder(path) else { return Found(scenes: [path], candidates: [path]) }
    var walk = Walk(folder: path)
    try visit(path, &walk)
    // Files are read only once it is known that there are few enough.
    var found =
      readsFiles ? classified(walk.candidates) : Found(candidates: walk.candidates)
    (found.packages, found.projects) = (walk.packages, walk.projects)
    return found
  }

  /// Returns the scenes of the project: those in its folders of scenes and those that match its
  /// patterns, each once.
  package func searchProject() throws(Unsearched) -> Found {
    var all = Found()
    var known: Set<String> = []
    for entry in project.scenes {
      let folder = PathParts.normal(Self.literalFolder(of: entry))
      let place = project.path(folder.isEmpty ? "." : folder)
      if let refusal = Unsearched(place, outOf: project.reach) { throw refusal }
      var found = try search(place)
      if ProjectConfiguration.isPattern(entry) {
        let pattern = PathPattern(entry)
        let fits = { (path: String) in project.inner(path).map(pattern.covers) == true }
        (found.scenes, found.passedOver) = (
          found.scenes.filter(fits), found.passedOver.filter(fits)
        )
        found.candidates = found.candidates.filter(fits)
      }
      let isNew = { (path: String) in !known.contains(path) }
      all.scenes += found.scenes.filter(isNew)
      all.passedOver += found.passedOver.filter(isNew)
      all.candidates += found.candidates.filter(isNew)
      all.packages += found.packages.filter { !all.packages.contains($0) }
      all.projects += found.projects.filter { !all.projects.contains($0) }
      known.formUnion(found.candidates)
    }
    return all
  }

  /// Returns which of some files that may be scenes by their names are, in their order.
  package func classified(_ candidates: [String]) -> Found {
    var found = Found(candidates: candidates)
    for path in candidates { classify(path, PathParts.lastName(of: path), &found) }
    return found
  }

  /// The folders, and single scenes, that hold the scenes of a project.
  package static func places(of project: ProjectConfiguration) -> [String] {
    project.scenes.map { project.path(literalFolder(of: $0)) }
  }

  /// Returns an entry itself, or the folder in which everything that matches a pattern is.
  private static func literalFolder(of entry: String) -> String {
    guard ProjectConfiguration.isPattern(entry) else { return entry }
    let names = PathParts.names(in: entry).prefix { !ProjectConfiguration.isPattern(String($0)) }
    let folder = names.joined(separator: "/")
    return entry.hasPrefix("/") ? "/" + folder : folder.isEmpty ? "." : folder
  }

  /// A folder that isn't searched for scenes: it holds too much, or is out of reach.
  package struct Unsearched: Error {
    /// The folder, as given.
    package let folder: String
    /// What is wrong, and what to do.
    package let message: String

    fileprivate init(_ folder: String, holdingMoreThan limit: Int) {
      self.folder = folder
      message =
        "holds more than \(limit) files and folders; name the folder of the scenes, or leave "
        + "folders out with 'exclude' in \(ProjectConfiguration.fileName)"
    }

    /// Refuses a folder of scenes that a configuration names elsewhere; nil for one within reach.
    fileprivate init?(_ folder: String, outOf reach: FileReach) {
      do throws(FileError) {
        _ = try reach.resolved(folder)
        return nil
      } catch {
        switch error {
        case .outside, .outsideRepository: (self.folder, message) = (folder, error.message)
        default: return nil
        }
      }
    }
  }

  /// The state of a search.
  private struct Walk {
    /// The folder where it began.
    let folder: String
    var folders: Set<FileIdentity> = []
    var count = 0
    /// The files that may be scenes by their names.
    var candidates: [String] = []
    var packages: [String] = []
    var projects: [String] = []

    /// Begins at a folder. Those that enclose it are known: a link to one of them, such as to `/`,
    /// leads to no scene that isn't searched for elsewhere.
    init(folder: String) {
      self.folder = folder
      var above = folder
      while let below = FileIdentity(above) {
        above += "/.."
        guard let identity = FileIdentity(above), identity != below else { break }
        folders.insert(identity)
      }
    }
  }

  /// Whether there is a folder at a path.
  package static func isFolder(_ path: String) -> Bool { FileStamp(path)?.isFolder == true }

  /// The name of a file of times beside goldens and reports, which holds nothing but numbers.
  private static let timesName = "times.json"

  /// Where package managers and Xcode keep what other people made; named on the command line, or in
  /// `scenes`, they are searched, as are exported catalogs (`.xcloc`), which contain copies of
  /// documents.
  package static let packageFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "SourcePackages",
  ]

  /// Whether names in a folder are those of an app, beside which Xcode builds.
  private static func holdProject(_ names: [String]) -> Bool {
    names.contains { name in
      [".xcodeproj", ".xcworkspace"].contains { PathParts.isNamed(name, ending: $0) }
    }
  }

  private static let endings = [".yaml", ".yml", ".json", ".xib", ".storyboard"]

  /// Examines a folder, unless it has already been searched, so that cyclic links end.
  private func visit(_ folder: String, _ walk: inout Walk) throws(Unsearched) {
    if let identity = FileIdentity(folder), !walk.folders.insert(identity).inserted { return }
    // Hidden files are never scenes.
    guard let names = FolderContents.names(of: folder) else {
      walk.candidates.append(folder)
      return
    }
    walk.count += names.count
    guard walk.count <= limit else { throw Unsearched(walk.folder, holdingMoreThan: limit) }
    let prefix =
      PathParts.isNamed(folder, ending: "/") ? folder : folder == "." ? "" : folder + "/"
    let files = FolderContents.plainFilesOnDisk(of: folder)
    for name in names {
      let path = prefix + name
      guard !isPartOfOthers(path, name), !isExcluded(path) else { continue }
      if !files.contains(name), Self.isFolder(path) {
        if Self.packageFolders.contains(name) || PathParts.isNamed(name, ending: ".xcloc")
          || name == "build" && Self.holdProject(names)
        {
          walk.packages.append(path)
        } else if isProject(path) {
          walk.projects.append(path)
        } else if !isGoldens(path) {
          try visit(path, &walk)
        }
      } else if Self.endings.contains(where: { PathParts.isNamed(name, ending: $0) }) {
        walk.candidates.append(path)
      }
    }
  }

  /// Whether a folder below the searched one is a project of its own, within one that is.
  private func isProject(_ folder: String) -> Bool {
    let name = ProjectConfiguration.fileName
    guard FileStamp("\(folder)/\(name)") != nil, FileStamp(project.path(name)) != nil else {
      return false
    }
    return FileIdentity(folder) != FileIdentity(project.folder)
  }

  /// Adds a file that may be a scene by its name to what it is.
  private func classify(_ path: String, _ name: String, _ found: inout Found) {
    switch part(path, name) {
    case nil: found.scenes.append(path)
    case .other? where name == Self.timesName: break
    case .other?:
      // What has goldens was a scene, and is one that is damaged.
      if hasGoldens(path) { found.scenes.append(path) } else { found.passedOver.append(path) }
    case .library(hasExamples: true)? where takesLibraries: found.scenes.append(path)
    default: break
    }
  }

  /// Returns what a file beside scenes is; nil for a scene.
  private func part(_ path: String, _ name: String) -> ScenePart? {
    guard let bytes = try? FileBytes.read(path, within: project.reach) else { return nil }
    guard PathParts.isNamed(name, ending: ".xib") || PathParts.isNamed(name, ending: ".storyboard")
    else {
      // An empty file is anybody's.
      return bytes.isEmpty ? .other : ScenePart(bytes)
    }
    return NibDocument.isForAnotherPlatform(bytes) ? .other : nil
  }

  /// Whether a path is that of the folder of goldens, which holds no scenes unless it is also one of
  /// scenes.
  private func isGoldens(_ path: String) -> Bool {
    let goldens = project.goldens.description
    guard PathParts.isNamed(path, ending: project.goldens.names.last ?? ""),
      project.inner(path) == goldens
    else { return false }
    return !project.scenes.contains { entry in
      let folder = PathParts.normal(Self.literalFolder(of: entry))
      return folder == goldens || folder.hasPrefix(goldens + "/")
    }
  }

  /// Whether goldens of a scene are recorded under the name of a file.
  private func hasGoldens(_ path: String) -> Bool {
    let scene = SceneName.of(path: path, in: project)
    return FileStamp(project.path("\(project.goldens)/\(scene)/scene.txt")) != nil
  }

  /// Whether a file on the command line is none of the project's scenes: its configuration, strings,
  /// pictures and fonts. Who names a scene that the project excludes wants that scene.
  package func passesOver(_ path: String) -> Bool {
    guard FileStamp(path)?.isFolder == false else { return false }
    let name = PathParts.lastName(of: path)
    let isPart = Self.otherEndings.contains { PathParts.isNamed(name.lowercased(), ending: $0) }
    return isPart || isPartOfOthers(path, name)
  }

  private static let otherEndings = [
    ".strings", ".stringsdict", ".xcstrings", ".csv", ".png", ".jpg", ".jpeg", ".gif", ".webp",
    ".heic", ".svg", ".pdf", ".ttf", ".otf", ".ttc", ".md", ".txt", ".swift", ".plist",
  ]

  /// Whether the project leaves a file out, or keeps its goldens there.
  package func excludes(_ path: String) -> Bool {
    var folder = path
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if isGoldens(folder) { return true }
    }
    return isExcluded(path)
  }

  private func isExcluded(_ path: String) -> Bool {
    guard !project.exclude.isEmpty, let inner = project.inner(path) else { return false }
    return project.excludes(inner)
  }

  private func isPartOfOthers(_ path: String, _ name: String) -> Bool {
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
    return false
  }
}
