import Documents
import Rendering
import Serving
import Testing

/// The axes of a scene's own on the live page.
extension LiveSiteTests {
  @Test(
    "Axes of states are listed beside the others, and chosen without taking the place of other names"
  )
  func stateAxes() throws {
    let text = """
      canvas: { width: 100, height: 50 }
      root: { subviews: { box: { frame: [0, 0, 10, 10] } } }
      states: { wide: { views: { box: { frame: [0, 0, 40, 10] } } }, tall: { views: { box: { alpha: 0.5 } } } }
      variants: { axes: { path: [none, wide], part: [none, tall] } }

      """
    try folder.write(Array(text.utf8), to: "project/axes.yaml")
    let path = folder.path("project/axes.yaml")
    let scene = try json(ask("scene", ["path": path]))
    #expect(scene["axes"]?.items.compactMap { $0["axis"]?.string } == ["state.path", "state.part"])
    #expect(
      scene["variants"]?.items.last?["values"]
        == .object(["state.path": .string("wide"), "state.part": .string("tall")]))
    func layout(_ query: [String: String]) throws -> JSON? {
      try json(ask("layout", ["path": path].merging(query) { own, _ in own }))["layout"]
    }
    let wide = try layout(["state.path": "wide", "state.part": "tall"])
    #expect(wide?["name"] == .string("wide+tall"))
    #expect(wide?["views"]?.items.last?["frame"]?.items[2].double == 40)
    #expect(
      try layout(["state": "wide+tall"])?["views"]?.items.last?["frame"]?.items[2].double == 40)
    #expect(ask("layout", ["path": path, "state.path": "nowhere"]).status == 422)
    #expect(ask("layout", ["path": path, "state": "wide+nowhere"]).status == 422)
  }
}
