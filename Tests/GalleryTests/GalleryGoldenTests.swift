import Drawing
import Rendering
import Scenes
import Testing

@Suite("Goldens of the gallery", .enabled(if: GoldenEnvironment.isEqual))
struct GalleryGoldenTests {
  @Test("Every scene is laid out as recorded", arguments: Gallery.scenes)
  func layout(of scene: String) throws {
    let expected = try Gallery.text("goldens/\(scene)/default.layout.txt")
    let actual = try Gallery.result(of: scene).text
    let moved = Self.lines(of: actual).difference(from: Self.lines(of: expected))
    #expect(actual == expected, "\(Self.words(moved)); 'make record' records it anew")
  }

  @Test("Pictures have the recorded pixels", arguments: Gallery.picturedScenes)
  func picture(of scene: String) throws {
    let path = Gallery.path("goldens/\(scene)/default@2x.png")
    let expected = try ImageLoader.read(try FileBytes.read(path))
    let actual = try Gallery.layOut(scene).painted().image()
    try #require([actual.width, actual.height] == [expected.width, expected.height])
    let different = zip(actual.pixels, expected.pixels).lazy.filter { $0 != $1 }.count
    #expect(different == 0, "'make record' records the picture anew")
  }

  @Test("Pictures that scenes use are what the scenes beside them draw")
  func assets() throws {
    for scene in Gallery.scenes where scene.hasPrefix("assets/") {
      let path = Gallery.path("Scenes/\(scene)@2x.png")
      let expected = try ImageLoader.read(try FileBytes.read(path))
      let actual = try Gallery.layOut(scene).painted().image()
      #expect(actual.pixels == expected.pixels, "\(scene): 'make assets' draws it anew")
    }
  }

  private static func lines(of text: String) -> [Substring] { text.split(separator: "\n") }

  private static func words(_ difference: CollectionDifference<Substring>) -> String {
    difference.map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }.joined(separator: "\n")
  }
}
