import Drawing
import Geometry
import Rendering
import Scenes
import Testing

@Suite("Renderer")
struct RendererTests {
  private static let card = """
    canvas: { width: 120, height: 80, scale: 2, background: white }
    root:
      subviews:
        title: { type: label, text: Hello }
        box: { background: systemBlue, cornerRadius: 4 }
    constraints:
      - "H:|-[title]-(>=8)-[box(20)]-|"
      - title.top == root.top + 10
      - box.top == title.top
      - box.height == 20
    """

  private func load(_ text: String) throws -> LoadedScene {
    try LoadedScene(bytes: Array(text.utf8), path: "card.yaml")
  }

  @Test("a scene becomes frames")
  func frames() throws {
    let result = try Renderer(.blocks).layOut(load(Self.card)).recorded()
    #expect(
      result.text == """
        default 120x80@2x
        root view (0 0; 120 80)
          title label (16 10; 50 20) "Hello" baseline 16
          box view (84 10; 20 20)

        """)
    #expect(result.isSound)
  }

  @Test("a scene becomes pixels: the box is where the layout puts it, at every scale")
  func pixels() throws {
    for scale in [1, 2, 3] {
      let text = Self.card.replacing("scale: 2", with: "scale: \(scale)")
      let canvas = try Renderer(.blocks).layOut(load(text)).painted()
      #expect(canvas.pixelWidth == 120 * scale)
      #expect(canvas.pixel(x: 94 * scale, y: 20 * scale) == 0xFF00_7AFF)
      #expect(canvas.pixel(x: 84 * scale - 1, y: 20 * scale) == 0xFFFF_FFFF)
      #expect(canvas.pixel(x: 84 * scale, y: 20 * scale) == 0xFF00_7AFF)
    }
  }

  @Test(
    "the same scene gives the same bytes, whatever was rendered before",
    arguments: OutputFormat.allCases)
  func determinism(format: OutputFormat) throws {
    let first = try Renderer(.blocks).layOut(load(Self.card)).encoded(as: format)
    let renderer = try Renderer(.blocks)
    let other = Self.card.replacing("Hello", with: "Good evening everybody")
    _ = try renderer.layOut(load(other)).encoded(as: format)
    #expect(try renderer.layOut(load(Self.card)).encoded(as: format) == first)
  }

  @Test("an overlay changes pixels but no frame")
  func overlays() throws {
    let scene = try Renderer(.blocks).layOut(load(Self.card))
    let before = scene.recorded()
    let plain = try scene.painted().pixelHash
    let explained = try scene.painted(overlays: [OverlayChoice(.alignmentRects)]).pixelHash
    #expect(plain != explained)
    #expect(scene.recorded() == before)
  }

  @Test("time is reported by phase")
  func timings() throws {
    let scene = try Renderer(.blocks).layOut(load(Self.card))
    _ = try scene.encoded(as: .png)
    #expect(scene.timings[.solving] > .zero)
    #expect(scene.timings[.encoding] > .zero)
    #expect(scene.timings.report.contains("solving"))
  }
}

@Suite("Names of a storyboard's trees") struct NibSceneNameTests {
  private func scene(_ number: Int, _ attributes: String, _ item: String = "") -> String {
    """
    <scene sceneID="s\(number)"><objects><viewController id="c\(number)" \(attributes)>
      <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
      \(item)
    </viewController></objects></scene>
    """
  }

  private func names(_ scenes: String) throws -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="17506" targetRuntime="iOS.CocoaTouch"><scenes>\(scenes)</scenes></document>
      """
    return try NibScene.read(bytes: Array(text.utf8), path: "Main.storyboard").map(\.name)
  }

  @Test("A title view and the view of its controller have different names")
  func titleViews() throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><view key="titleView" id="t">
      <rect key="frame" x="0" y="0" width="90" height="30"/></view></navigationItem>
      """
    let names = try names(scene(1, #"customClass="Home""#, item))
    #expect(names.first == "Home")
    #expect(names.count == 2 && Set(names).count == 2, "\(names)")
  }

  @Test("A class and a title that reads the same have different names")
  func titles() throws {
    let names = try names(scene(1, #"customClass="Home""#) + scene(2, #"title="Home""#))
    #expect(names == ["Home", "Home 2"])
  }
}
