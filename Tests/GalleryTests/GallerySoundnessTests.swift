import Documents
import Geometry
import Rendering
import Scenes
import Testing

@Suite("Soundness of the gallery")
struct GallerySoundnessTests {
  /// The scenes whose purpose is to show a contradiction or an ambiguity.
  private static let unsound = [
    "articles/ambiguous-two-labels", "articles/conflict-between-two-gaps",
    "priorities/equal-wishes-leave-a-range", "priorities/open-layouts", "overlays/ambiguity",
    "overlays/constraints-violated",
  ]

  @Test(
    "A scene is neither contradictory nor ambiguous unless intended",
    arguments: Gallery.scenes)
  func soundness(of scene: String) throws {
    let result = try Gallery.result(of: scene)
    let words = result.diagnostics.map(\.message).joined(separator: "\n")
    #expect(result.isSound != Self.unsound.contains(scene), "\(words)")
  }

  @Test(
    "Every variant of the login card and of the settings is sound, whole and inside the canvas",
    arguments: ["showcase/login-card", "showcase/settings"])
  func variants(of scene: String) throws {
    for variant in try Gallery.variants(of: scene) {
      let result = try Gallery.result(of: scene, .normal, variant)
      #expect(result.isSound, "\(variant.name)")
      let canvas = Rect(origin: .zero, size: result.canvas)
      for view in result.views {
        #expect(view.text?.isTruncated != true, "\(variant.name): \(view.id)")
        #expect(canvas.union(view.absoluteFrame) == canvas, "\(variant.name): \(view.id)")
      }
    }
  }

  @Test("Every character of every scene has a glyph", arguments: Gallery.scenes)
  func glyphs(of scene: String) throws {
    let result = try Gallery.result(of: scene)
    for view in result.views { #expect(view.text?.missingGlyphs.isEmpty != false, "\(view.id)") }
  }
}
