import Controls
import Documents
import Drawing
import Geometry
import Rendering
import Scenes
import Testing

@Suite("Variants painted from one layout")
struct RecoloringTests {
  private static func loaded(_ scene: String) throws -> LoadedScene {
    let path = Gallery.path("Scenes/\(scene).yaml")
    return try LoadedScene(bytes: try FileBytes.read(path), path: path)
  }

  /// What a scene is in an appearance: the picture's items, the layout and the work.
  private static func facts(
    _ renderer: Renderer, _ loaded: LoadedScene, _ appearance: AxisValue
  ) throws -> [String] {
    let scene = try renderer.layOut(loaded, Variant(name: "v", values: [appearance]))
    let items = scene.displayList().items.map { "\($0)" }
    let work = scene.timings.work
    return items + ["\(scene.background) \(work)", "\(scene.recorded(findsAmbiguity: false))"]
  }

  private static func layOutBoth(_ renderer: Renderer, _ loaded: LoadedScene) throws {
    for value in [AxisValue.appearance(.light), .appearance(.dark)] {
      _ = try renderer.layOut(loaded, Variant(name: "v", values: [value]))
    }
  }

  @Test(
    "A scene of the gallery looks the same in the dark when its colours alone change",
    arguments: Gallery.scenes)
  func dark(scene: String) throws {
    let loaded = try Self.loaded(scene)
    func facts(shares: Bool) throws -> (dark: [String], light: [String], layouts: Int) {
      let renderer = try Renderer(.blocks)
      renderer.sharesLayouts = shares
      _ = try Self.facts(renderer, loaded, .appearance(.light))
      let dark = try Self.facts(renderer, loaded, .appearance(.dark))
      let light = try Self.facts(renderer, loaded, .appearance(.light))
      return (dark, light, renderer.layoutsMade)
    }
    let (fresh, shared) = (try facts(shares: false), try facts(shares: true))
    #expect(fresh.layouts == 3)
    for (one, other) in zip(fresh.dark + fresh.light, shared.dark + shared.light) where one != other
    {
      let start = zip(one, other).prefix { $0 == $1 }.count
      let parts = [one, other].map { $0.dropFirst(max(start - 90, 0)).prefix(220) }
      Issue.record("\(parts[0])\n\(parts[1])")
      break
    }
    #expect(fresh.dark.count == shared.dark.count && fresh.light.count == shared.light.count)
  }

  @Test("Of most scenes, one layout has both appearances")
  func counted() throws {
    var (scenes, layouts) = (0, 0)
    for scene in Gallery.scenes {
      let renderer = try Renderer(.blocks)
      renderer.sharesLayouts = true
      let loaded = try Self.loaded(scene)
      try Self.layOutBoth(renderer, loaded)
      (scenes, layouts) = (scenes + 1, layouts + renderer.layoutsMade)
    }
    #expect(scenes > 150 && layouts < scenes * 6 / 5, "\(layouts) layouts of \(scenes) scenes")
  }

  @Test("Variants that alternate between two layouts share both with their dark ones")
  func alternating() throws {
    let text = """
      canvas: { width: 200, height: 100 }
      root: { subviews: { a: { type: label, text: Hello } } }
      constraints: ["H:|-[a]", "V:|-[a]"]
      """
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    let renderer = try Renderer(.blocks)
    renderer.sharesLayouts = true
    for appearance in [Appearance.light, .dark] {
      for width in [200.0, 300] {
        let values: [AxisValue] = [.appearance(appearance), .width(.points(width))]
        let scene = try renderer.layOut(loaded, Variant(name: "v", values: values))
        #expect(scene.size.width == width)
      }
    }
    #expect(renderer.layoutsMade == 2)
  }

  @Test(
    "What differs in more than colours is laid out again, and so is what is still in use",
    arguments: [
      ("", "text: Hello", 1),
      ("", "text: Hello, color: { when: { appearance: dark }, then: red, else: blue }", 1),
      ("", "text: { when: { appearance: dark }, then: Good evening, else: Hello }", 2),
      ("", "text: Hello, color: { when: { appearance: dark }, then: red }", 2),
      ("  - { expr: a.width == 80, when: { appearance: dark } }", "text: Hello", 2),
    ])
  func differences(constraint: String, keys: String, layouts: Int) throws {
    let text = """
      canvas: { width: 200, height: 100 }
      root: { subviews: { a: { type: label, \(keys) } } }
      constraints:
        - "H:|-[a]"
        - "V:|-[a]"
      \(constraint)
      """
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    let renderer = try Renderer(.blocks)
    renderer.sharesLayouts = true
    try Self.layOutBoth(renderer, loaded)
    #expect(renderer.layoutsMade == layouts)
    // A scene that was read again may have other files; a layout that is held may be used.
    let again = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    let held = try renderer.layOut(again, Variant(name: "v", values: [.appearance(.light)]))
    _ = try renderer.layOut(again, Variant(name: "v", values: [.appearance(.dark)]))
    #expect(renderer.layoutsMade == layouts + 2 && held.viewCount == 2)
  }
}
