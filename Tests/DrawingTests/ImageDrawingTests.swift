import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Drawn images") struct ImageDrawingTests {
  private func draw(
    _ image: ImageBuffer, _ tiles: [ImageTile], tint: Color? = nil, scale: Double = 1
  ) throws -> Canvas {
    let canvas = try Canvas(size: Size(width: 20, height: 20), scale: scale, background: .white)
    try canvas.draw(
      DisplayList([.image(image, tiles: tiles, tint: tint)]), text: BlockMeasurer())
    return canvas
  }

  /// Returns alternating columns of black and white.
  private func stripes(_ width: Int, _ height: Int) -> ImageBuffer {
    ImageBuffer(
      width: width, height: height,
      pixels: (0..<(width * height)).map { $0 % width % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF },
      isOpaque: true)
  }

  @Test("An image at its own size keeps every pixel", arguments: [1.0, 2, 3])
  func exact(scale: Double) throws {
    let image = stripes(8, 8).withScale(scale)
    let canvas = try draw(
      image, [.whole(image, in: Rect(origin: Point(x: 2, y: 3), size: image.size))],
      scale: scale)
    let (left, top) = (Int(2 * scale), Int(3 * scale))
    for x in 0..<8 {
      #expect(canvas.pixel(x: left + x, y: top + 7) == image.pixels[x])
    }
    #expect(canvas.pixel(x: left + 8, y: top) == 0xFFFF_FFFF)
    #expect(canvas.pixel(x: left - 1, y: top) == 0xFFFF_FFFF)
  }

  @Test("Fine stripes become grey when they shrink, not a pattern")
  func downscaling() throws {
    let image = stripes(400, 400)
    let canvas = try draw(image, [.whole(image, in: Rect(x: 0, y: 0, width: 20, height: 20))])
    for y in 0..<20 {
      for x in 0..<20 { #expect((126...129).contains(canvas.pixel(x: x, y: y) & 0xFF)) }
    }
  }

  @Test("An uneven shrink keeps the total of light")
  func unevenDownscaling() throws {
    let image = stripes(31, 17)
    let canvas = try draw(image, [.whole(image, in: Rect(x: 0, y: 0, width: 7, height: 5))])
    var sum = 0
    for y in 0..<5 { for x in 0..<7 { sum += Int(canvas.pixel(x: x, y: y) & 0xFF) } }
    #expect(abs(Double(sum) / 35 - 255 * 15 / 31) < 1.5)
  }

  @Test("A stretched part takes no colour from its neighbours")
  func partsDoNotBleed() throws {
    // A red pixel between black ones, stretched.
    let image = ImageBuffer(
      width: 3, height: 1, pixels: [0xFF00_0000, 0xFFFF_0000, 0xFF00_0000], isOpaque: true)
    let tile = ImageTile(
      source: Rect(x: 1, y: 0, width: 1, height: 1),
      destination: Rect(x: 0, y: 0, width: 20, height: 20))
    let canvas = try draw(image, [tile])
    #expect(canvas.pixel(x: 0, y: 0) == 0xFFFF_0000 && canvas.pixel(x: 19, y: 19) == 0xFFFF_0000)
  }

  @Test("A tint takes the image's alpha and gives its own colour")
  func tint() throws {
    let image = ImageBuffer(
      width: 2, height: 1, pixels: [0xFF12_3456, 0], isOpaque: false)
    let canvas = try draw(
      image, [.whole(image, in: Rect(x: 0, y: 0, width: 2, height: 1))],
      tint: Color(red: 0, green: 0, blue: 1))
    #expect(canvas.pixel(x: 0, y: 0) == 0xFF00_00FF && canvas.pixel(x: 1, y: 0) == 0xFFFF_FFFF)
  }

  @Test("Images are equal if they show the same")
  func equality() {
    #expect(stripes(4, 4) == stripes(4, 4))
    #expect(stripes(4, 4) != stripes(8, 2))
    #expect(stripes(4, 4) != stripes(4, 4).withScale(2))
  }

  @Test("Parts and places without an area draw nothing")
  func degenerate() throws {
    let image = stripes(4, 4)
    let whole = Rect(x: 0, y: 0, width: 4, height: 4)
    for rect in [
      Rect.zero, Rect(x: 0, y: 0, width: -4, height: 4), Rect(x: .nan, y: 0, width: 4, height: 4),
    ] {
      let tiles = [
        ImageTile(source: rect, destination: whole), ImageTile(source: whole, destination: rect),
      ]
      #expect(try draw(image, tiles).pixel(x: 0, y: 0) == 0xFFFF_FFFF)
    }
  }
}
