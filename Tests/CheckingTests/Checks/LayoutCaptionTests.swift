import Checking
import Diagnosis
import Rendering
import Scenes
import Testing

@Suite("Captions of a sheet")
struct LayoutCaptionTests {
  private func captions(_ text: String) throws -> [[String]] {
    let renderer = try Renderer(.blocks)
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    let layouts = try loaded.scene.variants.list.map { variant in
      let scene = try renderer.layOut(loaded, variant)
      return CheckedLayout(scene, result: scene.result())
    }
    return LayoutCaptions(layouts, isComplete: true).all
  }

  @Test("name every failed expectation, every ambiguity and every contradiction, each once")
  func everything() throws {
    let captions = try captions(
      """
      canvas: { width: 200, height: 100, scale: 1 }
      variants: { axes: { direction: [ltr, rtl] } }
      root: { subviews: { a: { type: label, text: Hello }, b: {}, c: {} } }
      constraints:
        - a.left == root.left
        - a.top == root.top
        - b.width == 10
        - b.width == 12
        - b.height == 10
        - b.top == root.top
        - b.leading == root.leading
      expect:
        - satisfiable
        - unambiguous
        - a.width <= 40
        - a.height >= 30
        - { mirrors: { of: default, is: rtl } }
      """)
    #expect(captions.count == 2)
    #expect(
      captions[0] == [
        "unsatisfiable: 12 > 10; broken: b.width == 10",
        "ambiguous: c (minX, minY, width, height)", "a.width is 50, expected at most 40",
        "a.height is 20, expected at least 30",
      ])
    #expect(captions[1].contains { $0.contains("is not the mirror image") })
  }

  @Test("are absent for a layout as expected")
  func nothing() throws {
    let captions = try captions(
      """
      root: { subviews: { a: { type: label, text: Hello } } }
      constraints: [a.leading == root.leading, a.top == root.top]
      expect: [satisfiable, unambiguous]
      """)
    #expect(captions == [[]])
  }
}
