import Drawing
import Geometry
import Testing
import Typesetting

/// What casts a shadow: the alpha of a layer and its sublayers together (`CALayer.shadowOpacity`,
/// and 'UIImageView shadow follows alpha', Stack Overflow 3690972).
@Suite("Silhouettes") struct SilhouetteTests {
  private let square = DisplayList.Item.fill(
    .rect(Rect(x: 20, y: 20, width: 40, height: 40)), .color(.white))
  private let disc = DisplayList.Item.fill(
    .ellipse(Rect(x: 20, y: 20, width: 40, height: 40)), .color(.white))

  private func canvas(_ items: [DisplayList.Item]) throws -> Canvas {
    let canvas = try Canvas(
      size: Size(width: 100, height: 100), scale: 1, background: .clear)
    try canvas.draw(DisplayList(items), text: BlockMeasurer())
    return canvas
  }

  private func alpha(_ canvas: Canvas, _ x: Int, _ y: Int) -> Int {
    Int(canvas.pixel(x: x, y: y) >> 24)
  }

  @Test("A disc casts the shadow of a disc, below itself")
  func discs() throws {
    let shadow = Shadow(radius: 0, dx: 30, dy: 30)
    let canvas = try canvas([.shadowed(DisplayList([disc]), shadow)])
    #expect(canvas.pixel(x: 40, y: 40) == 0xFFFF_FFFF)
    #expect(canvas.pixel(x: 75, y: 75) == 0xFF00_0000)
    // The corners of the box around the disc, and of the box around its shadow.
    #expect(alpha(canvas, 22, 22) == 0 && alpha(canvas, 88, 88) == 0 && alpha(canvas, 52, 88) == 0)
  }

  @Test("A blurred shadow of items is that of the shape that they cover")
  func blur() throws {
    let shadow = Shadow(opacity: 0.8, radius: 4, dx: 3, dy: 5)
    let shape = PaintedShape.rect(Rect(x: 20, y: 20, width: 40, height: 40))
    let cast = try canvas([.shadowed(DisplayList([square]), shadow)])
    let plain = try canvas([.shadow(shape, shadow), square])
    for y in 0..<100 {
      for x in 0..<100 { #expect(abs(alpha(cast, x, y) - alpha(plain, x, y)) <= 1) }
    }
  }

  @Test("What is outside the canvas casts its shadow into it")
  func outside() throws {
    let far = DisplayList.Item.fill(
      .ellipse(Rect(x: -60, y: 20, width: 40, height: 40)), .color(.black))
    let canvas = try canvas([.shadowed(DisplayList([far]), Shadow(radius: 0, dx: 90))])
    #expect(alpha(canvas, 50, 40) == 255)
    #expect(alpha(canvas, 10, 40) == 0)
  }

  @Test("Only opaque paint that everything else stays within has a known silhouette")
  func known() {
    let dot = DisplayList.Item.fill(
      .rect(Rect(x: 30, y: 30, width: 4, height: 4)), .color(.black))
    let faint = DisplayList.Item.fill(
      .rect(Rect(x: 20, y: 20, width: 40, height: 40)), .color(Color(white: 0, alpha: 0.5)))
    let beyond = DisplayList.Item.fill(
      .rect(Rect(x: 50, y: 30, width: 40, height: 4)), .color(.black))
    #expect(DisplayList([square, dot]).silhouette?.alpha == 1)
    #expect(DisplayList([faint]).silhouette?.alpha == 0.5)
    for items in [[], [faint, dot], [square, beyond], [disc, dot]] {
      #expect(DisplayList(items).silhouette == nil)
    }
  }

  @Test("Shadows within shadows do not double the work at each level")
  func nesting() throws {
    func cost(_ depth: Int) -> Double {
      var list = DisplayList([disc])
      for _ in 0..<depth { list = DisplayList([.shadowed(list, Shadow(radius: 0))]) }
      return Canvas.work(of: list, size: Size(width: 100, height: 100), scale: 1)
    }
    #expect(cost(24) < 5 * cost(12))
    var list = DisplayList([disc])
    for _ in 0..<24 { list = DisplayList([.shadowed(list, Shadow(radius: 1, dx: 1))]) }
    #expect(try alpha(canvas(list.items), 40, 40) == 255)
  }

  @Test("In documents, too, a disc casts the shadow of a disc")
  func documents() throws {
    let list = DisplayList([
      .shadowed(DisplayList([disc]), Shadow(radius: 0, dx: 30, dy: 30))
    ])
    let pdf = try VectorDocument.write(
      list, as: .pdf, size: Size(width: 100, height: 100), background: .clear,
      text: BlockMeasurer())
    let picture = try VectorPicture(pdf, scale: 1).image
    #expect(picture.pixels[75 * 100 + 75] == 0xFF00_0000)
    #expect(picture.pixels[88 * 100 + 88] == 0 && picture.pixels[52 * 100 + 86] == 0)
  }
}
