import AutoLayout
import Controls
import Diagnosis
import Geometry
import Rendering
import Testing

/// The view of a client of the library: public symbols only.
@Suite("The library")
struct LibraryTests {
  private static let card = """
    canvas: { width: 120, height: 80, scale: 2 }
    variants: { axes: { direction: [ltr, rtl] } }
    root:
      subviews:
        box: { background: red }
        note: { type: label, text: Hello }
    constraints:
      - "H:|-10-[box(20)]-[note]"
      - "V:|-10-[box(20)]"
      - note.top == box.top
    """

  private func scene(_ text: String) throws -> DocumentScene {
    try SceneDocument(bytes: Array(text.utf8), path: "card.yaml").scenes[0]
  }

  @Test("A scene is read, laid out in its variants and drawn")
  func scenes() throws {
    let scene = try scene(Self.card)
    #expect(scene.variants.map(\.name) == ["default", "rtl"])
    let renderer = SceneRenderer(fonts: .blocks)
    let layout = try renderer.layOut(scene)
    #expect(layout.size == Size(width: 120, height: 80))
    #expect(layout["note"]?.frame == Rect(x: 38, y: 10, width: 50, height: 20))
    #expect(layout["note"]?.text == "Hello")
    #expect(layout["nothing"] == nil)
    #expect(layout.views.map(\.path) == ["root", "root/box", "root/note"])
    #expect(layout.findings().isEmpty)
    let mirrored = try renderer.layOut(scene, as: try scene.variant("rtl"))
    #expect(mirrored["box"]?.frame.minX == 90)
    let narrow = try renderer.layOut(scene, as: try scene.variant("width=100,direction=rtl"))
    #expect(narrow["box"]?.absoluteFrame.minX == 70)
    #expect(try layout.png().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try layout.encoded(as: .pdf).starts(with: Array("%PDF".utf8)))
    #expect(layout.text.hasPrefix("default 120x80@2x\n"))
    #expect(layout.json.hasPrefix("{"))
  }

  @Test("Pixels are red, green, blue, alpha, row by row")
  func pixels() throws {
    let bitmap = try SceneRenderer(fonts: .blocks).layOut(try scene(Self.card)).pixels()
    #expect((bitmap.width, bitmap.height) == (240, 160))
    #expect(bitmap.rgba.count == 240 * 160 * 4)
    let inside = (25 * 240 + 25) * 4
    #expect(bitmap.rgba[inside] > 200 && bitmap.rgba[inside + 2] < 100)
    #expect(bitmap.rgba[inside + 3] == 255)
  }

  @Test("Findings have places and cures, and values are explained")
  func findings() throws {
    let scene = try scene(
      """
      root: { subviews: { a: {} } }
      constraints:
        - a.leading == root.leading
        - a.top == root.top
        - a.height == 10
        - a.width == 20
        - a.width == 30
      """)
    let layout = try SceneRenderer(fonts: .blocks).layOut(scene)
    let found = layout.findings()
    #expect(found.map(\.code) == [.unsatisfiable])
    #expect(found[0].line == 6 || found[0].line == 7)
    #expect(!found[0].cures.isEmpty)
    #expect(found[0].description.hasPrefix("card.yaml:"))
    #expect(try layout.explanation(of: "a.height").contains("10"))
    #expect(throws: SceneError.self) { try layout.explanation(of: "b.height") }
  }

  @Test("Unreadable input is reported with every place")
  func errors() throws {
    do {
      _ = try scene("root: { subviews: { a: { typ: label, hidde: true } } }")
      Issue.record("it was read")
    } catch let error as SceneError {
      #expect(error.kind == .input)
      #expect(error.issues.count == 2)
      #expect(error.issues.allSatisfy { $0.line == 1 && $0.severity == .error })
    }
    let known = try scene(Self.card)
    for name in ["rlt", "directon=rtl", "direction=up", "=", "direction"] {
      #expect(throws: SceneError.self) { try known.variant(name) }
    }
    #expect(throws: SceneError.self) { try SceneDocument(path: "no/such.yaml") }
  }

  @Test("A tree of views made in code is laid out and drawn")
  func views() throws {
    let label = Label()
    label.textContent.text = "Hello"
    label.identifier = "greeting"
    let layout = SceneRenderer(fonts: .blocks).layOut(label, scale: 1)
    #expect(layout.size == Size(width: 50, height: 20))
    #expect(layout["greeting"]?.text == "Hello")
    #expect(try layout.pixels().width == 50)
  }

  @Test("A cancelled task produces no layout")
  func cancellation() async throws {
    let scene = try scene(Self.card)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try SceneRenderer(fonts: .blocks).layOut(scene).size
    }
    task.cancel()
    await #expect(throws: SceneError.self) { try await task.value }
  }
}
