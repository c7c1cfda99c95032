import Documents
import Drawing
import Rendering
import Scenes
import Testing

/// Layouts and pictures are compared by `alrender verify`, which `make test` runs.
@Suite("Pictures that scenes use", .enabled(if: GoldenEnvironment.isEqual))
struct GalleryAssetTests {
  @Test("They are drawn by the scenes beside them")
  func assets() throws {
    let scenes = Gallery.scenes.filter { $0.hasPrefix("assets/") }
    #expect(scenes.count > 3)
    for scene in scenes {
      let path = Gallery.path("Scenes/\(scene)@2x.png")
      let expected = try ImageLoader.read(try FileBytes.read(path))
      let actual = try Gallery.layOut(scene).painted().image()
      #expect(actual.pixels == expected.pixels, "\(scene): 'make assets' draws it anew")
    }
  }
}
