import Documents
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
    let error = #expect(throws: SceneSearch.TooManyFiles.self) {
      _ = try SceneSearch(project: project.configuration, limit: 5).scenes(at: project.root.path)
    }
    #expect(error?.folder == project.root.path)
    #expect(error?.message.contains("more than 5 files and folders") == true)
    #expect(error?.message.contains("'exclude'") == true)
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
