import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Cost of painting")
struct PaintingCostTests {
  private let side = 4_000.0

  private func draw(_ items: [DisplayList.Item], on canvas: Canvas) throws {
    try canvas.draw(DisplayList(items), text: BlockMeasurer())
  }

  private func canvas() throws -> Canvas {
    try Canvas(size: Size(width: side, height: side), scale: 1, background: .clear)
  }

  /// A layer over the whole canvas.
  private var layer: DisplayList.Item {
    .fill(.rect(Rect(x: 0, y: 0, width: side, height: side)), .color(.black))
  }

  @Test("More layers over a canvas than can be painted in seconds are refused, whatever hides them")
  func layers() throws {
    let canvas = try canvas()
    let error = #expect(throws: CanvasError.tooMuch) {
      try draw([DisplayList.Item](repeating: layer, count: 260), on: canvas)
    }
    #expect(error?.description.contains("4000 million pixels") == true)
    // Nothing has been painted.
    #expect(canvas.pixel(x: 0, y: 0) == 0)
  }

  @Test("Layers count where they can be seen: outside, or behind a clip, they cost nothing")
  func visible() throws {
    let canvas = try canvas()
    let outside = DisplayList.Item.fill(
      .rect(Rect(x: -1e6, y: 0, width: 1e6, height: side)), .color(.black))
    try draw([DisplayList.Item](repeating: outside, count: 1_000), on: canvas)
    let clipped = DisplayList.Item.group(
      DisplayList.Group(clip: .rect(Rect(x: 0, y: 0, width: 10, height: 10))),
      DisplayList([DisplayList.Item](repeating: layer, count: 1_000)))
    try draw([clipped], on: canvas)
  }

  @Test("All lists of one canvas share its limit")
  func together() throws {
    let canvas = try canvas()
    let text = DisplayList.Item.text(
      Paragraph(""), in: Rect(x: 0, y: 0, width: side, height: side),
      color: .black)
    let items = [DisplayList.Item](repeating: text, count: 100)
    try draw(items, on: canvas)
    try draw(items, on: canvas)
    #expect(throws: CanvasError.tooMuch) { try draw(items, on: canvas) }
  }

  @Test("Groups in groups may not hold more memory than a large canvas")
  func groups() throws {
    func nested(_ depth: Int, width: Double) -> DisplayList {
      let inner = depth == 0 ? [] : nested(depth - 1, width: width).items
      let clip = PaintedShape.rect(Rect(x: 0, y: 0, width: width, height: side))
      return DisplayList([
        .group(DisplayList.Group(opacity: 0.5, clip: clip), DisplayList([layer, layer] + inner))
      ])
    }
    let canvas = try canvas()
    try draw(nested(2, width: 4_000).items, on: canvas)
    try draw(nested(10, width: 100).items, on: canvas)
    #expect(throws: CanvasError.tooMuch) { try draw(nested(3, width: 4_000).items, on: canvas) }
  }

  @Test("Documents refuse endless shadows, which are pixels there too")
  func documents() throws {
    let shadow = DisplayList.Item.shadow(
      .rect(Rect(x: 0, y: 0, width: 4_000, height: 4_000)), Shadow(radius: 20))
    #expect(throws: CanvasError.tooMuch) {
      try VectorDocument.write(
        DisplayList([DisplayList.Item](repeating: shadow, count: 50)), as: .pdf,
        size: Size(width: 4_000, height: 4_000), background: .clear, text: BlockMeasurer())
    }
  }
}
