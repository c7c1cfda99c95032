import Documents
import Glibc
import Scenes
import Testing
import Workspace

/// The scenes that a folder stands for.
@Suite("Searches for scenes")
struct SceneSearchTests {
  private static let files = [
    "a.yaml": Texts.plain, "inner/b.yaml": Texts.plain, "inner/c.yaml": Texts.plain,
    "other/notes.txt": "",
  ]

  @Test("A folder with too many files to search is an error with a remedy")
  func limit() throws {
    let project = try TemporaryProject(Self.files)
    let found = try SceneSearch(project: project.configuration, limit: 6)
      .scenes(at: project.root.path)
    #expect(found == ["a.yaml", "inner/b.yaml", "inner/c.yaml"].map(project.path))
    let error = #expect(throws: SceneSearch.Unsearched.self) {
      _ = try SceneSearch(project: project.configuration, limit: 5).scenes(at: project.root.path)
    }
    #expect(error?.folder == project.root.path)
    #expect(error?.message.contains("more than 5 files and folders") == true)
    #expect(error?.message.contains("'exclude'") == true)
  }

  @Test("A folder of scenes that a confined project names elsewhere is refused")
  func elsewhere() throws {
    let project = try TemporaryProject(Self.files)
    var configuration = project.configuration
    configuration.scenes = ["inner", "/etc"]
    configuration.statedReach = FileReach(below: project.root.path)
    let error = #expect(throws: SceneSearch.Unsearched.self) {
      _ = try SceneSearch(project: configuration).searchProject()
    }
    #expect(error?.folder == "/etc")
    #expect(error?.message.contains("it is outside") == true)
  }

  @Test("Two names of one folder of scenes are one folder")
  func twice() throws {
    let project = try TemporaryProject(Self.files)
    var configuration = project.configuration
    configuration.scenes = ["inner", "./inner", "other/../inner/"]
    let found = try SceneSearch(project: configuration).searchProject()
    #expect(found.scenes == ["inner/b.yaml", "inner/c.yaml"].map(project.path))
  }

  /// ESLint and Prettier ignore `node_modules` by themselves, too.
  @Test("Folders of packages are passed over, unless they are named")
  func packages() throws {
    let project = try TemporaryProject([
      "ios/App/a.yaml": Texts.plain, "ios/Pods/b.yaml": Texts.plain,
      "node_modules/c/d.yaml": Texts.plain, "lang/en.xcloc/Source Contents/e.yaml": Texts.plain,
    ])
    let search = SceneSearch(project: project.configuration)
    let found = try search.search(project.root.path)
    #expect(found.scenes == [project.path("ios/App/a.yaml")])
    #expect(found.packages == ["ios/Pods", "lang/en.xcloc", "node_modules"].map(project.path))
    #expect(try search.scenes(at: project.path("ios/Pods")) == [project.path("ios/Pods/b.yaml")])
  }

  @Test("A project within a project is passed over, unless it is named")
  func nested() throws {
    let project = try TemporaryProject([
      "alrender.yaml": "scenes: .\n", "a.yaml": Texts.plain,
      "App/Feature/alrender.yaml": "scenes: .\n", "App/Feature/b.yaml": Texts.plain,
    ])
    let search = SceneSearch(project: project.configuration)
    let found = try search.search(project.root.path)
    #expect(found.scenes == [project.path("a.yaml")])
    #expect(found.projects == [project.path("App/Feature")])
    #expect(
      try search.scenes(at: project.path("App/Feature")) == [project.path("App/Feature/b.yaml")])
    // Where nothing is a project, all folders are searched alike.
    let plain = try TemporaryProject(["B/alrender.yaml": "scenes: .\n", "B/b.yaml": Texts.plain])
    let all = try SceneSearch(project: plain.configuration).search(plain.root.path)
    #expect(all.scenes == [plain.path("B/b.yaml")])
  }

  @Test("The paths of many files are found by resolving each of their folders once")
  func innerPaths() throws {
    let names = (0..<60).map { "Scenes/\($0 % 3)/s\($0).yaml" }
    let project = try TemporaryProject(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Texts.plain) }))
    var configuration = project.configuration
    configuration.scenes = ["Scenes"]
    var (files, scenes) = (configuration.innerPaths, configuration.scenePaths)
    for name in names {
      let path = project.path(name)
      #expect(files.path(of: path) == name)
      #expect(scenes.path(of: path) == String(name.dropFirst("Scenes/".count)))
    }
    #expect(files.resolutions == 3 && scenes.resolutions == 3)
    #expect(files.path(of: project.path("Scenes/none.yaml")) == nil)
    #expect(scenes.path(of: project.root.path) == nil)
  }

  @Test("A folder says itself which of its entries are plain files, and links are asked about")
  func plainFiles() throws {
    let project = try TemporaryProject(Self.files)
    symlink(project.path("inner"), project.path("link.yaml"))
    #expect(FolderContents.plainFilesOnDisk(of: project.root.path).isSubset(of: ["a.yaml"]))
    #expect(FolderContents.plainFilesOnDisk(of: project.path("none")).isEmpty)
    let found = try SceneSearch(project: project.configuration).scenes(at: project.root.path)
    #expect(found.count == 3)
  }

  @Test("Excluded folders are not searched")
  func exclusion() throws {
    let project = try TemporaryProject(Self.files)
    var configuration = project.configuration
    configuration.exclude = [PathPattern("inner")]
    let found = try SceneSearch(project: configuration, limit: 4).scenes(at: project.root.path)
    #expect(found == [project.path("a.yaml")])
  }

  @Test("A file given by name is found, however little is searched")
  func file() throws {
    let project = try TemporaryProject(Self.files)
    let found = try SceneSearch(project: project.configuration, limit: 0)
      .scenes(at: project.path("a.yaml"))
    #expect(found == [project.path("a.yaml")])
  }
}
