import Controls
import Documents
import Geometry
import Scenes
import Testing

@Suite("Project configuration")
struct ProjectConfigurationTests {
  private func read(_ text: String) throws -> ProjectConfiguration {
    try ProjectConfiguration(bytes: Array(text.utf8), path: "alrender.yaml")
  }

  @Test("A file of comments, or none, means the defaults")
  func defaults() throws {
    let configuration = try read("# nothing yet\n")
    #expect(configuration == ProjectConfiguration())
    #expect(configuration.scenes == ["Scenes"])
    #expect(configuration.goldens == "goldens")
    #expect(configuration.tolerance == .exact)
    #expect(!configuration.pictures.contains(scene: "card", variant: "default"))
  }

  @Test("Every key is read")
  func keys() throws {
    let configuration = try read(
      """
      scenes: UI/
      goldens: UI/goldens
      fonts: Fonts
      defaults: { width: 320, scale: 3, appearance: dark }
      look: ios26
      devices: { Kiosk: { width: 1080, height: 1920, scale: 1, safeArea: [10, 0, 0, 0] } }
      tolerance: { pixel: 0.1, ratio: 0.001, cluster: 4 }
      pictures: [default, "showcase/*/rtl"]
      hashes: all
      masks: { "showcase/*": [avatar, clock] }
      reporters: [list, html]
      exclude: broken
      """)
    #expect(configuration.scenes == ["UI"])
    #expect(configuration.fonts == ["Fonts"])
    #expect(configuration.defaults.width == .points(320))
    #expect(configuration.look == .ios26)
    #expect(configuration.devices.map(\.name) == ["Kiosk"])
    #expect(configuration.devices.first?.size == Size(width: 1080, height: 1920))
    #expect(configuration.tolerance == Tolerance(pixel: 0.1, ratio: 0.001, cluster: 4))
    #expect(configuration.reporters == [.list, .html])
    #expect(configuration.masks.map(\.views) == [["avatar", "clock"]])
    #expect(configuration.excludes("UI/broken/missing.yaml"))
    #expect(!configuration.excludes("UI/text/broken.yaml"))
  }

  @Test("A typing error is reported in its place with the likely intent")
  func unknownKey() throws {
    let errors = try #require(throws: SceneErrors.self) {
      try read("golden: here\ntolerance: { pixels: 2 }\n")
    }
    let words = errors.diagnostics.map(\.description)
    #expect(words.count == 2)
    #expect(words.first?.hasPrefix("alrender.yaml:1:1: error: unknown key 'golden'") == true)
    #expect(words.first?.contains("did you mean 'goldens'?") == true)
    #expect(words.last?.contains("did you mean 'pixel'?") == true)
  }

  @Test("A lone number is the pixel limit; true and false are all pictures and none")
  func shortForms() throws {
    #expect(try read("tolerance: 0.2").tolerance == Tolerance(pixel: 0.2))
    #expect(try read("pictures: true").pictures == .all)
    #expect(try read("pictures: none").pictures == .none)
    #expect(throws: SceneErrors.self) { try read("tolerance: 1.5") }
    #expect(throws: SceneErrors.self) { try read("devices: { Kiosk: { width: 1 } }") }
  }

  @Test("Patterns name variants, scenes, or variants of scenes")
  func selection() {
    let selection = VariantSelection(
      ["default", "showcase/*/rtl*", "text/wrap"].map(PathPattern.init))
    #expect(selection.contains(scene: "a/b", variant: "default"))
    #expect(selection.contains(scene: "showcase/card", variant: "rtl+doubled"))
    #expect(selection.contains(scene: "text/wrap", variant: "rtl"))
    #expect(!selection.contains(scene: "text/card", variant: "rtl"))
    #expect(!selection.contains(scene: "showcase/deep/card", variant: "rtl"))
    #expect(VariantSelection.all.contains(scene: "a/b/c", variant: "x"))
  }

  @Test("Patterns with many stars end on deep paths", .timeLimit(.minutes(1)))
  func manyStars() {
    // Trying every division would take some 10^11 steps.
    let deep = [String](repeating: "a", count: 40).joined(separator: "/")
    let stars = [String](repeating: "**/a", count: 20).joined(separator: "/")
    #expect(PathPattern(stars).matches(deep))
    #expect(!PathPattern(stars + "/c").matches(deep))
    #expect(PathPattern("**/a/**").matches("b/a"))
    #expect(PathPattern("**/a/*/c").matches("b/a/a/x/c"))
    #expect(!PathPattern("**/a/*/c").matches("b/a/c"))
  }

  @Test("A project's device and canvas apply unless the scene states its own")
  func scenes() throws {
    let project = try read(
      """
      defaults: { width: 320, height: 200, scale: 3 }
      devices: { Kiosk: { width: 1080, height: 1920, scale: 1 } }
      """)
    func canvas(_ text: String) throws -> ResolvedCanvas {
      try SceneReader.read(bytes: Array(text.utf8), path: "s.yaml", project: project).canvas()
    }
    let plain = try canvas("canvas: { height: 50 }\nroot: {}")
    #expect(plain.width == .points(320))
    #expect(plain.height == .points(50))
    #expect(plain.scale == 3)
    let kiosk = try canvas("canvas: { device: kiosk }\nroot: {}")
    #expect(kiosk.width == .points(1080))
    #expect(kiosk.scale == 1)
  }
}
