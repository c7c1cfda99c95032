import Documents
import Drawing
import Foundation
import Rendering
import Scenes
import Testing

/// The scenes of the overlays, each named after the overlay it shows: `constraints-optional`
/// shows `constraints`. Overlays are never part of a golden, so their pictures are kept here.
@Suite("Pictures of overlays", .enabled(if: GoldenEnvironment.isEqual))
struct OverlayPictureTests {
  private static let scenes = Gallery.scenes.filter { $0.hasPrefix("overlays/") }

  /// Returns the overlay that a scene is named after; the longest name wins.
  private func overlay(of scene: String) throws -> Overlay {
    let name = scene.dropFirst("overlays/".count)
    let named = Overlay.allCases.filter { name.hasPrefix(Self.kebab($0.rawValue)) }
    return try #require(named.max { $0.rawValue.count < $1.rawValue.count })
  }

  private static func kebab(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  @Test("are as recorded, and the picture below is the scene's own", arguments: scenes)
  func picture(of scene: String) throws {
    let name = scene.dropFirst("overlays/".count)
    let path = Gallery.path("Tests/GalleryTests/Overlays/\(name)@2x.png")
    let expected = try ImageLoader.read(try FileBytes.read(path))
    let laidOut = try Gallery.layOut(scene)
    let actual = try laidOut.painted(overlays: [OverlayChoice(try overlay(of: scene))]).image()
    // Compared first: a failed expectation lists the pixels that it names.
    let (isRecorded, isPlain) = (
      actual.pixels == expected.pixels, try laidOut.painted().image().pixels == expected.pixels
    )
    #expect(isRecorded, "'Scripts/record-overlays.sh' draws the pictures anew")
    #expect(!isPlain)
  }

  @Test("there is one for every overlay")
  func coverage() throws {
    let shown = try Set(Self.scenes.map { try overlay(of: $0) })
    #expect(shown == Set(Overlay.allCases))
  }
}
