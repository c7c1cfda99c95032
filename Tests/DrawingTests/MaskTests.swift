import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Masks") struct MaskTests {
  private func canvas(_ items: [DisplayList.Item], side: Double = 10) throws -> Canvas {
    let canvas = try Canvas(
      size: Size(width: side, height: side), scale: 1, background: .white)
    try canvas.draw(DisplayList(items), text: BlockMeasurer())
    return canvas
  }

  private func box(_ x: Double, _ width: Double, _ color: Color = .black) -> DisplayList.Item {
    .fill(.rect(Rect(x: x, y: 0, width: width, height: 10)), .color(color))
  }

  @Test("Items show as far as their mask is opaque, whatever its colour")
  func opacity() throws {
    let half = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let mask = DisplayList([box(2, 2, .white), box(6, 2, half)])
    let canvas = try canvas([.masked(DisplayList([box(0, 10)]), by: mask)])
    #expect(canvas.pixel(x: 0, y: 5) == 0xFFFF_FFFF)
    #expect(canvas.pixel(x: 3, y: 5) == 0xFF00_0000)
    #expect(canvas.pixel(x: 5, y: 5) == 0xFFFF_FFFF)
    #expect(abs(Int(canvas.pixel(x: 7, y: 5) & 0xFF) - 128) <= 1)
  }

  @Test("A mask of nothing hides everything, and a translucent group fades what is masked")
  func groups() throws {
    let masked = DisplayList.Item.masked(
      DisplayList([box(0, 10)]), by: DisplayList([box(0, 10)]))
    let hidden = try canvas([.masked(DisplayList([box(0, 10)]), by: DisplayList())])
    #expect(hidden.pixel(x: 5, y: 5) == 0xFFFF_FFFF)
    let faded = try canvas([
      .group(DisplayList.Group(opacity: 0.5), DisplayList([masked]))
    ])
    #expect(abs(Int(faded.pixel(x: 5, y: 5) & 0xFF) - 128) <= 1)
  }

  @Test("A shape inside another is a hole by the even-odd rule, for fills and clips")
  func holes() throws {
    func square(_ inset: Double) -> [Path.Element] {
      let (low, high) = (inset, 10 - inset)
      return [
        .move(Point(x: low, y: low)), .line(Point(x: high, y: low)),
        .line(Point(x: high, y: high)), .line(Point(x: low, y: high)), .close,
      ]
    }
    let elements = square(0) + square(3)
    for isEvenOdd in [false, true] {
      let shape = PaintedShape.path(Path(elements, isEvenOdd: isEvenOdd))
      let middle: UInt32 = isEvenOdd ? 0xFFFF_FFFF : 0xFF00_0000
      let filled = try canvas([.fill(shape.offsetBy(dx: 0, dy: 0), .color(.black))])
      let clipped = try canvas([
        .group(DisplayList.Group(clip: shape), DisplayList([box(0, 10)]))
      ])
      for canvas in [filled, clipped] {
        #expect(canvas.pixel(x: 5, y: 5) == middle)
        #expect(canvas.pixel(x: 1, y: 1) == 0xFF00_0000)
      }
    }
  }

  @Test("Masks count toward the pixels that a picture may hold at once")
  func cost() throws {
    let side = 4_000.0
    let cover = DisplayList([
      .fill(.rect(Rect(x: 0, y: 0, width: side, height: side)), .color(.black))
    ])
    var item = DisplayList.Item.masked(cover, by: cover)
    let canvas = try Canvas(
      size: Size(width: side, height: side), scale: 1, background: .clear)
    for _ in 0..<4 { item = .masked(DisplayList([item]), by: cover) }
    #expect(throws: CanvasError.tooMuch) {
      try canvas.draw(DisplayList([item]), text: BlockMeasurer())
    }
  }

  @Test("A mask is listed with its content")
  func description() {
    let item = DisplayList.Item.masked(DisplayList([box(0, 4)]), by: DisplayList([box(1, 2)]))
    #expect(
      "\(item)".split(separator: "\n").map { $0.split(separator: " ").first } == [
        "masked", "fill", "by", "fill",
      ])
  }
}
