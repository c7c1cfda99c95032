import Checking
import Drawing
import Geometry
import Rendering
import Scenes
import Testing
import Typesetting

@Suite("Letters in pictures")
struct PictureLettersTests {
  /// Returns how many letters are found in a picture of a scene, drawn with real fonts.
  private func letters(_ subviews: String, ground: String = "white") throws -> Int {
    let text = """
      canvas: { width: 240, height: 80, background: \(ground) }
      root: { subviews: { \(subviews) } }
      """
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    let scene = try Renderer(.normal).layOut(loaded, loaded.scene.variants.list[0])
    let canvas = try Canvas(size: scene.size, scale: 2, background: scene.background)
    try canvas.draw(scene.displayList(), text: scene.text)
    return PictureLetters(canvas.image()).count
  }

  @Test(
    "are found in words of any size, weight and colour",
    arguments: [
      ("Subscribe", "{ size: 17 }", "black", "white"),
      ("SALE TODAY", "{ size: 40 }", "red", "white"),
      ("Einkaufen", "{ size: 13, weight: bold }", "white", "black"),
      ("Подписаться", "{ size: 20 }", "black", "systemYellow"),
    ])
  func words(_ words: String, _ font: String, _ color: String, _ ground: String) throws {
    let label =
      "a: { type: label, text: \(words), font: \(font), color: \(color), frame: [4, 4, 232, 72] }"
    #expect(try letters(label, ground: ground) >= 5)
  }

  @Test(
    "are not found in rows of equal marks, in a few shapes or in a photograph's noise",
    arguments: [
      "a: { type: pageControl, pages: 9, tint: black, background: gray, frame: [0, 0, 240, 40] }",
      (0..<9).map { "v\($0): { background: black, frame: [\($0 * 24 + 4), 20, 12, 20] }" }
        .joined(separator: ", "),
      (0..<9).map {
        "v\($0): { background: black, frame: [\($0 * 24 + 4), \(60 - $0 * 6), 12, \(6 + $0 * 6)] }"
      }.joined(separator: ", "),
      "a: { type: label, text: OK, font: { size: 40 }, frame: [4, 4, 232, 72] }",
      "a: { background: black, cornerRadius: 30, frame: [10, 10, 60, 60] }",
    ])
  func others(_ subviews: String) throws {
    #expect(try letters(subviews) == 0)
  }

  @Test("are looked for once in each pixel")
  func cost() {
    let pixels = (0..<250_000).map { index -> UInt32 in
      (index &* 7919 % 13) < 6 ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let image = ImageBuffer(width: 500, height: 500, scale: 1, pixels: pixels, isOpaque: true)
    let letters = PictureLetters(image)
    #expect(letters.count == 0)
    #expect(letters.visits <= 250_000)
  }
}
