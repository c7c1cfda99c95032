import Scenes
import Testing

@Suite("Broken scenes")
struct BrokenSceneTests {
  @Test(
    "The words about a mistake are clear, located, and as recorded", arguments: Gallery.brokenScenes
  )
  func words(about scene: String) throws {
    let folder = Gallery.path("Tests/BrokenScenes")
    let path = "\(folder)/\(scene).yaml"
    let expected = try Gallery.text("Tests/BrokenScenes/\(scene).stderr.txt")
    let bytes = try FileBytes.read(path)
    let errors = try #require(throws: SceneErrors.self) {
      try LoadedScene(bytes: bytes, path: path)
    }
    let words = errors.diagnostics.map { $0.description + "\n" }.joined()
    #expect(words.replacing(folder + "/", with: "") == expected)
  }
}
