import Foundation
import Testing

/// One scene per mistake, with the messages it produces.
///
/// The messages are those of `alrender layout SCENE --strict --text blocks`, so that they need no
/// font; `Scripts/record-broken-scenes.sh` records them again.
@Suite("Broken scenes")
struct BrokenSceneTests {
  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scenes/broken")

  private static let scenes =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))
    .map { $0.filter { $0.hasSuffix(".yaml") }.sorted() } ?? []

  @Test("Every mistake has its own scene")
  func census() {
    #expect(Self.scenes.count >= 50)
  }

  @Test("The message for a mistake is clear, located, and as recorded", arguments: Self.scenes)
  func words(about scene: String) throws {
    let workshop = try Workshop()
    let run = try ProgramRun.run(
      ["layout", scene, "--strict", "--text", "blocks"], in: Self.folder,
      streams: workshop.folder)
    #expect(run.status == 1 || run.status == 2)
    let record = Self.folder.appending(path: scene.dropLast(5) + ".stderr.txt")
    #expect(run.words == (try String(contentsOf: record, encoding: .utf8)))
  }
}
