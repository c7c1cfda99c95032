import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Backdrop") struct BackdropTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// Returns a canvas of 200 x 100, red on the left and blue on the right, behind an effect.
  private func items(_ backdrop: Backdrop, in shape: PaintedShape? = nil) -> [DisplayList.Item] {
    [
      .fill(.rect(Rect(x: 0, y: 0, width: 100, height: 100)), .color(red)),
      .fill(.rect(Rect(x: 100, y: 0, width: 100, height: 100)), .color(blue)),
      .backdrop(shape ?? .rect(Rect(x: 20, y: 20, width: 160, height: 60)), backdrop),
    ]
  }

  private func canvas(_ items: [DisplayList.Item], scale: Double = 1) throws -> Canvas {
    let canvas = try Canvas(
      size: Size(width: 200, height: 100), scale: scale, background: .white)
    try canvas.draw(DisplayList(items), text: BlockMeasurer())
    return canvas
  }

  private func red(_ canvas: Canvas, _ x: Int, _ y: Int) -> Int {
    Int(canvas.pixel(x: x, y: y) >> 16 & 0xFF)
  }

  @Test("An edge behind it becomes a Gaussian slope, and the outside stays unchanged")
  func slope() throws {
    for scale in [1, 3] {
      let canvas = try canvas(items(Backdrop(radius: 20)), scale: Double(scale))
      #expect(abs(red(canvas, 100 * scale, 50 * scale) - 128) <= 4)
      // One standard deviation on either side: 84 % and 16 %.
      #expect(abs(red(canvas, 80 * scale, 50 * scale) - 214) <= 6)
      #expect(abs(red(canvas, 120 * scale, 50 * scale) - 41) <= 6)
      #expect(red(canvas, 99 * scale, 10 * scale) == 255)
      #expect(canvas.pixel(x: 110 * scale, y: 10 * scale) == 0xFF00_00FF)
    }
  }

  @Test("The canvas's edge extends beyond it, so that nothing gets lighter there")
  func edge() throws {
    let canvas = try canvas(
      items(Backdrop(radius: 10), in: .rect(Rect(x: 0, y: 0, width: 40, height: 100))))
    for place in [(0, 0), (0, 99), (20, 50)] {
      #expect(canvas.pixel(x: place.0, y: place.1) == 0xFFFF_0000)
    }
  }

  @Test("Only the shape is filled, within the transforms and clips around it")
  func shape() throws {
    let effect = DisplayList.Item.backdrop(
      .ellipse(Rect(x: 30, y: 5, width: 40, height: 40)), Backdrop(radius: 20))
    let group = DisplayList.Group(
      clip: .rect(Rect(x: 0, y: 0, width: 200, height: 25)),
      transform: AffineTransform(scaleX: 2, y: 2))
    let canvas = try canvas(
      items(Backdrop(radius: 20)).dropLast() + [.group(group, DisplayList([effect]))])
    #expect(abs(red(canvas, 100, 30) - 128) <= 4)
    #expect(red(canvas, 62, 12) == 255)
    #expect(red(canvas, 110, 60) == 0 && red(canvas, 90, 60) == 255)
  }

  @Test("Saturation moves colours away from their grey and leaves grey alone")
  func saturation() throws {
    let dull = Color(red: 0.6, green: 0.4, blue: 0.4)
    let grey = Color(white: 0.5)
    func pixel(_ color: Color) throws -> UInt32 {
      let whole = PaintedShape.rect(Rect(x: 0, y: 0, width: 200, height: 100))
      return try canvas([
        .fill(whole, .color(color)), .backdrop(whole, Backdrop(radius: 5, saturation: 1.8)),
      ]).pixel(x: 50, y: 50)
    }
    #expect(try pixel(grey) == 0xFF80_8080)
    let found = try pixel(dull)
    #expect(found >> 16 & 0xFF > 170 && found & 0xFF < 100)
  }

  @Test("A PDF and an SVG carry the pixels behind an effect as a picture, the same on every run")
  func documents() throws {
    func write(_ items: [DisplayList.Item], _ format: VectorDocument.Format) throws -> [UInt8] {
      try VectorDocument.write(
        DisplayList(items), as: format, size: Size(width: 200, height: 100), background: .white,
        text: BlockMeasurer())
    }
    let list = items(Backdrop(radius: 20))
    let svg = String(decoding: try write(list, .svg), as: UTF8.self)
    #expect(svg.contains("data:image/png;base64"))
    #expect(
      try !String(decoding: write(Array(list.prefix(2)), .svg), as: UTF8.self)
        .contains("data:image/png"))
    let pdf = String(decoding: try write(list, .pdf).map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    #expect(pdf.contains("/Subtype /Image"))
    #expect(try write(list, .svg) == write(list, .svg))
  }

  @Test("An effect counts for the work of a picture by the pixels that it averages")
  func work() throws {
    let many = [DisplayList.Item](
      repeating: .backdrop(.rect(Rect(x: 0, y: 0, width: 4000, height: 4000)), Backdrop(radius: 9)),
      count: 100)
    let canvas = try Canvas(
      size: Size(width: 4000, height: 4000), scale: 1, background: .white)
    #expect(throws: CanvasError.tooMuch) {
      try canvas.draw(DisplayList(many), text: BlockMeasurer())
    }
  }
}
