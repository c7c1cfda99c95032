import Rendering
import Testing

@Suite("Soundness of the gallery")
struct GallerySoundnessTests {
  /// The scenes that are there to show a contradiction or a choice.
  private static let unsound = [
    "articles/ambiguous-two-labels", "articles/conflict-between-two-gaps",
    "priorities/equal-wishes-leave-a-range",
  ]

  @Test(
    "A scene is neither contradictory nor ambiguous unless it is meant to be",
    arguments: Gallery.scenes)
  func soundness(of scene: String) throws {
    let result = try Gallery.result(of: scene)
    let words = result.diagnostics.map(\.message).joined(separator: "\n")
    #expect(result.isSound != Self.unsound.contains(scene), "\(words)")
  }

  @Test("Every character of every scene has a glyph", arguments: Gallery.scenes)
  func glyphs(of scene: String) throws {
    let result = try Gallery.result(of: scene)
    for view in result.views { #expect(view.text?.missingGlyphs.isEmpty != false, "\(view.id)") }
  }
}
